import { readFile } from 'node:fs/promises';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { posterJob } from '../../../media/operations/stills.ts';
import { madeOf } from '../../../media/operations/streams.ts';
import { runStages } from '../../../media/run-stages.ts';
import { decodePicture } from '../picture/codec.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { planRemoval } from '../subtitles/removal-plan.ts';
import type { Made, WorkContext } from '../work.ts';

/** Longest side of the poster, in pixels. */
const POSTER_SIDE = 1280;
/** Progress when the areas are known, and when the film is written. */
const KNOWN = 0.02;
const WRITTEN = 0.98;

/**
 * A video without its burnt-in subtitles; everything except text in the areas stays unchanged, including the sound.
 */
export default async function removeSubtitles(
  input: CapabilityInput['remove_subtitles'],
  { paths = {}, report, keepFile, keep }: WorkContext,
): Promise<Made> {
  const original = paths[input.video_url];
  if (original === undefined || !keepFile || !keep) throw new Error('the video was not handed over');
  report('looking', 0);
  const clip = await openClip(original);
  const stages = await planRemoval(
    clip,
    { ...input, required: true },
    { keep, tick: () => report('looking', KNOWN / 2) },
  );
  const film = stages.at(-1)?.weight ?? 0;
  const whole = stages.reduce((sum, { weight }) => sum + weight, 0);
  const made = await runStages(stages, keepFile, (share) =>
    report(share < 1 - film / whole ? 'filling' : 'encoding', KNOWN + (WRITTEN - KNOWN) * share),
  );
  const path = made.at(-1) as string;
  const still = `${path}.png`;
  await clip.engine.run(posterJob(madeOf(clip.source, path), clip.source.seconds / 2, POSTER_SIDE, still));
  return { path, contentType: 'video/mp4', poster: await decodePicture(await readFile(still)) };
}
