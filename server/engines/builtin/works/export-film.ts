import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { filmMix } from '@inkreel/scene/film/film-sounds.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { toSeconds } from '@inkreel/scene/timeline/time.ts';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import { encodeFrames } from '../../../media/raw-frames.ts';
import { runStages } from '../../../media/run-stages.ts';
import { drawFrames } from '../film/draw-frames.ts';
import { writeMix } from '../film/write-mix.ts';
import { threadMediaEngine } from '../subtitles/open-clip.ts';
import type { Made, WorkContext } from '../work.ts';

/** Progress when all frames are written. */
const WRITTEN = 0.98;
/** Time of the sound relative to the pictures. */
const SOUND = 0.1;

/**
 * The film of a document: H.264 and AAC, exactly as many frames as it has, drawn by the code that draws its preview. Its
 * sound is kept as a stage, so that a crash in the pictures does not mix it again.
 * @throws MediaFailure for a source that cannot be decoded
 */
export default async function exportFilm(
  { film, sources, media_urls, height }: CapabilityInput['export_film'],
  { paths = {}, report, keepFile }: WorkContext,
): Promise<Made> {
  if (!keepFile) throw new Error('a film needs a place for its stages');
  report('looking', 0);
  const engine = await threadMediaEngine();
  const parts = new Map((JSON.parse(film) as Part[]).map((part) => [part.id, part]));
  const files = new Map(sources.map((source, at) => [source, paths[media_urls[at] ?? ''] ?? '']));
  const timeline = filmTimeline(parts);
  const mix = filmMix(parts);
  const size = sizeOf(timeline, height);
  const rate = toSeconds(timeline.rate);
  const seconds = timeline.frames / rate;
  const drawing = { timeline, size, rate, parts, files };
  const [, made = ''] = await runStages(
    [
      {
        name: 'sound-1',
        weight: SOUND,
        make: (path, _, tell) => writeMix(engine, { mix, parts, files }, path, tell),
      },
      {
        name: 'film-1',
        weight: 1,
        make: async (path, [sound = ''], tell) => {
          await encodeFrames(engine, drawFrames(engine, drawing, tell), {
            frames: { ...size, frameRate: rate, pixels: 'rgba' },
            seconds,
            ...(mix.sounds.length > 0 && { sound: await describeSound(sound) }),
            path,
          });
        },
      },
    ],
    keepFile,
    (share) => report(share < SOUND ? 'looking' : 'drawing', WRITTEN * share),
  );
  const middle = Math.floor(timeline.frames / 2);
  const still = drawFrames(engine, { ...drawing, only: middle }, () => undefined);
  const { value } = await still.next();
  await still.return();
  const poster = value && { ...size, data: new Uint8ClampedArray(value) };
  return { path: made, contentType: 'video/mp4', ...(poster && { poster }) };
}

/** Even sides in the film's shape; `height` is that of its shorter side, as names of resolutions have it. */
function sizeOf({ width, height }: { width: number; height: number }, shorter: number) {
  const scale = shorter / Math.min(width, height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
