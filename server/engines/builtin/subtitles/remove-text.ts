import { readFile, writeFile } from 'node:fs/promises';
import type { Quality } from '@inkreel/contract/pricing.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { collectGarbage } from '../../../decoding/collect-garbage.ts';
import { shapeOf } from '../../../media/operations/streams.ts';
import { overlayFrames } from '../../../media/overlay-frames.ts';
import type { MediaStage } from '../../../media/run-stages.ts';
import type { TextReader } from '../../../ocr/text-reader.ts';
import { WorkRefused } from '../work.ts';
import { cleanWindow, type FindLines } from './clean-window.ts';
import { guessAreas, type SampledTexts } from './guess-areas.ts';
import type { Clip } from './open-clip.ts';
import { packPatches, partOf, patchFrame, unpackPatches } from './patches.ts';
import { type FilmShape, readWindow } from './read-window.ts';
import { isActive, type Region, regionsOf } from './region.ts';
import { findBoxes, sampleTexts } from './sample-texts.ts';

/** Length of a stage's frames, and of the frames read before and after it, in seconds. */
const STAGE_SECONDS = 6;
const MARGIN_SECONDS = 1.5;
/**
 * Maximum bytes of the regions of a stage's frames: above it, first the stages get shorter, then their surroundings.
 */
const WINDOW_BYTES = 100 * 1024 * 1024;
/** Maximum share of a window before and after a stage. */
const MARGIN_SHARE = 0.3;
/** Time of reading and writing a frame relative to cleaning it. */
const WRITING = 0.15;
/** Frames that are sampled if no areas are given. */
const GUESS_FRAMES = { least: 10, most: 60, everySeconds: 1.5 };

/** Size, rate and number of the frames of a clip's result. */
export function filmShapeOf({ source }: Clip): FilmShape {
  const shape = shapeOf(source);
  return { ...shape, frames: Math.max(1, Math.round(source.seconds * shape.frameRate)) };
}

/** Places of recurring text, as areas to remove; used if no areas are given. */
export async function areasOfClip(clip: Clip, reader: TextReader, tick: () => void): Promise<SubtitleArea[]> {
  const { seconds } = clip.source;
  const { least, most, everySeconds } = GUESS_FRAMES;
  const count = Math.round(Math.max(least, Math.min(most, seconds / everySeconds)));
  const seen: SampledTexts[] = [];
  for await (const { at, boxes } of sampleTexts(clip, reader, count)) {
    tick();
    seen.push({ at, boxes });
  }
  return guessAreas(seen, seconds / count)
    .filter(({ kind }) => kind !== 'title')
    .map(({ left, top, width, height }) => ({ mode: 'remove', left, top, width, height }));
}

/**
 * Stages that remove the text from areas of a clip: part by part with stored new pixels, and then one encoding of the
 * film.
 * @param reader without one, each area counts as one line of text
 * @param required whether a clip without text in the areas is refused
 */
export function removalStages(
  clip: Clip,
  areas: readonly SubtitleArea[],
  {
    quality,
    reader,
    required = false,
  }: { quality: Quality; reader: TextReader | undefined; required?: boolean },
): MediaStage[] {
  const shape = filmShapeOf(clip);
  const regions = regionsOf(areas, shape);
  const margin = marginOf(shape, regions);
  const ranges = rangesOf(shape, regions, margin);
  const find = finderOf(reader, regions);
  return [
    ...ranges.map(
      ({ from, to }): MediaStage => ({
        name: `pixels-3-${from}`,
        weight: to - from,
        make: async (path, earlier, report) => {
          if (!regions.some((region) => isActive(region, from, to))) {
            await writeFile(path, packPatches([]));
            return;
          }
          const window = {
            first: Math.max(0, from - margin),
            to: Math.min(shape.frames, to + margin),
          };
          const count = window.to - window.first;
          let read = 0;
          const frames = await readWindow(clip, shape, regions, { first: window.first, count }, () => {
            read += 1;
            report((0.1 * read) / count);
          });
          const end = Math.min(to, window.first + frames.small.length);
          const tick = (share: number) => report(0.1 + 0.9 * share);
          const last = from > 0 ? earlier.at(-1) : undefined;
          // Never visible parts continue as painted by the previous stage.
          const filled = last === undefined ? [] : (unpackPatches(await readFile(last)).get(from - 1) ?? []);
          const options = { quality, find, from, to: end, filled, tick };
          try {
            await writeFile(path, packPatches(await cleanWindow(frames, shape, regions, options)));
          } finally {
            frames.free();
            collectGarbage();
          }
        },
      }),
    ),
    {
      name: 'film-1',
      weight: Math.max(1, shape.frames * WRITING),
      make: async (path, earlier, report) => {
        // Without a new pixel the result would be the video as it was.
        if (required && !(await hasPatches(earlier.slice(0, ranges.length))))
          throw new WorkRefused('no_text_in_areas');
        await writeFilm(clip, { shape, regions, ranges }, { path, earlier, report });
      },
    },
  ];
}

