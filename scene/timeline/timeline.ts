/** A scene with time: layers that are shown for whole frames. Nothing of it is in seconds. */
import type { Transition } from '@inkreel/contract/film/transitions.ts';
import type { ClipColors } from '../colors/clip-colors.ts';
import type { Keys } from '../film/key-frames.ts';
import type { Size } from '../geometry.ts';
import type { Placement } from '../layers/layer-document.ts';
import type { Filter } from './filters.ts';
import type { KindLayer } from './layer-kinds.ts';
import type { BlendMode } from './scene-context.ts';
import type { Rational } from './time.ts';

/** A shape, placed as a layer is, that shows only what lies in it. `radius` is that of the corners. */
export interface Mask extends Placement {
  shape: 'rect' | 'ellipse';
  radius: number;
}

/** The layer that comes or goes in a transition, which begins at a frame of the film. Dissolves are fades. */
export interface LayerTransition {
  kind: Exclude<Transition, 'dissolve'>;
  role: 'in' | 'out';
  from: number;
  frames: number;
}

/** When a layer is shown, and how it is blended with those beneath. */
export interface Shown {
  /** The first frame that shows it, and for how many. */
  from: number;
  frames: number;
  blend?: BlendMode;
  filters?: readonly Filter[];
  mask?: Mask;
  /** Frames in which it appears and disappears. */
  fades?: { in: number; out: number };
  /** Values at frames from `from`, in place of the layer's own; `scale` is against its size. */
  keys?: Keys;
  colors?: ClipColors;
  transitions?: readonly LayerTransition[];
}

export type TimelineLayer = KindLayer & Shown;

export interface Timeline extends Size {
  /** Frames a second. */
  rate: Rational;
  /** Length. */
  frames: number;
  /** A CSS colour; null is transparent. */
  background: string | null;
  /** The lowest first. */
  layers: readonly TimelineLayer[];
}
