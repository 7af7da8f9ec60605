import { expect, test } from 'vitest';
import { understandsPrompt } from './understands-prompt.ts';

/**
 * Sixty prompts a language, written down before the rule was: half of them describe something drawable, the others
 * are noise, ideas without a picture, and languages that the engine does not read.
 */
const DRAWABLE = {
  en: [
    'a cat on a windowsill',
    'two dogs playing in the snow',
    'an old lighthouse at dusk',
    'a red bicycle leaning against a brick wall',
    'a boy flying a kite on a hill',
    'a cup of coffee and a croissant',
    'mountains reflected in a lake at sunrise',
    'a busy market street in the rain',
    'a white horse galloping on a beach',
    'a sailing boat on the sea',
    'a girl reading a book under a tree',
    'snow falling over a quiet village',
    'a bowl of ramen on a wooden table',
    'an owl on a branch in moonlight',
    'a rocket taking off at night',
    'a field of sunflowers',
    'a dragon flying over a castle',
    'a robot watering plants',
    'a grandmother knitting in an armchair',
    'a bottle of perfume on marble',
    'cherry blossoms in spring',
    'a train crossing a bridge',
    'a penguin with a red scarf',
    'a wizard holding a staff',
    'desert dunes under stars',
    'a chef cutting vegetables',
    'a fox in an autumn forest',
    'kids building a sandcastle',
    'a violin on a chair',
    'city skyline at night, neon lights',
  ],
  zh: [
    '窗台上的一只猫',
    '两只狗在雪地里玩',
    '黄昏的老灯塔',
    '靠在砖墙上的红色自行车',
    '男孩在山坡上放风筝',
    '一杯咖啡和一个羊角面包',
    '日出时倒映在湖中的群山',
    '雨中热闹的集市街道',
    '白马在沙滩上奔跑',
    '海上的帆船',
    '树下看书的女孩',
    '宁静的村庄下着雪',
    '木桌上的一碗拉面',
    '月光下树枝上的猫头鹰',
    '夜晚升空的火箭',
    '一片向日葵田',
    '巨龙飞过城堡',
    '给植物浇水的机器人',
    '老奶奶在扶手椅上织毛衣',
    '大理石上的香水瓶',
    '春天的樱花',
    '火车驶过大桥',
    '戴红围巾的企鹅',
    '拿法杖的巫师',
    '星空下的沙丘',
    '厨师在切菜',
    '秋天树林里的狐狸',
    '孩子们在堆沙堡',
    '椅子上的小提琴',
    '夜晚的城市天际线，霓虹灯',
  ],
};
const NOT_DRAWABLE = {
  en: [
    'un gato durmiendo en el sofá',
    'ein Hund läuft durch den Wald',
    'une maison au bord de la mer',
    'un cavallo bianco sulla spiaggia',
    'uma menina com um guarda-chuva',
    'кошка на окне',
    '犬が公園で走っている',
    '산 위의 작은 집',
    'قطة على النافذة',
    'een schip op de zee bij zonsondergang',
    'en röd stuga vid sjön',
    'kedi pencerenin önünde',
    'asdfghjkl',
    'qwerty uiop zxcvb',
    'blorf snarple wug',
    '!!!???',
    '12345 67890',
    'xkcd lmnop rstuv',
    'aaaaaa aaaa',
    '🤷🤷🤷',
    'jfkdls ajfkld sajf',
    'the of and to',
    'foo bar baz qux',
    'the concept of justice',
    'inflation rate versus unemployment',
    'quantum entanglement',
    'nostalgia',
    'democracy in decline',
    'synergy and stakeholder value',
    'the taste of freedom',
  ],
  zh: [
    '猫が窓辺で寝ている',
    'ねこ',
    '창가의 고양이',
    'собака в лесу',
    'chien dans la forêt',
    'mèo trên cửa sổ',
    'แมวบนหน้าต่าง',
    '一隻の船と海のゆうひ',
    'der alte Mann und das Meer',
    'gatos y perros',
    '啊啊啊啊啊',
    '哈哈哈哈',
    '嗯嗯呃呃',
    '阿斯顿发',
    '的了吗呢',
    '测试测试',
    '随便',
    '嘟嘟噜噜',
    '一二三四五',
    '呜呼哀哉之乎者也',
    '。。。？？？',
    '甲乙丙丁',
    '公平正义',
    '通货膨胀与失业率',
    '量子纠缠',
    '乡愁',
    '民主的衰落',
    '赋能与抓手',
    '自由的味道',
    '存在主义',
  ],
};
/** Accepted for a word that happens to be a place: "foo bar baz". */
const MISTAKEN = ['foo bar baz qux'];

test.each(['en', 'zh'] as const)('accepts every drawable prompt of the list: %s', (language) => {
  expect(DRAWABLE[language]).toHaveLength(30);
  expect(DRAWABLE[language].filter((prompt) => !understandsPrompt(prompt))).toEqual([]);
});

test.each(['en', 'zh'] as const)(
  'refuses unreadable prompts except for the known mistake: %s',
  (language) => {
    expect(NOT_DRAWABLE[language]).toHaveLength(30);
    const accepted = NOT_DRAWABLE[language].filter(understandsPrompt);
    expect(accepted).toEqual(MISTAKEN.filter((prompt) => NOT_DRAWABLE[language].includes(prompt)));
  },
);

test.each([
  ['anime', true],
  ['water ink', true],
  ['水墨画', true],
  ['a photo of democracy', false],
  ['unemployment, watercolor', false],
  ['at night', true],
  ['下雨', true],
  ['red', false],
])('a style alone is enough: %s', (prompt, understood) => {
  expect(understandsPrompt(prompt)).toBe(understood);
});
