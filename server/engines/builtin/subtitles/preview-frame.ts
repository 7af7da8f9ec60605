import type { Quality } from '@inkreel/contract/pricing.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import type { TextReader } from '../../../ocr/text-reader.ts';
import { cleanWindow } from './clean-window.ts';
import type { Clip } from './open-clip.ts';
import { applyPatches, packPatches, unpackPatches } from './patches.ts';
import { part, readWindow } from './read-window.ts';
import { regionsOf } from './region.ts';
import { filmShapeOf, finderOf } from './remove-text.ts';
import { type YuvFrame, yuvOf } from './yuv.ts';

/** Length of the frames before and after the previewed one, in seconds: less than in a run. */
const AROUND_SECONDS = 1;

export interface PreviewedFrame {
  before: YuvFrame;
  after: YuvFrame;
  /** Number of removed pixels, and how many of them other frames show. */
  removed: number;
  seen: number;
}

/**
 * One frame without the text in its areas, by the same code as a run.
 * @param at seconds
 * @throws ModelFailure; MediaFailure, also if there is no frame at that time
 */
export async function previewFrame(
  clip: Clip,
  areas: readonly SubtitleArea[],
  { at, quality, reader }: { at: number; quality: Quality; reader: TextReader | undefined },
): Promise<PreviewedFrame> {
  const shape = filmShapeOf(clip);
  const frame = Math.max(0, Math.min(shape.frames - 1, Math.floor(at * shape.frameRate)));
  const before = await frameOf(clip, frame);
  const regions = regionsOf(areas, shape);
  const around = Math.round(AROUND_SECONDS * shape.frameRate);
  const first = Math.max(0, frame - around);
  const range = { first, count: Math.min(shape.frames, frame + around + 1) - first };
  const window = await readWindow(clip, shape, regions, range, () => undefined);
  const find = finderOf(reader, regions);
  const wanted = { from: frame, to: frame + 1, quality, find, tick: () => undefined };
  const cleaned = await cleanWindow(window, shape, regions, wanted);
  window.free();
  // Not `slice`, which would be a view of the same bytes for a buffer.
  const copy = (plane: Uint8Array) => new Uint8Array(plane);
  const after = { ...before, y: copy(before.y), u: copy(before.u), v: copy(before.v) };
  applyPatches(after, unpackPatches(packPatches(cleaned)).get(frame) ?? [], regions);
  const filled = cleaned.flatMap((each) => each.filled);
  return {
    before,
    after,
    removed: filled.reduce((sum, { covered }) => sum + covered, 0),
    seen: filled.reduce((sum, { seen }) => sum + seen, 0),
  };
}

async function frameOf({ engine, source }: Clip, frame: number): Promise<YuvFrame> {
  const shape = filmShapeOf({ engine, source });
  const { width, height, frameRate } = shape;
  const range = part({ first: frame, count: 1 }, shape);
  for await (const bytes of decodeFrames(
    engine,
    source,
    { width, height, frameRate, pixels: 'yuv420p' },
    range,
  ))
    return yuvOf(bytes, width, height);
  throw new MediaFailure('media_unreadable', `no frame ${frame}`);
}
