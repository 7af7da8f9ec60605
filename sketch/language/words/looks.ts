import type { PersonLook, Subject } from '../../brief.ts';
import type { LookFacts, WordRow } from '../facts.ts';

type Accessory = PersonLook['accessories'][number];
type AnimalPose = NonNullable<Subject['pose']>;

export const OUTFITS: readonly WordRow<PersonLook['outfit']>[] = [
  ['t-shirt|tshirt|tee|shirt|blouse', 't恤|T恤|衬衫|衬衣|上衣|短袖', 'tshirt'],
  ['hoodie|sweater|jumper|sweatshirt|pullover|cardigan', '卫衣|毛衣|套头衫|针织衫', 'hoodie'],
  [
    'coat|jacket|overcoat|trench coat|leather jacket|down jacket|parka',
    '大衣|外套|夹克|风衣|羽绒服|棉袄|皮衣|棉衣',
    'coat',
  ],
  ['raincoat|rain coat', '雨衣', 'raincoat'],
  ['suit|tuxedo|business suit|blazer', '西装|西服|燕尾服|礼服西装', 'suit'],
  ['dress|skirt|sundress|summer dress', '连衣裙|裙子|短裙|花裙子|裙|碎花裙', 'dress'],
  ['gown|evening gown|wedding dress|ball gown|robe', '长裙|礼服|婚纱|晚礼服|礼服裙|长袍|纱裙', 'gown'],
  ['kimono|yukata', '和服|浴衣', 'kimono'],
  [
    'hanfu|cheongsam|qipao|chinese dress|traditional chinese clothing',
    '汉服|旗袍|古装|唐装|道袍|古风服饰|长衫',
    'hanfu',
  ],
  ['spacesuit|space suit', '太空服|宇航服|航天服', 'spacesuit'],
  ['chef uniform|chef coat', '厨师服', 'chef'],
  ['armor|armour', '盔甲|铠甲|战甲', 'armour'],
  ['apron', '围裙', 'apron'],
  ['uniform|school uniform', '制服|校服|军装|警服', 'uniform'],
  ['swimsuit|bikini|swimming trunks|swimwear', '泳衣|比基尼|泳裤|泳装', 'swimwear'],
  ['lab coat|white coat', '白大褂', 'doctor'],
  ['overalls|dungarees', '背带裤|工装', 'overalls'],
];

export const ACCESSORIES: readonly WordRow<Accessory>[] = [
  ['glasses|spectacles|eyeglasses|sunglasses', '眼镜|墨镜|太阳镜', 'glasses'],
  ['scarf|shawl', '围巾|披肩|丝巾', 'scarf'],
  ['hat|sun hat|top hat|wizard hat', '帽子|礼帽|遮阳帽|帽|毛线帽', 'hat'],
  ['fedora', '软呢帽', 'fedora'],
  ['straw hat|bamboo hat|conical hat', '草帽|斗笠', 'straw_hat'],
  ['cap|baseball cap|beanie|beret', '鸭舌帽|棒球帽|贝雷帽', 'cap'],
  ['backpack|rucksack|schoolbag', '背包|书包|双肩包', 'backpack'],
  ['with umbrella', '撑伞|打伞|打着伞|撑着伞', 'umbrella'],
  ['crown|tiara', '皇冠|王冠', 'crown'],
  ['beard|bearded|moustache|mustache', '胡子|胡须|大胡子|白胡子|络腮胡', 'beard'],
  ['helmet', '头盔|安全帽', 'helmet'],
  ['headphones|headset', '耳机', 'headphones'],
  ['flower crown|flower in her hair', '花环|发花|头花', 'flower'],
  ['cape|cloak', '披风|斗篷', 'cape'],
  ['mask', '面具|口罩|面罩', 'mask'],
  ['handbag|purse|bag|tote bag', '手提包|包包|挎包|手袋', 'bag'],
  ['wings|winged', '翅膀', 'wings'],
];

/** Hair, age and other traits. */
export const TRAITS: readonly WordRow<LookFacts>[] = [
  ['long hair|long haired', '长发|长头发|披肩发', { hairStyle: 'long' }],
  ['short hair|short haired', '短发|短头发', { hairStyle: 'short' }],
  ['curly hair|curly haired|curly|curls|afro', '卷发|卷卷头发|爆炸头', { hairStyle: 'curly' }],
  ['messy hair', '乱发', { hairStyle: 'messy' }],
  ['ponytail|pony tail', '马尾|马尾辫', { hairStyle: 'ponytail' }],
  [
    'pigtails|pigtail|braids|braid|braided hair|twin tails|twintails',
    '辫子|双马尾|麻花辫|羊角辫|小辫子',
    { hairStyle: 'pigtails' },
  ],
  ['hair bun|bun|topknot|hair in a bun', '发髻|丸子头|盘发', { hairStyle: 'bun' }],
  ['bob haircut|bob cut|bob', '波波头|齐耳短发|学生头', { hairStyle: 'bob' }],
  ['bald', '光头|秃头', { hairStyle: 'bald' }],
  [
    'blonde|blond|fair haired|golden haired|blonde hair|blond hair',
    '金发|金色头发',
    { hairColor: '#e2b24c' },
  ],
  ['red haired|redhead|ginger hair|ginger haired', '红发', { hairColor: '#b5452c' }],
  ['dark haired|black haired|brunette', '黑发|黑头发', { hairColor: '#24201f' }],
  ['brown haired', '棕发', { hairColor: '#6b4226' }],
  [
    'white haired|gray haired|grey haired|silver haired',
    '白发|银发|白发苍苍|满头白发',
    { hairColor: '#e2dfd8' },
  ],
  ['pink haired', '粉发', { hairColor: '#ee8fb1' }],
  ['blue haired', '蓝发', { hairColor: '#4a7fc9' }],
  ['dark skinned|black skinned', '深色皮肤|黑皮肤', { skin: '#7a4a2f' }],
  ['fair skinned|pale', '白皙', { skin: '#f7d8bf' }],
  ['tanned', '小麦色皮肤', { skin: '#c98d63' }],
  ['old|elderly|aged', '老|年老|年迈|老年|苍老', { age: 'elder' }],
  ['young|youthful', '年轻|年少', { age: 'teen' }],
  ['teenage', '十几岁', { age: 'teen' }],
  ['middle aged|adult', '中年|成年', { age: 'adult' }],
  ['male', '男', { gender: 'male' }],
  ['female', '女', { gender: 'female' }],
];

