import type { Field } from './kinds/index.ts';
import { SCENE_CHOICES } from './scenes.ts';

/**
 * Fields of tools that put a subject into a scene: hints for the cut-out, the scene (from the list, a prompt,
 * or an uploaded picture), and the subject's place in it.
 */
export const SCENE_FIELDS: readonly Field[] = [
  {
    kind: 'strokes',
    of: 'image_url',
    text: {
      en: { label: 'Keep and erase', hint: 'A box or a few strokes, if the cut-out needs help' },
      zh: { label: '保留与擦除', hint: '抠得不准时，画个框或涂几笔' },
    },
  },
  {
    kind: 'choice',
    name: 'scene',
    initial: 'light_wood',
    look: 'tiles',
    values: SCENE_CHOICES,
    text: {
      en: { label: 'Scene', hint: 'A description or your own picture, below, replaces it' },
      zh: { label: '场景', hint: '下面写了文字或选了图片，就以它们为准' },
    },
  },
  {
    kind: 'prompt',
    optional: true,
    samples: {
      en: [
        'a marble table in soft window light',
        'a beach at sunset',
        'pink studio background',
        'a meadow with mountains, summer morning',
      ],
      zh: ['大理石桌面，柔和的窗光', '海边沙滩，日落', '粉色纯色背景', '雪山下的草地，清晨'],
    },
    text: {
      en: { label: 'Or describe it', placeholder: 'A table, a studio or a place, and its light' },
      zh: { label: '或用文字描述', placeholder: '桌面、影棚或地点，以及光线' },
    },
  },
  {
    kind: 'image',
    name: 'background_url',
    required: false,
    samples: [],
    text: {
      en: { label: 'Or your own background', hint: 'Cropped from its centre to the chosen ratio' },
      zh: { label: '或自己的背景图', hint: '会从中间裁成所选比例' },
    },
  },
  { kind: 'placement', of: 'image_url' },
];
