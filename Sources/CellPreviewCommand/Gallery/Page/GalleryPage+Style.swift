import CellDocuments
import CellPictures
extension GalleryPage {
  /// The style sheet of the page, without the classes of its pictures.
  package static let style = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --panel: #f5f6f8; --line: #d9dde3; --text: #16181d; --muted: #565d6b;
      --accent: #0a58ca; --on-accent: #ffffff; --note: #8a4b00; --desk: #e9ecf1;
      --code: #f5f6f8; --bar: 3.5rem; --zoom: 1;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #14161b; --panel: #1c1f26; --line: #353a45; --text: #eceef2; --muted: #a7afbd;
        --accent: #8ab8ff; --on-accent: #0b1626; --note: #ffc07a; --desk: #0c0d11;
        --code: #1c1f26;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: calc(var(--bar) + 1rem); }
    @media (prefers-reduced-motion: reduce) {
      * { transition: none !important; animation: none !important; }
    }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
      overflow-wrap: anywhere;
    }
    a { color: var(--accent); }
    button, input, select { font: inherit; color: inherit; }
    button, select, input[type=search] {
      background: var(--page); border: 1px solid var(--line); border-radius: 8px;
      padding: .3rem .6rem; min-height: 2.25rem;
    }
    button { cursor: pointer; }
    main:focus { outline: none; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 1rem; z-index: 5; background: var(--page); padding: .5rem; }

    .bar {
      position: sticky; top: 0; z-index: 3; min-height: 3.5rem; padding: .5rem 1rem;
      display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
      background: var(--page); border-bottom: 1px solid var(--line);
    }
    .bar h1 { font-size: 1.1rem; margin: 0; }
    .bar [type=search] { flex: 1 1 16rem; max-width: 24rem; }
    .switches { display: contents; }
    .switches label { display: inline-flex; gap: .35rem; align-items: center; color: var(--muted); }
    .switches select { max-width: 12rem; }
    .segments { border: 0; margin: 0; padding: 0; display: inline-flex; }
    .segments label {
      position: relative; padding: .3rem .7rem; min-height: 2.25rem; border: 1px solid var(--line);
      margin-left: -1px; color: var(--text); cursor: pointer;
    }
    .segments label:first-of-type { border-radius: 8px 0 0 8px; }
    .segments label:last-of-type { border-radius: 0 8px 8px 0; }
    .segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .segments label:has(:checked) {
      background: var(--accent); color: var(--on-accent); border-color: var(--accent);
    }
    .segments label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }

    .frame { display: grid; grid-template-columns: 16rem minmax(0, 1fr); }
    .contents {
      position: sticky; top: var(--bar); align-self: start; overflow: auto;
      height: calc(100vh - var(--bar)); padding: 1rem; border-right: 1px solid var(--line);
      background: var(--panel);
    }
    .contents ul { list-style: none; margin: 0; padding: 0; }
    .contents ul ul { margin: 0 0 .6rem .75rem; font-size: .87rem; }
    .contents a {
      display: block; padding: .15rem .4rem; border-radius: 6px; text-decoration: none;
    }
    .contents a:hover, .contents [aria-current] { background: var(--line); }
    .contents > ul > li > a { color: var(--text); font-weight: 600; }
    .menu { display: none; }
    main { padding: 1rem 1.5rem 4rem; min-width: 0; }
    h2 a { color: inherit; text-decoration: none; }
    h2 a:hover { text-decoration: underline; }
    h2 { font-size: 1.6rem; line-height: 1.2; margin: 2.5rem 0 .25rem; }
    h3 { font-size: 1.1rem; margin: 1.75rem 0 .75rem; }
    .summary { color: var(--muted); margin: 0; max-width: 46rem; }
    .cards {
      display: grid; gap: 1rem; align-items: start;
      --column: calc(var(--widest) * var(--zoom) * 1px + 1.75rem);
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
    }
    .cards:has(.double) { --column: calc(var(--widest) * var(--zoom) * 2px + 2.5rem); }
    .card.zoomed { grid-column: 1 / -1; }
    .card {
      border: 1px solid var(--line); border-radius: 12px; background: var(--panel);
      overflow: clip; min-width: 0; contain: content;
    }
    .card.current { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .card header {
      position: sticky; top: var(--bar); z-index: 1; display: flex; flex-wrap: wrap;
      gap: .2rem .8rem; align-items: center; padding: .45rem .8rem; background: var(--panel);
    }
    .card h4 { margin: 0; font-size: .95rem; flex: 1 1 auto; }
    .card h4 a { color: inherit; text-decoration: none; }
    .card h4 a:hover { text-decoration: underline; }
    .card p { margin: 0; padding: 0 .8rem .45rem; font-size: .83rem; color: var(--muted); }
    .card p.notice { color: var(--note); }
    .tools { display: flex; flex-wrap: wrap; gap: .3rem; }
    .tools button, .tools select {
      font-size: .8rem; padding: .1rem .5rem; min-height: 1.75rem; border-radius: 6px;
    }
    .tools select { max-width: 6.5rem; padding-inline: .3rem; text-overflow: ellipsis; }
    .tools [aria-pressed=true] {
      background: var(--accent); color: var(--on-accent); border-color: var(--accent);
    }
    .variants {
      display: flex; flex-wrap: wrap; gap: .75rem; padding: .75rem;
      justify-content: safe center; background: var(--desk); overflow-x: auto;
    }
    .variant { margin: 0; flex: none; }
    .variant figcaption { font-size: .78rem; color: var(--muted); padding-bottom: .2rem; }
    .variant svg { display: block; zoom: var(--zoom); }
    .variant figcaption::first-letter { text-transform: uppercase; }
    .variant text { white-space: pre; }
    .speech {
      contain: inline-size; margin: .5rem 0 0; padding-left: 1.6rem; font-size: .78rem;
      color: var(--muted);
    }
    .inspection { display: none; }
    [data-inspector] .inspection { display: inline; }
    .tabs { display: flex; gap: .5rem; padding: .4rem .5rem; border-top: 1px solid var(--line); }
    [role=tablist] { display: flex; gap: .1rem; }
    .tabs button {
      border: 0; background: none; padding: .15rem .5rem; min-height: 1.9rem; white-space: nowrap;
    }
    .tabs [aria-selected=true] { background: var(--accent); color: var(--on-accent); }
    .tabs .copy { margin-left: auto; border: 1px solid var(--line); }
    pre {
      margin: 0; padding: .8rem; overflow: auto; max-height: 26rem; background: var(--code);
      font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; tab-size: 2;
      overflow-wrap: normal; border-top: 1px solid var(--line);
    }
    [hidden] { display: none !important; }
    .comparison {
      border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin-top: 1rem;
      background: var(--panel);
    }
    .comparison h3 { margin: 0 0 .5rem; }
    .comparison label {
      display: inline-flex; gap: .35rem; align-items: center; margin-right: 1rem;
    }
    .comparison select { max-width: 16rem; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; margin-top: .75rem; font-size: .87rem; }
    th, td {
      text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top;
    }
    @media (max-width: 820px) {
      html { scroll-padding-top: 1rem; }
      .card header { top: 0; }
      .bar { position: static; }
      .frame { display: block; }
      .menu { display: inline-block; }
      .contents {
        display: none; position: static; height: auto; max-height: 70vh; border-right: 0;
        border-bottom: 1px solid var(--line);
      }
      .contents.open { display: block; }
      main { padding: .5rem .75rem 3rem; }
      .bar [type=search] { flex-basis: 100%; max-width: none; order: 3; }
      .switches {
        order: 4; flex: 1 1 100%; display: none; flex-wrap: wrap; gap: .5rem .75rem;
      }
      .switches.open { display: flex; }
      .switches label:has(select) {
        flex: 1 1 9rem; flex-direction: column; align-items: stretch; gap: 0;
      }
      .switches select { max-width: none; }
    }
    @media screen and (max-width: 480px) {
      .card { margin-inline: -.75rem; border-inline: 0; border-radius: 0; }
      .variants { padding-inline: 0; }
    }
    @media print {
      @page { margin: 12mm; }
      :root { color-scheme: light; --zoom: 1 !important; --panel: #ffffff; --desk: #ffffff; }
      .bar, .contents, .skip, .tools, .tabs, .notice, .comparison, #elsewhere { display: none; }
      .frame, .cards, .variants { display: block; }
      main { padding: 0; }
      h2 { margin-top: 0; }
      h2, h3, .summary, figcaption, .card header, .card p { break-after: avoid; }
      a { color: var(--text); }
      main .groups a::after { content: " (" attr(href) ")"; color: var(--muted); }
      .card, .card.current {
        display: inline-block; vertical-align: top; width: calc(var(--widest) * 1px);
        margin: 0 .75rem .5rem 0; border: 0; box-shadow: none; contain: none;
        --zoom: 1 !important;
      }
      .card.double { display: block; width: auto; }
      .summary, .card:not(.double, .long), .variant { break-inside: avoid; }
      .card header, .card p, .variants { position: static; padding: .2rem 0; }
      .variants { overflow: visible; }
      .variant { display: inline-block; vertical-align: top; }
      .variant svg { max-height: 75vh; outline: 1px solid var(--line); }
      /* A picture of many sheets is divided, and follows its title. */
      .card.long, .card.long :is(.variants, .variant) { display: contents; }
      .card.long svg { max-height: none; }
    }
    """
}
