import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CleanRegion } from './clean-window.ts';
import type { Region } from './region.ts';
import { type Rect, type YuvFrame, yuvOf } from './yuv.ts';

/** New pixels for some frames, as stored between two stages: places are written once for all frames that share them. */
interface Head {
  /** Number of pixels and chroma samples of each list of places. */
  places: { pixels: number; colours: number }[];
  frames: { frame: number; region: number; places: number }[];
}

/** New pixels of one region of one frame. */
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
  const shared = [...new Set(all.map(({ places }) => places))];
  const head: Head = {
    places: shared.map(({ list, colours }) => ({ pixels: list.length, colours: colours.length })),
    frames: all.map(({ frame, region, places }) => ({ frame, region, places: shared.indexOf(places) })),
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

/** The patches of each frame. @throws RangeError, Error if the bytes are not from `packPatches` */
export function unpackPatches(bytes: Uint8Array): Map<number, Patch[]> {
  const plain = inflateRawSync(bytes);
  let at = 4 + plain.readUInt32LE(0);
  const { places, frames } = JSON.parse(plain.toString('utf8', 4, at)) as Head;
  const take = (length: number): Uint8Array => {
    at += length;
    if (at > plain.length) throw new RangeError('the patches are cut off');
    return plain.subarray(at - length, at);
  };
  // Copied, because typed arrays must be aligned to their element size.
  const numbers = (count: number) => new Int32Array(Uint8Array.from(take(count * 4)).buffer);
  const shared = places.map(({ pixels, colours }) => ({ list: numbers(pixels), colours: numbers(colours) }));
  const patches = new Map<number, Patch[]>();
  for (const { frame, region, places: which } of frames) {
    const { list, colours } = shared[which] as (typeof shared)[number];
    const [y, u, v] = [take(list.length), take(colours.length), take(colours.length)];
    patches.set(frame, [...(patches.get(frame) ?? []), { region, list, colours, y, u, v }]);
  }
  return patches;
}

/** Writes patches into a frame; all other pixels stay unchanged. */
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

/** The smallest part of the frame that contains every region; one block of pixels if there is none. */
export function partOf(regions: readonly Region[]): Rect {
  if (regions.length === 0) return { x: 0, y: 0, width: 2, height: 2 };
  const [left, top] = [
    Math.min(...regions.map(({ rect }) => rect.x)),
    Math.min(...regions.map(({ rect }) => rect.y)),
  ];
  return {
    x: left,
    y: top,
    width: Math.max(...regions.map(({ rect }) => rect.x + rect.width)) - left,
    height: Math.max(...regions.map(({ rect }) => rect.y + rect.height)) - top,
  };
}

/** Patches as an overlay frame for a part of the film: `yuva420p`, transparent without new pixels. */
export function patchFrame(part: Rect, patches: readonly Patch[], regions: readonly Region[]): Uint8Array {
  const pixels = part.width * part.height;
  const bytes = new Uint8Array(pixels * 2.5);
  const moved = regions.map(({ rect, areas }) => ({
    areas,
    rect: { ...rect, x: rect.x - part.x, y: rect.y - part.y },
  }));
  applyPatches(yuvOf(bytes, part.width, part.height), patches, moved);
  const opacity = bytes.subarray(pixels * 1.5);
  for (const { region, list } of patches) {
    const { rect } = moved[region] as Region;
    for (const place of list) {
      const x = place % rect.width;
      opacity[(rect.y + (place - x) / rect.width) * part.width + rect.x + x] = 255;
    }
  }
  return bytes;
}
