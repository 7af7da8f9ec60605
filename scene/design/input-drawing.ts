/** What of a design a tool works on: the layers to draw, where, and in which size. Pure. */
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import type { Size } from '../geometry.ts';
import { type Placement, turn } from '../layers/layer-document.ts';
import { isAdjusted } from './adjust-pixels.ts';
import type { Design, DesignImage, DesignLayer, LayerMask } from './design.ts';
import { isWarped, outerBox } from './warp.ts';

/** Longest and shortest side of a drawing for a tool, in pixels. */
const LONGEST = 4096;
const SHORTEST = 64;

export type InputOn = { kind: 'layer'; layer: string } | { kind: 'images' | 'all' };

export interface InputDrawing {
  /** What is drawn, as a design of the size of `box`. */
  design: Design;
  /** White where the tool is to work, as a design of the same size; undefined without an area. */
  area: Design | undefined;
  /** Pixels of both drawings. */
  size: Size;
  /** Where on the canvas they lie. */
  box: Placement;
  /** Source of the image that the drawing is, pixel by pixel. */
  whole: string | undefined;
}

/** A layer of a design, in groups too. */
export function findDesignLayer(layers: readonly DesignLayer[], id: string): DesignLayer | undefined {
  for (const layer of layers) {
    const found =
      layer.id === id ? layer : layer.kind === 'group' ? findDesignLayer(layer.layers, id) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * @param sizeOf pixels of an image by its source
 * @returns undefined if the design has no such layer, or nothing that could be the area
 */
export function inputDrawing(
  design: Design,
  { on, area }: { on: InputOn; area?: Part['id'] | undefined },
  sizeOf: (source: string) => Size | undefined,
): InputDrawing | undefined {
  const painted = area === undefined ? undefined : findDesignLayer(design.layers, area);
  const mask = painted && areaOf(painted);
  if (area !== undefined && !mask) return undefined;
  if (on.kind !== 'layer') return ofCanvas(design, on.kind, mask, area);
  const layer = findDesignLayer(design.layers, on.layer);
  if (!layer) return undefined;
  const shown: DesignLayer = { ...layer, hidden: false, opacity: 1, blend: 'source-over' };
  // The mask that says where to work is not what the layer shows.
  if (layer.id === area) delete shown.mask;
  if (shown.kind === 'group')
    return ofCanvas({ ...design, background: null, layers: [shown] }, 'all', mask, undefined);
  const fitted = shown.kind === 'image' ? withoutMargins(shown, sizeOf) : shown;
  const box = outerBox(fitted);
  const { width, height } = box;
  const upright = { ...fitted, ...within(fitted, box) };
  if (shown.mask) upright.mask = within(shown.mask, box);
  if (upright.kind === 'image' && upright.flatMask) upright.flatMask = within(upright.flatMask, box);
  const natural = fitted.kind === 'image' ? naturalSize(fitted, sizeOf) : undefined;
  return {
    design: { width, height, background: null, layers: [upright] },
    area: mask && areaDesign(within(mask, box), { width, height }),
    size: natural ?? sizeFor(box),
    box,
    whole: fitted.kind === 'image' && natural && isWhole(fitted) ? fitted.source : undefined,
  };
}

function ofCanvas(
  design: Design,
  kind: 'images' | 'all',
  mask: LayerMask | undefined,
  area: string | undefined,
): InputDrawing {
  const { width, height } = design;
  const wanted = (layers: readonly DesignLayer[]): DesignLayer[] =>
    layers.flatMap((layer): DesignLayer[] => {
      if (kind === 'images' && layer.kind === 'text') return [];
      // Paint that says where to work is not what the design shows.
      if (layer.id === area && layer.kind === 'paint') return [];
      return [layer.kind === 'group' ? { ...layer, layers: wanted(layer.layers) } : layer];
    });
  return {
    design: { ...design, layers: wanted(design.layers) },
    area: mask && areaDesign(mask, design),
    size: sizeFor(design),
    box: { x: width / 2, y: height / 2, width, height, rotation: 0 },
    whole: undefined,
  };
}

/** The mask of a layer, or its paint as one. */
function areaOf(layer: DesignLayer): LayerMask | undefined {
  if (layer.mask || layer.kind !== 'paint') return layer.mask;
  const { x, y, width, height, rotation, columns, rows, tiles } = layer;
  return { x, y, width, height, rotation, columns, rows, tiles, rest: false };
}

/** White in the mask on black. */
function areaDesign(mask: LayerMask, { width, height }: Size): Design {
  const common = {
    id: 'area',
    name: '',
    opacity: 1,
    blend: 'source-over',
    hidden: false,
    locked: false,
  } as const;
  const rect = {
    kind: 'shape',
    shape: 'rect',
    fill: '#ffffff',
    stroke: undefined,
    strokeWidth: 0,
    radius: 0,
  } as const;
  const whole = { x: width / 2, y: height / 2, width, height, rotation: 0, flipX: false, flipY: false };
  return { width, height, background: '#000000', layers: [{ ...common, ...rect, ...whole, mask }] };
}

/** What lies on the canvas as it lies on a box on it. */
function within<Placed extends Placement>(placed: Placed, box: Placement): Placed {
  const from = turn({ x: placed.x - box.x, y: placed.y - box.y }, -box.rotation);
  return {
    ...placed,
    x: from.x + box.width / 2,
    y: from.y + box.height / 2,
    rotation: placed.rotation - box.rotation,
  };
}

const isWhole = (layer: DesignImage): boolean => !isWarped(layer) && showsWhole(layer);
const showsWhole = ({ crop, straighten, adjust, mask, flipX, flipY, fit }: DesignImage): boolean =>
  crop.width === 1 &&
  crop.height === 1 &&
  straighten === 0 &&
  !isAdjusted(adjust) &&
  mask === undefined &&
  !flipX &&
  !flipY &&
  fit === 'fill';

/** The same image in a box without empty margins, where its shape is known. */
function withoutMargins(layer: DesignImage, sizeOf: (source: string) => Size | undefined): DesignImage {
  const size = layer.source === undefined ? undefined : sizeOf(layer.source);
  if (!size || layer.fit !== 'contain' || isWarped(layer)) return layer;
  const [across, down] = [layer.crop.width * size.width, layer.crop.height * size.height];
  const scale = Math.min(layer.width / across, layer.height / down);
  return { ...layer, fit: 'fill', width: across * scale, height: down * scale };
}

/** Pixels of the part of an image that its layer shows. */
function naturalSize(layer: DesignImage, sizeOf: (source: string) => Size | undefined): Size | undefined {
  const size = layer.source === undefined ? undefined : sizeOf(layer.source);
  if (!size) return undefined;
  if (isWhole(layer)) return size;
  const scale = (shownShare(layer) * size.width) / layer.width;
  const { width, height } = outerBox(layer);
  return sizeFor({ width: width * scale, height: height * scale });
}

/** The share of an image's width that its layer shows. */
function shownShare({ crop, rectify }: DesignImage): number {
  return rectify ? Math.max(rectify.ne.x - rectify.nw.x, rectify.se.x - rectify.sw.x, 0.01) : crop.width;
}

function sizeFor({ width, height }: Size): Size {
  const most = LONGEST / Math.max(width, height);
  const least = SHORTEST / Math.min(width, height);
  const scale = Math.min(most, Math.max(1, least));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