async function hasPatches(files: readonly string[]): Promise<boolean> {
  for (const file of files) if (unpackPatches(await readFile(file)).size > 0) return true;
  return false;
}

/** Maximum frames of a window. */
const mostFrames = (regions: readonly Region[]): number =>
  Math.floor(WINDOW_BYTES / regions.reduce((sum, { rect }) => sum + rect.width * rect.height * 1.5, 1));

const marginOf = ({ frameRate }: FilmShape, regions: readonly Region[]): number =>
  Math.round(Math.min(MARGIN_SECONDS * frameRate, MARGIN_SHARE * mostFrames(regions)));

function rangesOf(
  shape: FilmShape,
  regions: readonly Region[],
  margin: number,
): { from: number; to: number }[] {
  if (regions.length === 0) return [];
  const most = mostFrames(regions) - 2 * margin;
  const length = Math.max(1, Math.min(Math.round(STAGE_SECONDS * shape.frameRate), most));
  return Array.from({ length: Math.ceil(shape.frames / length) }, (_, at) => ({
    from: at * length,
    to: Math.min(shape.frames, (at + 1) * length),
  }));
}

/** Lines of text in a region; each frame is searched once, though windows overlap. */
export function finderOf(reader: TextReader | undefined, regions: readonly Region[]): FindLines {
  const known = new Map<string, Awaited<ReturnType<FindLines>>>();
  return async (frame, region, picture) => {
    const name = `${frame}:${region}`;
    const { width, height } = picture;
    const found =
      known.get(name) ??
      (reader
        ? (await findBoxes(reader, picture)).map((box) => ({
            x: Math.round(box.left * width),
            y: Math.round(box.top * height),
            width: Math.round(box.width * width),
            height: Math.round(box.height * height),
          }))
        : (regions[region] as Region).areas.filter(({ mode }) => mode === 'remove'));
    known.set(name, found);
    return found;
  };
}

interface FilmStage {
  path: string;
  earlier: readonly string[];
  report(share: number): void;
}

async function writeFilm(
  { engine, source }: Clip,
  {
    shape,
    regions,
    ranges,
  }: { shape: FilmShape; regions: readonly Region[]; ranges: readonly { from: number }[] },
  { path, earlier, report }: FilmStage,
): Promise<void> {
  const part = partOf(regions);
  const clear = patchFrame(part, [], regions);
  async function* overlays() {
    let stage = -1;
    let patches: ReturnType<typeof unpackPatches> = new Map();
    for (let at = 0; at < shape.frames; at += 1) {
      if (ranges[stage + 1]?.from === at) {
        stage += 1;
        patches = unpackPatches(await readFile(earlier[stage] as string));
      }
      const own = patches.get(at);
      report(at / shape.frames);
      yield own ? patchFrame(part, own, regions) : clear;
    }
  }
  await overlayFrames(engine, source, overlays(), {
    shape,
    at: part,
    seconds: shape.frames / shape.frameRate,
    copiesSound: source.soundCodec === 'aac',
    path,
  });
}
