/** Corners of an image in perspective, as they are dragged and typed. Pure. */
import {
  CORNER_NAMES,
  CORNER_REACH,
  type CornerName,
  type Corners,
  isConvex,
} from '@inkreel/contract/documents/corners.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { Design, DesignImage, DesignLayer } from '@inkreel/scene/design/design.ts';
import { fitImage } from '@inkreel/scene/design/fit-image.ts';
import { facing, inverse, project } from '@inkreel/scene/design/matrix.ts';
import { cornerPoints, cornersOf, toDesign } from '@inkreel/scene/design/warp.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { turn } from '@inkreel/scene/layers/layer-document.ts';
import { WHOLE } from './crop.ts';

/** Halvings in the search for how far a corner can go. */
const HALVINGS = 20;
/** How far beside a photo a corner may be put, in its sides. */
export const BESIDE = { least: -0.5, most: 1.5 } as const;

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The corners after one was moved, as far as the shape stays convex. @param reach least and most share */
export function moveCorner(
  corners: Corners,
  name: CornerName,
  to: Point,
  reach: { least: number; most: number } = CORNER_REACH,
): Corners {
  const held = (value: number) => Math.min(reach.most, Math.max(reach.least, value));
  const from = corners[name];
  const wanted = { x: held(to.x), y: held(to.y) };
  const at = (share: number): Corners => ({
    ...corners,
    [name]: {
      x: round(from.x + (wanted.x - from.x) * share),
      y: round(from.y + (wanted.y - from.y) * share),
    },
  });
  if (isConvex(at(1))) return at(1);
  let [near, far] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (near + far) / 2;
    if (isConvex(at(middle))) near = middle;
    else far = middle;
  }
  return isConvex(at(near)) ? at(near) : corners;
}

/** The share of a layer's box at a point of the canvas. */
export const shareAt = (layer: DesignImage, point: Point): Point =>
  project(facing(inverse(toDesign(layer)), point), point)!;

/** Where the corners of a layer lie on the canvas, by name. */
export function pointsOf(layer: DesignImage): Corners {
  const points = cornerPoints(layer);
  return Object.fromEntries(CORNER_NAMES.map((name, at) => [name, points[at]!])) as unknown as Corners;
}

/** The field of a layer whose corner was brought to a point of the canvas. */
export function cornerTo(layer: DesignImage, name: CornerName, point: Point): Record<string, Json> {
  return { corners: moveCorner(cornersOf(layer), name, shareAt(layer, point)) as unknown as Json };
}

/** The part of an image that a layer shows, as corners in shares of its sides. */
export function quadOf({ rectify, crop: { left, top, width, height } }: DesignImage): Corners {
  const [right, bottom] = [left + width, top + height];
  return (
    rectify ?? {
      nw: { x: left, y: top },
      ne: { x: right, y: top },
      se: { x: right, y: bottom },
      sw: { x: left, y: bottom },
    }
  );
}

const distance = (from: Point, to: Point): number => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(x * x + y * y);
};
/** The longer of the upper and the lower side, and of the left and the right one. */
function sidesOf({ nw, ne, se, sw }: Corners, { width, height }: Size): Size {
  const scaled = ({ x, y }: Point): Point => ({ x: x * width, y: y * height });
  const [a, b, c, d] = [scaled(nw), scaled(ne), scaled(se), scaled(sw)];
  return {
    width: Math.max(distance(a, b), distance(d, c)),
    height: Math.max(distance(a, d), distance(b, c)),
  };
}

function middleOf(corners: Corners): Point {
  const all = CORNER_NAMES.map((name) => corners[name]);
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / 4,
    y: all.reduce((sum, { y }) => sum + y, 0) / 4,
  };
}

/** From the centre of a mirrored, turned box to a share of it. */
function arm(layer: DesignImage, at: Point, { width, height }: Size): Point {
  const across = (at.x - 0.5) * width * (layer.flipX ? -1 : 1);
  const down = (at.y - 0.5) * height * (layer.flipY ? -1 : 1);
  return turn({ x: across, y: down }, layer.rotation);
}

