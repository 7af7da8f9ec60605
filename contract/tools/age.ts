import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';
import { portraitField, strengthField } from './portrait-fields.ts';

const STAGES: readonly Choice[] = [
  { value: 'child', needsEngine: true, text: { en: 'Child', zh: '童年' } },
  { value: 'teen', needsEngine: true, text: { en: 'Teens', zh: '少年' } },
  { value: 'youth', needsEngine: true, text: { en: 'Young adult', zh: '青年' } },
  { value: 'middle_age', picture: 'middle_age.webp', text: { en: 'Middle age', zh: '中年' } },
  { value: 'elderly', picture: 'elderly.webp', text: { en: 'Old age', zh: '老年' } },
  { value: 'all', picture: 'all.webp', text: { en: 'All in one strip', zh: '全部拼成一条' } },
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
      en: 'A consenting adult, looking more or less at the camera',
      zh: '本人同意的成年人，大致正对镜头',
    }),
    {
      kind: 'choice',
      name: 'age',
      initial: 'elderly',
      look: 'tiles',
      values: STAGES,
      text: {
        en: { label: 'Age', hint: 'An impression, not a prediction' },
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
      text: { en: 'Old age: silver hair, wrinkles, rougher skin', zh: '老年：银发、皱纹、皮肤变粗' },
      input: { age: 'elderly', strength: 90 },
    },
    {
      file: 'sample-middle.webp',
      width: 608,
      height: 608,
      before: 'portrait.webp',
      text: { en: 'Middle age: grey temples, first wrinkles', zh: '中年：鬓角发白，皱纹初现' },
      input: { age: 'middle_age', strength: 90 },
    },
    {
      file: 'sample-strip.webp',
      width: 960,
      height: 317,
      before: 'portrait.webp',
      apart: true,
      text: { en: 'In one strip, the photo itself first', zh: '拼成一条，原照片在最前' },
      input: { age: 'all', strength: 80 },
    },
  ],
  text: {
    en: {
      name: 'Age',
      line: 'Make the person in a portrait older: skin, wrinkles, hair and, slightly, face shape.',
      description:
        'See a portrait in middle or old age: wrinkles, greying hair and rougher skin. One stage or a strip of several. Younger ages need an AI model.',
      steps: [
        'Choose a portrait of one adult who has consented.',
        'Pick a stage of life, or all of them side by side.',
        'Run it, compare, and lower the strength if it is too much.',
      ],
      limits: [
        'One person, a face at least 60 pixels wide, turned at most to half profile',
        'Middle age and old age; the younger ages need an AI model',
        'A strip shows at most 640 pixels a stage',
      ],
      questions: [
        {
          question: 'Is this what I will look like?',
          answer:
            'No. It shows what age does to most faces, drawn on yours. It knows nothing about you and does not estimate your age.',
        },
        {
          question: 'Why do the younger ages need an AI model?',
          answer:
            'A younger face has other proportions. Without a model it comes out as the same person with smoother skin, so it is not offered.',
        },
        {
          question: 'Can I use photos of minors or of other people?',
          answer:
            'Use photos of adults who have consented. For minors you need the consent of their guardians.',
        },
        {
          question: 'What stays as it is?',
          answer: 'Background and clothes.',
        },
      ],
      verb: 'Change the age',
    },
    zh: {
      name: '变年龄',
      line: '让人像变老：皮肤、皱纹、头发，脸型也略有变化。',
      description:
        '看看照片里的人步入中年、老年的样子：皱纹、白发、皮肤变粗。可单选，也可拼成一条。变年轻需要接入 AI 模型。',
      steps: [
        '选一张本人同意的成年人单人照。',
        '选一个年龄段，或全部并排。',
        '生成后对比，太过了就把强度调低。',
      ],
      limits: [
        '只能有一个人，脸宽至少 60\u00a0像素，最多半侧脸',
        '中年、老年；更年轻的年龄段需要 AI 模型',
        '拼成一条时，每段最多 640\u00a0像素',
      ],
      questions: [
        {
          question: '我以后就长这样吗？',
          answer: '不是。这里画的是岁月在大多数人脸上留下的痕迹，不了解你，也不推测年龄。',
        },
        {
          question: '为什么变年轻需要 AI 模型？',
          answer: '年轻的脸比例不一样。没有模型时只会得到一张磨过皮的原照片，所以不提供。',
        },
        {
          question: '可以用未成年人或别人的照片吗？',
          answer: '请使用本人同意的成年人照片；未成年人需要监护人同意。',
        },
        { question: '哪些不会变？', answer: '背景和衣服不变。' },
      ],
      verb: '变年龄',
    },
  },
});
