import type { StoryStyle } from '@inkreel/contract/tools/styles.ts';

/** A picture of the public pages, with everything that made it: `scripts/make-home-pictures.ts` draws them. */
export interface Sample {
  /** `web/public/samples/home/<id>.webp`. */
  id: string;
  prompt: { en: string; zh: string };
  /** Which of the two was drawn. */
  drawn: 'en' | 'zh';
  /** Chosen in the form; without it the prompt decides. */
  style?: StoryStyle;
  /** Pixels of the drawing; it is kept at most `kept` pixels wide. */
  width: number;
  height: number;
  seed: number;
  kept: number;
  /** Widths of smaller copies for phones: `<id>-<width>.webp`. */
  copies?: readonly number[];
}

/** The annotated proofs of the hero, one per language. */
export const HERO: Record<'en' | 'zh', Sample & { style: StoryStyle }> = {
  en: {
    id: 'hero-en',
    prompt: {
      en: 'A little girl in a yellow raincoat with her cat in the rain, picture book',
      zh: '雨中，穿黄色雨衣的小女孩和她的猫，绘本',
    },
    drawn: 'en',
    style: 'picture_book',
    width: 1024,
    height: 1024,
    seed: 3,
    kept: 1024,
    copies: [448, 700],
  },
  zh: {
    id: 'hero-zh',
    prompt: {
      en: 'Water ink: a small boat on the river, an old fisherman, distant mountains in mist',
      zh: '水墨画：江上一叶小舟，渔翁垂钓，远山云雾',
    },
    drawn: 'zh',
    style: 'water_ink',
    width: 1024,
    height: 1024,
    seed: 7,
    kept: 1024,
    copies: [448, 660],
  },
};

/** Jobs to start from. */
export const INTENTS: readonly (Sample & { job: { en: string; zh: string } })[] = [
  {
    id: 'intent-book',
    job: { en: 'Illustrate a picture book', zh: '给绘本配一张图' },
    prompt: {
      en: 'A boy and a fox in the autumn forest, picture book',
      zh: '秋天的森林里，男孩和一只狐狸，绘本',
    },
    drawn: 'en',
    style: 'picture_book',
    width: 512,
    height: 512,
    seed: 21,
    kept: 192,
  },
  {
    id: 'intent-character',
    job: { en: 'Draw a character', zh: '画一个角色' },
    prompt: {
      en: 'A girl in a blue dress with a dog in a park, anime',
      zh: '公园里，穿蓝色连衣裙的女孩和一只狗，动漫风格',
    },
    drawn: 'en',
    style: 'anime',
    width: 512,
    height: 512,
    seed: 11,
    kept: 192,
  },
  {
    id: 'intent-landscape',
    job: { en: 'Paint a landscape', zh: '画一片风景' },
    prompt: {
      en: 'A mountain lake in the morning, photo',
      zh: '清晨的高山湖泊，照片',
    },
    drawn: 'en',
    width: 512,
    height: 512,
    seed: 5,
    kept: 192,
  },
  {
    id: 'intent-comic',
    job: { en: 'Draw a comic panel', zh: '画一格漫画' },
    prompt: {
      en: 'A red car driving through the city, retro comic',
      zh: '红色汽车驶过城市，复古漫画',
    },
    drawn: 'en',
    style: 'retro_comics',
    width: 512,
    height: 512,
    seed: 9,
    kept: 192,
  },
];

