import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';
import { REFERENCE_STYLE } from './repaint-reference.ts';

/** Styles 0 to 9 (specification, section 3, Option sets). */
const STYLES: readonly Choice[] = [
  { value: 0, picture: 'style-0.webp', text: { en: 'Retro comic', zh: '复古漫画' } },
  { value: 1, needsEngine: true, text: { en: '3D fairy tale', zh: '3D 童话' } },
  { value: 2, picture: 'style-2.webp', text: { en: 'Anime', zh: '二次元' } },
  { value: 3, picture: 'style-3.webp', text: { en: 'Fresh', zh: '小清新' } },
  { value: 4, picture: 'style-4.webp', text: { en: 'Future tech', zh: '未来科技' } },
  { value: 5, picture: 'style-5.webp', text: { en: 'Chinese painting', zh: '国画' } },
  { value: 6, needsEngine: true, text: { en: 'General in armour', zh: '将军百战' } },
  { value: 7, picture: 'style-7.webp', text: { en: 'Vivid cartoon', zh: '炫彩卡通' } },
  { value: 8, picture: 'style-8.webp', text: { en: 'Elegant Chinese', zh: '清雅国风' } },
  { value: 9, picture: 'style-9.webp', text: { en: 'New Year', zh: '喜迎新年' } },
  { value: REFERENCE_STYLE, needsEngine: true, text: { en: 'From a picture', zh: '参考图片' } },
];

export const repaint = defineTool({
  id: 'repaint',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/repaint',
  capability: 'repaint',
  points: 15,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      shortest: 64,
      samples: ['photos/astronaut.webp', 'photos/chelsea.webp', 'photos/coffee.webp'],
      text: {
        en: { label: 'Photo', hint: 'A portrait, an animal, a product or a landscape' },
        zh: { label: '照片', hint: '人像、宠物、商品、风景都可以' },
      },
    },
    {
      kind: 'choice',
      name: 'style',
      initial: 0,
      look: 'tiles',
      values: STYLES,
      text: {
        en: { label: 'Style', hint: 'Each tile shows the same photo in that style' },
        zh: { label: '风格', hint: '每个小图都是同一张照片画成该风格的样子' },
      },
    },
    {
      kind: 'image',
      name: 'style_ref_url',
      required: false,
      shortest: 64,
      when: { name: 'style', value: REFERENCE_STYLE },
      samples: ['photos/coffee.webp'],
      text: {
        en: { label: 'Style reference', hint: 'Its style is taken, not what it shows' },
        zh: { label: '风格参考图', hint: '只参考画风，不取画面内容' },
      },
    },
    {
      kind: 'range',
      name: 'likeness',
      minimum: 0,
      maximum: 100,
      step: 5,
      initial: 50,
      text: {
        en: { label: 'Likeness', low: 'Free', high: 'Close to the photo', unit: '%' },
        zh: { label: '相似度', low: '随意', high: '贴近照片', unit: '%' },
      },
    },
  ],
  samples: [
    {
      file: 'portrait-comic.webp',
      width: 512,
      height: 512,
      before: 'portrait.webp',
      text: { en: 'A portrait as a retro comic', zh: '人像画成复古漫画' },
      input: { style: 0, likeness: 50 },
    },
    {
      file: 'cat-ink.webp',
      width: 722,
      height: 480,
      before: 'cat.webp',
      text: { en: 'A cat as a Chinese ink painting', zh: '小猫画成国画' },
      input: { style: 5, likeness: 50 },
    },
    {
      file: 'cup-new-year.webp',
      width: 720,
      height: 480,
      before: 'cup.webp',
      text: { en: 'A cup as a New Year print', zh: '咖啡杯画成年画' },
      input: { style: 9, likeness: 50 },
    },
    {
      file: 'portrait-future.webp',
      width: 512,
      height: 512,
      before: 'portrait.webp',
      text: { en: 'A portrait in neon light', zh: '人像画成未来科技' },
      input: { style: 4, likeness: 50 },
    },
  ],
  text: {
    en: {
      name: 'Repaint',
      line: 'One photo, many styles: comic, cartoon, ink painting, New Year print and more.',
      description:
        'Turn a photo into a retro comic, anime, ink painting, vivid cartoon or New Year print. Eight styles with real previews; with an AI model two more, or the style of any picture.',
      steps: [
        'Choose a photo: a portrait, an animal, a product or a landscape.',
        'Choose a style and how close the result stays to the photo.',
        'Compare it with the photo, try another style on the same photo, download.',
      ],
      limits: [
        'Eight styles; two more and the style of any picture with an AI model; likeness from free to close',
        'Results up to 2,048 pixels on the longest side; small photos are enlarged first',
        'The exposure of dark and bright photos is corrected first',
      ],
      questions: [
        {
          question: 'Does it change faces?',
          answer:
            'The built-in engine paints over your photo: features keep their place and get the lines and colours of the style. It does not make a new face.',
        },
        {
          question: 'Does it only work with portraits?',
          answer: 'No. Animals, products, buildings and landscapes work in every style.',
        },
        {
          question: 'What happens to transparent parts?',
          answer: 'They become paper: the styles paint on a full sheet.',
        },
        {
          question: 'Why do some styles have a frame?',
          answer:
            'The comic panel, the silk border and the New Year frame belong to their style. Use the image editor to crop them off.',
        },
      ],
      verb: 'Repaint',
    },
    zh: {
      name: '风格重绘',
      line: '一张照片，多种画风，从漫画到年画。',
      description:
        '把照片画成复古漫画、二次元、国画、炫彩卡通、年画等八种风格，接入 AI 模型后再加两种，还能参考任意图片的画风。',
      steps: [
        '选一张照片：人像、宠物、商品、风景都行。',
        '选一种风格，再定相似度。',
        '与原图对比，同一张照片可接着试别的风格，满意就下载。',
      ],
      limits: [
        '八种风格，接入 AI 模型后再加两种，还能参考任意图片的画风；相似度从随意到贴近照片',
        '结果最长边 2,048\u00a0像素以内，小图会先放大',
        '偏暗、偏亮的照片会先校正曝光，画面不会发黑或过曝',
      ],
      questions: [
        {
          question: '会换脸吗？',
          answer: '内置引擎在你的照片上作画：五官位置不动，只换成该风格的线条和颜色，不会画出另一张脸。',
        },
        { question: '只能用人像吗？', answer: '不是。宠物、商品、建筑、风景都适用于每种风格。' },
        { question: '透明部分怎么办？', answer: '会变成纸面：这些风格都画在整张纸上。' },
        {
          question: '为什么有的风格带边框？',
          answer: '漫画格、绢本边和年画框是风格的一部分。不想要可以用“图片编辑”裁掉。',
        },
      ],
      verb: '重绘',
    },
  },
});
