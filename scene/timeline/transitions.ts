/** Transitions between two layers, each drawn for itself: what it changes of a layer at a frame. */
import type { Size } from '../geometry.ts';
import type { LayerTransition, Mask } from './timeline.ts';

type Kind = LayerTransition['kind'];

/** What a transition makes of a layer. Lengths are those of the document. */
export interface TransitionChange {
  opacity: number;
  /** Aside, and against the middle of the film. */
  x: number;
  scale: number;
  /** A colour over it, and how much of it. */
  wash?: { color: string; alpha: number };
  mask?: Mask;
}

const NONE: TransitionChange = { opacity: 1, x: 0, scale: 1 };
/** Size of what comes at the beginning of a zoom, and of what goes at its end. */
const ZOOM = { comes: 0.8, goes: 1.6 };

export const isInTransition = ({ from, frames }: LayerTransition, frame: number): boolean =>
  frame >= from && frame < from + frames;

/** What a transition changes of its layer; no frame of one shows its beginning or its end. */
export function transitionChange(transition: LayerTransition, frame: number, film: Size): TransitionChange {
  if (!isInTransition(transition, frame)) return NONE;
  const { kind, role, from, frames } = transition;
  const way = (frame - from + 1) / (frames + 1);
  return role === 'in' ? comes(kind, way, film) : goes(kind, way, film);
}

function comes(kind: Kind, way: number, film: Size): TransitionChange {
  switch (kind) {
    case 'fade_black':
    case 'fade_white':
      return way < 0.5 ? { ...NONE, opacity: 0 } : { ...NONE, wash: washOf(kind, 2 - 2 * way) };
    case 'slide':
    case 'push':
      return { ...NONE, x: (1 - way) * film.width };
    case 'zoom':
      return { ...NONE, opacity: way, scale: ZOOM.comes + (1 - ZOOM.comes) * way };
    case 'circle':
      return { ...NONE, mask: circle(film, way) };
    case 'wipe_left':
      return { ...NONE, mask: band(film, { left: 1 - way, top: 0, right: 1, bottom: 1 }) };
    case 'wipe_right':
      return { ...NONE, mask: band(film, { left: 0, top: 0, right: way, bottom: 1 }) };
    case 'wipe_up':
      return { ...NONE, mask: band(film, { left: 0, top: 1 - way, right: 1, bottom: 1 }) };
    case 'wipe_down':
      return { ...NONE, mask: band(film, { left: 0, top: 0, right: 1, bottom: way }) };
  }
}

/** What is covered by the layer that comes stays as it is below it. */
function goes(kind: Kind, way: number, film: Size): TransitionChange {
  switch (kind) {
    case 'fade_black':
    case 'fade_white':
      return way < 0.5 ? { ...NONE, wash: washOf(kind, 2 * way) } : { ...NONE, opacity: 0 };
    case 'push':
      return { ...NONE, x: -way * film.width };
    case 'zoom':
      return { ...NONE, scale: 1 + (ZOOM.goes - 1) * way };
    default:
      return NONE;
  }
}

const washOf = (kind: 'fade_black' | 'fade_white', alpha: number) => ({
  color: kind === 'fade_black' ? '#000000' : '#ffffff',
  alpha,
});

/** A part of the film, by shares of its sides. */
function band(
  { width, height }: Size,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): Mask {
  return {
    shape: 'rect',
    radius: 0,
    rotation: 0,
    x: ((left + right) / 2) * width,
    y: ((top + bottom) / 2) * height,
    width: (right - left) * width,
    height: (bottom - top) * height,
  };
}

/** Around the middle, at the end over all of the film. */
function circle({ width, height }: Size, way: number): Mask {
  const across = Math.sqrt(width * width + height * height) * way;
  const middle = { x: width / 2, y: height / 2 };
  return { shape: 'ellipse', radius: 0, rotation: 0, ...middle, width: across, height: across };
}
