// The search of the bar, the indentation of code that wraps, and the titles of columns in tables.
"use strict";

(() => {
  const shown = 60;
  const types = new Set(["Structure", "Class", "Enumeration", "Protocol", "Type Alias"]);
  const field = document.getElementById("site-query");
  const popup = document.querySelector(".site-popup");
  const status = document.getElementById("site-status");
  const list = document.getElementById("site-results");
  let index;  // The promise of the entries, from the first focus on.
  let selected = -1;

  /// Loads the index. An entry's parent comes before it, and the address begins with the parent's.
  async function load() {
    const response = await fetch(`${baseUrl}site/index.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    const { kinds, entries } = await response.json();
    const result = [];
    for (const [title, parent, kind, address, abstract] of entries) {
      const above = result[parent];
      const entry = {
        title, abstract, kind: kinds[kind],
        address: (above?.address ?? "/documentation") + address,
        path: above ? [...above.path, above.title] : [],
        depth: above ? above.depth + 1 : 0,
      };
      entry.name = title.toLowerCase();
      entry.around = entry.path.join(" ").toLowerCase();
      entry.text = abstract.toLowerCase();
      result.push(entry);
    }
    return result;
  }

  /// How well a word is found in a title: at the start of a word of it, inside, or not at all.
  function found(word, entry) {
    let best = 0;
    for (let at = entry.name.indexOf(word); at >= 0; at = entry.name.indexOf(word, at + 1)) {
      const letter = entry.title[at];
      const starts = at === 0 || letter !== letter.toLowerCase()
        || /[^\p{L}]/u.test(entry.title[at - 1]);
      best = Math.max(best, starts ? 12 : 6);
    }
    return best;
  }

  /// The rank of an entry, or nothing if one of the words is not in it: types with the name come
  /// first, then articles with all words in their titles, then other symbols with the name.
  function rank(entry, words, whole) {
    const isArticle = entry.kind === "Article" || entry.kind === "Module";
    let sum = types.has(entry.kind) ? 8 : 0;
    let isInTitle = true;
    for (const word of words) {
      const inTitle = found(word, entry);
      const value = inTitle
        || (entry.around.includes(word) ? 4 : 0) || (entry.text.includes(word) ? 2 : 0);
      if (!value) return undefined;
      isInTitle &&= inTitle > 0;
      sum += value;
    }
    const name = entry.name.replace(/\s|\(.*/g, "");
    if (name === whole || name.endsWith(`.${whole}`)) sum += isArticle ? 72 : 60;
    else if (isArticle && isInTitle) sum += 62;
    else if (name.startsWith(whole)) sum += 20;
    return sum - entry.depth - entry.title.length / 100;
  }

  /// The entries with all words of a query, the best one first.
  function search(entries, query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const whole = words.join("");
    return entries.map((entry) => [rank(entry, words, whole), entry])
      .filter(([value]) => value !== undefined)
      .sort(([a], [b]) => b - a).map(([, entry]) => entry);
  }

  function element(name, text) {
    const result = document.createElement(name);
    result.textContent = text;
    return result;
  }

  function option(entry, number) {
    const link = document.createElement("a");
    link.id = `site-result-${number}`;
    link.href = baseUrl.replace(/\/$/, "") + entry.address;
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    const around = [entry.kind, ...entry.path.slice(0, 1), ...entry.path.slice(1).slice(-1)];
    link.append(
      element("b", entry.title), " ", element("small", around.join(" · ")),
      element("span", entry.abstract));
    return link;
  }

  function select(number) {
    list.children[selected]?.setAttribute("aria-selected", "false");
    selected = number;
    const link = list.children[selected];
    link?.setAttribute("aria-selected", "true");
    link?.scrollIntoView({ block: "nearest" });
    if (link) field.setAttribute("aria-activedescendant", link.id);
    else field.removeAttribute("aria-activedescendant");
  }

  function show(isShown) {
    popup.hidden = !isShown;
    field.setAttribute("aria-expanded", isShown);
  }

  async function update() {
    const query = field.value.trim();
    show(query !== "");
    if (!query) return;
    let message;
    let results = [];
    try {
      results = search(await (index ??= load()), query);
      if (field.value.trim() !== query) return;  // The reader has gone on.
      const count = results.length;
      message = count ? `${count} ${count === 1 ? "result" : "results"}`
        : `Nothing found for “${query}”`;
      if (count > shown) message += `, of which these are the first ${shown}`;
    } catch {
      index = undefined;
      message = "The index could not be loaded";
    }
    status.textContent = message;
    status.dataset.query = query;
    list.replaceChildren(...results.slice(0, shown).map(option));
    popup.scrollTop = 0;
    select(results.length ? 0 : -1);
  }

  field.addEventListener("focus", () => {
    (index ??= load()).catch(() => { index = undefined; });
    update();
  });
  field.addEventListener("input", update);
  field.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (event.key === "Escape") {
      if (popup.hidden) field.blur();
      else show(false);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      const step = event.key === "ArrowDown" ? 1 : count - 1;
      if (popup.hidden) show(true);
      else select((selected + step) % count);
    } else if (event.key === "Enter" && !popup.hidden) {
      list.children[selected]?.click();
    } else {
      return;
    }
    event.preventDefault();
  });
  list.addEventListener("click", () => {
    show(false);
    field.blur();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!field.parentElement.contains(event.target)) show(false);
  });
  field.parentElement.addEventListener("focusout", (event) => {
    if (!field.parentElement.contains(event.relatedTarget)) show(false);
  });
  window.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  /// Gives every cell of a table the title of its column, unless one of them is empty.
  function label(table) {
    const titles = [...table.querySelectorAll("thead th")].map((cell) => cell.textContent.trim());
    for (const row of table.querySelectorAll("tbody tr")) {
      [...row.children].forEach((cell, column) => {
        const isNamed = column > 0 && titles[column] && cell.textContent.trim();
        if (isNamed) cell.dataset.title = titles[column];
      });
    }
  }

  new MutationObserver(() => {
    for (const line of document.querySelectorAll(".code-line-container:not([style])")) {
      // Where a line goes on is at most a third of a phone away from the edge.
      const indentation = Math.min(line.textContent.search(/\S|$/), 12);
      line.style.setProperty("--indentation", `${indentation + 3}ch`);
    }
    for (const table of document.querySelectorAll("table:not([data-labeled])")) {
      table.dataset.labeled = "";
      label(table);
    }
  }).observe(document.getElementById("app"), { childList: true, subtree: true });
})();
