import { defineTool } from './define-tool.ts';
import { SCENE_FIELDS } from './scene-fields.ts';

/** Longest side of a product picture, in pixels: shops require this much for zooming. */
const LARGEST = 2000;

export const aiImageEcommerce = defineTool({
  id: 'ai-image-ecommerce',
  kind: 'image',
  group: 'generate',
  path: '/ai/image/ecommerce',
  capability: 'product_picture',
  points: 40,
  shape: 6,
  landing: false,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['remove-bg/mug.webp', 'ai-image-ecommerce/vase.webp', 'photos/coffee.webp'],
      text: {
        en: {
          label: 'Product',
          hint: 'One product, whole in the picture, best against a plain wall or paper',
        },
        zh: { label: '商品图', hint: '一件完整的商品，最好是纯色墙面或背景纸前拍的' },
      },
    },
    ...SCENE_FIELDS,
    {
      kind: 'size',
      largest: LARGEST,
      presets: [
        {
          label: '1:1',
          value: '2000x2000',
          width: 2000,
          height: 2000,
          use: { en: 'Main picture', zh: '主图' },
        },
        {
          label: '1:1 1200',
          value: '1200x1200',
          width: 1200,
          height: 1200,
          use: { en: 'Square', zh: '方图' },
        },
        {
          label: '3:4',
          value: '1200x1600',
          width: 1200,
          height: 1600,
          use: { en: 'Detail page', zh: '详情页竖图' },
        },
        { label: '4:5', value: '1080x1350', width: 1080, height: 1350, use: { en: 'Feed', zh: '信息流' } },
        {
          label: '9:16',
          value: '1080x1920',
          width: 1080,
          height: 1920,
          use: { en: 'Story', zh: '竖屏故事' },
        },
        { label: '16:9', value: '1920x1080', width: 1920, height: 1080, use: { en: 'Banner', zh: '横幅' } },
        {
          label: '2:1',
          value: '2000x1000',
          width: 2000,
          height: 1000,
          use: { en: 'Wide banner', zh: '通栏横幅' },
        },
      ],
    },
    {
      kind: 'range',
      name: 'padding',
      minimum: 0,
      maximum: 35,
      step: 1,
      initial: 10,
      text: {
        en: { label: 'Space around the product', low: 'Tight', high: 'Airy', unit: '%' },
        zh: { label: '四周留白', low: '紧凑', high: '宽松', unit: '%' },
      },
    },
    {
      kind: 'flag',
      name: 'shadow',
      initial: true,
      text: {
        en: { label: 'Shadow and reflection', hint: 'On the ground, by the light of the scene' },
        zh: { label: '投影和倒影', hint: '按场景的光线落在台面上' },
      },
    },
    {
      kind: 'flag',
      name: 'match',
      initial: false,
      text: {
        en: { label: 'Match the light', hint: 'Tints the product gently. Off keeps its colours true.' },
        zh: { label: '匹配光线', hint: '会给商品轻微调色；关闭则保持本色。' },
      },
    },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'mug-white.webp',
      width: 768,
      height: 768,
      before: '../remove-bg/mug.webp',
      text: { en: 'Main picture on pure white', zh: '纯白主图' },
      input: { scene: 'white', width: 2000, height: 2000, padding: 10, seed: 1 },
    },
    {
      file: 'vase-marble.webp',
      width: 614,
      height: 768,
      before: 'vase.webp',
      text: { en: 'A feed picture on black marble', zh: '黑色大理石上的信息流图' },
      input: { scene: 'black_marble', width: 1080, height: 1350, padding: 16, seed: 2 },
    },
    {
      file: 'mug-banner.webp',
      width: 768,
      height: 432,
      before: '../remove-bg/mug.webp',
      text: { en: 'A banner on linen', zh: '亚麻布横幅' },
      input: { scene: 'linen', width: 1920, height: 1080, padding: 12, seed: 4 },
    },
  ],
  text: {
    en: {
      name: 'Product picture',
      line: 'Turn one product photo into pictures for the shop, the feed and the banner.',
      description:
        'Product pictures from one photo: cut out, set on white, wood, marble or cloth, with shadow and reflection, in the sizes that shops ask for.',
      steps: [
        'Choose a photo of the product. It is cut out; help with a box or strokes if needed.',
        'Choose a scene, the size by its use, and the space around the product.',
        'Choose up to four candidates and download them as a set.',
      ],
      limits: [
        'Sizes up to 2,000 pixels a side, from main picture to wide banner',
        'With light matching off, the default, the colours of the product do not change',
        '1 to 4 candidates a run',
      ],
      questions: [
        {
          question: 'Is the white of the main picture really white?',
          answer: 'Yes, #ffffff outside the shadow. Turn the shadow off if a shop does not allow one.',
        },
        {
          question: 'Are label and colours of the product kept?',
          answer: 'Yes. The product is cut out and scaled, never redrawn.',
        },
      ],
      verb: 'Make pictures',
    },
    zh: {
      name: '电商商品图',
      line: '一张商品照片，生成主图、详情页图和横幅。',
      description: '一张照片做商品图：自动抠图，放上纯白、木桌、大理石或布面，带投影和倒影，尺寸按用途选。',
      steps: [
        '选一张商品照片，自动抠出商品，需要时画框或涂几笔。',
        '选场景、按用途选尺寸，再定四周留白。',
        '最多一次出四张，成套下载。',
      ],
      limits: [
        '边长最大 2,000\u00a0像素，从主图到通栏横幅',
        '“匹配光线”默认关闭，不改商品颜色',
        '每次 1 到 4\u00a0张',
      ],
      questions: [
        {
          question: '主图的白底是纯白吗？',
          answer: '是，投影以外都是 #ffffff。平台不允许投影时，关掉投影即可。',
        },
        { question: '商品的标签和颜色会变吗？', answer: '不会。商品是抠出来再缩放的，不是重新画的。' },
      ],
      verb: '生成商品图',
    },
  },
});
