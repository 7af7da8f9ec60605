import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';
import { portraitField, strengthField } from './portrait-fields.ts';

/** Emotion styles (specification, section 3). */
const STYLES: readonly Choice[] = [
  { value: 'tight_smile', picture: 'tight_smile.webp', text: { en: 'Tight smile', zh: '抿嘴笑' } },
  { value: 'jiuwo', picture: 'jiuwo.webp', text: { en: 'Dimple smile', zh: '酒窝笑' } },
  { value: 'liwo', needsEngine: true, text: { en: 'Corner-dimple smile', zh: '梨涡笑' } },
  {
    value: 'big_smile_white_teeth',
    picture: 'big_smile_white_teeth.webp',
    text: { en: 'Big grin', zh: '露齿大笑' },
  },
  {
    value: 'classic_white_teeth',
    needsEngine: true,
    text: { en: 'Standard grin', zh: '标准露齿笑' },
  },
  { value: 'cool', picture: 'cool.webp', text: { en: 'Cool', zh: '高冷' } },
  { value: 'sad', picture: 'sad.webp', text: { en: 'Sad', zh: '难过' } },
];

export const emotion = defineTool({
  id: 'emotion',
  kind: 'image',
  group: 'enhance',
  path: '/ai/image/emotion',
  capability: 'emotion',
  points: 15,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    portraitField(['photos/astronaut.webp', 'portrait/officer.webp'], {
      en: 'One person, looking more or less at the camera',
      zh: '一个人，大致正对镜头',
    }),
    {
      kind: 'choice',
      name: 'emotion',
      initial: 'jiuwo',
      look: 'tiles',
      values: STYLES,
      text: {
        en: { label: 'Expression', hint: 'The big grin needs a mouth that already shows teeth' },
        zh: { label: '表情', hint: '露齿大笑要求原图里已经露出牙齿' },
      },
    },
    strengthField(70),
  ],
  samples: [
    {
      file: 'sample-tight.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'A broad smile turned into a tight one', zh: '露齿笑变成抿嘴笑' },
      input: { emotion: 'tight_smile', strength: 80 },
    },
    {
      file: 'sample-sad.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'Sad', zh: '难过' },
      input: { emotion: 'sad', strength: 75 },
    },
    {
      file: 'sample-grin.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'A bigger grin, whiter teeth', zh: '笑得更开，牙齿更白' },
      input: { emotion: 'big_smile_white_teeth', strength: 80 },
    },
  ],
  text: {
    en: {
      name: 'Expression',
      line: 'Give a portrait a smile, dimples, a cool or a sad look. Nothing outside the face changes.',
      description:
        'Change the expression in a photo: tight smile, dimples, bigger grin with whiter teeth, cool, sad. Strength from a hint to full. Only the face is touched.',
      steps: [
        'Choose a portrait of one person.',
        'Pick an expression and its strength.',
        'Run it, then compare with the slider or by holding.',
      ],
      limits: [
        'One person, a face at least 60 pixels wide, turned at most to half profile',
        'Five expressions, two more with an AI model; strength from 10% to 100%',
        'Without an AI model a grin needs a mouth that shows teeth: none are invented',
      ],
      questions: [
        {
          question: 'What does the built-in engine do?',
          answer:
            'It finds 478 points on the face and pushes skin, lids, brows and lips; it closes lips over teeth, whitens teeth that are there, and shades dimples.',
        },
        {
          question: 'What if the mouth is closed and I choose a grin?',
          answer: 'The run ends with a message and all points are refunded. An AI model can draw the teeth.',
        },
        {
          question: 'Does the background move?',
          answer: 'No. Everything outside the face stays exactly as it was.',
        },
        {
          question: 'Can I change the expression of someone else?',
          answer: 'Only with that person’s consent. The file of each result says how it was made.',
        },
      ],
      verb: 'Change the expression',
    },
    zh: {
      name: '换表情',
      line: '给人像换上抿嘴笑、酒窝、高冷或难过的表情，脸以外一点不动。',
      description: '照片换表情：抿嘴笑、酒窝、露齿笑加美白牙齿、高冷、难过，强度可调，只改脸部。',
      steps: ['选一张单人人像。', '选表情，定强度。', '生成后拖动滑块或按住，对比前后。'],
      limits: [
        '只能有一个人，脸宽至少 60\u00a0像素，最多半侧脸',
        '五种表情，接入 AI 模型后再加两种；强度 10% 到 100%',
        '没有 AI 模型时，露齿笑要求原图已经露齿，不会凭空造牙齿',
      ],
      questions: [
        {
          question: '内置引擎是怎么做的？',
          answer:
            '先找出脸上 478\u00a0个点，再推动皮肤、眼皮、眉毛和嘴唇；可以合上嘴、美白已有的牙齿、画出酒窝的明暗。',
        },
        {
          question: '闭着嘴却选了露齿笑会怎样？',
          answer: '生成会停下并说明原因，积分全部退回。接入 AI 模型后可以画出牙齿。',
        },
        { question: '背景会动吗？', answer: '不会，脸以外的每个像素都和原图一样。' },
        {
          question: '可以改别人的表情吗？',
          answer: '请先征得本人同意。结果文件里会写明是怎么生成的。',
        },
      ],
      verb: '换表情',
    },
  },
});
