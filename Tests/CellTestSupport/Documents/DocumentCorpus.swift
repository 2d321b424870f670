/// Documents in which every member of the format is written at least once.
package enum DocumentCorpus {
  package static let documents: [(name: String, text: String)] = [
    ("a list of everything", list), ("content of every kind", content),
    ("backgrounds and accessories", surroundings), ("rows outside any list", rows),
    ("a style sheet of its own", styleSheet), ("an empty state", emptyState),
    ("content of an app", appContent),
  ]

  private static let appContent = """
    { "sections": [
        { "header": { "content": { "custom": "banner" } },
          "rows": [
            { "content": { "text": "A", "image": { "url": "https://example.com/a.png?size=2",
                "size": [40, 40], "placeholder": "photo", "renderingMode": "alwaysOriginal",
                "accessibilityLabel": "A cat" } } },
            { "content": { "text": "B", "image": { "url": "pictures/b.png" } } },
            { "content": { "custom": "rating", "value": { "stars": [4, null] },
                "size": [200, 30] },
              "accessories": ["detail"], "lint": { "ignore": [] }, "fallback": { "content": { "text": "4 stars" } } } ],
          "footer": { "content": { "custom": "legal", "value": "1.0" } } } ] }
    """

  private static let emptyState = """
    { "unavailable": { "style": "search", "searchText": "Blue", "image": null, "text": null,
        "secondaryText": "Nothing", "alignment": "natural", "imageToTextPadding": 8,
        "textProperties": { "font": { "textStyle": "headline" }, "numberOfLines": 2 },
        "imageProperties": { "tintColor": "systemRed", "maximumSize": [40, 40] },
        "button": { "style": "tinted", "title": "Again", "subtitle": "Now", "image": "star",
          "imagePlacement": ["trailing"], "buttonSize": "large", "contentInsets": [1, 2, 3, 4] },
        "buttonProperties": { "primaryAction": "again", "isEnabled": false, "role": "primary" },
        "secondaryButton": { "attributedTitle": [{ "text": "Stop", "kern": 1 }] },
        "background": { "style": "clear", "backgroundColor": "systemBackground" },
        "when": [{ "state": "compactWidth", "textToButtonPadding": 4 }] },
      "lint": { "ignore": [{ "rule": "emptySection", "reason": "The rows come later." }] },
      "sections": [{ "lint": { "ignore": [] } }] }
    """

  private static let list = """
    { "$schema": "list.schema.json", "width": 390, "screenWidth": 430, "appearance": "plain", "container": "tableView", "showsSeparators": true,
      "headerMode": "supplementary", "footerMode": "supplementary", "headerTopPadding": 12,
      "backgroundColor": "#F0F0F0",
      "contentHuggingElements": ["supplementaryHeader"], "shaper": "embedded",
      "symbols": { "my.logo": { "lines": ["M4 4h16v9z"], "areas": ["M30 30l9 9h-9z"], "box": 48,
        "facesTextDirection": true } },
      "traits": { "userInterfaceStyle": "dark", "userInterfaceLevel": "elevated",
        "userInterfaceIdiom": "pad", "horizontalSizeClass": "regular", "verticalSizeClass": "compact",
        "layoutDirection": "rightToLeft", "preferredContentSizeCategory": "extraLarge",
        "legibilityWeight": "bold", "accessibilityContrast": "high", "activeAppearance": "inactive",
        "listEnvironment": "plain", "typesettingLanguage": "th", "displayScale": 2,
        "styleSheet": "iOS18" },
      "separatorConfiguration": { "topSeparatorVisibility": "visible",
        "bottomSeparatorVisibility": "visible", "topSeparatorInsets": { "leading": 20, "trailing": 4 },
        "bottomSeparatorInsets": { "leading": 10 }, "color": "systemRed",
        "multipleSelectionColor": "systemBlue", "visualEffect": { "custom": "frost" } },
      "sections": [
        { "header": { "content": { "text": "Header" }, "background": { "style": "listHeader" },
            "state": { "traitCollection": { "legibilityWeight": "regular" }, "isDisabled": true,
              "isHighlighted": true, "isSelected": true, "isFocused": true, "isPinned": true } },
          "rows": [
            { "content": { "text": "One", "image": "my.logo.circle" },
              "state": { "traitCollection": { "layoutDirection": "leftToRight" },
                "isDisabled": true, "isHighlighted": true, "isSelected": false, "isFocused": true,
                "isPinned": true, "isEditing": true, "isExpanded": true, "isSwiped": true,
                "isReordering": true, "cellDragState": "dragging", "cellDropState": "targeted" },
              "accessibility": { "isElement": true, "label": "First", "value": "1", "hint": "Opens it",
                "traits": ["button", "selected"], "identifier": "one" },
              "height": 60, "indentationLevel": 1, "indentationWidth": 15, "indentsAccessories": false,
              "separatorConfiguration": { "topSeparatorVisibility": "visible",
                "visualEffect": { "vibrancy": "separator", "blur": "regular" } },
              "accessories": ["delete", "reorder", "disclosureIndicator"],
              "trailingSwipeActions": [
                { "style": "destructive", "title": "Delete", "image": "trash", "action": "delete" },
                { "title": "Flag", "backgroundColor": "systemOrange",
                  "action": { "name": "flag", "parameters": ["red", 1, 1.5, true, null] } } ],
              "action": { "name": "open", "parameters": { "id": 3, "near": { "a": [] } } },
              "leadingSwipeActions": {
                "actions": [{ "title": "Unread" }], "performsFirstActionWithFullSwipe": false },
              "swipeOffset": -100 } ],
          "footer": { "content": { "text": "Footer" }, "accessibility": { "label": "End" } } } ] }
    """

  private static let content = """
    { "width": 240, "traits": { "preferredContentSizeCategory": "large" },
      "sections": [ { "rows": [
        { "content": { "style": "subtitleCell", "text": "A text that is far too long for its line",
            "secondaryText": "More than fits into one line of a list that is as narrow as this one",
            "image": { "symbol": "star", "size": [24, 22],
              "renderingMode": "alwaysTemplate", "tintColor": "tintColor",
              "accessibilityLabel": "A star", "symbolConfiguration": { "pointSize": 20,
                "colors": { "palette": ["systemRed", "#00FF00"] }, "weight": "bold", "scale": "large", "textStyle": "body" } },
            "directionalLayoutMargins": [10, 12, 10, 12],
            "axesPreservingSuperviewLayoutMargins": ["horizontal", "vertical"],
            "prefersSideBySideTextAndSecondaryText": true, "imageToTextPadding": 12,
            "textToSecondaryTextHorizontalPadding": 8, "textToSecondaryTextVerticalPadding": 4,
            "alpha": 0.8,
            "imageProperties": { "preferredSymbolConfiguration": { "textStyle": "title1",
                "colors": { "hierarchical": "systemRed" } },
              "tintColor": { "light": "red", "dark": "#00FF00" },
              "tintColorTransformer": "grayscale", "cornerRadius": 4, "maximumSize": [40, 40],
              "reservedLayoutSize": ["standard", 30], "accessibilityIgnoresInvertColors": true,
              "strokeWidth": 2, "strokeColor": { "color": "systemBlue", "alpha": 0.5 },
              "strokeColorTransformer": { "first": { "alpha": 0.5 }, "then": "monochromeTint" } },
            "textProperties": { "font": { "textStyle": "headline", "weight": "semibold",
                "tightLeading": true, "monospacedDigits": true, "italic": true, "category": "medium" },
              "color": { "color": "label", "transformer": "grayscale" },
              "colorTransformer": "preferredTint", "alignment": "natural",
              "lineBreakMode": "byTruncatingTail", "numberOfLines": 1,
              "adjustsFontSizeToFitWidth": false, "minimumScaleFactor": 0.5,
              "allowsDefaultTighteningForTruncation": false,
              "adjustsFontForContentSizeCategory": true, "showsExpansionTextWhenTruncated": true,
              "transform": "uppercase" },
            "secondaryTextProperties": { "numberOfLines": 1, "showsExpansionTextWhenTruncated": true,
              "font": { "size": 13, "scaledAs": "footnote",
                "maximumSize": 20, "design": "rounded" },
              "color": { "red": 0.5, "green": 0.25, "blue": 1, "alpha": 0.5 } },
            "when": [ { "state": "selected || highlighted", "alpha": 0.5 },
              { "state": "dark && !accessibilitySize", "imageToTextPadding": 6 } ],
            "resolvedFor": { "styleSheet": "iOS26", "listEnvironment": "grouped",
              "flags": ["selected", "highlighted"], "traits": ["dark"] } } },
        { "content": {
            "attributedText": [ { "text": "Runs\\tof", "font": { "name": "Inter", "size": 15 },
                "foregroundColor": "red", "kern": 1, "underlineStyle": "double",
                "strikethroughStyle": "thick", "baselineOffset": -2, "languageIdentifier": "de",
                "link": "https://example.com/terms?id=1#top",
                "action": { "name": "reset", "parameters": { "id": 7 } },
                "paragraphStyle": { "alignment": "center", "lineBreakMode": "byWordWrapping",
                  "lineBreakStrategy": ["pushOut"], "baseWritingDirection": "rightToLeft",
                  "lineSpacing": 3, "lineHeightMultiple": 1.5,
                  "minimumLineHeight": 20, "maximumLineHeight": 40, "paragraphSpacing": 8,
                  "paragraphSpacingBefore": 4, "firstLineHeadIndent": 12, "headIndent": 6,
                  "tailIndent": -10, "defaultTabInterval": 36,
                  "tabStops": [{ "location": 60, "alignment": "right" }, { "location": 90 }] } } ],
            "secondaryAttributedText": [ { "text": "one" }, { "text": "two" } ],
            "image": { "name": "portrait", "size": [30, 40] } } } ] } ] }
    """

  private static let surroundings = """
    { "traits": { "displayScale": 3 },
      "sections": [ { "rows": [
        { "content": { "text": "One" }, "state": { "isEditing": true },
          "background": { "style": "listGroupedCell", "cornerRadius": 12, "customView": null,
            "backgroundInsets": [2, 4, 2, 4],
            "edgesAddingLayoutMarginsToBackgroundInsets": ["leading", "trailing"],
            "backgroundColor": "systemYellow", "backgroundColorTransformer": { "alpha": 0.5 },
            "visualEffect": { "glass": "clear", "tintColor": "systemBlue", "isInteractive": true },
            "image": { "size": [20, 10] }, "imageContentMode": "scaleAspectFill",
            "strokeColor": "systemRed", "strokeColorTransformer": "dynamicLightAlpha",
            "strokeWidth": 2, "strokeOutset": 1,
            "shadowProperties": { "color": "black", "opacity": 0.5, "radius": 4, "offset": [0, 2],
              "path": "M 0 0 L 100 0 C 100 20 50 40 0 40 Z" },
            "when": [ { "state": "!selected", "cornerRadius": 8 } ],
            "resolvedFor": { "listEnvironment": "insetGrouped" } },
          "accessories": [
            { "kind": "delete", "displayed": "always", "backgroundColor": "systemPink" },
            { "kind": "checkmark", "isHidden": true, "accessibility": { "label": "Done" }, "tintColor": "systemGreen",
              "reservedLayoutWidth": 40 },
            { "kind": "reorder", "displayed": "whenEditing", "showsVerticalSeparator": true,
              "reservedLayoutWidth": "standard" },
            { "kind": "outlineDisclosure", "style": "cell", "action": "expand" },
            { "label": "3", "font": { "textStyle": "caption1" },
              "adjustsFontForContentSizeCategory": false },
            { "customView": "badge", "size": [20, 20], "edge": "leading",
              "position": { "after": "delete" }, "maintainsFixedSize": true },
            { "customView": "dot", "size": [8, 8], "edge": "trailing",
              "position": { "before": "label" } },
            { "customView": "far", "size": [8, 8], "edge": "trailing", "position": 0 } ] },
        { "content": { "text": "Controls" }, "accessories": [
            { "customView": "a", "edge": "leading", "control": { "kind": "image", "image": "star" } },
            { "customView": "b", "edge": "trailing", "size": [60, 31],
              "control": { "kind": "switch", "isOn": true, "onColor": "systemBlue" } },
            { "customView": "c", "edge": "trailing",
              "control": { "kind": "badge", "text": "3", "color": "systemGray" } },
            { "customView": "d", "edge": "trailing", "control": { "kind": "slider", "value": 0.5 } },
            { "customView": "e", "edge": "trailing",
              "control": { "kind": "activityIndicator", "turn": 0.25 } },
            { "customView": "f", "edge": "trailing", "control": { "kind": "stepper",
                "canDecrease": false, "canIncrease": false } } ] },
        { "content": { "custom": "search", "control":
            { "kind": "searchField", "placeholder": "Search", "text": "Blue" } } },
        { "content": { "custom": "load", "size": [100, 44],
            "control": { "kind": "progress", "value": 0.3 } } } ] } ] }
    """

  private static let rows = """
    { "version": 1, "title": "Rows", "searchField": "Find", "insets": [8, 4, 8, 4], "colors": { "brand": { "normal": "systemRed", "highContrast": "#800000" } },
      "fonts": { "title": { "textStyle": "title3", "weight": "bold" } }, "appearance": "none", "width": 300, "inheritedMargins": [8, 16, 8, 16],
      "shaper": { "fixedAdvance": 0.5 },
      "traits": { "preferredContentSizeCategory": "accessibilityLarge" },
      "sections": [ { "indexTitle": "A", "id": "only", "requires": ["lists"], "fallback": "hidden", "rows": [
        { "id": "first", "requires": ["images"], "fallback": { "content": { "text": "Less" } },
          "content": { "text": "A text around an image", "secondaryText": "and more of it",
            "image": { "size": [60, 60] } } },
        { "content": { "style": "valueCell", "text": "Key", "secondaryText": "Value",
            "textProperties": { "font": "$title", "color": "$brand" } },
          "state": { "traitCollection": { "preferredContentSizeCategory": "small" } } } ] } ] }
    """

  private static let styleSheet = """
    { "traits": { "styleSheet": { "name": "Mine", "basedOn": "iOS26",
        "content": [ { "style": "cell", "when": "selected", "imageToTextPadding": 20 } ],
        "background": [ { "style": "listGroupedCell", "cornerRadius": 5 } ],
        "metrics": { "basedOn": "iOS18", "minimumRowHeight": 60, "checkmarkSize": [30, 17],
          "swipeActions": { "minimumWidth": 80, "padding": 10, "spacing": 4, "cornerRadius": 12,
            "imageToTextPadding": 3, "titlesBelowShapes": true },
          "collectionView": { "halfGapsRoundUp": true,
            "cardSideInset": { "narrow": 8, "wide": 10, "pad": 12, "padColumn": 9 } } } } },
      "sections": [ { "rows": [ { "content": { "text": "Row" }, "accessories": ["checkmark"] },
        { "content": { "text": "Swiped" }, "height": 120, "swipeOffset": -340,
          "trailingSwipeActions": [
            { "title": "Delete", "image": "trash", "action": "delete" }] } ] } ] }
    """
}
