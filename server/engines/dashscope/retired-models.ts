import type { Retirement } from '../retirements.ts';

/**
 * Models that Model Studio took offline, and the replacements in its list, empty if it names none:
 * https://www.alibabacloud.com/help/en/model-studio/model-depreciation, read on 21 November 2026.
 */
const OCTOBER = '2026-10-10';
export const DASHSCOPE_RETIREMENTS: readonly Retirement[] = [
  // Talking portraits: we use wan2.2-s2v, which is still offered.
  { model: /^(emo-(v1|detect-v1)|animate-anyone-.+)$/u, on: OCTOBER, successor: 'wan2.7-r2v' },
  { model: /^(emoji-.+|liveportrait(-detect)?)$/u, on: OCTOBER, successor: '' },
  // Speech and transcription.
  { model: /^(cosyvoice-v1|cosyvoice-v3)$/u, on: OCTOBER, successor: 'cosyvoice-v3-flash' },
  { model: /^qwen-tts/u, on: OCTOBER, successor: 'cosyvoice-v3-flash' },
  { model: /^(paraformer-.+|sensevoice-v1|gummy-.+)$/u, on: OCTOBER, successor: 'fun-asr' },
  // Pictures.
  {
    model: /^(image-out-painting|facechain-generation|wordart-.+|aitryon(-.+)?)$/u,
    on: OCTOBER,
    successor: '',
  },
  { model: /^wanx-background-generation-v2$/u, on: OCTOBER, successor: 'wan2.7-image' },
  { model: /^qwen-image(-plus|-max)?$/u, on: OCTOBER, successor: 'qwen-image-2.0' },
  { model: /^qwen-image-edit/u, on: OCTOBER, successor: 'qwen-image-2.0' },
  // Texts.
  {
    model: /^(qwen-turbo|qwen-vl-max|qwen-vl-plus|qwen3-max|qwen3-max-preview)$/u,
    on: OCTOBER,
    successor: 'qwen3.7-max',
  },
  { model: /^qwen-mt-turbo$/u, on: OCTOBER, successor: 'qwen-mt-flash' },
];
