import { decodeFrames } from '../../../media/raw-frames.ts';
import type { SmallFrame } from './global-motion.ts';
import type { Clip } from './open-clip.ts';
import type { Region } from './region.ts';
import { cropYuv, reduceLuma, type YuvFrame, yuvOf } from './yuv.ts';

/** Size and rate at which the frames of a video are processed. */
export interface FilmShape {
  width: number;
  height: number;
  frameRate: number;
  /** How many frames there are. */
  frames: number;
}

/** The processed parts of consecutive frames of a video. */
export interface ReadWindow {
  /** Number of the first frame in the video. */
  first: number;
  /** By region, then by frame. */
  crops: YuvFrame[][];
  /** The whole frames, small. */
  small: SmallFrame[];
  /** Frees the memory of the crops immediately: memory outside the heap is collected late. */
  free(): void;
}

/** Longest side of the small frames, in pixels. */
const SMALL_SIDE = 256;

/**
 * Decodes some frames; only the regions keep their full size.
 * @param tick called for each frame; may throw to stop
 * @throws MediaFailure
 */
export async function readWindow(
  { engine, source }: Clip,
  shape: FilmShape,
  regions: readonly Region[],
  range: { first: number; count: number },
  tick: () => void,
): Promise<ReadWindow> {
  const { width, height, frameRate } = shape;
  const sizes = regions.map(({ rect }) => rect.width * rect.height * 1.5);
  const memory = new ArrayBuffer(range.count * sizes.reduce((sum, size) => sum + size, 0));
  let used = 0;
  const window: ReadWindow = {
    first: range.first,
    crops: regions.map(() => []),
    small: [],
    free: () => void memory.transfer(0),
  };
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  for await (const bytes of decodeFrames(
    engine,
    source,
    { width, height, frameRate, pixels: 'yuv420p' },
    { ...part(range, shape), reusesMemory: true },
  )) {
    tick();
    const frame = yuvOf(bytes, width, height);
    for (const [at, { rect }] of regions.entries()) {
      const size = sizes[at] as number;
      window.crops[at]?.push(cropYuv(frame, rect, new Uint8Array(memory, used, size)));
      used += size;
    }
    window.small.push({ ...small, data: reduceLuma(frame, small.width, small.height) });
    if (window.small.length === range.count) break;
  }
  return window;
}

/** Starts slightly before the first frame, since times in files are rounded. */
export function part({ first, count }: { first: number; count: number }, { frameRate }: FilmShape) {
  const early = first > 0 ? 0.25 : 0;
  return { startSeconds: (first - early) / frameRate, seconds: (count + early + 0.5) / frameRate };
}
