// swift-format-ignore-file

/// The kind of every code point, which determines its advance.
///
/// From East_Asian_Width of Unicode 17.0.0 in ICU 78, written by
/// `GenerateTables.py`. Unassigned code points have the standard's defaults.
/// Copyright of the data: Unicode, Inc., under the Unicode license
/// (https://www.unicode.org/license.txt).
enum AdvanceKindTable {
  static let rows: StaticString = """
    0 zero 9 text A zero 20 text 7F zero A0 text A9 sign AA text AD zero AE sign AF text 300 zero
    370 text 483 zero 48A text 591 zero 5BE text 5BF zero 5C0 text 5C1 zero 5C3 text 5C4 zero
    5C6 text 5C7 zero 5C8 text 600 zero 606 text 610 zero 61B text 61C zero 61D text 64B zero
    660 text 670 zero 671 text 6D6 zero 6DE text 6DF zero 6E5 text 6E7 zero 6E9 text 6EA zero
    6EE text 70F zero 710 text 711 zero 712 text 730 zero 74B text 7A6 zero 7B1 text 7EB zero
    7F4 text 7FD zero 7FE text 816 zero 81A text 81B zero 824 text 825 zero 828 text 829 zero
    82E text 859 zero 85C text 890 zero 892 text 897 zero 8A0 text 8CA zero 903 text 93A zero
    93B text 93C zero 93D text 941 zero 949 text 94D zero 94E text 951 zero 958 text 962 zero
    964 text 981 zero 982 text 9BC zero 9BD text 9C1 zero 9C5 text 9CD zero 9CE text 9E2 zero
    9E4 text 9FE zero 9FF text A01 zero A03 text A3C zero A3D text A41 zero A43 text A47 zero
    A49 text A4B zero A4E text A51 zero A52 text A70 zero A72 text A75 zero A76 text A81 zero
    A83 text ABC zero ABD text AC1 zero AC6 text AC7 zero AC9 text ACD zero ACE text AE2 zero
    AE4 text AFA zero B00 text B01 zero B02 text B3C zero B3D text B3F zero B40 text B41 zero
    B45 text B4D zero B4E text B55 zero B57 text B62 zero B64 text B82 zero B83 text BC0 zero
    BC1 text BCD zero BCE text C00 zero C01 text C04 zero C05 text C3C zero C3D text C3E zero
    C41 text C46 zero C49 text C4A zero C4E text C55 zero C57 text C62 zero C64 text C81 zero
    C82 text CBC zero CBD text CBF zero CC0 text CC6 zero CC7 text CCC zero CCE text CE2 zero
    CE4 text D00 zero D02 text D3B zero D3D text D41 zero D45 text D4D zero D4E text D62 zero
    D64 text D81 zero D82 text DCA zero DCB text DD2 zero DD5 text DD6 zero DD7 text E31 zero
    E32 text E34 zero E3B text E47 zero E4F text EB1 zero EB2 text EB4 zero EBD text EC8 zero
    ECF text F18 zero F1A text F35 zero F36 text F37 zero F38 text F39 zero F3A text F71 zero
    F7F text F80 zero F85 text F86 zero F88 text F8D zero F98 text F99 zero FBD text FC6 zero
    FC7 text 102D zero 1031 text 1032 zero 1038 text 1039 zero 103B text 103D zero 103F text
    1058 zero 105A text 105E zero 1061 text 1071 zero 1075 text 1082 zero 1083 text 1085 zero
    1087 text 108D zero 108E text 109D zero 109E text 1100 hangul 115F zero 1200 text 135D zero
    1360 text 1712 zero 1715 text 1732 zero 1734 text 1752 zero 1754 text 1772 zero 1774 text
    17B4 zero 17B6 text 17B7 zero 17BE text 17C6 zero 17C7 text 17C9 zero 17D4 text 17DD zero
    17DE text 180B zero 1810 text 1885 zero 1887 text 18A9 zero 18AA text 1920 zero 1923 text
    1927 zero 1929 text 1932 zero 1933 text 1939 zero 193C text 1A17 zero 1A19 text 1A1B zero
    1A1C text 1A56 zero 1A57 text 1A58 zero 1A5F text 1A60 zero 1A61 text 1A62 zero 1A63 text
    1A65 zero 1A6D text 1A73 zero 1A7D text 1A7F zero 1A80 text 1AB0 zero 1ADE text 1AE0 zero
    1AEC text 1B00 zero 1B04 text 1B34 zero 1B35 text 1B36 zero 1B3B text 1B3C zero 1B3D text
    1B42 zero 1B43 text 1B6B zero 1B74 text 1B80 zero 1B82 text 1BA2 zero 1BA6 text 1BA8 zero
    1BAA text 1BAB zero 1BAE text 1BE6 zero 1BE7 text 1BE8 zero 1BEA text 1BED zero 1BEE text
    1BEF zero 1BF2 text 1C2C zero 1C34 text 1C36 zero 1C38 text 1CD0 zero 1CD3 text 1CD4 zero
    1CE1 text 1CE2 zero 1CE9 text 1CED zero 1CEE text 1CF4 zero 1CF5 text 1CF8 zero 1CFA text
    1DC0 zero 1E00 text 200B zero 2010 text 2028 zero 202F text 203C sign 203D text 2049 sign
    204A text 2060 zero 2070 text 20A9 half 20AA text 20D0 zero 20F1 text 2122 sign 2123 text
    2139 sign 213A text 2194 sign 219A text 21A9 sign 21AB text 231A emoji 231C text 2328 sign
    2329 wide 232B text 23CF sign 23D0 text 23E9 emoji 23ED sign 23F0 emoji 23F1 sign 23F3 emoji
    23F4 text 23F8 sign 23FB text 24C2 sign 24C3 text 25AA sign 25AC text 25B6 sign 25B7 text
    25C0 sign 25C1 text 25FB sign 25FD emoji 25FF text 2600 sign 2605 text 260E sign 260F text
    2611 sign 2612 text 2614 emoji 2616 text 2618 sign 2619 text 261D sign 261E text 2620 sign
    2621 text 2622 sign 2624 text 2626 sign 2627 text 262A sign 262B text 262E sign 2630 wide
    2638 sign 263B text 2640 sign 2641 text 2642 sign 2643 text 2648 emoji 2654 text 265F sign
    2661 text 2663 sign 2664 text 2665 sign 2667 text 2668 sign 2669 text 267B sign 267C text
    267E sign 267F emoji 2680 text 268A wide 2690 text 2692 sign 2693 emoji 2694 sign 2698 text
    2699 sign 269A text 269B sign 269D text 26A0 sign 26A1 emoji 26A2 text 26A7 sign 26A8 text
    26AA emoji 26AC text 26B0 sign 26B2 text 26BD emoji 26BF text 26C4 emoji 26C6 text 26C8 sign
    26C9 text 26CE emoji 26CF sign 26D0 text 26D1 sign 26D2 text 26D3 sign 26D4 emoji 26D5 text
    26E9 sign 26EA emoji 26EB text 26F0 sign 26F2 emoji 26F4 sign 26F5 emoji 26F6 text 26F7 sign
    26FA emoji 26FB text 26FD emoji 26FE text 2702 sign 2703 text 2705 emoji 2706 text 2708 sign
    270A emoji 270C sign 270E text 270F sign 2710 text 2712 sign 2713 text 2714 sign 2715 text
    2716 sign 2717 text 271D sign 271E text 2721 sign 2722 text 2728 emoji 2729 text 2733 sign
    2735 text 2744 sign 2745 text 2747 sign 2748 text 274C emoji 274D text 274E emoji 274F text
    2753 emoji 2756 text 2757 emoji 2758 text 2763 sign 2765 text 2795 emoji 2798 text 27A1 sign
    27A2 text 27B0 emoji 27B1 text 27BF emoji 27C0 text 2934 sign 2936 text 2B05 sign 2B08 text
    2B1B emoji 2B1D text 2B50 emoji 2B51 text 2B55 emoji 2B56 text 2CEF zero 2CF2 text 2D7F zero
    2D80 text 2DE0 zero 2E00 text 2E80 wide 2E9A text 2E9B wide 2EF4 text 2F00 wide 2FD6 text
    2FF0 wide 302A zero 3030 wide 303F text 3041 wide 3097 text 3099 zero 309B wide 3100 text
    3105 wide 3130 text 3131 hangul 3164 zero 3165 hangul 318F text 3190 wide 31E6 text 31EF wide
    321F text 3220 wide 3248 text 3250 wide A48D text A490 wide A4C7 text A66F zero A673 text
    A674 zero A67E text A69E zero A6A0 text A6F0 zero A6F2 text A802 zero A803 text A806 zero
    A807 text A80B zero A80C text A825 zero A827 text A82C zero A82D text A8C4 zero A8C6 text
    A8E0 zero A8F2 text A8FF zero A900 text A926 zero A92E text A947 zero A952 text A960 hangul
    A97D text A980 zero A983 text A9B3 zero A9B4 text A9B6 zero A9BA text A9BC zero A9BE text
    A9E5 zero A9E6 text AA29 zero AA2F text AA31 zero AA33 text AA35 zero AA37 text AA43 zero
    AA44 text AA4C zero AA4D text AA7C zero AA7D text AAB0 zero AAB1 text AAB2 zero AAB5 text
    AAB7 zero AAB9 text AABE zero AAC0 text AAC1 zero AAC2 text AAEC zero AAEE text AAF6 zero
    AAF7 text ABE5 zero ABE6 text ABE8 zero ABE9 text ABED zero ABEE text AC00 hangul D7A4 text
    D7B0 zero D7C7 text D7CB zero D7FC text D800 zero E000 text F900 wide FB00 text FB1E zero
    FB1F text FE00 zero FE10 wide FE1A text FE20 zero FE30 wide FE53 text FE54 wide FE67 text
    FE68 wide FE6C text FEFF zero FF00 text FF01 wide FF61 half FFA0 zero FFA1 half FFBF text
    FFC2 half FFC8 text FFCA half FFD0 text FFD2 half FFD8 text FFDA half FFDD text FFE0 wide
    FFE7 text FFE8 half FFEF text FFF0 zero FFFC text 101FD zero 101FE text 102E0 zero 102E1 text
    10376 zero 1037B text 10A01 zero 10A04 text 10A05 zero 10A07 text 10A0C zero 10A10 text
    10A38 zero 10A3B text 10A3F zero 10A40 text 10AE5 zero 10AE7 text 10D24 zero 10D28 text
    10D69 zero 10D6E text 10EAB zero 10EAD text 10EFA zero 10F00 text 10F46 zero 10F51 text
    10F82 zero 10F86 text 11001 zero 11002 text 11038 zero 11047 text 11070 zero 11071 text
    11073 zero 11075 text 1107F zero 11082 text 110B3 zero 110B7 text 110B9 zero 110BB text
    110BD zero 110BE text 110C2 zero 110C3 text 110CD zero 110CE text 11100 zero 11103 text
    11127 zero 1112C text 1112D zero 11135 text 11173 zero 11174 text 11180 zero 11182 text
    111B6 zero 111BF text 111C9 zero 111CD text 111CF zero 111D0 text 1122F zero 11232 text
    11234 zero 11235 text 11236 zero 11238 text 1123E zero 1123F text 11241 zero 11242 text
    112DF zero 112E0 text 112E3 zero 112EB text 11300 zero 11302 text 1133B zero 1133D text
    11340 zero 11341 text 11366 zero 1136D text 11370 zero 11375 text 113BB zero 113C1 text
    113CE zero 113CF text 113D0 zero 113D1 text 113D2 zero 113D3 text 113E1 zero 113E3 text
    11438 zero 11440 text 11442 zero 11445 text 11446 zero 11447 text 1145E zero 1145F text
    114B3 zero 114B9 text 114BA zero 114BB text 114BF zero 114C1 text 114C2 zero 114C4 text
    115B2 zero 115B6 text 115BC zero 115BE text 115BF zero 115C1 text 115DC zero 115DE text
    11633 zero 1163B text 1163D zero 1163E text 1163F zero 11641 text 116AB zero 116AC text
    116AD zero 116AE text 116B0 zero 116B6 text 116B7 zero 116B8 text 1171D zero 1171E text
    1171F zero 11720 text 11722 zero 11726 text 11727 zero 1172C text 1182F zero 11838 text
    11839 zero 1183B text 1193B zero 1193D text 1193E zero 1193F text 11943 zero 11944 text
    119D4 zero 119D8 text 119DA zero 119DC text 119E0 zero 119E1 text 11A01 zero 11A0B text
    11A33 zero 11A39 text 11A3B zero 11A3F text 11A47 zero 11A48 text 11A51 zero 11A57 text
    11A59 zero 11A5C text 11A8A zero 11A97 text 11A98 zero 11A9A text 11B60 zero 11B61 text
    11B62 zero 11B65 text 11B66 zero 11B67 text 11C30 zero 11C37 text 11C38 zero 11C3E text
    11C3F zero 11C40 text 11C92 zero 11CA8 text 11CAA zero 11CB1 text 11CB2 zero 11CB4 text
    11CB5 zero 11CB7 text 11D31 zero 11D37 text 11D3A zero 11D3B text 11D3C zero 11D3E text
    11D3F zero 11D46 text 11D47 zero 11D48 text 11D90 zero 11D92 text 11D95 zero 11D96 text
    11D97 zero 11D98 text 11EF3 zero 11EF5 text 11F00 zero 11F02 text 11F36 zero 11F3B text
    11F40 zero 11F41 text 11F42 zero 11F43 text 11F5A zero 11F5B text 13430 zero 13441 text
    13447 zero 13456 text 1611E zero 1612A text 1612D zero 16130 text 16AF0 zero 16AF5 text
    16B30 zero 16B37 text 16D63 zero 16D64 text 16D67 zero 16D6B text 16F4F zero 16F50 text
    16F8F zero 16F93 text 16FE0 wide 16FE4 zero 16FE5 text 16FF0 zero 16FF2 wide 16FF7 text
    17000 wide 18CD6 text 18CFF wide 18D1F text 18D80 wide 18DF3 text 1AFF0 wide 1AFF4 text
    1AFF5 wide 1AFFC text 1AFFD wide 1AFFF text 1B000 wide 1B123 text 1B132 wide 1B133 text
    1B150 wide 1B153 text 1B155 wide 1B156 text 1B164 wide 1B168 text 1B170 wide 1B2FC text
    1BC9D zero 1BC9F text 1BCA0 zero 1BCA4 text 1CF00 zero 1CF2E text 1CF30 zero 1CF47 text
    1D167 zero 1D16A text 1D173 zero 1D183 text 1D185 zero 1D18C text 1D1AA zero 1D1AE text
    1D242 zero 1D245 text 1D300 wide 1D357 text 1D360 wide 1D377 text 1DA00 zero 1DA37 text
    1DA3B zero 1DA6D text 1DA75 zero 1DA76 text 1DA84 zero 1DA85 text 1DA9B zero 1DAA0 text
    1DAA1 zero 1DAB0 text 1E000 zero 1E007 text 1E008 zero 1E019 text 1E01B zero 1E022 text
    1E023 zero 1E025 text 1E026 zero 1E02B text 1E08F zero 1E090 text 1E130 zero 1E137 text
    1E2AE zero 1E2AF text 1E2EC zero 1E2F0 text 1E4EC zero 1E4F0 text 1E5EE zero 1E5F0 text
    1E6E3 zero 1E6E4 text 1E6E6 zero 1E6E7 text 1E6EE zero 1E6F0 text 1E6F5 zero 1E6F6 text
    1E8D0 zero 1E8D7 text 1E944 zero 1E94B text 1F004 emoji 1F005 text 1F02C emoji 1F030 text
    1F094 emoji 1F0A0 text 1F0AF emoji 1F0B1 text 1F0C0 emoji 1F0C1 text 1F0CF emoji 1F0D1 text
    1F0F6 emoji 1F100 text 1F170 sign 1F172 text 1F17E sign 1F180 text 1F18E emoji 1F18F text
    1F191 emoji 1F19B text 1F1AE emoji 1F1E6 flag 1F200 wide 1F201 emoji 1F202 wide 1F203 emoji
    1F210 wide 1F21A emoji 1F21B wide 1F22F emoji 1F230 wide 1F232 emoji 1F237 wide 1F238 emoji
    1F23B wide 1F23C emoji 1F240 wide 1F249 emoji 1F260 wide 1F266 emoji 1F321 sign 1F322 text
    1F324 sign 1F32D emoji 1F336 sign 1F337 emoji 1F37D sign 1F37E emoji 1F394 text 1F396 sign
    1F398 text 1F399 sign 1F39C text 1F39E sign 1F3A0 emoji 1F3CB sign 1F3CF emoji 1F3D4 sign
    1F3E0 emoji 1F3F1 text 1F3F3 sign 1F3F4 emoji 1F3F5 sign 1F3F6 text 1F3F7 sign 1F3F8 emoji
    1F43F sign 1F440 emoji 1F441 sign 1F442 emoji 1F4FD sign 1F4FE text 1F4FF emoji 1F53E text
    1F549 sign 1F54B emoji 1F54F text 1F550 emoji 1F568 text 1F56F sign 1F571 text 1F573 sign
    1F57A emoji 1F57B text 1F587 sign 1F588 text 1F58A sign 1F58E text 1F590 sign 1F591 text
    1F595 emoji 1F597 text 1F5A4 emoji 1F5A5 sign 1F5A6 text 1F5A8 sign 1F5A9 text 1F5B1 sign
    1F5B3 text 1F5BC sign 1F5BD text 1F5C2 sign 1F5C5 text 1F5D1 sign 1F5D4 text 1F5DC sign
    1F5DF text 1F5E1 sign 1F5E2 text 1F5E3 sign 1F5E4 text 1F5E8 sign 1F5E9 text 1F5EF sign
    1F5F0 text 1F5F3 sign 1F5F4 text 1F5FA sign 1F5FB emoji 1F650 text 1F680 emoji 1F6C6 text
    1F6CB sign 1F6CC emoji 1F6CD sign 1F6D0 emoji 1F6D3 text 1F6D5 emoji 1F6E0 sign 1F6E6 text
    1F6E9 sign 1F6EA text 1F6EB emoji 1F6F0 sign 1F6F1 text 1F6F3 sign 1F6F4 emoji 1F700 text
    1F7DA emoji 1F800 text 1F80C emoji 1F810 text 1F848 emoji 1F850 text 1F85A emoji 1F860 text
    1F888 emoji 1F890 text 1F8AE emoji 1F8B0 text 1F8BC emoji 1F8C0 text 1F8C2 emoji 1F8D0 text
    1F8D9 emoji 1F900 text 1F90C emoji 1F93B text 1F93C emoji 1F946 text 1F947 emoji 1FA00 text
    1FA58 emoji 1FA60 text 1FA6E emoji 1FB00 text 1FC00 emoji 1FFFE text 20000 wide 2FFFE text
    30000 wide 3FFFE text E0000 zero E1000 text
    """
}
