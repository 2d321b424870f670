// swift-format-ignore-file

/// The 770241 cases of `BidiTest.txt` of Unicode 15.0.0, written by `GenerateCases.py`.
///
/// A letter stands for a class, in the order of `BidirectionalClass`. All sequences of up to
/// four classes, as digests of what begins with the same two; longer ones with the paragraph
/// directions (1 automatic, 2 left to right, 4 right to left) and the digest of each.
/// Copyright of the data: Unicode, Inc., under the Unicode license
/// (https://www.unicode.org/license.txt).
enum BidirectionalClassCases {
  static let caseCount = 770241

  static let groups = #"""
    a 51d1cee104ee37b7
    aa 7b56709e658324e0
    ab 2e1f10fd435133d4
    ac d05332bb8de707b2
    ad bdd5d371ddaa6587
    ae 572f0e936f0d3513
    af 572f0e936f0d3513
    ag 8a747fee66e8ba40
    ah 572f0e936f0d3513
    ai 7b56709e658324e0
    aj 50b4d0acf0877f9a
    ak 5d3255ac490011f7
    al fc3ed1c303954bf1
    am 5ff1113695d62a43
    an 572f0e936f0d3513
    ao 534351bb1fa8e104
    ap 2412bcb81e36dfc8
    aq 16b169f6f13c0ce3
    ar 58e2f4489d76e87a
    as 50b4d0acf0877f9a
    at 2780f78d7c78df6f
    au 2a177192a9de83b4
    av deb9fca03a1cc1eb
    aw 5ff1113695d62a43
    b 03225d7ce4a0f354
    ba f9cd35690b38a9d1
    bb ac689b0e2f81ca73
    bc 9efdf6ddacfaf67a
    bd cb93ae5c7f61f6d3
    be 64ccc89b58a531be
    bf 5a9debf1e773f7d1
    bg 15124d5fc0b16df7
    bh 64ccc89b58a531be
    bi ac689b0e2f81ca73
    bj 3515993ab14da113
    bk 485d68b157f66255
    bl 2ece8316a0ab2c8c
    bm 6e002340abdbfd42
    bn 64ccc89b58a531be
    bo 42243b6991a86e0e
    bp 8d5b1816c0930422
    bq dc90d1eee988b845
    br 9a9bd45d422d79d8
    bs 3515993ab14da113
    bt cbdc6cb3c4fe5897
    bu af0f4184e0e144a0
    bv 30e609e79696dbcf
    bw 6e002340abdbfd42
    c 03225d7ce4a0f354
    ca f9cd35690b38a9d1
    cb ac689b0e2f81ca73
    cc 9efdf6ddacfaf67a
    cd 01580b995b18b383
    ce c8be96a58f1e5e8f
    cf c8be96a58f1e5e8f
    cg 01580b995b18b383
    ch c8be96a58f1e5e8f
    ci 9efdf6ddacfaf67a
    cj de65e82e853b7956
    ck 485d68b157f66255
    cl 108befced0e240e3
    cm b81b0587e110354b
    cn c8be96a58f1e5e8f
    co 42243b6991a86e0e
    cp 8d5b1816c0930422
    cq dc90d1eee988b845
    cr 9a9bd45d422d79d8
    cs de65e82e853b7956
    ct cbdc6cb3c4fe5897
    cu af0f4184e0e144a0
    cv 30e609e79696dbcf
    cw b81b0587e110354b
    d 51d1cee104ee37b7
    da 7b56709e658324e0
    db cf0d35e2b73d6adb
    dc 1a6f5a8dea43985c
    dd c7a2843a6c12d5fb
    de 719aa49056eee5b0
    df 4933c28b622e9b13
    dg b4eff5dc427a1798
    dh 719aa49056eee5b0
    di c7a2843a6c12d5fb
    dj 1d8e230ad475161b
    dk 5d3255ac490011f7
    dl 192378929bea0788
    dm 192378929bea0788
    dn 192378929bea0788
    do 8b4d1e100ecea341
    dp 74bdc2ea65bfb361
    dq 00a4312dbdb3d202
    dr a4d7dd27459e0b3b
    ds 1d8e230ad475161b
    dt b3733c15c8d1b723
    du 5b7affa19ba0c1e8
    dv 817c1c8d4d9e5b9f
    dw 192378929bea0788
    e 11a77ac8edca6bf4
    ea 04adb9804bec356e
    eb c009ef82ad7e5a2f
    ec 0ab773cf0a9e04a4
    ed b1a967b7fd7f2db9
    ee b096346949f26e6c
    ef 507757edb528a77f
    eg eb80c800bea34cf2
    eh b096346949f26e6c
    ei b096346949f26e6c
    ej 92379bca6ea95ff4
    ek 4e8f72d74135d6e0
    el b096346949f26e6c
    em b096346949f26e6c
    en b096346949f26e6c
    eo 92c849015ce8c1b9
    ep 2b5fc90ce2342655
    eq c954b647334e5b8e
    er 5520f877fd31fdfb
    es 92379bca6ea95ff4
    et bd7091bbb438dbbb
    eu 605ec470b2ddbf20
    ev 9ab3d398d49db6b3
    ew b096346949f26e6c
    f 11a77ac8edca6bf4
    fa 04adb9804bec356e
    fb c009ef82ad7e5a2f
    fc 0ab773cf0a9e04a4
    fd c7a2843a6c12d5fb
    fe b096346949f26e6c
    ff 727aacc9cedf34d7
    fg eb80c800bea34cf2
    fh b096346949f26e6c
    fi 727aacc9cedf34d7
    fj 3532bd5c2d7238cb
    fk 4e8f72d74135d6e0
    fl b096346949f26e6c
    fm b096346949f26e6c
    fn b096346949f26e6c
    fo 189a0c484733be8c
    fp d8472740d6e2abc0
    fq 60138d79f0d3034f
    fr 82559899aa3ab85e
    fs 3532bd5c2d7238cb
    ft bd7091bbb438dbbb
    fu 605ec470b2ddbf20
    fv 9ab3d398d49db6b3
    fw b096346949f26e6c
    g 7c9da9707d9078d7
    ga b7cd27a4640e0ad0
    gb c013cc20bae7eb33
    gc daaf702fa07d1726
    gd b2663875b6a98dab
    ge dbc83d84eaa3e4dc
    gf 6eadc4c1713b2e19
    gg 51b112024f0059f0
    gh 7207138d157d0152
    gi 51b112024f0059f0
    gj 68540582f47df598
    gk 3fff2c671e729f67
    gl cca6805ec0f1aab4
    gm c2ab8f91fe046134
    gn dbc83d84eaa3e4dc
    go 4a79359250ab29b6
    gp b5891ee40b9fbe2a
    gq 55dc8b0714a33cc1
    gr b8c7125432e6b5f4
    gs 68540582f47df598
    gt 22f66f41a54f1057
    gu 6edd7f9ff0f415b0
    gv 9a48d4edb9a522db
    gw c2ab8f91fe046134
    h 11a77ac8edca6bf4
    ha 04adb9804bec356e
    hb c009ef82ad7e5a2f
    hc 0ab773cf0a9e04a4
    hd b1a967b7fd7f2db9
    he b096346949f26e6c
    hf 507757edb528a77f
    hg eb80c800bea34cf2
    hh b096346949f26e6c
    hi b096346949f26e6c
    hj 92379bca6ea95ff4
    hk 4e8f72d74135d6e0
    hl b096346949f26e6c
    hm b096346949f26e6c
    hn b096346949f26e6c
    ho 92c849015ce8c1b9
    hp 2b5fc90ce2342655
    hq c954b647334e5b8e
    hr 5520f877fd31fdfb
    hs 92379bca6ea95ff4
    ht bd7091bbb438dbbb
    hu 605ec470b2ddbf20
    hv 9ab3d398d49db6b3
    hw b096346949f26e6c
    i 11a77ac8edca6bf4
    ia 04adb9804bec356e
    ib c009ef82ad7e5a2f
    ic 0ab773cf0a9e04a4
    id b1a967b7fd7f2db9
    ie b096346949f26e6c
    if 507757edb528a77f
    ig eb80c800bea34cf2
    ih b096346949f26e6c
    ii b096346949f26e6c
    ij 92379bca6ea95ff4
    ik 4e8f72d74135d6e0
    il b096346949f26e6c
    im b096346949f26e6c
    in b096346949f26e6c
    io 92c849015ce8c1b9
    ip 2b5fc90ce2342655
    iq c954b647334e5b8e
    ir 5520f877fd31fdfb
    is 92379bca6ea95ff4
    it bd7091bbb438dbbb
    iu 605ec470b2ddbf20
    iv 9ab3d398d49db6b3
    iw b096346949f26e6c
    j 05756a39f7ac2434
    ja a91650e97373bd5a
    jb 41f6e7afb4241b47
    jc eeb44616e665bb7c
    jd bd9b4850d1f925ff
    je d82e5a2e7109a94a
    jf 5654803c8e28b767
    jg 1db7770bf44bc538
    jh d82e5a2e7109a94a
    ji d82e5a2e7109a94a
    jj ac155eadf283704c
    jk 6c2dc08f53bf24e6
    jl d82e5a2e7109a94a
    jm d82e5a2e7109a94a
    jn d82e5a2e7109a94a
    jo 6b5e5406e3d8de39
    jp 6f820026e457d64d
    jq 35d2445e5b2643d6
    jr d43c3b3f36dd1285
    js ac155eadf283704c
    jt fbe38246967b3fd1
    ju 6c19008ac0e642e8
    jv 2c5abaabf04b74d9
    jw d82e5a2e7109a94a
    k 11a77ac8edca6bf4
    l 11a77ac8edca6bf4
    la 04adb9804bec356e
    lb c009ef82ad7e5a2f
    lc 0ab773cf0a9e04a4
    ld b1a967b7fd7f2db9
    le b096346949f26e6c
    lf 507757edb528a77f
    lg eb80c800bea34cf2
    lh b096346949f26e6c
    li b096346949f26e6c
    lj 92379bca6ea95ff4
    lk 4e8f72d74135d6e0
    ll b096346949f26e6c
    lm b096346949f26e6c
    ln b096346949f26e6c
    lo 92c849015ce8c1b9
    lp 2b5fc90ce2342655
    lq c954b647334e5b8e
    lr 5520f877fd31fdfb
    ls 92379bca6ea95ff4
    lt bd7091bbb438dbbb
    lu 605ec470b2ddbf20
    lv 9ab3d398d49db6b3
    lw b096346949f26e6c
    m 11a77ac8edca6bf4
    ma 04adb9804bec356e
    mb c009ef82ad7e5a2f
    mc 0ab773cf0a9e04a4
    md b1a967b7fd7f2db9
    me b096346949f26e6c
    mf 507757edb528a77f
    mg eb80c800bea34cf2
    mh b096346949f26e6c
    mi b096346949f26e6c
    mj 92379bca6ea95ff4
    mk 4e8f72d74135d6e0
    ml b096346949f26e6c
    mm b096346949f26e6c
    mn b096346949f26e6c
    mo 92c849015ce8c1b9
    mp 2b5fc90ce2342655
    mq c954b647334e5b8e
    mr 5520f877fd31fdfb
    ms 92379bca6ea95ff4
    mt bd7091bbb438dbbb
    mu 605ec470b2ddbf20
    mv 9ab3d398d49db6b3
    mw b096346949f26e6c
    n 11a77ac8edca6bf4
    na 04adb9804bec356e
    nb c009ef82ad7e5a2f
    nc 0ab773cf0a9e04a4
    nd b1a967b7fd7f2db9
    ne b096346949f26e6c
    nf 507757edb528a77f
    ng eb80c800bea34cf2
    nh b096346949f26e6c
    ni b096346949f26e6c
    nj 92379bca6ea95ff4
    nk 4e8f72d74135d6e0
    nl b096346949f26e6c
    nm b096346949f26e6c
    nn b096346949f26e6c
    no 92c849015ce8c1b9
    np 2b5fc90ce2342655
    nq c954b647334e5b8e
    nr 5520f877fd31fdfb
    ns 92379bca6ea95ff4
    nt bd7091bbb438dbbb
    nu 605ec470b2ddbf20
    nv 9ab3d398d49db6b3
    nw b096346949f26e6c
    o 05756a39f7ac2434
    oa d88c693171fdd62a
    ob 34b04bd35f1e4d3e
    oc 0213d46cdd936a41
    od d730a292be23bdac
    oe d730a292be23bdac
    of d730a292be23bdac
    og c0805dc3282e8183
    oh d730a292be23bdac
    oi d730a292be23bdac
    oj 6b5e5406e3d8de39
    ok 6c2dc08f53bf24e6
    ol 38afa64ceb1743fa
    om a8dde6c3be4ce154
    on d730a292be23bdac
    oo 2c12edf4210c235c
    op f95df47bcf48c6b8
    oq 74dd41c0d20ee523
    or 0b105d966c5ab590
    os ac155eadf283704c
    ot 94c5a7775510ba6c
    ou ae4f5885ee9ca7b5
    ov 9d5eae8ad4f7f678
    ow a8dde6c3be4ce154
    p 05756a39f7ac2434
    pa 38981d5720870e5a
    pb bd239984eac4e797
    pc bd239984eac4e797
    pd a0be66f290b52f6c
    pe a0be66f290b52f6c
    pf a0be66f290b52f6c
    pg a0be66f290b52f6c
    ph a0be66f290b52f6c
    pi a0be66f290b52f6c
    pj 6f820026e457d64d
    pk 6c2dc08f53bf24e6
    pl 961516b0d1b9ab5e
    pm 774e3fdff2e9024c
    pn a0be66f290b52f6c
    po 62030fc9bc146b20
    pp c04119aa749deba0
    pq acdbf1a0f505e40b
    pr 8879d75df8cc9514
    ps ac155eadf283704c
    pt de8b26145c88e314
    pu c881c3084509d025
    pv df0926e154868a78
    pw 774e3fdff2e9024c
    q 05756a39f7ac2434
    qa 0f706e95608251af
    qb b9b32a79a9ce0207
    qc 5b682e3781a8b7dd
    qd a3d387a08860aa67
    qe e0d44d5102406ec0
    qf c5b54620d5645868
    qg 7fbf1b3830c33fcb
    qh e0d44d5102406ec0
    qi e0d44d5102406ec0
    qj 35d2445e5b2643d6
    qk 6c2dc08f53bf24e6
    ql e608c364b7ebd71c
    qm c0317421722ea66a
    qn e0d44d5102406ec0
    qo 6bb449fc4db8a163
    qp ebf78cc48a55e2cf
    qq c84300520255ad90
    qr 2cf8a18d08814cbf
    qs ac155eadf283704c
    qt 19ff15f9bb8bbc07
    qu dad785313f8ea866
    qv c1c90332318c7707
    qw c0317421722ea66a
    r 05756a39f7ac2434
    ra 3986f719dc76491b
    rb 195f4ee1b763c792
    rc 195f4ee1b763c792
    rd b95165f9b7ed19b9
    re b95165f9b7ed19b9
    rf b95165f9b7ed19b9
    rg b95165f9b7ed19b9
    rh b95165f9b7ed19b9
    ri b95165f9b7ed19b9
    rj d43c3b3f36dd1285
    rk 6c2dc08f53bf24e6
    rl 7bd5d81c0cf38611
    rm 47ffd5c7fc8f00ef
    rn b95165f9b7ed19b9
    ro c36eff4fad9f2630
    rp 5c18f8783d57d888
    rq 0a292058f2588bb7
    rr be4d3df09d242594
    rs ac155eadf283704c
    rt 3e84028eb2f9be10
    ru f17fc919ab10eca9
    rv e64defc728fa7910
    rw 47ffd5c7fc8f00ef
    s 05756a39f7ac2434
    sa a91650e97373bd5a
    sb 41f6e7afb4241b47
    sc eeb44616e665bb7c
    sd bd9b4850d1f925ff
    se d82e5a2e7109a94a
    sf 5654803c8e28b767
    sg 1db7770bf44bc538
    sh d82e5a2e7109a94a
    si d82e5a2e7109a94a
    sj ac155eadf283704c
    sk 6c2dc08f53bf24e6
    sl d82e5a2e7109a94a
    sm d82e5a2e7109a94a
    sn d82e5a2e7109a94a
    so 6b5e5406e3d8de39
    sp 6f820026e457d64d
    sq 35d2445e5b2643d6
    sr d43c3b3f36dd1285
    ss ac155eadf283704c
    st fbe38246967b3fd1
    su 6c19008ac0e642e8
    sv 2c5abaabf04b74d9
    sw d82e5a2e7109a94a
    t 11a77ac8edca6bf4
    ta 8c2cf8eb06f95e93
    tb 63fbb506b436846f
    tc 3d32bad2065985cc
    td 8c2cf8eb06f95e93
    te 8c2cf8eb06f95e93
    tf 8c2cf8eb06f95e93
    tg edac42522de5494b
    th 8c2cf8eb06f95e93
    ti 8c2cf8eb06f95e93
    tj bc37e97be21af447
    tk 4e8f72d74135d6e0
    tl bd7091bbb438dbbb
    tm 5c29825e7dcd9b6d
    tn 8c2cf8eb06f95e93
    to a76b60b854091b73
    tp a6de204e48b5971b
    tq c34716648ddda603
    tr 3f60cd1e80cd77d5
    ts bc37e97be21af447
    tt d11a3fbeabf75a3a
    tu 3df1b25ed75f5039
    tv ea1c9308f32b013a
    tw b096346949f26e6c
    u 11a77ac8edca6bf4
    ua 9edc0924c93bee82
    ub 2da7f46e396acda8
    uc 43cf0ae93d3585d2
    ud ec54a8c138a00c81
    ue 2da7f46e396acda8
    uf 74806dd7dca8223f
    ug 41f1fa435f2edec2
    uh 2da7f46e396acda8
    ui 2da7f46e396acda8
    uj 57071068e6d6e23e
    uk 4e8f72d74135d6e0
    ul 605ec470b2ddbf20
    um a77f884072995458
    un 2da7f46e396acda8
    uo f7d910a3ded72112
    up 305aaadfe04cc366
    uq 22a5b8571ca962aa
    ur 2fc4444a19731f84
    us 57071068e6d6e23e
    ut 0d98d21012837057
    uu 4aebf181b9d902e4
    uv 2ee5f03aa7199ec7
    uw b096346949f26e6c
    v 11a77ac8edca6bf4
    va 8c2cf8eb06f95e93
    vb 2da7f46e396acda8
    vc 43cf0ae93d3585d2
    vd 9275e0c7e3e72393
    ve 72d0e4586700d7ab
    vf b786111f0878429b
    vg 95322ce1207ab8ab
    vh 72d0e4586700d7ab
    vi 72d0e4586700d7ab
    vj 31a0ad7f9f8f3de7
    vk 4e8f72d74135d6e0
    vl 9ab3d398d49db6b3
    vm b4bce46192b583f5
    vn 72d0e4586700d7ab
    vo 665d30a0c11e200f
    vp 6f3646806162929b
    vq 51cdcd4474f5bf9b
    vr e3584833dad1db69
    vs 31a0ad7f9f8f3de7
    vt d3f2add04afb093a
    vu 5c2e4ab6266c06c1
    vv ecf5011a922eb03a
    vw b096346949f26e6c
    w 11a77ac8edca6bf4
    wa 04adb9804bec356e
    wb c009ef82ad7e5a2f
    wc 0ab773cf0a9e04a4
    wd b1a967b7fd7f2db9
    we b096346949f26e6c
    wf 507757edb528a77f
    wg eb80c800bea34cf2
    wh b096346949f26e6c
    wi b096346949f26e6c
    wj 92379bca6ea95ff4
    wk 4e8f72d74135d6e0
    wl b096346949f26e6c
    wm b096346949f26e6c
    wn b096346949f26e6c
    wo 92c849015ce8c1b9
    wp 2b5fc90ce2342655
    wq c954b647334e5b8e
    wr 5520f877fd31fdfb
    ws 92379bca6ea95ff4
    wt bd7091bbb438dbbb
    wu 605ec470b2ddbf20
    wv 9ab3d398d49db6b3
    ww b096346949f26e6c
    """#

  static let longer = #"""
    aaaamaaamggqsggmaaaaaaan 7 10e6899ca65e5a81
    aaaamaampbbbbs 7 836ece40f3efe697
    aaaapmaasssmrmamaaaamaaas 7 34246fb684bd86c4
    aaamaambbcmccbmaamaaaaaa 7 b5008002e4b8fc04
    aaambcbblbdmllaaa 7 2b65cf6c7b279907
    aamaaaamnbbmbbmdddhddghmbbn 7 2609e5b30e4a6db5
    aamaaaamnbbmbbmdddhmddghmbbn 7 77654e418d51ef9a
    aamaaaamnbbmbbmggghggghmbbn 7 2609e5b30e4a6db5
    aamaaaamnbbmbbmggghmggghmbbn 7 77654e418d51ef9a
    aamaaaamnbbmbbmndddhddgnhmbbn 7 1aa2ea930e5b321c
    aamaaaamnbbmbbmndddhmddgnhmbbn 7 0323c1a0b579ad3b
    aamaaaamnbbmbbmnggghgggnhmbbn 7 1aa2ea930e5b321c
    aamaaaamnbbmbbmnggghmgggnhmbbn 7 0323c1a0b579ad3b
    ambbbcmnmpsbcbbe 7 803ba9a389e4f0eb
    amoaaaaaamraabbsmaasaa 7 e47795a973e06472
    ampppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppraaa 7 b75b21a25f333039
    ampppppppppppppppppppppppppppppppraaa 7 d9c425354001a211
    anvbwubwtcwna 7 d95e233820fdc1d6
    atbwvbwubwb 7 bb8f5937c651de8a
    auaow 7 f3021bdf3e0b8731
    auapw 7 f3021bdf3e0b8731
    auaqw 7 f3021bdf3e0b8731
    auarw 7 f3021bdf3e0b8731
    aucow 7 6cff00f2e61ea826
    aucpw 7 6cff00f2e61ea826
    aucqw 7 6cff00f2e61ea826
    aucrw 7 6cff00f2e61ea826
    audow 7 f3021bdf3e0b8731
    audpw 7 f3021bdf3e0b8731
    audqw 7 f3021bdf3e0b8731
    audrw 7 f3021bdf3e0b8731
    augow 7 f3021bdf3e0b8731
    augpw 7 f3021bdf3e0b8731
    augqw 7 f3021bdf3e0b8731
    augrw 7 f3021bdf3e0b8731
    auoaw 7 b7551a64e6971ae8
    auocw 7 75de7ecd42e50a1f
    auodw 7 b7551a64e6971ae8
    auogw 7 1e322bca177dd4c6
    auowa 7 15c40ef148f990e8
    auowc 7 c7744d55670229f3
    auowd 7 15c40ef148f990e8
    auowg 7 2d1fdfb4fc449f04
    aupaw 7 b7551a64e6971ae8
    aupcw 7 b7551a64e6971ae8
    aupdw 7 b7551a64e6971ae8
    aupgw 7 b7551a64e6971ae8
    aupwa 7 15c40ef148f990e8
    aupwc 7 c7744d55670229f3
    aupwd 7 15c40ef148f990e8
    aupwg 7 2d1fdfb4fc449f04
    auqaw 7 1e322bca177dd4c6
    auqcw 7 75de7ecd42e50a1f
    auqdw 7 1e322bca177dd4c6
    auqgw 7 1e322bca177dd4c6
    auqwa 7 15c40ef148f990e8
    auqwc 7 c7744d55670229f3
    auqwd 7 15c40ef148f990e8
    auqwg 7 2d1fdfb4fc449f04
    auraw 7 75de7ecd42e50a1f
    aurcw 7 75de7ecd42e50a1f
    aurdw 7 75de7ecd42e50a1f
    aurgw 7 75de7ecd42e50a1f
    aurwa 7 15c40ef148f990e8
    aurwc 7 c7744d55670229f3
    aurwd 7 15c40ef148f990e8
    aurwg 7 2d1fdfb4fc449f04
    avbmwmumtmwwm 7 cd6f2fe7702afc01
    bbbbcmdndmdndmdedmdfd 7 0950f0276df722e0
    bbbcmbccbmbbbcbhmaaaaaadddhddg 7 6e7cf5a8119f3da5
    bbbmfdd 7 f135a4081b492dae
    bbcmbcbbcmbbmdedeed 7 2284e9394d4fcb93
    bbcmqaaaamobbcmaaa 7 f6d8e44feb66f73d
    bcbmcmpbccmaaaaaaa 7 3d752abcf691cfac
    bcmbcbcmnaamaamamaaananmcbcmbcb 7 32f343f62fafcbf0
    bcmbcbcmnaamaamamaaannmcbcmbcb 7 1f46f2ab9011a13e
    bcmbcbcmnaamaamdddhmddghmaan 7 609637d45b401f74
    bcmbcbcmnaamaamggghmggghmaan 7 38e3e1b91ee3b6a4
    bntawvawuawnd 7 5588c3038ad7860c
    bnvawtawuawnb 7 fe5c7c8d3ff1af6f
    btbow 7 a82fb70162552675
    btbpw 7 a82fb70162552675
    btbqw 7 a82fb70162552675
    btbrw 7 a82fb70162552675
    btcow 7 a82fb70162552675
    btcpw 7 a82fb70162552675
    btcqw 7 a82fb70162552675
    btcrw 7 a82fb70162552675
    btdow 7 0d091a1e63b94e70
    btdpw 7 0d091a1e63b94e70
    btdqw 7 0d091a1e63b94e70
    btdrw 7 0d091a1e63b94e70
    btgow 7 aa84813e5aede516
    btgpw 7 aa84813e5aede516
    btgqw 7 aa84813e5aede516
    btgrw 7 aa84813e5aede516
    btobw 7 a888346a0e45eece
    btocw 7 a888346a0e45eece
    btodw 7 5443ea720f740bc1
    btogw 7 e21de117d7a8e32b
    btowb 7 91453c4be6bbeda8
    btowc 7 91453c4be6bbeda8
    btowd 7 1789bac42907d1f7
    btowg 7 1789bac42907d1f7
    btpbw 7 5443ea720f740bc1
    btpcw 7 5443ea720f740bc1
    btpdw 7 5443ea720f740bc1
    btpgw 7 5443ea720f740bc1
    btpwb 7 91453c4be6bbeda8
    btpwc 7 91453c4be6bbeda8
    btpwd 7 1789bac42907d1f7
    btpwg 7 1789bac42907d1f7
    btqbw 7 66d834ee8c012984
    btqcw 7 66d834ee8c012984
    btqdw 7 5443ea720f740bc1
    btqgw 7 5443ea720f740bc1
    btqwb 7 91453c4be6bbeda8
    btqwc 7 91453c4be6bbeda8
    btqwd 7 1789bac42907d1f7
    btqwg 7 1789bac42907d1f7
    btrbw 7 66d834ee8c012984
    btrcw 7 66d834ee8c012984
    btrdw 7 66d834ee8c012984
    btrgw 7 66d834ee8c012984
    btrwb 7 91453c4be6bbeda8
    btrwc 7 91453c4be6bbeda8
    btrwd 7 1789bac42907d1f7
    btrwg 7 1789bac42907d1f7
    bvamwmtmumwwm 7 ec1f50c7abd4560e
    bvawtawuawa 7 33d0a66ea8dc8a6b
    caamqmdddhgggpbbcrmaaaasmabch 7 de03f3b1626b86ec
    cacmabapmcababhmdddhgggmababs 7 63fb7f6079ca1935
    cbbbbcbmcbbmbccbmbbbcbhmcdddhddg 7 609ddfeac03b61fe
    cbcbbcmnddn 7 eb1c2a5ef4496f98
    cbmcbccbcmomsmdddnddgmbcbb 7 6fa3071b3de3e3b8
    cbmcbccbcmosmdddnddgmbbccmbbcn 7 e4f1394043181410
    ccbmbbmaaamaaambbmcbbbbbb 7 a5def949b9cc6241
    cmbcbbmcbbmbccbmbbbcbhmdddfhddg 7 1bad91940cb9dfa2
    cmbccbmcbbosmcbbn 7 3271e440746c3940
    cnvawtawubwnfd 7 1221774bc13200e7
    detwdeuwdevwd 7 e8142685d5109ddc
    ftwduwfvwd 7 1ef79b8b0d0802c0
    gnvawtawuawnc 7 d47887085b949474
    nadddnbcbccbneadddn 7 1aa78962390c247b
    nbdddnaaaaaanebdddn 7 6f0f7859c10d82c2
    nddnmcbcbbc 7 c59d914804f0f378
    ndmccbbbbbmbbmcbbc 7 303c3789af07d62d
    nonqnpbrawasb 7 4ffcbe8bad65d727
    nontnpbsnwnsn 7 16579b5d16ad340f
    nonunpbsnwnsn 7 c188eb441da86205
    nqntnrasnwnsn 7 925c6f44a9a7de74
    nqnunrasnwnsn 7 374ce563b33ce422
    nqnvnarasnwnsn 7 180e6b49788b71ca
    nqnvnbrasnwnsn 7 08338a6b5ea49693
    ntnunvnwnwnwn 7 84c8a3e68ed30629
    nunvnbtnwnwnwn 7 f93e73ef68d4ab25
    nvawtawb 7 0c1d40d08fe6b4e6
    nvbcwubcw 7 7547d84d690080c4
    ooooooooooooooooooooooooooooonrtqorpnwawasn 7 6743802e3f07899b
    oooooooooooooooooooooooooooooonraouoqprwsasn 7 63b7c1b301b59fac
    oooooooooooooooooooooooooooooonrataqorpawasn 7 030c32cf26ba2713
    ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooonrtqorpnwawasn 7 fef7f4c66f49800e
    oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooonraouoqprwsasn 7 d428722d20892e98
    oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooonrataqorpawasn 7 dc6c51ed077ca9ff
    oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooqnpbtboqprbwbsn 7 d0f915db57e2dd5b
    oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooqnpbunpqronwbsn 7 ad4113b767f54bab
    oooooooooooooooooooooooooooooqnpbtboqprbwbsn 7 5a85d55cb5d7e0db
    oooooooooooooooooooooooooooooqnpbunpqronwbsn 7 2faa3aaf4323e742
    oqprtnrasnsnwa 7 5708419bf98daf87
    qorpunpbsnsnwb 7 ea1ad2cae6347112
    qorpvbpbsnsnwb 7 ea1ad2cae6347112
    rqmaaamaaamaaaampbbcsmbbm 7 d0364258d33a924b
    vndbaw 7 88ce51b8dd99be6c
    vnddw 7 e24a7c2eed78f547
    vngabw 7 24ea424760440e7b
    vnggw 7 46b3ddf63fed7a3b
    vnobsaw 7 feb75af72701e716
    vnpbsaw 7 ccbac8fee06b44f5
    vnqasbw 7 cd08d2afd88fb78f
    vnrasbw 7 d80ee3817332ea52
    vnvawtawbw 7 6f18dd0b65b4e92e
    vnvbwubwaw 7 2409f5bad965354a
    """#
}
