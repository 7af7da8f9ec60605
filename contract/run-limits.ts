import type { Capability } from './tools/capabilities.ts';

/** How long a run may take, in milliseconds. */
export interface RunLimits {
  /** From its submit until its work begins. */
  waitMs: number;
  /** From the moment its work first begins to its end, retries included. */
  runMs: number;
}

const MINUTE = 60 * 1000;
const USUAL: RunLimits = { waitMs: 60 * MINUTE, runMs: 10 * MINUTE };

/** Capabilities whose runs may take longer than an image does. */
const LONGER: { readonly [C in Capability]?: Partial<RunLimits> } = {
  camera_move: { runMs: 60 * MINUTE },
  transcribe: { runMs: 60 * MINUTE },
  read_subtitles: { runMs: 120 * MINUTE },
  find_speech: { runMs: 30 * MINUTE },
  text_to_video: { runMs: 60 * MINUTE },
  image_to_video: { runMs: 60 * MINUTE },
  talking_portrait: { runMs: 60 * MINUTE },
  retalk: { runMs: 60 * MINUTE },
  remove_subtitles: { runMs: 120 * MINUTE },
  translate_subtitles: { runMs: 120 * MINUTE },
  translate_audio: { runMs: 120 * MINUTE },
  export_film: { runMs: 240 * MINUTE },
};

/** The limits of a capability, which a row of the database names. */
export function runLimits(capability: string): RunLimits {
  return { ...USUAL, ...LONGER[capability as Capability] };
}

const every = [USUAL, ...Object.values(LONGER).map((own) => ({ ...USUAL, ...own }))];

/** The longest that any run may take, from submit to end, in milliseconds. */
export const LONGEST_RUN_MS = Math.max(...every.map(({ waitMs, runMs }) => waitMs + runMs));

const SECOND = 1000;
/** How long the built-in engine usually works on a candidate that is not an image, in milliseconds. */
const USUAL_MS: { readonly [C in Capability]?: number } = {
  camera_move: 60 * SECOND,
  export_film: 180 * SECOND,
  find_speech: 40 * SECOND,
  read_subtitles: 90 * SECOND,
  remove_subtitles: 180 * SECOND,
  retalk: 120 * SECOND,
  talking_portrait: 90 * SECOND,
  translate_audio: 90 * SECOND,
  translate_subtitles: 60 * SECOND,
};
const USUAL_IMAGE_MS = 8 * SECOND;
const LONG_MS = 30 * SECOND;

/** How long work on this machine usually takes, in milliseconds: for estimates. */
export const usualMs = (capability: string): number => USUAL_MS[capability as Capability] ?? USUAL_IMAGE_MS;

/** Whether work on this machine usually takes 30 seconds or more: it waits in a separate line. */
export const isLongWork = (capability: string): boolean => usualMs(capability) >= LONG_MS;

/** Capabilities whose work on this machine usually takes 30 seconds or more. */
export const LONG_CAPABILITIES: readonly string[] = Object.keys(USUAL_MS).filter(isLongWork);
