import { VOICE_STYLES } from '@inkreel/contract/speech.ts';
import type { Awaits } from './awaits.ts';

type Value = string | number;

/** Section 3, Option sets: the values, and the tool whose field offers them. */
export interface OptionRow {
  name: string;
  values: readonly Value[];
  offered?: { tool: string; field: string };
  /** The set of `POST /ai/video/task/enum` that lists it. */
  choices?: string;
  /** Values of ours beside the specification's, and why. */
  beyond?: { values: readonly Value[]; why: string };
  awaits?: Awaits;
}

/** First set of ratios: label, width, height. */
export const FIRST_RATIOS = [
  ['1:1', 512, 512],
  ['16:9', 512, 288],
  ['9:16', 288, 512],
  ['4:3', 512, 384],
  ['3:4', 384, 512],
  ['3:2', 512, 341],
  ['2:3', 341, 512],
] as const;

/** Second set. */
export const SECOND_RATIOS = [
  ['1:1', 1024, 1024],
  ['3:2', 1536, 1024],
  ['2:3', 1024, 1536],
] as const;

const digits = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const numbered = digits(1, 15).map((each) => String(each).padStart(3, '0'));
const listedSet = (name: string, choices: string, values: readonly Value[]): OptionRow => ({
  name,
  values,
  choices,
});

export const OPTIONS: readonly OptionRow[] = [
  {
    name: 'hair styles',
    values: [101, 201, 301, 401, 402, 403, 502, 503, 603, 801, 901, 1001, 1101, 1201, 1301],
    offered: { tool: 'hair', field: 'hair' },
  },
  {
    name: 'emotion styles',
    values: ['jiuwo', 'liwo', 'big_smile_white_teeth', 'classic_white_teeth', 'cool', 'sad', 'tight_smile'],
    offered: { tool: 'emotion', field: 'emotion' },
  },
  { name: 'camera moves', values: digits(0, 4), offered: { tool: 'video3d', field: 'mode' } },
  {
    name: 'repaint styles',
    values: digits(0, 9),
    offered: { tool: 'repaint', field: 'style' },
    beyond: { values: [-1], why: 'the style of a reference picture' },
  },
  {
    name: 'story image styles',
    values: [
      'movie_stills',
      'anime',
      'retro_comics',
      'picture_book',
      '3d_cartoon',
      'ultra_realistic',
      'water_ink',
      'ukiyo_e',
      'cyberpunk',
    ],
    offered: { tool: 'ai-image-generator', field: 'style' },
  },
  {
    name: 'ages',
    values: ['child', 'teen', 'youth', 'middle_age', 'elderly'],
    offered: { tool: 'age', field: 'age' },
    beyond: { values: ['all'], why: 'all five in one strip' },
  },
  {
    name: 'style levels',
    values: ['normal', 'calm', 'active'],
    offered: { tool: 'lip-sync', field: 'style' },
  },
  {
    name: 'subtitle styles and caption text styles',
    values: numbered,
    offered: { tool: 'translate-subtitle', field: 'style' },
  },
  listedSet('voice emotions', 'emotions', [
    'neutral',
    'happy',
    'sad',
    'angry',
    'fearful',
    'disgusted',
    'surprised',
  ]),
  listedSet('speech languages', 'speech_languages', [
    'zh-CN',
    'yue-CN',
    'zh-HK',
    'zh-TW',
    'en-US',
    'en-GB',
    'es-ES',
    'ru-RU',
    'ja-JP',
    'de-DE',
    'fr-FR',
  ]),
  listedSet('local accents', 'accents', [
    'mandarin',
    'northeastern',
    'henan',
    'shaanxi',
    'shandong',
    'sichuan',
  ]),
  // The specification does not show the list.
  listedSet('voice styles', 'voice_styles', VOICE_STYLES),
  {
    name: 'subtitle languages',
    values: ['en', 'zh', 'all', 'ja', 'ko', 'ar'],
    offered: { tool: 'remove-subtitle', field: 'language' },
  },
];
