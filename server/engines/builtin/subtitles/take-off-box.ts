import { createMask } from '../pixels/picture.ts';
import type { Caption } from './captions.ts';
import { clipped, grown } from './rects.ts';
import type { Rect, YuvFrame } from './yuv.ts';

/** A half-transparent box behind a caption: it mixes the background with one color at a constant share. */
export interface SeeThroughBox {
  caption: Caption;
  /** In pixels of the region. */
  rect: Rect;
  /** Remaining share of the background, and the addition to brightness and both chroma values. */
  share: number;
  added: readonly [y: number, u: number, v: number];
}

/** A linear function: remaining share of a value, and the addition. */
export interface Line {
  share: number;
  added: number;
}
/** Undoes the mix in every frame with the box, and marks its edges to be filled like letters. */
export function takeOff(frames: readonly YuvFrame[], { caption, rect, share, added }: SeeThroughBox): void {
  for (let at = caption.from; at < caption.to; at += 1) {
    const frame = frames[at] as YuvFrame;
    const strength = strengthAt(caption, at);
    undo(frame.y, frame.width, rect, mixAt(share, added[0], strength));
    const inColors = {
      x: rect.x >> 1,
      y: rect.y >> 1,
      width: (rect.x + rect.width - 1 - (rect.x & ~1)) >> 1,
      height: (rect.y + rect.height - 1 - (rect.y & ~1)) >> 1,
    };
    undo(frame.u, frame.width >> 1, inColors, mixAt(share, added[1], strength));
    undo(frame.v, frame.width >> 1, inColors, mixAt(share, added[2], strength));
  }
  coverEdges(caption, rect);
  caption.box = rect;
}

/** Opacity of a caption while it fades. */
function strengthAt({ from, to, steady }: Caption, at: number): number {
  if (at < steady.from) return (at + 1 - from) / (steady.from + 1 - from);
  if (at >= steady.to) return (to - at) / (to + 1 - steady.to);
  return 1;
}

const mixAt = (share: number, added: number, strength: number): Line => ({
  share: 1 - (1 - share) * strength,
  added: added * strength,
});

function undo(plane: Uint8Array, stride: number, rect: Rect, { share, added }: Line): void {
  const back = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round((value - added) / share))),
  );
  for (let y = rect.y; y < rect.y + rect.height; y += 1)
    for (let at = y * stride + rect.x, end = at + rect.width; at < end; at += 1)
      plane[at] = back[plane[at] as number] as number;
}

/** The edges of a box are soft, and share chroma samples with their neighbours. */
const EDGE = { inside: 1, outside: 2 };

function coverEdges({ mask }: Caption, rect: Rect): void {
  const outer = clipped(grown(rect, EDGE.outside, EDGE.outside), mask);
  const inner = grown(rect, -EDGE.inside, -EDGE.inside);
  for (let y = outer.y; y < outer.y + outer.height; y += 1)
    for (let x = outer.x; x < outer.x + outer.width; x += 1) {
      const isInside =
        x >= inner.x && y >= inner.y && x < inner.x + inner.width && y < inner.y + inner.height;
      if (!isInside) mask.data[y * mask.width + x] = 255;
    }
}

/** A caption that covers a whole box, to determine which of its pixels may change. */
export function wholeOf({ caption, rect }: SeeThroughBox): Caption {
  const mask = createMask(caption.mask.width, caption.mask.height);
  for (let y = rect.y; y < rect.y + rect.height; y += 1)
    mask.data.fill(255, y * mask.width + rect.x, y * mask.width + rect.x + rect.width);
  return { ...caption, mask };
}
