import type { Filled } from './fill-window.ts';
import type { Holes } from './holes.ts';
import type { YuvFrame } from './yuv.ts';

/** Places in a region: whole blocks of four pixels with a shared color each. */
export interface Places {
  list: Int32Array;
  colours: Int32Array;
}

/**
 * The pixels of some places: new ones for holes, those of the frame elsewhere. Blocks are whole because an overlay
 * mixes a color by the number of its opaque pixels of four.
 */
export function inBlocks(
  { holes, ...filled }: Filled,
  frame: YuvFrame,
  { list, colours }: Places,
): Record<'y' | 'u' | 'v', Uint8Array> {
  const y = Uint8Array.from(list, (at) => {
    const hole = holes.index[at] as number;
    return (hole < 0 ? frame.y[at] : filled.y[hole]) as number;
  });
  const [u, v] = [new Uint8Array(colours.length), new Uint8Array(colours.length)];
  // Those of the holes come first.
  u.set(filled.u);
  v.set(filled.v);
  for (let at = filled.u.length; at < colours.length; at += 1) {
    u[at] = frame.u[colours[at] as number] as number;
    v[at] = frame.v[colours[at] as number] as number;
  }
  return { y, u, v };
}

/** The blocks in which some pixels lie, without repeating any: first those of the first holes, in their order. */
export function blocksUnder(changed: readonly Pick<Holes, 'colours'>[], width: number): Places {
  const half = width >> 1;
  const colours = Int32Array.from(new Set(changed.flatMap((each) => [...each.colours])));
  const list = new Int32Array(colours.length * 4);
  for (const [at, color] of colours.entries()) {
    const corner = 2 * Math.floor(color / half) * width + 2 * (color % half);
    list.set([corner, corner + 1, corner + width, corner + width + 1], at * 4);
  }
  return { list, colours };
}
