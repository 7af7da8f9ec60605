import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Plan, Size } from './plan.ts';

/** Frame rate of films, and the longest film of these models, in seconds. */
const FRAME_RATE = 24;
const FILM_SECONDS = 5;
/** Maximum pixels of a frame, and the step of its sides. */
const FILM_PIXELS = 1280 * 704;
const FILM_STEP = 32;
const FILM_STEPS = { draft: 12, standard: 20, best: 30 } as const;

type FilmInput = CapabilityInput['text_to_video'];
/** Values of a film workflow. */
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
    // One more than a multiple of four, as these models require.
    frames: Math.max(1, Math.round((seconds * FRAME_RATE) / 4)) * 4 + 1,
  }),
  size: () => frameSize({ width, height }),
  count,
  seed,
});
/** Whether no film workflow can do it: they make no sound, and only a few seconds. */
export const cannotFilm = ({ seconds, sound }: Pick<FilmInput, 'seconds' | 'sound'>) =>
  sound || seconds > FILM_SECONDS;

/** Pixels of a film's frames: the requested aspect ratio, in the steps of these models. */
function frameSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(FILM_PIXELS / (width * height)));
  const side = (length: number) => Math.max(FILM_STEP, Math.round((length * scale) / FILM_STEP) * FILM_STEP);
  return { width: side(width), height: side(height) };
}
