/// Names of languages in these languages, as a list of languages shows them.
///
/// Written by hand; dozens of scripts.
package enum LanguageNames {
  package static let all = [
    "English", "Français", "Deutsch", "Italiano", "Español", "Español (Latinoamérica)",
    "Português (Brasil)", "Português (Portugal)", "Nederlands", "Dansk", "Norsk bokmål", "Svenska",
    "Suomi", "Íslenska", "Føroyskt", "Čeština", "Slovenčina", "Slovenščina", "Hrvatski", "Polski",
    "Magyar", "Română", "Türkçe", "Azərbaycan", "Oʻzbekcha", "Tiếng Việt", "Bahasa Indonesia",
    "Bahasa Melayu", "Filipino", "Kiswahili", "Hausa", "Yorùbá", "Igbo", "isiZulu", "Afrikaans",
    "Català", "Euskara", "Galego", "Cymraeg", "Gaeilge", "Gàidhlig", "Brezhoneg", "Esperanto",
    "Latviešu", "Lietuvių", "Eesti", "Malti", "Shqip", "Kreyòl ayisyen", "Runa Simi", "Avañe’ẽ",
    "Ελληνικά", "Русский", "Українська", "Беларуская", "Български", "Српски", "Македонски",
    "Қазақ тілі", "Кыргызча", "Тоҷикӣ", "Монгол", "Հայերեն", "ქართული", "עברית", "ייִדיש",
    "العربية", "فارسی", "اردو", "پښتو", "کوردی", "ئۇيغۇرچە", "ܐܪܡܝܐ", "ދިވެހި", "ߒߞߏ",
    "አማርኛ", "ትግርኛ", "हिन्दी", "मराठी", "नेपाली", "संस्कृतम्", "বাংলা", "অসমীয়া", "ਪੰਜਾਬੀ",
    "ગુજરાતી", "ଓଡ଼ିଆ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ไทย", "ລາວ",
    "བོད་སྐད་", "မြန်မာ", "ភាសាខ្មែរ", "ᠮᠣᠩᠭᠣᠯ", "日本語", "한국어", "简体中文", "繁體中文", "粵語",
    "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ꆈꌠꉙ", "ᱥᱟᱱᱛᱟᱲᱤ", "ꯃꯤꯇꯩ ꯂꯣꯟ", "ᜊᜊᜌᜒᜈ᜔",
    "ꦧꦱꦗꦮ", "ᬪᬵᬱᬩᬮᬶ", "ᮘᮞ ᮞᮥᮔ᮪ᮓ", "𐐼𐐯𐑅𐐨𐑉𐐯𐐻", "𞤊𞤵𞤤𞤬𞤵𞤤𞤣𞤫", "ⲙⲉⲧⲣⲉⲙ̀ⲛⲭⲏⲙⲓ", "𐌲𐌿𐍄𐌹𐍃𐌺",
  ]
}
