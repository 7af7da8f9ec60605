import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CleanRegion } from './clean-window.ts';
import type { Region } from './region.ts';
import type { YuvFrame } from './yuv.ts';

/** New pixels for some frames, as they are kept between two stages: holes are written once for all frames that share them. */
interface Head {
  /** How many pixels and colours each of the holes has. */
  holes: { pixels: number; colours: number }[];
  frames: { frame: number; region: number; holes: number }[];
}

/** What is put into one region of one frame. */
interface Patch {
  region: number;
  list: Int32Array;
  colours: Int32Array;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** The pixels of some frames as bytes. */
export function packPatches(cleaned: readonly CleanRegion[]): Uint8Array {
  const all = cleaned.flatMap(({ region, filled }) => filled.map((each) => ({ ...each, region })));
  const shared = [...new Set(all.map(({ holes }) => holes))];
  const head: Head = {
    holes: shared.map(({ list, colours }) => ({ pixels: list.length, colours: colours.length })),
    frames: all.map(({ frame, region, holes }) => ({ frame, region, holes: shared.indexOf(holes) })),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const bytesOf = (numbers: Int32Array) =>
    Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const parts = [
    length,
    text,
    ...shared.flatMap(({ list, colours }) => [bytesOf(list), bytesOf(colours)]),
    ...all.flatMap(({ y, u, v }) => [y, u, v]),
  ];
  return deflateRawSync(Buffer.concat(parts), { level: 1 });
}

/** The patches of each frame. @throws RangeError, Error where the bytes are not what `packPatches` made */
export function unpackPatches(bytes: Uint8Array): Map<number, Patch[]> {
  const plain = inflateRawSync(bytes);
  let at = 4 + plain.readUInt32LE(0);
  const { holes, frames } = JSON.parse(plain.toString('utf8', 4, at)) as Head;
  const take = (length: number): Uint8Array => {
    at += length;
    if (at > plain.length) throw new RangeError('the patches are cut off');
    return plain.subarray(at - length, at);
  };
  // Copied, because numbers have to lie at multiples of their size.
  const numbers = (count: number) => new Int32Array(Uint8Array.from(take(count * 4)).buffer);
  const shared = holes.map(({ pixels, colours }) => ({ list: numbers(pixels), colours: numbers(colours) }));
  const patches = new Map<number, Patch[]>();
  for (const { frame, region, holes: which } of frames) {
    const { list, colours } = shared[which] as (typeof shared)[number];
    const [y, u, v] = [take(list.length), take(colours.length), take(colours.length)];
    patches.set(frame, [...(patches.get(frame) ?? []), { region, list, colours, y, u, v }]);
  }
  return patches;
}

/** Puts patches into a frame; every other pixel stays as it is. */
export function applyPatches(frame: YuvFrame, patches: readonly Patch[], regions: readonly Region[]): void {
  for (const { region, list, colours, y, u, v } of patches) {
    const { rect } = regions[region] as Region;
    for (const [at, place] of list.entries()) {
      const x = place % rect.width;
      frame.y[(rect.y + (place - x) / rect.width) * frame.width + rect.x + x] = y[at] as number;
    }
    const [half, stride] = [rect.width / 2, frame.width / 2];
    for (const [at, place] of colours.entries()) {
      const x = place % half;
      const to = (rect.y / 2 + (place - x) / half) * stride + rect.x / 2 + x;
      frame.u[to] = u[at] as number;
      frame.v[to] = v[at] as number;
    }
  }
}
