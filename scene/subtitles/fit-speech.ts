/** How fast speech may be so that it still sounds natural; decisions of dubbing, not of any voice. */
export interface FitLimits {
  /** As factors of the usual speed. */
  slowest: number;
  fastest: number;
}

export const SPEECH_FIT: FitLimits = { slowest: 0.8, fastest: 1.35 };

/** The time of a line, in milliseconds. */
export interface SpeechSlot {
  /** What the line says takes so long at the usual speed. */
  natural: number;
  /** How long the line is shown. */
  shown: number;
  /** Until the next line begins: at least as long. */
  room: number;
}

export interface SpeechFit {
  /** As a factor of the usual speed. */
  speed: number;
  /** How long it takes at that speed. */
  length: number;
  /** What does not fit before the next line begins, at the greatest speed; 0 where everything fits. */
  over: number;
}

/**
 * How a line is spoken so that it fills its time: slower or faster within the limits, then into the pause behind it. What
 * is much shorter than its time is spoken as usual, with a pause behind it.
 */
export function fitSpeech(
  { natural, shown, room }: SpeechSlot,
  { slowest = SPEECH_FIT.slowest, fastest = SPEECH_FIT.fastest }: Partial<FitLimits> = {},
): SpeechFit {
  const wanted = natural / shown;
  const speed = wanted < slowest ? 1 : Math.min(fastest, wanted);
  const length = natural / speed;
  return { speed, length, over: Math.max(0, length - Math.max(shown, room)) };
}
