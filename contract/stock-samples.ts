import type { Language } from './site.ts';

/** A photograph that came with the product, below `/samples/photos/` of the site. */
export interface StockSample {
  /** Its id among the stock items; never changes. */
  id: string;
  /** Without its suffix: `.webp`, or `-320.webp` for the smaller copy. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
  name: Record<Language, string>;
  tags: Record<Language, readonly string[]>;
}

/** Where the files are, below the site's root. */
export const STOCK_SAMPLES_PATH = '/samples/photos/';

/** Their licences: `web/public/samples/photos/LICENSES.md`. */
export const STOCK_SAMPLES: readonly StockSample[] = [
  {
    id: '61549f90-5c84-4a6f-baff-9beb1d578b64',
    file: 'astronaut',
    width: 512,
    height: 512,
    size: 49_536,
    name: { en: 'Astronaut', zh: '宇航员' },
    tags: {
      en: ['portrait', 'woman', 'face', 'person', 'space suit', 'orange', 'flag'],
      zh: ['肖像', '人像', '女性', '人物', '太空', '航天服', '橙色'],
    },
  },
  {
    id: '83dde19a-fc0b-48a5-bb46-9add8cbb091f',
    file: 'chelsea',
    width: 451,
    height: 300,
    size: 28_230,
    name: { en: 'Chelsea the cat', zh: '小猫切尔西' },
    tags: {
      en: ['cat', 'animal', 'pet', 'fur', 'whiskers', 'close-up'],
      zh: ['猫', '猫咪', '动物', '宠物', '毛发', '特写'],
    },
  },
  {
    id: 'b84bb7df-4dbd-4b66-a478-71c6b6a75745',
    file: 'coffee',
    width: 600,
    height: 400,
    size: 60_088,
    name: { en: 'Cup of coffee', zh: '一杯咖啡' },
    tags: {
      en: ['coffee', 'cup', 'spoon', 'drink', 'table', 'product', 'still life'],
      zh: ['咖啡', '杯子', '勺子', '饮品', '桌面', '商品', '静物'],
    },
  },
  {
    id: 'ca0bc8e3-813e-43b3-b474-20271122b744',
    file: 'rocket',
    width: 640,
    height: 427,
    size: 41_882,
    name: { en: 'Rocket launch', zh: '火箭发射' },
    tags: {
      en: ['rocket', 'launch', 'night', 'sky', 'technology', 'landscape'],
      zh: ['火箭', '发射', '夜晚', '天空', '科技', '风景'],
    },
  },
];
