/** Draws an image in perspective, by bands of whole pixels of the canvas, so that it is resampled once. */
import type { OpenImage } from '../draw-context.ts';
import type { Size } from '../geometry.ts';
import type { SceneContext, Surface } from '../timeline/scene-context.ts';
import type { DesignImage, LayerMask } from './design.ts';
import { chain, type Matrix, project, scaling, shift } from './matrix.ts';
import { cornerPoints, partOfImage, warpOnCanvas } from './warp.ts';
import { warpPixels } from './warp-pixels.ts';

/** Most pixels of the copy of an image that is read from. */
export const COPIED_PIXELS = 4096 * 4096;
/** How many pixels of the image there are to one of the canvas at most: it is reduced before, as canvases do. */
const DENSEST = 4;
/** Rows of a band. */
const BAND = 256;
/** The bands of a drawing as wide as this, in pixels. */
export const bandPixels = (width: number): number => width * BAND;

/** @param mask of a layer that has one; undefined for one without tiles */
export function* drawWarped<Image, Path>(
  layer: DesignImage,
  open: OpenImage<Image>,
  context: SceneContext<Image, Path>,
  {
    view,
    canvas,
  }: {
    view: { scaleX: number; scaleY: number; left: number; top: number };
    canvas: (width: number, height: number) => Surface<Image, Path>;
  },
): Generator<LayerMask, void, OpenImage<Image> | undefined> {
  const toCanvas = chain(scaling(view.scaleX, view.scaleY), shift(-view.left, -view.top));
  const lies = cornerPoints(layer).map((point) => project(toCanvas, point)!);
  const image = pixelsOf(open, copiedSize(layer, open, lies), canvas);
  const raster = layer.flatMask && (yield layer.flatMask);
  if (layer.flatMask && !raster && !layer.flatMask.rest) return;
  const mask = raster && layer.flatMask && alphaOf(raster.image, layer.flatMask, canvas);
  const within = partOf(lies, context.canvas);
  if (within.width <= 0 || within.height <= 0) return;
  const toDesign: Matrix = [
    1 / view.scaleX,
    0,
    view.left / view.scaleX,
    0,
    1 / view.scaleY,
    view.top / view.scaleY,
    0,
    0,
    1,
  ];
  const warp = warpOnCanvas(layer, { ...image, mask }, toDesign);
  const band = canvas(within.width, Math.min(BAND, within.height));
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (let row = 0; row < within.height; row += BAND) {
    const size = { width: within.width, height: Math.min(BAND, within.height - row) };
    const [left, top] = [within.left, within.top + row];
    band.context.clearRect(0, 0, size.width, BAND);
    const written = band.context.getImageData(0, 0, size.width, size.height);
    warpPixels({ ...image, mask }, warp, { ...size, left, top, pixels: written.data });
    band.context.putImageData(written as never, 0, 0);
    context.drawImage(band.image, 0, 0, size.width, size.height, left, top, size.width, size.height);
  }
}

/** The whole pixels of a canvas that a shape touches. */
function partOf(points: readonly { x: number; y: number }[], { width, height }: Size) {
  const left = Math.max(0, Math.floor(Math.min(...points.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...points.map(({ y }) => y))));
  const right = Math.min(width, Math.ceil(Math.max(...points.map(({ x }) => x))));
  const bottom = Math.min(height, Math.ceil(Math.max(...points.map(({ y }) => y))));
  return { left, top, width: right - left, height: bottom - top };
}

/** Pixels of the copy of an image that is read from. */
function copiedSize(
  layer: DesignImage,
  { width, height }: Size,
  lies: readonly { x: number; y: number }[],
): Size {
  const far = (from: number, to: number) =>
    Math.max(Math.abs(lies[from]!.x - lies[to]!.x), Math.abs(lies[from]!.y - lies[to]!.y));
  // A part of it may be all that is shown.
  const part = partOfImage(layer);
  const most = {
    width: (DENSEST * Math.max(far(0, 1), far(3, 2))) / part.width,
    height: (DENSEST * Math.max(far(0, 3), far(1, 2))) / part.height,
  };
  const share = Math.min(
    1,
    Math.sqrt(COPIED_PIXELS / (width * height)),
    Math.max(most.width / width, most.height / height),
  );
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

function pixelsOf<Image, Path>(
  { image }: OpenImage<Image>,
  size: Size,
  canvas: (width: number, height: number) => Surface<Image, Path>,
) {
  const { context } = canvas(size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  return { ...size, pixels: context.getImageData(0, 0, size.width, size.height).data };
}

/** How opaque a raster is. */
function alphaOf<Image, Path>(
  image: Image,
  { columns, rows }: LayerMask,
  canvas: (width: number, height: number) => Surface<Image, Path>,
) {
  const { pixels } = pixelsOf({ image } as OpenImage<Image>, { width: columns, height: rows }, canvas);
  return {
    width: columns,
    height: rows,
    alpha: Uint8Array.from({ length: columns * rows }, (_, at) => pixels[at * 4 + 3]!),
  };
}
