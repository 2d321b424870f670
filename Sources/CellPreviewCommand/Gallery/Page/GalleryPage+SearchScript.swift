extension GalleryPage {
  /// The part of the script that searches all pages, marks the part in view, and compares states.
  static let searchScript = #"""
    // Search

    /** The first scene that has all wanted words, for each picture of all pages. */
    const foundScenes = (wanted) => {
      const found = new Map();
      for (const scene of index.values()) {
        if (!found.has(scene.picture) && wanted.every((word) => scene.words.includes(word))) {
          found.set(scene.picture, scene);
        }
      }
      return found;
    };

    const search = () => {
      const wanted = (state.search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
      const found = foundScenes(wanted);
      let count = 0;
      for (const card of cards) {
        card.element.hidden = !found.has(card.id);
        count += card.element.hidden ? 0 : 1;
      }
      for (const section of all("main section")) {
        section.hidden = Boolean(wanted.length) && !find(".card:not([hidden])", section);
      }
      const others = showElsewhere(wanted, found);
      const counted = (number) => (number === 1 ? "1 picture" : `${number} pictures`);
      find("#count").textContent = !wanted.length ? ""
        : !count && !others ? `Nothing found for “${state.search.trim()}”.`
        : others ? `${counted(count)} here, ${others} in other chapters` : counted(count);
    };

    /** Lists what a search finds on other pages, and returns the number of pictures. */
    const showElsewhere = (wanted, scenes) => {
      const list = find("#elsewhere");
      let count = 0;
      const groups = (wanted.length ? galleryPages : []).flatMap((page) => {
        if (location.pathname.endsWith("/" + page.file)) return [];
        const found = [...scenes.values()].filter((scene) => scene.page === page);
        count += found.length;
        if (!found.length) return [];
        const links = found.slice(0, 8).map((entry) => {
          const link = make("a", { textContent: entry.title });
          link.setAttribute("href", `${page.file}#${entry.id}`);
          return make("li", {}, link);
        });
        if (found.length > links.length) {
          const link = make("a", { textContent: `${found.length - links.length} more` });
          link.setAttribute("href", `${page.file}#?search=${encodeURIComponent(state.search)}`);
          links.push(make("li", {}, link));
        }
        return [make("h3", { textContent: page.title }), make("ul", {}, ...links)];
      });
      list.replaceChildren(...groups);
      list.hidden = !groups.length;
      return count;
    };
    find("#search").addEventListener("input", ({ target }) => {
      if (target.value) state.search = target.value;
      else delete state.search;
      history.replaceState(null, "", address());
      search();
    });
    document.addEventListener("keydown", (event) => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName)
        && document.activeElement.type !== "radio" && document.activeElement.type !== "checkbox";
      if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        find("#search").focus();
      } else if (event.key === "Escape" && document.activeElement === find("#search")) {
        find("#search").value = "";
        find("#search").dispatchEvent(new Event("input"));
      }
    });
    /** Opens or closes what a button of a narrow window controls. */
    const toggleMenu = (menu, isOpen) => {
      const controlled = document.getElementById(menu.getAttribute("aria-controls"));
      menu.setAttribute("aria-expanded", controlled.classList.toggle("open", isOpen));
    };
    for (const menu of all(".menu")) menu.addEventListener("click", () => toggleMenu(menu));

    // The bar may need several lines; the elements below it depend on its height.
    const measureBar = () => document.documentElement.style.setProperty(
      "--bar", `${find(".bar").offsetHeight}px`);
    measureBar();
    new ResizeObserver(measureBar).observe(find(".bar"));

    // The part of the contents that is in view
    const links = new Map(all(".contents a").map((link) => [link.getAttribute("href"), link]));
    const place = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(`#${target.id}`);
        if (!link) continue;
        if (!isIntersecting) { link.removeAttribute("aria-current"); continue; }
        link.setAttribute("aria-current", "true");
        const list = find(".contents");
        const [box, line] = [list, link].map((element) => element.getBoundingClientRect());
        if (line.top < box.top || line.bottom > box.bottom) {
          list.scrollTop += line.top - box.top - box.height / 2;
        }
      }
    }, { rootMargin: "-25% 0px -70% 0px" });
    for (const section of all("main section")) place.observe(section);

    // Comparisons

    const compareStates = () => {
      const comparisons = data("comparisons");
      const [styleMenu, oldMenu, newMenu] = ["style", "old", "new"].map((name) =>
        find(`#compare-${name}`));
      const option = (text, value) => make("option", { textContent: text, value });
      const compare = () => {
        const style = comparisons[styleMenu.value];
        const [old, now] = [oldMenu.value, newMenu.value].map(Number);
        const changes = style.properties.filter(({ values }) => values[old] !== values[now]);
        find("#compare-result").textContent = old === now ? "The same look."
          : `${changes.length} ${changes.length === 1 ? "property changes" : "properties change"}.`;
        find("#compare-table").hidden = !changes.length;
        find("#compare-table tbody").replaceChildren(...changes.map(({ name, change, values }) =>
          make("tr", {}, make("th", { scope: "row", textContent: name }),
            ...[values[old], values[now], change].map((text) => make("td", { textContent: text })))));
      };
      const fillStates = () => {
        const { variants } = comparisons[styleMenu.value];
        for (const menu of [oldMenu, newMenu]) menu.replaceChildren(...variants.map(option));
        newMenu.value = Math.min(1, variants.length - 1);
        compare();
      };
      styleMenu.replaceChildren(...comparisons.map(({ style }, index) => option(style, index)));
      styleMenu.addEventListener("change", fillStates);
      oldMenu.addEventListener("change", compare);
      newMenu.addEventListener("change", compare);
      fillStates();
    };
    if (find("#comparisons")) compareStates();
    """#
}
