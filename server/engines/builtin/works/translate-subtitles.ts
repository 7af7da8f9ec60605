import { readFile, rm, writeFile } from 'node:fs/promises';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { subtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { lookOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { posterJob } from '../../../media/operations/stills.ts';
import { madeOf, shapeOf } from '../../../media/operations/streams.ts';
import { burnSubtitlesJob } from '../../../media/operations/video.ts';
import { type MediaStage, runStages } from '../../../media/run-stages.ts';
import { decodePicture } from '../picture/codec.ts';
import { type Clip, openClip } from '../subtitles/open-clip.ts';
import { planRemoval } from '../subtitles/removal-plan.ts';
import type { Made, WorkContext } from '../work.ts';

type Input = CapabilityInput['translate_subtitles'];

/** Longest side of the poster, in pixels. */
const POSTER_SIDE = 1280;
/** Progress when the video is written. */
const WRITTEN = 0.98;
/** Time of drawing the lines relative to removing the old ones. */
const BURNING = 0.1;

/** A video with the given lines burnt in; on request, old subtitles are removed first. Its sound is kept. */
export default async function translateSubtitles(input: Input, context: WorkContext): Promise<Made> {
  const { paths = {}, report, keepFile, keep } = context;
  const original = paths[input.video_url];
  if (original === undefined || !keepFile || !keep) throw new Error('the video was not handed over');
  report('looking', 0);
  const clip = await openClip(original);
  const { remove, areas = [] } = input;
  const tick = () => report('looking', 0);
  const cleaning = remove
    ? await planRemoval(clip, { areas, quality: 'best', required: false }, { keep, tick })
    : [];
  const cleaned = cleaning.reduce((sum, { weight }) => sum + weight, 0);
  const weight = remove ? cleaned * BURNING : 1;
  const burning: MediaStage = {
    name: 'burnt-1',
    weight,
    make: (path, earlier, tell) => burn(cleanClip(clip, earlier.at(-1)), input, path, tell),
  };
  const made = await runStages([...cleaning, burning], keepFile, (share) =>
    report(share * (cleaned + weight) < cleaned ? 'filling' : 'encoding', WRITTEN * share),
  );
  const burnt = made.at(-1) as string;
  return { path: burnt, contentType: 'video/mp4', poster: await posterOf(clip, input, burnt) };
}

/** The output of the previous stages. */
const cleanClip = ({ engine, source }: Clip, path: string | undefined): Clip => ({
  engine,
  source: path === undefined ? source : madeOf(source, path),
});

async function burn(
  { engine, source }: Clip,
  input: Input,
  path: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const { lines = [], language, to, bilingual } = input;
  const style = lookOf(input);
  const video = source.video;
  const { frameRate } = shapeOf(source);
  const cues = shownCues(lines, { video, frameRate, style, language, to, bilingual });
  const font = subtitleFont(style.font, to);
  const secondFont = subtitleFont(style.font, language);
  const script = `${path}.ass`;
  await writeFile(
    script,
    writeAss(cues, bilingual ? 'both' : 'translation', { style, video, font, secondFont }, true),
  );
  try {
    await engine.run(burnSubtitlesJob(source, script, path), { onProgress });
  } finally {
    await rm(script, { force: true });
  }
}

/** The time of the poster: the middle of the first line. */
async function posterOf({ engine, source }: Clip, { lines = [] }: Input, made: string) {
  const [first] = lines;
  const still = `${made}.png`;
  const at = first ? (first.start + first.end) / 2 : 0;
  await engine.run(posterJob(madeOf(source, made), at, POSTER_SIDE, still));
  const picture = await decodePicture(await readFile(still));
  await rm(still, { force: true });
  return picture;
}