/** A layer with its whole image, as it was photographed, so that what it shows now keeps its place. @param image pixels */
export function flatLayer(layer: DesignImage, image: Size): DesignImage {
  const { mask: _, ...rest } = layer;
  const plain = {
    ...rest,
    crop: WHOLE,
    straighten: 0,
    fit: 'fill',
    rectify: undefined,
    corners: undefined,
    flatMask: undefined,
  } as const;
  const size = flatSize(layer, image);
  const quad = quadOf(layer);
  const from = arm(layer, middleOf(quad), size);
  return { ...plain, ...size, x: layer.x - from.x, y: layer.y - from.y };
}

function flatSize(layer: DesignImage, image: Size): Size {
  if (layer.rectify) {
    const scale = layer.width / rectangleOf(layer.rectify, image).width;
    return { width: image.width * scale, height: image.height * scale };
  }
  const { across, down, width, height } = fitImage(layer, image);
  return { width: (image.width * width) / across, height: (image.height * height) / down };
}

/**
 * Fields of a layer that shows a part of its photo as a rectangle, in the place of that part.
 * @param flat the layer with its whole photo
 */
export function rectifyTo(flat: DesignImage, quad: Corners): Record<string, Json> {
  const from = arm(flat, middleOf(quad), flat);
  const { width, height } = rectangleOf(quad, flat);
  const place = {
    x: flat.x + from.x,
    y: flat.y + from.y,
    width: Math.max(1, width),
    height: Math.max(1, height),
  };
  const fields = { rectify: quad, crop: null, straighten: null, ...place };
  return fields as unknown as Record<string, Json>;
}

/** The sides of the rectangle that is seen between corners: as long as its nearest side, so that nothing is lost. */
function rectangleOf(quad: Corners, size: Size): Size {
  const sides = sidesOf(quad, size);
  const ratio = ratioOf(quad, size);
  const width = Math.max(sides.width, sides.height * ratio);
  return { width, height: width / ratio };
}

/** Focal lengths that a camera has, in diagonals of the photo, and the one of most phones and cameras. */
const FOCAL = { least: 0.3, usual: 0.75, most: 10 } as const;
/** Sides that meet no nearer in the photo say nothing about the camera. */
const PARALLEL = 0.02;

/**
 * The ratio of width to height of a rectangle that was photographed: its perspective says how far the camera was turned
 * (Zhang and He, Whiteboard scanning and image enhancement, 2007).
 */
function ratioOf(quad: Corners, { width, height }: Size): number {
  const seen = ({ x, y }: Point) => [(x - 0.5) * width, (y - 0.5) * height, 1] as const;
  const [a, b, c, d] = [seen(quad.nw), seen(quad.ne), seen(quad.sw), seen(quad.se)];
  const [across, down] = [side(a, d, c, b), side(a, d, b, c)];
  const diagonal = Math.hypot(width, height);
  const square = -(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]);
  const says = Math.min(Math.abs(across[2]), Math.abs(down[2])) > PARALLEL;
  const known = says && square > (FOCAL.least * diagonal) ** 2 && square < (FOCAL.most * diagonal) ** 2;
  const focal = known ? square : (FOCAL.usual * diagonal) ** 2;
  const long = ([x, y, z]: Vector) => Math.sqrt((x * x + y * y) / focal + z * z);
  return long(across) / long(down);
}

type Vector = readonly [number, number, number];
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const dot = ([a, b, c]: Vector, [x, y, z]: Vector): number => a * x + b * y + c * z;

/** The side from `a` to `b` of a rectangle whose corner opposite of `a` is `d`, in space. */
function side(a: Vector, d: Vector, c: Vector, b: Vector): Vector {
  const far = dot(cross(a, d), c) / dot(cross(b, d), c);
  return [far * b[0] - a[0], far * b[1] - a[1], far * b[2] - a[2]];
}

/** The design with another layer in the place of the one with its id. */
export function withLayer(design: Design, layer: DesignImage): Design {
  const replaced = (layers: readonly DesignLayer[]): DesignLayer[] =>
    layers.map((each) => {
      if (each.id === layer.id) return layer;
      return each.kind === 'group' ? { ...each, layers: replaced(each.layers) } : each;
    });
  return { ...design, layers: replaced(design.layers) };
}
