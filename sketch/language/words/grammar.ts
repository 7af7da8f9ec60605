/** Function words, by their effect on the surrounding words. */
export const GRAMMAR = {
  at: {
    en: '',
    zh: '在|位于|处于|立于|站在|坐在|躺在|趴在|睡在|走在|停在|放在|摆在|挂在|藏在|躲在|飘在|漂在|飞在|落在|蹲在|种在|倚在|靠在|浮在|游在|停靠在|坐落在',
  },
  have: {
    en: 'there is|there are',
    zh: '有|有着|是|站着|坐着|躺着|趴着|停着|挂着|长着|立着|睡着|开着一|蹲着|摆放着|放着|放了|摆了',
  },
  of: { en: '', zh: '的|之' },
  and: { en: 'and|plus|as well as|&|or|nor', zh: '和|与|跟|及|以及|还有|同|或|或者|并且|并|加上' },
  copula: { en: 'is|are|was|were|has|have', zh: '' },
  negation: {
    en: "no|without|not|never|don't|do not|doesn't|isn't|aren't|exclude|excluding|except|avoid|minus",
    zh: '没有|不要|无|没|别|不带|不含|不画|不出现|去掉|禁止|不戴|不穿|不能有|没带|没戴|没穿|毫无|除了',
  },
  text: {
    en: 'text|lettering|caption|words|that says|saying|logo|watermark|title|subtitle|typography|slogan|font|quote|written|reads',
    zh: '文字|写着|标语|字样|标题|字幕|水印|标志|商标|字体|题字|题诗|汉字|英文字|落款|印着',
  },
  filler: {
    en: "the|of|to|for|from|up|down|out|off|as|be|been|being|it|its|it's|he|she|they|them|his|her|hers|their|theirs|him|i|me|my|mine|we|our|you|your|this|that|these|those|who|which|whose|where|when|while|there|here|then|than|so|very|really|just|only|also|too|but|if|because|through|across|along|toward|towards|during|after|like|such|about|any|all|each|every|other|another|more|most|much|quite|rather|draw|create|make|generate|paint|show|showing|shows|depicting|depict|featuring|image|picture|scene|view|shot|portrait|please|style|background|foreground|drawing|art|artwork|painting|beautiful|pretty|cute|lovely|nice|gorgeous|adorable|detailed|highly detailed|high quality|best quality|masterpiece|4k|8k|hd|uhd|hdr|wide|close up|closeup|wide shot|medium shot|full body|composition|of course|i want|want|would|will|can|could|should|doing|does|do|did|getting|get|gets|s|side|left|right|center|centre|middle|top|bottom|front|back|far|away|distance|distant|together|looking|looks|alone|own|empty|lone|minimalist|minimal|luxury|elegant|landscape|passing|full|tranquil|cozy|cosy|solitary|lots|front view|side view|setting|atmosphere|mood|light|lighting|color|colour|colored|coloured|colors|long|short|placed|hanging|parked|growing|made|going|coming|playing|having|made of|kind|type|in the distance|in the background|in the foreground|at the|next|looking away|surface|shoulder|shoulders|lap|each other|rolling|stretching|horizon|still",
    zh: '了|着|过|地|得|们|这|那|此|该|其|他|她|它|他们|她们|它们|我|我们|你|你们|自己|把|被|从|到|向|往|对|于|以|而|且|但|但是|也|都|就|还|又|再|很|非常|十分|特别|最|更|太|正|正在|一起|一边|边走边|正|着急|画|请|请画|帮我|给我|生成|创作|绘制|一张|一幅|图|图片|画面|图像|场景|风格|背景|背景是|前景|远处|近处|远方|特写|全身|半身|构图|高清|高质量|细节|精致|美丽|漂亮|可爱|好看|美|超高清|大师级|杰作|左边|右边|左侧|右侧|中央|颜色|色|氛围|感|个|只|位|条|匹|头|朵|棵|辆|艘|座|张|本|件|名|现在|时候|时|样子|样|那里|这里|这个|那个|每|各|某|所有|全部|想|要|想要|能|会|可以|让|使|做|做着|去|来|起来|出来|过来|光线|光|灯光|等|之类|等等|啊|呢|吧|吗|呀|哦|为|是一|充满|一样|像|如|如同|仿佛|风景|景色|景|身上|身|头上|手里|手中|手上|怀里|当|给|写|穿过|沿着|朝着|着装|打扮|停放|拍摄|放大|风格的|长|短|高|一下|一直|不停|位置|长着|开|盛开|绽放|生长|不|进|入|飘落|手|极简|简约|有点|打|踢|独|独自|单独|行驶|驶|驶过|驶向|驶入|驶出|开过',
  },
  /** Content that no rule draws, listed so that the characters within are not taken for something else. */
  opaque: {
    en: '',
    zh: '日本|中国|马上|马虎|信心|相信|包括|包围|派对|书法|星期|月份|火热|云南|门票价|山西|山东|江苏|黄山|海南|河南|河北|湖南|湖北|上海|北京|人民|人生|人工智能|风情|风采|风味|风俗|牛仔布|马戏|狼狈|虎口|龙门|鸡尾|鼠标垫|鱼香|羊肉|猪肉|鸡肉|花纹|花样|花生酱|水平|水准|火锅店|石油|天气|天真|天才|大家|大小|小心|小说家|中心|中文|心中|路线|道理|光荣|光滑|雪碧|金属感|银行家|白糖|黑暗|红薯干|青春|老板娘|女儿国|男女|力量|书桌布|爱|梦|梦想|梦幻|故事|时间|历史|音乐|声音|味道|香味|希望|自由|和平|战争|胜利|速度|电影院|游戏|春节|元宵|中秋|生日|节日|婚礼|聚会|午餐|晚餐|早餐|工作|上学|放学|上课|下课|回家|旅行|旅游|购物|上班|拍手|鼓掌|唱歌',
  },
} as const;
