/** Speeds at which speech still sounds natural; chosen for dubbing, not limits of a voice. */
export interface FitLimits {
  /** As factors of the usual speed. */
  slowest: number;
  fastest: number;
}

export const SPEECH_FIT: FitLimits = { slowest: 0.8, fastest: 1.35 };

/** The time of a line, in milliseconds. */
export interface SpeechSlot {
  /** Duration of the speech at the usual speed. */
  natural: number;
  /** How long the line is shown. */
  shown: number;
  /** Until the next line begins; at least as long as the line is shown. */
  room: number;
}

export interface SpeechFit {
  /** As a factor of the usual speed. */
  speed: number;
  /** Duration at that speed. */
  length: number;
  /** The excess at the maximum speed, beyond the start of the next line; 0 if everything fits. */
  over: number;
}

/**
 * Fits speech to its line: slower or faster within the limits, then into the following pause. Speech much shorter than
 * its line keeps the usual speed and leaves a pause.
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
