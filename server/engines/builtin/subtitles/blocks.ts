import type { Filled } from './fill-window.ts';
import type { Holes } from './holes.ts';
import type { YuvFrame } from './yuv.ts';

/** Places in a region: whole blocks of four pixels with a shared color each. */
export interface Places {
  list: Int32Array;
  colours: Int32Array;
}

/**
 * The pixels of some places: new ones for the wanted holes, those of the frame elsewhere. Blocks are whole because an
 * overlay mixes a color by the number of its opaque pixels of four.
 */
export function inBlocks(
  { holes, ...filled }: Filled,
  frame: YuvFrame,
  { list, colours, wanted }: Places & { wanted: Holes },
): Record<'y' | 'u' | 'v', Uint8Array> {
  const y = Uint8Array.from(list, (at) => {
    const hole = wanted.hidden[at] === 1 ? (holes.index[at] as number) : -1;
    return (hole < 0 ? frame.y[at] : filled.y[hole]) as number;
  });
  const numbers = new Map(holes.colours.entries().map(([number, color]) => [color, number]));
  const [u, v] = [new Uint8Array(colours.length), new Uint8Array(colours.length)];
  const isWanted = new Set(wanted.colours);
  for (const [at, color] of colours.entries()) {
    const number = isWanted.has(color) ? numbers.get(color) : undefined;
    u[at] = (number === undefined ? frame.u[color] : filled.u[number]) as number;
    v[at] = (number === undefined ? frame.v[color] : filled.v[number]) as number;
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
