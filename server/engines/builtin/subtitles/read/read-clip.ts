import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { RawFrames } from '../../../../media/job.ts';
import { shapeOf } from '../../../../media/operations/streams.ts';
import { decodeFrames } from '../../../../media/raw-frames.ts';
import { boundsOf } from '../../../../ocr/quad.ts';
import type { TextReader } from '../../../../ocr/text-reader.ts';
import type { Picture } from '../../pixels/picture.ts';
import type { ShareBox } from '../boxes.ts';
import { guessAreas } from '../guess-areas.ts';
import type { Clip } from '../open-clip.ts';
import { sampleTexts } from '../sample-texts.ts';
import { type FrameReader, followRows, type Row } from './follow-rows.ts';
import type { Box } from './letter-pattern.ts';

/** Longest side of the frames that are read, in pixels: letters of subtitles are large enough there. */
const READ_SIDE = 960;
/** Seconds between two sampled frames: no subtitle is shown for less. */
const STEP_SECONDS = 0.2;
/** Seconds of a part, whose rows are kept: after a crash no more than this is read again. */
const PART_SECONDS = 60;
/**
 * Frames that are sampled to find the subtitles' places: one in this many seconds, and the maximum number.
 */
const GUESS = { everySeconds: 1.5, most: 40 };
/** Share of the progress for finding the areas. */
const GUESSED = 0.1;

export interface ReadClipOptions {
  /** Where subtitles are; by default they are detected. Protected areas are not read. */
  areas?: readonly SubtitleArea[] | undefined;
  /** Keeps the rows of a part, as `WorkContext.keep` does. */
  keep?: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Called with the progress, 0 to 1; may throw to stop. */
  report?: (share: number) => void;
}

export interface ReadRows {
  /** In frames at `frameRate`. */
  rows: Row[];
  frameRate: number;
}

/**
 * Reads the rows of letters in the pictures of a clip, with the exact frames in which each is shown.
 * @throws ModelFailure, MediaFailure
 */
export async function readClip(
  clip: Clip,
  reader: TextReader,
  { areas: given = [], keep = (_name, make) => make(), report = () => undefined }: ReadClipOptions = {},
): Promise<ReadRows> {
  const shape = shapeOf(clip.source, READ_SIDE);
  const { seconds } = clip.source;
  const marked = given.filter(({ mode }) => mode === 'remove');
  const areas = marked.length > 0 ? marked : await findAreas(clip, reader, report);
  const parts = Math.max(1, Math.ceil(seconds / PART_SECONDS));
  const framesOfPart = Math.round(PART_SECONDS * shape.frameRate);
  const rows: Row[] = [];
  for (let part = 0; part < parts && areas.length > 0; part += 1) {
    const offset = part * framesOfPart;
    const tell = (frame: number) =>
      report(GUESSED + (1 - GUESSED) * Math.min(1, (offset + frame) / shape.frameRate / seconds));
    const bytes = await keep(`rows-2-${part}`, async () =>
      encode(await readPart(clip, reader, areas, { shape, offset, framesOfPart, tell })),
    );
    rows.push(...(JSON.parse(new TextDecoder().decode(bytes)) as Row[]));
  }
  return { rows, frameRate: shape.frameRate };
}

const encode = (rows: readonly Row[]) => new TextEncoder().encode(JSON.stringify(rows));

async function readPart(
  { engine, source }: Clip,
  reader: TextReader,
  areas: readonly (ShareBox & Pick<SubtitleArea, 'start' | 'end'>)[],
  {
    shape,
    offset,
    framesOfPart,
    tell,
  }: {
    shape: { width: number; height: number; frameRate: number };
    offset: number;
    framesOfPart: number;
    tell: (frame: number) => void;
  },
): Promise<Row[]> {
  const { width, height, frameRate } = shape;
  const frames: RawFrames = { width, height, frameRate, pixels: 'rgba' };
  const part = { startSeconds: offset / frameRate, seconds: framesOfPart / frameRate };
  const isWhole = offset === 0 && source.seconds <= part.seconds;
  let frame = 0;
  async function* pictures(): AsyncGenerator<Picture> {
    for await (const bytes of decodeFrames(engine, source, frames, isWhole ? {} : part)) {
      const data = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length);
      yield { width, height, data };
      frame += 1;
    }
  }
  const looking: FrameReader = {
    find: async (picture) => {
      const at = (offset + frame) / frameRate;
      const found: Box[] = [];
      for (const area of areas) {
        if (at < (area.start ?? 0) || at > (area.end ?? Number.POSITIVE_INFINITY)) continue;
        const quads = await reader.find(picture, { area: inPixels(area, shape) });
        found.push(...quads.map(boundsOf));
      }
      return found;
    },
    read: (picture, part) => reader.read(picture, { area: part }),
  };
  const rows = await followRows(pictures(), looking, Math.max(1, Math.round(STEP_SECONDS * frameRate)), tell);
  return rows.map((row) => ({ ...row, first: row.first + offset, end: row.end + offset }));
}

async function findAreas(
  clip: Clip,
  reader: TextReader,
  report: (share: number) => void,
): Promise<ShareBox[]> {
  const { seconds } = clip.source;
  const count = Math.max(4, Math.min(GUESS.most, Math.ceil(seconds / GUESS.everySeconds)));
  const seen = [];
  for await (const { at, boxes } of sampleTexts(clip, reader, count)) {
    seen.push({ at, boxes });
    report((GUESSED * seen.length) / count);
  }
  return guessAreas(seen, seconds / count).filter(({ kind }) => kind === 'subtitles');
}

const inPixels = ({ left, top, width, height }: ShareBox, frame: { width: number; height: number }): Box => ({
  x: left * frame.width,
  y: top * frame.height,
  width: width * frame.width,
  height: height * frame.height,
});
