import CellDocuments
import CellPictures
extension GalleryPage {
  /// The script of the page: switches, search, addresses, tabs, copying and comparisons.
  ///
  /// The settings of the switches are part of the address, after the anchor:
  /// `#states/cell/selected?style=dark&direction=rtl`. Absent settings follow the user's system
  /// or the picture itself.
  package static let script = #"""
    "use strict";
    const find = (selector, root = document) => root.querySelector(selector);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const make = (name, properties = {}, ...children) => {
      const element = Object.assign(document.createElement(name), properties);
      element.append(...children);
      return element;
    };

    const data = (id) => JSON.parse(document.getElementById(id).textContent);
    const pictures = data("pictures");
    const values = data("values");
    const controls = find("#switches");
    const reader = matchMedia("(prefers-color-scheme: dark)");
    const words = {
      ltr: "left to right", rtl: "right to left", light: "light", dark: "dark",
      iOS18: "iOS 18", iOS26: "iOS 26",
    };
    const inWords = (name) =>
      words[name] ?? name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());

    // The settings of the switches. Absent values come from the picture, or from the settings of
    // the user.
    let state = {};
    let anchor = "";

    /** The scenes of all pages by their identifiers, with their pages, pictures and words. */
    const index = new Map();
    for (const page of galleryPages) {
      for (const entry of page.entries) {
        const picture = entry.shown ?? entry.id;
        const words = entry.shown ? `${index.get(picture).words} ${entry.words}` : entry.words;
        index.set(entry.id, { ...entry, page, picture, words });
      }
    }

    const cards = data("scenes").map((entry) => {
      const element = document.getElementById(entry.id);
      const figures = find(".variants", element);
      // The page contains the picture of each card.
      pictures[entry.variants[0].picture] ??= find("svg", figures).outerHTML;
      return {
        // The initial view: the first variant, without a chosen style or a caption.
        ...entry, element, figures, shown: "0,,", tab: "picture",
        notice: find(".notice", element),
        // The settings of the card's own controls, and the last of them that was used.
        own: {}, last: "",
      };
    });
    let copies = 0;

    // Pictures

    /** The settings of a card: of its own controls, and otherwise of the page. */
    const settings = (card) => ({ ...state, ...card.own });

    /**
     * The variant of a card that is nearest to a wish: first by what was last chosen beside the
     * card, then by size, direction and generation.
     */
    const nearest = (card, wish) => {
      const names = ["generation", "direction", "size", card.last];
      const score = (variant) => names.reduce(
        (sum, name, index) => sum + (name && variant[name] === wish[name] ? 2 ** index : 0), 0);
      return card.variants.reduce((best, variant) => (score(variant) > score(best) ? variant : best));
    };

    /** The variants that a card shows, with the appearance where there are several. */
    const views = (card) => {
      const [own, chosen] = [card.variants[0], settings(card)];
      const direction = chosen.direction ?? (card.subject === "direction" ? "both" : own.direction);
      const style = chosen.style ?? (card.subject === "style" ? "both" : null);
      const directions = direction === "both" ? ["ltr", "rtl"] : [direction];
      const styles = style === "both" ? ["light", "dark"] : [card.own.style ?? null];
      return directions.flatMap((direction) => {
        const wish = {
          direction, size: chosen.size ?? own.size,
          generation: chosen.generation ?? own.generation,
        };
        const variant = nearest(card, wish);
        return styles.map((style) => ({
          variant, wish, style,
          caption: [
            styles.length > 1 && inWords(style), directions.length > 1 && inWords(direction),
          ].filter(Boolean).join(", "),
        }));
      });
    };

    /** What a wish asks for that is not drawn. */
    const missing = ({ variant, wish }) => {
      const differing = ["generation", "direction", "size"]
        .filter((key) => variant[key] !== wish[key]);
      if (!differing.length) return "";
      const list = (from) => differing.map((key) => inWords(from[key])).join(", ");
      return `Not drawn with ${list(wish)} here; this is ${list(variant)}.`;
    };

    /** What the cells of a variant say to assistive technology, in reading order. */
    const speechOf = (variant) => make("ol", { className: "speech" },
      ...[...values[variant.values].matchAll(/^  accessibility\[\d+\]: (.*)$/gm)]
        .map(([, text]) => make("li", { textContent: text.replace(/(^|; )frame [-\d., ]+/, "") })));

    const contrast = () => (state.contrast ? "-contrast" : "");

    const drawCard = (card) => {
      const shown = views(card);
      const key = shown
        .map((view) => [card.variants.indexOf(view.variant), view.style, view.caption]).join()
        + (state.speech ? ",speech" : "");
      if (key !== card.shown) {
        card.shown = key;
        card.figures.replaceChildren(...shown.map((view) => {
          const figure = make("figure", { className: "variant" });
          if (view.style) figure.dataset.style = view.style;
          // The page may contain the same picture twice, so the names in it are made unique.
          copies += 1;
          figure.innerHTML = pictures[view.variant.picture]
            .replaceAll(/( id="|="url\(#| href="#)/g, `$1copy${copies}-`);
          find("svg", figure).setAttribute("aria-label", card.element.dataset.label);
          if (view.caption) {
            figure.prepend(make("figcaption", { textContent: view.caption }));
          }
          if (state.speech) figure.append(speechOf(view.variant));
          return figure;
        }));
        card.element.classList.toggle("double", shown.length > 1);
      }
      for (const figure of all("[data-style]", card.figures)) {
        figure.dataset.appearance = figure.dataset.style + contrast();
      }
      if (card.own.zoom) card.element.style.setProperty("--zoom", card.own.zoom);
      else card.element.style.removeProperty("--zoom");
      card.element.classList.toggle("zoomed", Number(card.own.zoom ?? 1) > 1);
      card.missing = [...new Set(shown.map(missing))].filter(Boolean).join(" ");
      showControls(card, shown[0]);
      if (card.tab === "values") showTab(card, "values");
    };

    /** Shows a notice in cards whose pictures are not as wished, or not visible as a whole. */
    const showNotices = (cards) => {
      const isWide = cards.map(({ figures }) => figures.scrollWidth > figures.clientWidth + 1);
      cards.forEach((card, index) => {
        const text = [
          card.missing, isWide[index] && "Wider than the window: scroll the picture sideways.",
        ].filter(Boolean).join(" ");
        card.notice.textContent = text;
        card.notice.hidden = !text;
      });
    };

    const drawAll = () => {
      const style = state.style === "both" ? null : state.style;
      document.documentElement.dataset.appearance =
        (style ?? (reader.matches ? "dark" : "light")) + contrast();
      document.documentElement.toggleAttribute("data-inspector", Boolean(state.inspector));
      document.documentElement.style.setProperty("--zoom", state.zoom ?? 1);
      cards.forEach(drawCard);
      showNotices(cards);
    };

    \#(controlsScript)

    // Tabs

    const appearances = \#(json(Appearance.allCases.map(\.rawValue)));

    /** The values of the first picture of a card, with the colors that it is shown in. */
    const valuesOf = (card) => {
      const [{ variant, style }] = views(card);
      const index = appearances.indexOf(appearanceOf(style));
      return values[variant.values]
        .replaceAll(/#\w{8}(\|#\w{8}){3}/g, (colors) => colors.split("|")[index]);
    };
    const textOf = (card, tab) => (tab === "values" ? valuesOf(card) : card[tab]);

    const showTab = (card, tab) => {
      card.tab = tab;
      for (const button of all("[role=tab]", card.element)) {
        const isChosen = button.dataset.tab === tab;
        button.setAttribute("aria-selected", isChosen);
        button.tabIndex = isChosen ? 0 : -1;
      }
      const isPicture = tab === "picture";
      card.figures.hidden = !isPicture;
      card.code.hidden = isPicture;
      card.copy.hidden = isPicture;
      card.code.textContent = isPicture ? "" : textOf(card, tab);
      const shown = isPicture ? card.figures : card.code;
      shown.setAttribute("aria-label", `${card.element.dataset.title}: ${tab}`);
    };

    const copy = async (card) => {
      const text = textOf(card, card.tab);
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // Pages from disk may lack permission to write: the text is selected and copied instead.
        const range = document.createRange();
        range.selectNodeContents(card.code);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        document.execCommand("copy");
      }
      card.copy.textContent = "Copied";
      setTimeout(() => { card.copy.textContent = "Copy"; }, 1500);
    };

    const tabs = { picture: "Picture", json: "JSON", values: "Values" };
    for (const card of cards) {
      const list = make("div", { className: "tabs" });
      const bar = make("div");
      bar.setAttribute("role", "tablist");
      bar.setAttribute("aria-label", `Views of ${card.element.dataset.title}`);
      card.figures.id = `${card.id}:picture`;
      card.figures.tabIndex = 0;
      card.code = make("pre", { id: `${card.id}:text`, tabIndex: 0, hidden: true });
      for (const [tab, title] of Object.entries(tabs)) {
        const button = make("button", { type: "button", textContent: title });
        button.setAttribute("aria-controls", (tab === "picture" ? card.figures : card.code).id);
        button.dataset.tab = tab;
        button.setAttribute("role", "tab");
        button.addEventListener("click", () => showTab(card, tab));
        bar.append(button);
      }
      bar.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const names = Object.keys(tabs);
        const next = names[(names.indexOf(card.tab) + step + names.length) % names.length];
        showTab(card, next);
        find(`[data-tab=${next}]`, bar).focus();
      });
      card.copy = make("button", { type: "button", className: "copy", textContent: "Copy" });
      card.copy.addEventListener("click", () => copy(card));
      card.code.setAttribute("role", "tabpanel");
      card.figures.setAttribute("role", "tabpanel");
      list.append(bar, card.copy);
      card.element.append(list, card.code);
      showTab(card, "picture");
    }

    // Addresses

    const address = () => {
      const query = new URLSearchParams(Object.entries(state)).toString();
      return `#${anchor}${query && `?${query}`}`;
    };

    /** The page with a picture, group or chapter, if it is another one. */
    const pageOf = (id) => {
      const place = id && [...index.values()].find((entry) =>
        entry.id === id || entry.id.startsWith(id + "/"));
      return place && !location.pathname.endsWith("/" + place.page.file) && place.page.file;
    };

    const readAddress = () => {
      const [path, query = ""] = location.hash.slice(1).split("?");
      state = Object.fromEntries(new URLSearchParams(query));
      anchor = decodeURIComponent(path);
      for (const control of controls.elements) {
        if (!control.name) continue;
        const value = state[control.name];
        if (control.type === "checkbox") control.checked = Boolean(value);
        else if (control.type === "radio") control.checked = control.value === (value ?? "");
        else control.value = value ?? "";
      }
      find("#search").value = state.search ?? "";
      search();
      drawAll();
      for (const element of all(".current")) element.classList.remove("current");
      const target = anchor && (document.getElementById(anchor)
        ?? document.getElementById(index.get(anchor)?.picture));
      if (!target) {
        const page = pageOf(anchor);
        if (page) location.replace(page + location.hash);
        return;
      }
      target.classList.add("current");
      target.scrollIntoView({ block: "start" });
    };

    controls.addEventListener("change", ({ target }) => {
      const value = target.type === "checkbox" ? (target.checked ? "on" : "") : target.value;
      if (value) state[target.name] = value;
      else delete state[target.name];
      for (const card of cards) delete card.own[target.name];
      history.pushState(null, "", address());
      drawAll();
    });
    controls.addEventListener("submit", (event) => event.preventDefault());
    addEventListener("popstate", readAddress);
    reader.addEventListener("change", drawAll);
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href*='#']");
      if (!link) return;
      event.preventDefault();
      if (!link.getAttribute("href").startsWith("#")) {
        // Another page, with the same settings but without the search.
        const { search: _, ...settings } = state;
        const query = new URLSearchParams(Object.entries(settings)).toString();
        location.href = link.getAttribute("href") + (query && `?${query}`);
        return;
      }
      if (link.classList.contains("skip")) {
        find("#content").focus();
        return;
      }
      anchor = decodeURIComponent(link.getAttribute("href").slice(1));
      history.pushState(null, "", address());
      for (const menu of all(".menu")) toggleMenu(menu, false);
      readAddress();
    });

    \#(searchScript)

    readAddress();
    """#
}
