/** Where an image in perspective lies. Shares are of the layer's box, from its upper left, before it is mirrored and turned. */
import { CORNER_NAMES, type Corners, SQUARE } from '@inkreel/contract/documents/corners.ts';
import type { Point, Size } from '../geometry.ts';
import type { Placement } from '../layers/layer-document.ts';
import type { DesignImage, LayerMask } from './design.ts';
import { fitImage } from './fit-image.ts';
import {
  chain,
  facing,
  inverse,
  type Matrix,
  project,
  scaling,
  shift,
  toCorners,
  turning,
} from './matrix.ts';
import type { Warp } from './warp-pixels.ts';

/** A rectangle in shares. */
export interface ShareBox {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Box = Placement & { flipX: boolean; flipY: boolean };

/** The corners of a layer that has not been warped. */
export const cornersOf = ({ corners }: Pick<DesignImage, 'corners'>): Corners => corners ?? SQUARE;

/** Whether an image needs more than the canvas can do. */
export const isWarped = ({ corners, rectify }: Pick<DesignImage, 'corners' | 'rectify'>): boolean =>
  corners !== undefined || rectify !== undefined;

/** The smallest rectangle around corners. */
export function aroundCorners({ nw, ne, se, sw }: Corners): ShareBox {
  const [left, top] = [Math.min(nw.x, ne.x, se.x, sw.x), Math.min(nw.y, ne.y, se.y, sw.y)];
  return {
    left,
    top,
    width: Math.max(nw.x, ne.x, se.x, sw.x) - left,
    height: Math.max(nw.y, ne.y, se.y, sw.y) - top,
  };
}

/** The part of an image that a layer shows, in shares of its sides. */
export const partOfImage = ({ crop, rectify }: Pick<DesignImage, 'crop' | 'rectify'>): Size =>
  rectify ? aroundCorners(rectify) : crop;

/** From shares to pixels of the design. */
export function toDesign({ x, y, width, height, rotation, flipX, flipY }: Box): Matrix {
  const middle = chain(shift(-0.5, -0.5), scaling(flipX ? -width : width, flipY ? -height : height));
  return chain(chain(middle, turning(rotation)), shift(x, y));
}

/** Where the corners of a layer lie on the canvas, clockwise from the upper left. */
export function cornerPoints(layer: Box & Pick<DesignImage, 'corners'>): Point[] {
  const matrix = toDesign(layer);
  return CORNER_NAMES.map((name) => project(matrix, cornersOf(layer)[name])!);
}

/** The box around what a layer shows, turned as it is. */
export function outerBox(layer: Box & Partial<Pick<DesignImage, 'corners'>>): Placement {
  const { width, height, rotation } = layer;
  if (!layer.corners) return { x: layer.x, y: layer.y, width, height, rotation };
  const around = aroundCorners(layer.corners);
  const middle = { x: around.left + around.width / 2, y: around.top + around.height / 2 };
  const { x, y } = project(toDesign(layer), middle)!;
  return { x, y, width: around.width * width, height: around.height * height, rotation };
}

const MIDDLE = { x: 0.5, y: 0.5 } as const;

/** From shares on the canvas to shares of what is shown: takes the perspective back. */
export const fromCorners = ({ corners }: Pick<DesignImage, 'corners'>): Matrix => {
  if (!corners) return scaling(1, 1);
  const there = toCorners(corners);
  return facing(inverse(there), project(there, MIDDLE)!);
};

/** Where a point of the canvas lies on a layer before its corners are moved; undefined for one behind it. */
export function flatPoint(layer: DesignImage, point: Point): Point | undefined {
  const there = toDesign(layer);
  return project(chain(chain(affineInverse(there), fromCorners(layer)), there), point);
}

/** From shares of what is shown to pixels of the image, and which of the shares are shown at all. */
function toImage(layer: DesignImage, image: Size): { matrix: Matrix; shown: Warp['shown'] } {
  if (layer.rectify)
    return {
      matrix: chain(toCorners(layer.rectify), scaling(image.width, image.height)),
      shown: { left: 0, top: 0, right: 1, bottom: 1 },
    };
  const { left, top, across, down, width, height } = fitImage(layer, image);
  const box = chain(shift(-0.5, -0.5), scaling(layer.width, layer.height));
  const part = chain(scaling(across / width, down / height), shift(left + across / 2, top + down / 2));
  const [x, y] = [width / layer.width / 2, height / layer.height / 2];
  return {
    matrix: chain(chain(box, turning(-layer.straighten)), part),
    shown: { left: 0.5 - x, top: 0.5 - y, right: 0.5 + x, bottom: 0.5 + y },
  };
}

/** From shares of what is shown to pixels of the mask, as it lies on the canvas before corners are moved. */
const toMask = (layer: DesignImage, mask: LayerMask, raster: Size): Matrix => {
  const lies = toDesign({ ...mask, flipX: false, flipY: false });
  return chain(chain(toDesign(layer), affineInverse(lies)), scaling(raster.width, raster.height));
};

/** The way back with 1 as its last number. */
const affineInverse = (matrix: Matrix): Matrix => {
  const back = inverse(matrix);
  return back.map((value) => value / back[8]) as unknown as Matrix;
};

interface Source extends Size {
  /** Pixels of the raster of the mask. */
  mask?: Size | undefined;
}

/** How pixels of a canvas that shows `around` of a layer are read from its image. */
export function warpWithin(layer: DesignImage, image: Source, around: ShareBox, size: Size): Warp {
  const toBox = chain(
    scaling(around.width / size.width, around.height / size.height),
    shift(around.left, around.top),
  );
  return warpBy(layer, image, toBox);
}

/** How pixels of a canvas are read from the image of a layer. @param view from pixels of the canvas to those of the design */
export const warpOnCanvas = (layer: DesignImage, image: Source, view: Matrix): Warp =>
  warpBy(layer, image, chain(view, affineInverse(toDesign(layer))));

function warpBy(layer: DesignImage, image: Source, toBox: Matrix): Warp {
  const toShown = chain(toBox, fromCorners(layer));
  const { matrix, shown } = toImage(layer, image);
  const mask = layer.flatMask;
  return {
    toShown,
    shown,
    toImage: chain(toShown, matrix),
    ...(mask && image.mask && { mask: { toMask: toMask(layer, mask, image.mask), rest: mask.rest } }),
  };
}
