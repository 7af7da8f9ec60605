import type { WordRow } from '../facts.ts';

/** Colour words of both languages, as CSS colours that sit well together in a picture. */
export const COLORS: readonly WordRow<string>[] = [
  ['red|scarlet|crimson|ruby', '红色|红|大红|朱红|鲜红|红彤彤|火红|赤', '#c8322b'],
  ['dark red|maroon|burgundy', '深红|暗红|酒红', '#7d1f2a'],
  ['orange', '橙色|橙|橘色|橘黄|橘红|橙红', '#ef7d22'],
  ['yellow', '黄色|黄|明黄|鹅黄|嫩黄|金黄', '#f6c21c'],
  ['green', '绿色|绿|碧绿|翠绿|嫩绿|绿油油', '#3f9b57'],
  ['dark green|olive green|forest green', '深绿|墨绿|军绿', '#1f5c3a'],
  ['light green|mint|mint green', '浅绿|薄荷绿|淡绿', '#9ed8b0'],
  ['blue|cobalt|azure', '蓝色|蓝|湛蓝|蔚蓝|宝蓝', '#2f6fc4'],
  ['dark blue|navy|navy blue|indigo', '深蓝|藏青|藏蓝|靛蓝', '#1f2f5c'],
  ['light blue|sky blue|pale blue|baby blue', '浅蓝|天蓝|淡蓝', '#8ec5ec'],
  ['purple|violet|lilac', '紫色|紫|淡紫|深紫', '#7b4fb5'],
  ['pink|rose pink|magenta', '粉色|粉|粉红|粉红色|桃红|玫红', '#ee8fb1'],
  ['white|ivory|snow white', '白色|白|雪白|洁白|纯白|乳白', '#f3f1ec'],
  ['black|jet black', '黑色|黑|乌黑|漆黑|纯黑', '#26262b'],
  ['grey|gray', '灰色|灰|灰白', '#8d9299'],
  ['brown|chestnut brown', '棕色|棕|褐色|褐|咖啡色|棕褐色', '#8a5a36'],
  ['gold|golden', '金色|金|金灿灿|金黄色', '#d9a93b'],
  ['silver|silvery', '银色|银|银白|银白色', '#c3c8ce'],
  ['teal|turquoise|cyan|aqua', '青色|青|青绿|蓝绿', '#2a9d98'],
  ['beige|khaki|tan', '米色|米白|卡其|卡其色|杏色', '#e8d9bd'],
  ['cream colored|cream coloured|cream', '奶油色|奶白', '#f4ead2'],
];
