// swift-format-ignore-file

/// The widths of scripts in four weights, in thousandths of their width in regular.
///
/// Measured with the fonts that `ScriptAdvanceTable` names, of Debian's `fonts-noto-core` and
/// `fonts-noto-extra` 20201225-1, by `GenerateWeightFactors.py`. Columns: script code, thin (100),
/// light (300), bold (700) and black (900); 0 if there is no such font.
enum WeightFactorTable {
  static let rows: StaticString = """
    Adlm 0 0 1048 0 Arab 961 981 1115 1197 Armn 902 951 1073 1108 Bali 0 0 1096 0 Bamu 0 0 1048 0
    Beng 928 965 1074 1118 Cans 991 996 1047 1053 Cham 919 960 1075 1123 Cher 957 979 1039 1064
    Deva 894 947 1095 1158 Ethi 959 980 1080 1135 Geor 948 974 1040 1077 Gujr 928 964 1081 1137
    Guru 917 959 1081 1138 Hebr 934 971 1066 1109 Hmnp 0 0 1018 0 Java 0 0 1181 0 Kali 0 0 1052 0
    Khmr 936 968 1065 1107 Knda 929 965 1090 1162 Lana 0 0 1046 0 Laoo 973 987 1034 1056
    Lisu 0 0 1066 0 Medf 0 0 1050 0 Mlym 919 960 1109 1166 Mtei 948 974 1045 1074
    Mymr 973 987 1012 1056 Olck 0 0 1057 0 Orya 934 0 1079 1117 Rohg 0 0 1120 0
    Sinh 933 967 1046 1089 Sora 0 0 1163 0 Sund 0 0 1112 0 Taml 930 965 1098 1151
    Telu 924 963 1085 1152 Thaa 999 999 1013 1021 Thai 972 987 1059 1096 Tibt 913 960 1094 1162
    Yezi 0 0 995 0
    """
}
