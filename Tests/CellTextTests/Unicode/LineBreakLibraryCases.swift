// swift-format-ignore-file

/// The 590976 results of `ubrk_next` of Unicode 17.0.0, written by `GenerateCases.py`.
///
/// ICU 78 found these line breaks. Each row has a code point of the alphabet, and the
/// digest of the breaks of all sequences of three code points that begin with it, and of 2000
/// longer ones.
/// Copyright of the data: Unicode, Inc., under the Unicode license
/// (https://www.unicode.org/license.txt).
enum LineBreakLibraryCases {
  static let caseCount = 590976

  static let groups = #"""
    0 8d4e350cc282ec33, 9 a89160cedcfca9ad, A 0b50b3fdac0464ed, B 18a87a8b969dceb3,
    D 5123f6fec4296ff5, 20 76b3368da83c18a3, 21 75cee3d5132ef626, 22 8667c9912e972f8d,
    23 7ca7cefb851dbc68, 24 da69bf855c138d46, 25 7bd7baf717d9d8a0, 28 f5d387358cc86a47,
    29 d9ad9fa6f677e476, 2C 710c7413de4ca1ac, 2D 08cdf1e2f124d7f7, 2F 7312f9032288fe2c,
    30 0b12a3413b078888, 7D 11e6193bf66f9899, 85 f931b0a17304fd0b, A0 a54c76fc925ad233,
    A7 18ba33c1e2ab1232, AB b79fd63af286bb2b, B4 5af0643977f95a58, BB b5740cb870651809,
    300 c43df1e7ecb65b74, 35C 7b1835a5fd73d52b, 378 5ee8b9336596ae26, 58A ad6b17df26841889,
    5D0 47e518bf9eccf508, E01 0a02a40742ea5daf, E31 2746de50e67d1d68, F7F 8fa2a9d8ee129d89,
    1100 3bffc1789bd78ebc, 1160 7fb540143bd99ed0, 11A8 b37c75183ce28155, 17D6 79f8a75e22e4df78,
    1B05 f9f674f21d86e4cb, 1B44 38c5dbc100f7592c, 1B50 d4cab020998c2473, 1B5C 2acca42963dbf5a8,
    1BF2 b3b300eb73812bbc, 200B f978b54bfa9d8a2f, 200D a819dd5c236b718b, 2014 4e88b5a5614fc77a,
    2024 3582e46235ded870, 2060 0b4da2a6d6d34ff9, 20A9 712034538cb64020, 20C2 33c39f7f356b6fb8,
    231A 6b400a003c39e1d4, 2329 8d14c2098e57e0bb, 232A 7e0aa9bc33308e59, 23E9 5de9ca8bd0743b2d,
    25CC 90cb6159aeac91eb, 261D 57536629fc22c8bc, 270A 4aa61f4b2da7b477, 2757 f086cba282793b6b,
    275B d8e8015d73fcabb9, 3000 7e7a25397b284093, 3005 61e4e3a5d38beaea, 302A b92acf90f9bd56c5,
    3035 cc870f266cabb5a1, 3041 40c594b19b3dd144, AC00 ba17e91c239ce264, AC01 e83cf984a3830211,
    E000 712a12a2338ea9d3, FA6E 9abdefbd70119e06, FE15 fc2b84e295e462d1, FE19 510b0a7e10727acc,
    FE6A 43935a48002ae4c3, FFFC 5de6752c1798b4f3, 11003 d167ee06100c11fe, 16FE4 de86959e73b5360f,
    1F02C d18de1a1c24b25da, 1F1E6 85e27db9416d5222, 1F3FB 129a00000df124c3, 1F80C 47f59041cc2860e2,
    """#
}
