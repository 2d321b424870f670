import CellDocuments
import CellPictures
extension PreviewPage {
  /// The style sheet of the page: light and dark, from narrow phones to wide screens.
  static let style = """
    :root { color-scheme: light dark; --back: #e3e3e8; --text: #1c1c1e; --quiet: #5b5b63;
      --card: #fff; --line: #c6c6cc; --error: #b3001b; --error-back: #fff0f0; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #2a2a2d; --text: #f2f2f7; --quiet: #b0b0b8; --card: #1c1c1e;
        --line: #4a4a50; --error: #ff8a80; --error-back: #3a1f20; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 16px/1.4 system-ui, sans-serif; }
    main { padding: 1rem clamp(.75rem, 3vw, 3rem) 3rem; }
    section + section { margin-top: 3rem; }
    h1 { margin: 1rem 0 .75rem; font-size: 1.25rem; overflow-wrap: anywhere; }
    .pictures { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; position: relative; }
    figcaption { margin-bottom: .5rem; color: var(--quiet); }
    .picture svg { display: block; max-width: 100%; height: auto; border-radius: 12px; }
    .picture svg:has(.terms) { overflow: visible; }
    figure:hover, figure:focus-within { z-index: 1; }
    details { margin-top: .5rem; color: var(--quiet); contain: inline-size; }
    summary { cursor: pointer; }
    pre { margin: .5rem 0; padding: .75rem; overflow-x: auto; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; color: var(--text);
      font: 13px/1.45 ui-monospace, monospace; }
    .errors { border-left: 4px solid var(--error); background: var(--error-back);
      padding: .25rem 1rem; border-radius: 8px; position: sticky; top: 0; z-index: 1;
      max-height: 45vh; overflow-y: auto; box-shadow: 0 4px 16px #0003; }
    .errors p { margin: .5rem 0; overflow-wrap: anywhere; }
    .errors h1 { margin: .75rem 0 .25rem; color: var(--error); }
    #gone { position: sticky; top: 0; z-index: 2; margin: 0; padding: .6rem 1rem;
      background: var(--error); color: var(--back); text-align: center; }
    #gone[hidden] { display: none; }

    """
}