/** Jobs that begin with the person's picture or video, by tool, with a picture below `web/public/samples/`. */
export const MEDIA_JOBS: readonly { tool: string; picture: string; job: { en: string; zh: string } }[] = [
  {
    tool: 'ai-object-remover',
    picture: 'ai-object-remover/launch-after-320.webp',
    job: { en: 'Clean up a photo', zh: '去掉照片里的杂物' },
  },
  {
    tool: 'remove-bg',
    picture: 'remove-bg/mug-cut-320.webp',
    job: { en: 'Cut out a product', zh: '把商品抠出来' },
  },
  {
    tool: 'ai-image-ecommerce',
    picture: 'ai-image-ecommerce/vase-marble-320.webp',
    job: { en: 'Show a product on a table', zh: '给商品拍一张桌面照' },
  },
  {
    tool: 'ai-image-upscaler',
    picture: 'ai-image-upscaler/cat-320.webp',
    job: { en: 'Enlarge a small picture', zh: '把小图放大' },
  },
  {
    tool: 'repaint',
    picture: 'repaint/portrait-comic-320.webp',
    job: { en: 'Turn a photo into a comic', zh: '把照片变成漫画' },
  },
  {
    tool: 'hair',
    picture: 'hair/copper-320.webp',
    job: { en: 'Try another hair colour', zh: '换个发色看看' },
  },
  {
    tool: 'lip-sync',
    picture: 'photos/astronaut-320.webp',
    job: { en: 'Make a portrait speak', zh: '让照片开口说话' },
  },
  {
    tool: 'remove-subtitle',
    picture: 'remove-subtitle/launch-320.webp',
    job: { en: 'Take subtitles out of a video', zh: '去掉视频里的字幕' },
  },
  {
    tool: 'translate-subtitle',
    picture: 'translate-subtitle/launch-zh-320.webp',
    job: { en: 'Subtitle a video', zh: '给视频配字幕' },
  },
  {
    tool: 'translate-audio',
    picture: 'media/talk-320.webp',
    job: { en: 'Dub a video', zh: '给视频换一种语言' },
  },
];

/** The gallery, in its order: a wide one, a middle one, a narrow one, and the same in reverse. */
export const GALLERY: readonly Sample[] = [
  {
    id: 'gallery-mountains',
    prompt: {
      en: 'Autumn mountains by a lake, photo',
      zh: '湖边的秋日群山，照片',
    },
    drawn: 'en',
    width: 1152,
    height: 768,
    seed: 4243,
    kept: 800,
    copies: [540],
  },
  {
    id: 'gallery-ink',
    prompt: {
      en: 'A fisherman by the river, a boat, misty mountains, water ink',
      zh: '江边渔翁垂钓，一只小船，远山云雾，水墨画',
    },
    drawn: 'zh',
    style: 'water_ink',
    width: 960,
    height: 816,
    seed: 10,
    kept: 640,
    copies: [420],
  },
  {
    id: 'gallery-mug',
    prompt: {
      en: 'A red ceramic mug on a wooden table, product photo',
      zh: '木桌上的红色陶瓷杯，产品摄影',
    },
    drawn: 'en',
    width: 768,
    height: 896,
    seed: 4,
    kept: 480,
    copies: [360],
  },
  {
    id: 'gallery-cherry',
    prompt: {
      en: 'A girl in a red kimono holding a lantern in a park with cherry trees, anime',
      zh: '公园的樱花树下，穿红色和服的少女提着灯笼，动漫风格',
    },
    drawn: 'en',
    style: 'anime',
    width: 768,
    height: 896,
    seed: 3,
    kept: 480,
    copies: [360],
  },
  {
    id: 'gallery-lighthouse',
    prompt: {
      en: 'A red and white lighthouse by the sea at dusk, ukiyo-e',
      zh: '黄昏海边的红白灯塔，浮世绘',
    },
    drawn: 'en',
    style: 'ukiyo_e',
    width: 1152,
    height: 768,
    seed: 44,
    kept: 800,
    copies: [540],
  },
  {
    id: 'gallery-astronaut',
    prompt: { en: 'An astronaut and a dog on the moon, 3D cartoon', zh: '月球上的宇航员和一只狗，3D 卡通' },
    drawn: 'en',
    style: '3d_cartoon',
    width: 960,
    height: 816,
    seed: 8,
    kept: 640,
    copies: [420],
  },
];

/** Next to the sign-in form. */
export const SIGN_IN_PICTURE: Sample = {
  id: 'sign-in',
  prompt: HERO.zh.prompt,
  drawn: 'zh',
  style: HERO.zh.style,
  width: 960,
  height: 960,
  seed: 12,
  kept: 720,
};

/** The files of a sample: its address, width as kept, and widths of its copies. */
export function filesOfSample({ id, width, kept, copies = [] }: Sample) {
  return { file: `/samples/home/${id}.webp`, width: Math.min(width, kept), copies };
}
