import { defineTool } from './define-tool.ts';
import type { Choice } from './fields.ts';
import { portraitField, strengthField } from './portrait-fields.ts';

const STAGES: readonly Choice[] = [
  { value: 'child', needsEngine: true, text: { en: 'Child', zh: '童年' } },
  { value: 'teen', picture: 'teen.webp', text: { en: 'Teens', zh: '少年' } },
  { value: 'youth', picture: 'youth.webp', text: { en: 'Young adult', zh: '青年' } },
  { value: 'middle_age', picture: 'middle_age.webp', text: { en: 'Middle age', zh: '中年' } },
  { value: 'elderly', picture: 'elderly.webp', text: { en: 'Old age', zh: '老年' } },
  { value: 'all', picture: 'all.webp', text: { en: 'All in a strip', zh: '全部拼成一条' } },
];

export const age = defineTool({
  id: 'age',
  kind: 'image',
  group: 'enhance',
  path: '/ai/image/age',
  capability: 'age',
  points: 15,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    portraitField(['photos/astronaut.webp', 'portrait/officer.webp'], {
      en: 'An adult who agrees, looking more or less at the camera',
      zh: '本人同意的成年人，大致正对镜头',
    }),
    {
      kind: 'choice',
      name: 'age',
      initial: 'elderly',
      look: 'tiles',
      values: STAGES,
      text: {
        en: { label: 'Age', hint: 'A hint of the age, no prediction' },
        zh: { label: '年龄', hint: '只是大致的样子，不是预测' },
      },
    },
    strengthField(80),
  ],
  samples: [
    {
      file: 'sample-elderly.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'Old age: silver hair, folds, rougher skin', zh: '老年：银发、皱纹、皮肤变粗' },
      input: { age: 'elderly', strength: 90 },
    },
    {
      file: 'sample-teen.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: {
        en: 'Teens: smooth skin, larger eyes, a softer chin',
        zh: '少年：皮肤光滑、眼睛更大、下巴更柔和',
      },
      input: { age: 'teen', strength: 90 },
    },
    {
      file: 'sample-strip.webp',
      width: 960,
      height: 190,
      before: 'portrait.webp',
      apart: true,
      text: { en: 'All in one strip, the photo itself in the middle', zh: '全部年龄拼成一条，原照片在中间' },
      input: { age: 'all', strength: 80 },
    },
  ],
  text: {
    en: {
      name: 'Age',
      line: 'The person in a portrait younger or older: skin, folds, hair and a little of the shape.',
      description:
        'See a portrait younger or older: retouched skin and larger eyes, or folds, greying hair and rougher skin. One stage or all of them in a strip.',
      steps: [
        'Choose a portrait of one adult who agrees to it.',
        'Pick a stage of life, or all of them side by side.',
        'Run it, compare, and change the strength where it is too much.',
      ],
      limits: [
        'One person, a face at least 60 pixels wide, at most turned to half profile',
        'Teens, young adult, middle age, old age; a child needs an AI engine',
        'A strip shows at most 640 pixels a stage',
      ],
      questions: [
        {
          question: 'Is this what I will look like?',
          answer:
            'No. It shows what age does to most faces, drawn on yours. It knows nothing of you and estimates no age.',
        },
        {
          question: 'Why does a child need an AI engine?',
          answer: 'A child’s head has other proportions. Pushing an adult’s face around gives a caricature.',
        },
        {
          question: 'May I use photos of minors or of others?',
          answer: 'Use photos of adults who agree. For minors you need the consent of their guardians.',
        },
        {
          question: 'What stays as it is?',
          answer: 'Background and clothes. Younger stages leave the hair alone too.',
        },
      ],
      verb: 'Change the age',
    },
    zh: {
      name: '变年龄',
      line: '让人像变年轻或变老：皮肤、皱纹、头发，还有一点点脸型。',
      description:
        '看看照片里的人年轻或变老的样子：磨皮、大眼，或皱纹、白发、皮肤变粗。可单选，也可全部拼成一条。',
      steps: [
        '选一张本人同意的成年人单人照。',
        '选一个年龄段，或全部并排。',
        '运行后对比，太过了就把强度调低。',
      ],
      limits: [
        '只能有一个人，脸宽至少 60 像素，侧脸不超过半侧',
        '少年、青年、中年、老年；童年需要 AI 引擎',
        '拼成一条时，每段最多 640 像素',
      ],
      questions: [
        {
          question: '我以后就长这样吗？',
          answer: '不是。这里画的是岁月在大多数人脸上留下的痕迹，不了解你，也不推测年龄。',
        },
        {
          question: '为什么童年需要 AI 引擎？',
          answer: '小孩的头部比例不一样，硬把成年人的脸推来推去，只会变成漫画。',
        },
        {
          question: '可以用未成年人或别人的照片吗？',
          answer: '请使用本人同意的成年人照片；未成年人需要监护人同意。',
        },
        { question: '哪些不会变？', answer: '背景和衣服不变。变年轻时，头发也不变。' },
      ],
      verb: '变年龄',
    },
  },
});
