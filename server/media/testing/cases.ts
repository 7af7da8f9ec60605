import { fileURLToPath } from 'node:url';
import { describeVideo, type VideoSource } from '../describe/describe-video.ts';
import type { MediaEngine } from '../media-engine.ts';
import { decodeFrames } from '../raw-frames.ts';

/** Path of a small film with a property that films of the product's users have, by its folder and name. */
export const caseFile = (name: string): string => fileURLToPath(new URL(`./cases/${name}`, import.meta.url));

const SMALL = { width: 160, height: 90 };

/** Brightness of the pictures of a film, scaled down, one after the other. */
export async function* lumaOf(
  engine: MediaEngine,
  source: VideoSource,
): AsyncGenerator<{ at: number; luma: Buffer }> {
  const { frameRate } = source.video;
  let at = 0;
  for await (const frame of decodeFrames(engine, source, { ...SMALL, frameRate, pixels: 'yuv420p' })) {
    yield { at: at / frameRate, luma: frame.subarray(0, SMALL.width * SMALL.height) };
    at += 1;
  }
}

/** Number of pictures of a film, and times of those that differ from the one before, in seconds. */
export async function changesIn(
  engine: MediaEngine,
  path: string,
): Promise<{ frames: number; changes: number[] }> {
  const changes: number[] = [];
  let frames = 0;
  let before: Buffer | undefined;
  for await (const { at, luma } of lumaOf(engine, await describeVideo(engine, path))) {
    frames += 1;
    if (before && differ(before, luma)) changes.push(at);
    before = luma;
  }
  return { frames, changes };
}

/** Mean difference of two pictures that an encoder does not make, in levels. */
const DIFFERENT = 0.1;

function differ(one: Buffer, other: Buffer): boolean {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] as number));
  return sum / one.length > DIFFERENT;
}
