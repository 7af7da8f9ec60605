import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';
import { portraitField, strengthField } from './portrait-fields.ts';

/** Hair values (specification, section 3). Other cuts have no picture, because they need an AI model. */
const STYLES: readonly Choice[] = [
  { value: 801, picture: 'style-801.webp', text: { en: 'Blonde', zh: '金发' } },
  { value: 1201, needsEngine: true, text: { en: 'Smooth', zh: '顺滑' } },
  { value: 1001, needsEngine: true, text: { en: 'Less oily', zh: '去油' } },
  { value: 402, picture: 'style-402.webp', text: { en: 'Light volume', zh: '轻度蓬松' } },
  { value: 401, picture: 'style-401.webp', text: { en: 'Medium volume', zh: '中度蓬松' } },
  { value: 403, picture: 'style-403.webp', text: { en: 'Full volume', zh: '高度蓬松' } },
  { value: 101, needsEngine: true, text: { en: 'Bangs', zh: '刘海' } },
  { value: 201, needsEngine: true, text: { en: 'Long', zh: '长发' } },
  { value: 301, needsEngine: true, text: { en: 'Long with bangs', zh: '刘海加长发' } },
  { value: 502, needsEngine: true, text: { en: 'Light curls', zh: '微卷' } },
  { value: 503, needsEngine: true, text: { en: 'Full curls', zh: '大卷' } },
  { value: 603, needsEngine: true, text: { en: 'Short', zh: '短发' } },
  { value: 901, needsEngine: true, text: { en: 'Straight', zh: '直发' } },
  { value: 1101, needsEngine: true, text: { en: 'Fuller hairline', zh: '补发际线' } },
  { value: 1301, needsEngine: true, text: { en: 'Fill gaps', zh: '补发缝' } },
];

export const hair = defineTool({
  id: 'hair',
  kind: 'image',
  group: 'enhance',
  path: '/ai/image/hair',
  capability: 'hair',
  points: 15,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    portraitField(['photos/astronaut.webp'], {
      en: 'One person, the face in view, the hair not covered',
      zh: '一个人，露出脸，头发不要被遮住',
    }),
    {
      kind: 'color',
      name: 'color',
      offered: ['#1d1613', '#4a2c1d', '#8a4526', '#b5713a', '#d6ae68', '#c9c7c6', '#7c2440', '#2f5fb0'],
      text: {
        en: { label: 'Hair colour', hint: 'Light, shade and every strand are kept; only the colour changes' },
        zh: { label: '发色', hint: '光影和发丝都保留，只换颜色' },
      },
    },
    {
      kind: 'choice',
      name: 'hair',
      look: 'tiles',
      values: STYLES,
      text: {
        en: { label: 'Look', hint: 'Volume is added to the hair that is there' },
        zh: { label: '发型', hint: '蓬松只改已有的头发' },
      },
    },
    strengthField(90),
    {
      kind: 'mask',
      name: 'mask_url',
      of: 'image_url',
      required: false,
      text: {
        en: {
          label: 'Hair area',
          hint: 'Leave it empty to find the hair automatically. If that fails, paint over all of the hair.',
        },
        zh: { label: '头发的位置', hint: '不涂就自动识别；识别不准时，把全部头发涂出来。' },
      },
    },
  ],
  samples: [
    {
      file: 'brown.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'Blonde hair dyed brown', zh: '金发染成棕色' },
      input: { color: '#4a2c1d', strength: 90 },
    },
    {
      file: 'copper.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'Copper', zh: '铜红色' },
      input: { color: '#8a4526', strength: 95 },
    },
    {
      file: 'silver.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'Silver', zh: '银灰色' },
      input: { color: '#c9c7c6', strength: 95 },
    },
    {
      file: 'fuller.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'More volume, the face unchanged', zh: '更蓬松，脸不变' },
      input: { hair: 401, strength: 100 },
    },
  ],
  text: {
    en: {
      name: 'Hair',
      line: 'Change the colour or volume of the hair in a portrait. The face stays the same.',
      description:
        'Change the hair in a photo: any colour, with light and strands kept, and fuller hair. Face and background stay untouched.',
      steps: [
        'Choose a portrait of one person. You see at once if the face is clear enough.',
        'Pick a colour, a look or both, and the strength.',
        'Run it and compare. If the selection is off, paint the hair and run it again.',
      ],
      limits: [
        'One person, a face at least 60 pixels wide, turned at most to half profile',
        'Every colour; volume in three steps',
        'Short hair with an AI model needs a picture smaller than 2048 × 2048',
        'Hats are mistaken for hair: paint the hair yourself',
      ],
      questions: [
        {
          question: 'Does my face change?',
          answer:
            'No. Only the hair changes, selected strand by strand. Fuller hair covers a little of what is beside it.',
        },
        {
          question: 'Why do some looks need an AI model?',
          answer:
            'Bangs, curls, another length or another texture have to be invented, and the built-in engine only changes what is there. Without a model, such a run is refused before any points are held.',
        },
        {
          question: 'Can dark hair become blonde?',
          answer:
            'Yes, but the lighter it gets, the less of the hair’s shading shows. A strength of 70% to 90% looks more natural than 100%.',
        },
        {
          question: 'What if hair and coat are the same colour?',
          answer: 'Then the selection may run into the coat. Paint the hair: only what is painted changes.',
        },
      ],
      verb: 'Change the hair',
    },
    zh: {
      name: '换发型',
      line: '给人像换发色、加蓬松，脸还是原来的脸。',
      description: '照片换发色、加蓬松：颜色任选，保留光影和发丝；蓬松三档。脸和背景都不动。',
      steps: [
        '选一张单人人像，马上检查脸够不够清楚。',
        '选发色或发型，也可以都选，再定强度。',
        '生成后对比效果。选区不准时，自己涂出头发再生成一次。',
      ],
      limits: [
        '只能有一个人，脸宽至少 60\u00a0像素，最多半侧脸',
        '发色任选；蓬松三档',
        '用 AI 模型换短发时，图片要小于 2048 × 2048',
        '帽子会被当成头发，这时请自己涂出头发',
      ],
      questions: [
        {
          question: '脸会变吗？',
          answer: '不会。头发按发丝选出来，只改头发。加蓬松时会盖住旁边一点点背景。',
        },
        {
          question: '为什么有些发型需要 AI 模型？',
          answer:
            '刘海、卷发、变长变短、换发质都要凭空画出来。内置引擎只改已有的头发。没有接入模型时，这些发型在预扣积分之前就会拒绝。',
        },
        {
          question: '黑发能变金发吗？',
          answer: '能，不过比原来浅很多时，头发自身的明暗会少一些。强度 70% 到 90% 比 100% 更自然。',
        },
        {
          question: '头发和衣服颜色一样怎么办？',
          answer: '选区可能会跑到衣服上。把头发涂出来，就只改涂到的部分。',
        },
      ],
      verb: '换发型',
    },
  },
});
