import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { filmAtRate } from '@inkreel/scene/film/film-at-rate.ts';
import { withLabel } from '@inkreel/scene/film/film-label.ts';
import { filmMix } from '@inkreel/scene/film/film-sounds.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { toSeconds } from '@inkreel/scene/timeline/time.ts';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import { describeVideo, type VideoSource } from '../../../media/describe/describe-video.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { filmCopyJob } from '../../../media/operations/video.ts';
import { encodeFrames } from '../../../media/raw-frames.ts';
import { runStages } from '../../../media/run-stages.ts';
import { drawFrames } from '../film/draw-frames.ts';
import { writeMix } from '../film/write-mix.ts';
import { threadMediaEngine } from '../subtitles/open-clip.ts';
import type { Made, WorkContext } from '../work.ts';

/** Progress when all frames are written. */
const WRITTEN = 0.98;
/** Time of a video's conversion, and of the sound, relative to the pictures. */
const COPY = 0.3;
const SOUND = 0.1;

/**
 * The film of a document: H.264 and AAC, or VP9 and Opus, exactly as many frames as it has at its rate, drawn by the code
 * that draws its preview. Its sound is kept as a stage, so that a crash in the pictures does not mix it again.
 * @throws MediaFailure for a source that cannot be decoded
 */
export default async function exportFilm(
  {
    film,
    sources,
    media_urls,
    height,
    format = 'mp4',
    frame_rate: wanted,
    label,
  }: CapabilityInput['export_film'],
  { paths = {}, report, keepFile }: WorkContext,
): Promise<Made> {
  if (!keepFile) throw new Error('a film needs a place for its stages');
  report('looking', 0);
  const engine = await threadMediaEngine();
  const stored = new Map((JSON.parse(film) as Part[]).map((part) => [part.id, part]));
  const parts = wanted === undefined ? stored : filmAtRate(stored, { numerator: wanted, denominator: 1 });
  const files = new Map(sources.map((source, at) => [source, paths[media_urls[at] ?? ''] ?? '']));
  const timeline = withLabel(filmTimeline(parts), label);
  const mix = filmMix(parts);
  const size = sizeOf(timeline, height);
  const rate = toSeconds(timeline.rate);
  const seconds = timeline.frames / rate;
  const converted = await unlikeInBrowsers(engine, parts, files);
  const withCopies = (copies: readonly string[]) =>
    new Map([...files, ...converted.map(({ source }, at): [string, string] => [source, copies[at] ?? ''])]);
  const drawingOf = (copies: readonly string[]) => ({
    timeline,
    size,
    rate,
    parts,
    files: withCopies(copies),
  });
  const stages = await runStages(
    [
      ...converted.map(({ video }, at) => ({
        name: `copy-${at}`,
        weight: COPY,
        make: (path: string, _: readonly string[], tell: (share: number) => void) =>
          engine.run(filmCopyJob(video, path), { onProgress: tell }),
      })),
      {
        name: 'sound-1',
        weight: SOUND,
        make: (path, copies, tell) => writeMix(engine, { mix, parts, files: withCopies(copies) }, path, tell),
      },
      {
        name: 'film-1',
        weight: 1,
        make: async (path, earlier, tell) => {
          const sound = earlier.at(-1) ?? '';
          await encodeFrames(engine, drawFrames(engine, drawingOf(earlier), tell), {
            frames: { ...size, frameRate: rate, pixels: 'rgba' },
            seconds,
            ...(mix.sounds.length > 0 && { sound: await describeSound(sound) }),
            format,
            path,
          });
        },
      },
    ],
    keepFile,
    (share) => report(share < SOUND ? 'looking' : 'drawing', WRITTEN * share),
  );
  const middle = Math.floor(timeline.frames / 2);
  const made = stages.at(-1) ?? '';
  const still = drawFrames(engine, { ...drawingOf(stages), only: middle }, () => undefined);
  const { value } = await still.next();
  await still.return();
  const poster = value && { ...size, data: new Uint8ClampedArray(value) };
  return { path: made, contentType: `video/${format}`, ...(poster && { poster }) };
}

/** Videos that are drawn from copies and have none yet, with the names that clips have for them. */
async function unlikeInBrowsers(engine: MediaEngine, parts: Parts, files: ReadonlyMap<string, string>) {
  const sources = new Set<string>();
  for (const part of parts.values()) {
    const { type, file } = part as ClipPart;
    if (part.kind === 'clip' && type === 'video' && file !== undefined && files.get(file)) sources.add(file);
  }
  const found: { source: string; video: VideoSource }[] = [];
  for (const source of sources) {
    const video = await describeVideo(engine, files.get(source) ?? '');
    if (video.needsCopy) found.push({ source, video });
  }
  return found;
}

/** Even sides in the film's shape; `height` is that of its shorter side, as names of resolutions have it. */
function sizeOf({ width, height }: { width: number; height: number }, shorter: number) {
  const scale = shorter / Math.min(width, height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
