import type { FactOf, WordRow } from '../facts.ts';

type Kind = FactOf<'relation'>['kind'];

/** Words before the object: English prepositions and the verbs of both languages. */
export const BEFORE: readonly WordRow<Kind>[] = [
  ['in|inside|within|into|inside of', '装在|住在', 'in'],
  ['on|on top of|upon|onto|atop|over the top of|on the back of', '', 'on'],
  ['under|underneath|beneath|below', '', 'under'],
  [
    'beside|next to|near|by|alongside|close to|at|against|along with|accompanied by|together with|talking to|fighting|fights|building|chasing|following|meets|hugging|kissing|playing with|petting|feeding|leading|watering|picking|planting|brushing|washing|painting a|helping|greeting|catching|hunting|herding|repairing|fixing',
    '追|浇|浇水|采|采摘|摘|牵|拥抱|抱住|亲吻|打扫|修理|修|种着|画着|遛着|赶着|挨着|靠着|依偎着|依偎|陪着|紧挨着|靠近|牵着|带着|遛|遇见|抚摸着|抚摸|喂|追着|跟着|旁边是|堆|堆着|推|推着',
    'beside',
  ],
  ['behind|in back of|hiding behind', '', 'behind'],
  ['in front of|before', '', 'in_front_of'],
  ['above|over|high above', '飞过|越过|飞越|俯瞰', 'above'],
  [
    'riding|rides|ride|riding on|driving|drives|rowing|sailing',
    '骑着|骑|驾驶|开着|驾着|驾驶着|划着|乘着|骑在|坐着|乘坐|划',
    'riding',
  ],
  [
    'holding|holds|hold|carrying|carries|playing|plays|eating|drinking|lifting|using|clutching|throwing|flying a|kicking|taking a photo with',
    '拿着|拿|提着|抱着|举着|捧着|握着|撑着|打着|吃着|喝着|弹着|拉着|吹着|放|手持|端着|手拿|背着|背|手里拿着|手捧|怀抱|弹|吹|喝|吃|叼着|拎着|挥舞着',
    'holding',
  ],
  ['wearing|wears|wear|dressed in|dressed as', '穿着|穿|戴着|戴|身穿|头戴|身着|披着|系着', 'wearing'],
  ['between|among|amid|in the middle of', '', 'between'],
  [
    'around|circling|surrounding|gathered around|sitting around',
    '围坐在|围坐|围着|围绕着|环绕着|绕着|围绕',
    'around',
  ],
  [
    'looking at|looks at|watching|watches|gazing at|staring at|facing|looking up at|looking out at',
    '看着|看|望着|盯着|凝视|凝视着|注视着|仰望|眺望|仰望着|眺望着|面对',
    'looking_at',
  ],
  ['with|and a small', '', 'with'],
];

/** Words before the subject of a reversed relation. */
export const REVERSED: readonly WordRow<Kind>[] = [
  ['surrounded by|encircled by', '被包围', 'around'],
  ['full of|filled with|containing', '装满|盛满|装着|盛着|插着|插满|放满', 'in'],
  ['covered with|topped with', '摆着|摆满|放有', 'on'],
];

/** Chinese words after the object. */
export const AFTER: readonly WordRow<Kind>[] = [
  ['', '里|里面|中|内|之中|里边|当中', 'in'],
  ['', '上|上面|之上|上边|顶上|顶端|的背上|背上|的肩上|的肩膀上|的头上|的头顶上|的怀里', 'on'],
  ['', '下|下面|底下|之下|下边|下方', 'under'],
  ['', '旁|旁边|边上|身边|附近|边|身旁|一旁|一侧|脚下|门口', 'beside'],
  ['', '后|后面|身后|背后|后边|后方', 'behind'],
  ['', '前|前面|面前|身前|前方|跟前', 'in_front_of'],
  ['', '上方|上空|头顶', 'above'],
  ['', '周围|四周', 'around'],
  ['', '之间|中间', 'between'],
];

/** Interactions of several figures, which stand together and face each other. */
export const MUTUAL = {
  en: 'talking|chatting|shaking hands|holding hands|hugging each other|fighting each other|playing chess|playing cards|playing together|dancing together|arguing|face to face|looking at each other|high fiving|sword fighting|duelling|dueling|picnicking|having a picnic|having dinner|having tea|having lunch|having breakfast',
  zh: '握手|聊天|交谈|对话|拥抱|牵手|手牵手|手拉手|下棋|打牌|面对面|对视|比武|决斗|击掌|打架|拔河|玩游戏|野餐|喝茶聊天|吃饭|干杯|跳绳|打球|踢球|赛跑|比赛',
} as const;
