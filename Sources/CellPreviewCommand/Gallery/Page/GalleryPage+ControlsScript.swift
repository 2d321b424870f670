import CellDocuments
import CellPictures
extension GalleryPage {
  /// The part of the script that makes the controls beside each picture.
  ///
  /// They are the controls of the page for one picture, and choose among the same variants. They
  /// show the variant that is drawn, even if another one was wished for. A picture has no control
  /// with only one choice.
  static let controlsScript = #"""
    // Controls beside a picture

    const appearanceOf = (style) =>
      (style ? style + contrast() : document.documentElement.dataset.appearance);

    /** The settings that are on or off beside a picture. */
    const toggles = [
      { name: "style", title: "Dark", on: "dark", off: "light" },
      { name: "direction", title: "RTL", on: "rtl", off: "ltr", label: "Right to left" },
      { name: "generation", title: "iOS 18", on: "iOS18", off: "iOS26" },
    ];
    const choices = (card, name) => [...new Set(card.variants.map((variant) => variant[name]))];

    const choose = (card, name, value) => {
      card.own[name] = value;
      if (name in card.variants[0]) card.last = name;
      drawCard(card);
      showNotices([card]);
    };

    const makeMenu = (card, name, label, options) => {
      const menu = make("select", { name: `${card.id}:${name}`, title: label });
      menu.setAttribute("aria-label", label);
      menu.append(...options.map(([value, textContent]) => make("option", { value, textContent })));
      menu.addEventListener("change", () => choose(card, name, menu.value));
      return menu;
    };

    const makeControls = (card) => {
      const group = make("div", { className: "tools" });
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", `Controls of ${card.element.dataset.title}`);
      card.toggles = toggles
        .filter(({ name }) => name === "style" || choices(card, name).length > 1)
        .map((toggle) => {
          const button = make("button", { type: "button", textContent: toggle.title });
          if (toggle.label) button.setAttribute("aria-label", toggle.label);
          button.addEventListener("click", () => choose(card, toggle.name,
            button.getAttribute("aria-pressed") === "true" ? toggle.off : toggle.on));
          return { ...toggle, button };
        });
      const sizes = choices(card, "size");
      card.sizes = sizes.length > 1 && makeMenu(card, "size", "Text size",
        sizes.map((size) => [size, inWords(size).replace(/^./, (first) => first.toUpperCase())]));
      card.zooms = makeMenu(card, "zoom", "Zoom", \#(json(zooms)).map((zoom) => [zoom, `${zoom}×`]));
      card.reset = make("button", { type: "button", textContent: "Reset", hidden: true });
      card.reset.addEventListener("click", () => {
        Object.assign(card, { own: {}, last: "" });
        drawCard(card);
        showNotices([card]);
        card.zooms.focus();
      });
      group.append(
        ...card.toggles.map(({ button }) => button), ...(card.sizes ? [card.sizes] : []),
        card.zooms, card.reset);
      find("header", card.element).append(group);
    };

    /** Makes the controls of a card show its first picture. */
    const showControls = (card, { variant, style }) => {
      const shown = { ...variant, style: appearanceOf(style).split("-")[0] };
      for (const { name, on, button } of card.toggles) {
        button.setAttribute("aria-pressed", shown[name] === on);
      }
      if (card.sizes) card.sizes.value = shown.size;
      card.zooms.value = settings(card).zoom ?? 1;
      card.reset.hidden = !Object.keys(card.own).length;
    };

    cards.forEach(makeControls);

    // A picture may no longer fit, or fit again.
    new ResizeObserver(() => showNotices(cards)).observe(find("main"));
    """#
}
