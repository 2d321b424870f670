// swift-format-ignore-file

/// What rules and characters that versions after 15.0 added change in texts.
enum LineBreakRuleCases {
  /// The cases of the grapheme cluster data of 15.0 that have another result, with the reason.
  static let changedClusters: [(reason: String, row: String)] = [
    ("U+2701 is no longer Extended_Pictographic since 17.0", "2701 200D|2701|")
  ]

  /// The cases of the data of 15.0 that come out otherwise, each with the rule that says so.
  ///
  /// That a neutral quotation mark no longer keeps a space before an opening parenthesis is part of
  /// LB15a, which took the place of LB15.
  static let changed: [(rule: String, row: String)] = [
    ("LB20a", "002D 0023|"),
    ("LB20a", "002D 0308 0023|"),
    ("LB20a", "002D 05D0|"),
    ("LB20a", "002D 0308 05D0|"),
    ("LB20a", "002D 00A7|"),
    ("LB20a", "002D 0308 00A7|"),
    ("LB20a", "002D 50005|"),
    ("LB20a", "002D 0308 50005|"),
    ("LB20a", "002D 0E01|"),
    ("LB20a", "002D 0308 0E01|"),
    ("LB25", "002C 0030|"),
    ("LB25", "002C 0308 0030|"),
    ("LB15a", "0022 0020|2329|"),
    ("LB15a", "0022 0308 0020|2329|"),
    ("LB15a", "0022 0020|0028|"),
    ("LB15a", "0022 0308 0020|0028|"),
    ("LB15c", "0065 0071 0075 0061 006C 0073 0020|002E 0033 0035 0020|0063 0065 006E 0074 0073|"),
    ("LB15a, LB15b", "0061 006D 0062 0069 0067 0075 0028 00AB 0020 0308 0020 00BB 0029|0028 0065 0308 0029|"),
    ("LB15a", "0061 006D 0062 0069 0067 0075 00AB 0020|0028 0020 0308 0020 0029 0020|00BB 0028 0065 0308 0029|"),
    ("LB15a, LB15b", "0061 006D 0062 0069 0067 0075 007B 00AB 0020 0308 0020 00BB 007D|0028 0065 0308 0029|"),
    ("LB15a", "0061 006D 0062 0069 0067 0075 00AB 0020|007B 0020 0308 0020 007D 0020|00BB 0028 0065 0308 0029|"),
    ("LB25", "0061 002E 0032 0020|"),
    ("LB25", "0061 002E 0032 0020|0915|"),
    ("LB25", "0061 002E 0032 0020|672C|"),
    ("LB25", "0061 002E 0032 3000|672C|"),
    ("LB25", "0061 002E 0032 3000|307E|"),
    ("LB25", "0061 002E 0032 3000|0033|"),
    ("LB25", "0041 002E 0031 0020|BABB|"),
    ("LB25", "BD24|C5B4 002E 0020|0041 002E 0032 0020|BCFC|"),
    ("LB25", "BD10|C694 002E 0020|0041 002E 0033 0020|BABB|"),
    ("LB25", "C694 002E 0020|0041 002E 0034 0020|BABB|"),
    ("LB25", "0061 002E 0032 3000|300C|"),
    ("LB21a", "05D0 002D|05D0|"),
  ]

  /// Texts of our own; a bar says that a line may end there. Written down from the rules' wording.
  static let added: [(rule: String, marked: String)] = [
    ("LB15a", "« Oui"), ("LB15a", "« Bonjour"), ("LB15a", "Il |dit |« Bonjour"),
    ("LB15a", "(« Bonjour"), ("LB15a", "a« |b"),
    ("LB15b", "« Bonjour »"), ("LB15b", "« Bonjour » |dit-|il."), ("LB15b", "« Oui », |dit-|il"),
    ("LB15b", "a |»b"), ("LB15a, LB15b", "Er |sagte: |„Ja“, |und |ging."),
    ("LB15a, LB15b", "‘ a ’ |b"), ("LB19", "say |\"yes\" |now"),
    ("LB15c", "subtract |.5 |now"), ("LB15c", "costs |.50"), ("LB15c", "( .5"), ("LB15d", "a .b"),
    ("LB19", "打|开|“设”ab"), ("LB19", "打|开 |“设|置” |应"), ("LB19", "打|开\"设|置\"应"),
    ("LB19a", "打|开|“设|置”|应"), ("LB19a", "ab“设|置”|应"), ("LB19a", "打|开“ab”应"),
    ("LB19a", "打|开“"), ("LB19a", "”应"), ("LB19a", "カ|ギ|‘ア’|イ"), ("LB19a", "“打”|开"),
    ("LB19a", "打\u{308}|“\u{308}开”\u{308}|设"), ("LB19a", "。|“ﾊ|ﾛ”|￦1"),
    ("LB20a", "the |suffix |-ing"), ("LB20a", "‐ing"), ("LB20a", "well-|known"),
    ("LB20a", "a -b"), ("LB20a", "-|漢"), ("LB20a", "the |-ה"),
    ("LB21a", "אב-|גד"), ("LB21a", "אב-12"), ("LB21a", "אב-ab"),
    ("LB21a", "אב־|גד"), ("LB21a", "אב־ab"), ("LB21a", "אב\u{2003}|ab"),
    ("LB25", "section |a.2"), ("LB25", ",5"), ("LB25", "1,5 |and |x,5"),
    ("LB25", "$(.5)"), ("LB25", "%(12)"), ("LB25", "$|(a)"), ("LB25", "$|(.a)"),
    ("LB28a", "ᬓ᭄ᬓ|ᬓ"), ("LB28a", "ᬓ᭄ᭅ|ᬓ"), ("LB28a", "◌᭄ᬓ"), ("LB28a", "᭄|ᬓ"), ("LB28a", "ᬓ|᭐"),
    ("LB28a", "ᬓ᭄|᭐"), ("LB28a", "ᯀᯂ᯲|ᯀ"), ("LB28a", "ᯀ|ᯂ|ᯀ"), ("LB28a", "\u{11003}\u{11005}"),
    ("LB25", "1/2 |of |1,5/%"),
  ]
}
