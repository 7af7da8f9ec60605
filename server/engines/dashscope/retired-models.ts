/** Models that Model Studio took offline, and the replacements in its list. */
interface Retired {
  on: string;
  /** Empty if it names none. */
  successor: string;
}

/** https://www.alibabacloud.com/help/en/model-studio/model-depreciation, read on 21 November 2026. */
const OCTOBER = '2026-10-10';
const ROWS: readonly (readonly [pattern: RegExp, successor: string])[] = [
  // Talking portraits: we use wan2.2-s2v, which is still offered.
  [/^(emo-(v1|detect-v1)|animate-anyone-.+)$/u, 'wan2.7-r2v'],
  [/^(emoji-.+|liveportrait(-detect)?)$/u, ''],
  // Speech and transcription.
  [/^(cosyvoice-v1|cosyvoice-v3)$/u, 'cosyvoice-v3-flash'],
  [/^qwen-tts/u, 'cosyvoice-v3-flash'],
  [/^(paraformer-.+|sensevoice-v1|gummy-.+)$/u, 'fun-asr'],
  // Pictures.
  [/^(image-out-painting|facechain-generation|wordart-.+|aitryon(-.+)?)$/u, ''],
  [/^wanx-background-generation-v2$/u, 'wan2.7-image'],
  [/^qwen-image(-plus|-max)?$/u, 'qwen-image-2.0'],
  [/^qwen-image-edit/u, 'qwen-image-2.0'],
  // Texts.
  [/^(qwen-turbo|qwen-vl-max|qwen-vl-plus|qwen3-max|qwen3-max-preview)$/u, 'qwen3.7-max'],
  [/^qwen-mt-turbo$/u, 'qwen-mt-flash'],
];

/** Whether a model that an operator named is offline by this day; undefined for one that is offered. */
export function retirementOf(model: string, now: Date): Retired | undefined {
  const [, successor] = ROWS.find(([pattern]) => pattern.test(model)) ?? [];
  if (successor === undefined || now.toISOString().slice(0, 10) < OCTOBER) return undefined;
  return { on: OCTOBER, successor };
}
