import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Plan, Size } from './plan.ts';

/** Frames of a second that films are made with, and the longest film that models of this kind make, in seconds. */
const FRAME_RATE = 24;
const FILM_SECONDS = 5;
/** Pixels of a frame at most, and what its sides are multiples of. */
const FILM_PIXELS = 1280 * 704;
const FILM_STEP = 32;
const FILM_STEPS = { draft: 12, standard: 20, best: 30 } as const;

type FilmInput = CapabilityInput['text_to_video'];
/** What a workflow of films is told. */
export const film = ({
  prompt,
  seconds,
  quality,
  width,
  height,
  count,
  seed,
}: FilmInput): Omit<Plan, 'pictures'> => ({
  values: () => ({
    prompt,
    steps: FILM_STEPS[quality],
    // One more than a multiple of four, which these models make.
    frames: Math.max(1, Math.round((seconds * FRAME_RATE) / 4)) * 4 + 1,
  }),
  size: () => frameSize({ width, height }),
  count,
  seed,
});
/** Whether no workflow of films can do it: they make no sound, and a few seconds. */
export const cannotFilm = ({ seconds, sound }: Pick<FilmInput, 'seconds' | 'sound'>) =>
  sound || seconds > FILM_SECONDS;

/** Pixels of a film's frames: the proportions that were asked for, in the steps that models of this kind make. */
function frameSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(FILM_PIXELS / (width * height)));
  const side = (length: number) => Math.max(FILM_STEP, Math.round((length * scale) / FILM_STEP) * FILM_STEP);
  return { width: side(width), height: side(height) };
}