export const MOODS: readonly WordRow<PersonLook['mood']>[] = [
  [
    'happy|smiling|cheerful|joyful|smile|joyfully|happily|excited|delighted|proud',
    '开心|快乐|高兴|微笑|幸福|欢乐|愉快|笑容|微笑着|笑着|开心地|兴奋|欢快',
    'happy',
  ],
  [
    'calm|peaceful|serene|quiet|thoughtful|calmly|quietly|serious',
    '平静|安静|宁静|沉思|静静|安详|严肃|静静地|淡定',
    'calm',
  ],
  [
    'sad|crying|lonely|tearful|melancholy|upset|sadly|unhappy',
    '伤心|难过|哭泣|孤独|悲伤|哭|忧伤|寂寞|不开心|不高兴|流泪',
    'sad',
  ],
  ['angry|furious|mad|annoyed|angrily', '生气|愤怒|发怒|恼火|怒', 'angry'],
  [
    'surprised|shocked|amazed|astonished|scared|frightened|curious',
    '惊讶|吃惊|震惊|害怕|惊恐|好奇|惊奇',
    'surprised',
  ],
  ['laughing|laughs|giggling', '大笑|哈哈大笑|欢笑', 'laughing'],
];

type PoseMeaning = readonly [person: PersonLook['pose'], animal: AnimalPose];
export const POSES: readonly WordRow<PoseMeaning>[] = [
  ['standing|stands|stand|balancing|posing|waiting', '站|站着|站立|伫立|站在', ['stand', 'stand']],
  [
    'walking|walks|walk|strolling|wandering|hiking',
    '走|走着|散步|漫步|行走|走路|走过|徒步|走在',
    ['walk', 'walk'],
  ],
  [
    'running|runs|run|jogging|chasing|galloping|racing',
    '赛跑|追|追着|跑|奔跑|跑步|跑着|追逐|奔驰|追赶|飞奔|玩耍|嬉戏',
    ['run', 'run'],
  ],
  [
    'having a picnic|picnicking|playing chess|playing cards|sitting around|sitting|sits|sit|seated|perched|perching|resting|kneeling',
    '野餐|下棋|打牌|围坐在|围坐|坐|坐着|蹲|蹲着|趴|趴着|休息|蹲坐|坐在|趴在|栖息',
    ['sit', 'sit'],
  ],
  [
    'sleeping|sleeps|asleep|napping|lying|dozing|sleepy',
    '睡|睡觉|睡着|熟睡|打盹|躺|躺着|沉睡|睡在|躺在|入睡|酣睡',
    ['sleep', 'sleep'],
  ],
  ['jumping|jumps|leaping|hopping|jump', '跳|跳跃|跳起|蹦跳|跃起|跳着|跃出', ['jump', 'jump']],
  ['dancing|dances|dance', '跳舞|舞蹈|起舞|翩翩起舞', ['dance', 'jump']],
  ['waving|waves hand|waving hand|waving goodbye', '挥手|招手', ['wave', 'stand']],
  ['pointing', '指着|指向', ['point', 'stand']],
  ['reading|reads|studying', '看书|读书|阅读|学习|读着|写作业', ['read', 'sit']],
  [
    'flying|flies|soaring|hovering|floating|gliding',
    '飞|飞翔|飞行|飞着|翱翔|漂浮|飞舞|飞过|盘旋',
    ['jump', 'fly'],
  ],
  ['swimming|swims|diving', '游泳|游|游动|潜水|游来游去|畅游', ['run', 'swim']],
];

/** Actions with an object in the hands. */
export const ACTIVITIES: readonly WordRow<LookFacts>[] = [
  ['fishing|angling', '钓鱼|垂钓|独钓', { pose: 'sit', accessories: ['fishing_rod'] }],
  ['cooking|cooks|baking', '做饭|烹饪|炒菜|做菜', { pose: 'hold' }],
];

/** Body parts that are not drawn separately: they consume the preceding colour. */
export const PARTS = {
  en: 'eyes|eye|tail|ears|ear|nose|lips|hands|hand|feet|fur|stripes|spots|beak|horns|mane|whiskers|paws|face|skin|teeth|legs|arms|tears',
  zh: '眼睛|尾巴|耳朵|鼻子|嘴唇|嘴巴|脚|毛发|条纹|斑点|鬃毛|胡须毛|爪子|脸|皮肤|牙齿|腿|双眼|眼神|脸颊|眼泪|身体|羽翼',
} as const;
