/** What becomes of the layers of a Photoshop file: plain data, which a worker can send. Lengths are pixels. */
import type { DesignLoss, DesignLossKind } from '@inkreel/contract/documents/design-losses.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';

/** A mask whose values are made when `id` is drawn. */
export interface PlannedMask {
  id: number;
  /** The box on the canvas, from its top left corner. */
  box: { left: number; top: number; width: number; height: number };
  columns: number;
  rows: number;
  /** Whether the layer is shown outside the box. */
  rest: boolean;
  off: boolean;
}

interface PlannedBase {
  /** Fields that all layers have: name, opacity, blend, hidden, locked. */
  common: Record<string, Json>;
  mask?: PlannedMask;
}
export interface PlannedImage extends PlannedBase {
  kind: 'image';
  id: number;
  box: { left: number; top: number; width: number; height: number };
}
export interface PlannedText extends PlannedBase {
  kind: 'text';
  fields: Record<string, Json>;
  /** The start of the baseline of the first line, by the alignment, or the top of the box. */
  anchor: { x: number; y: number };
  /** Lines break here, in pixels; the anchor is then the top of the box. */
  width?: number;
  /** Degrees clockwise. */
  rotation: number;
}
export interface PlannedShape extends PlannedBase {
  kind: 'shape';
  fields: Record<string, Json>;
}
export interface PlannedGroup extends PlannedBase {
  kind: 'group';
  /** The lowest first. */
  layers: PlannedLayer[];
}
export type PlannedLayer = PlannedImage | PlannedText | PlannedShape | PlannedGroup;

export interface PsdPlan {
  width: number;
  height: number;
  guides: { axis: 'x' | 'y'; at: number }[];
  layers: PlannedLayer[];
  losses: DesignLoss[];
  /** Images and masks to be drawn, by their number from 0: what share of the work each is, in pixels. */
  drawings: number[];
}

/** Names of layers that a loss keeps. */
const NAMES = 6;

export type Lose = (kind: DesignLossKind, layer?: string) => void;

/** Counts losses by their kind. */
export function countLosses(): { lose: Lose; losses: () => DesignLoss[] } {
  const found = new Map<DesignLossKind, DesignLoss>();
  return {
    lose: (kind, layer) => {
      const loss = found.get(kind) ?? { kind, count: 0, layers: [] };
      loss.count += 1;
      if (layer !== undefined && loss.layers.length < NAMES) loss.layers.push(layer);
      found.set(kind, loss);
    },
    losses: () => [...found.values()],
  };
}

/** A text as documents may keep it. @param longest in UTF-16 code units */
export const storable = (value: string, longest: number): string =>
  value.replaceAll('\0', '').slice(0, longest).toWellFormed();
