/**
 * Draws a design, the same bytes in a browser and on the server: on the canvas of scenes, with masks in place of
 * `clip()` and outlines in place of `fillText`.
 */
import type { Size } from '../geometry.ts';
import type { Placement } from '../layers/layer-document.ts';
import type { SceneContext, Surface } from '../timeline/scene-context.ts';
import type { Design, DesignImage, DesignLayer, DesignPaint, DesignShape, LayerMask } from './design.ts';
import { drawText } from './design-text.ts';
import { drawWarped } from './draw-warped.ts';
import { fitImage } from './fit-image.ts';
import {
  type DesignImages,
  type DesignOpener,
  type OpenLayer,
  openLayer,
  openRaster,
  openTexts,
} from './open-design.ts';
import { isWarped, type ShareBox } from './warp.ts';

/** The part of a design that a canvas shows. */
export interface DesignView {
  /** Pixels of the canvas to a pixel of the design. */
  scaleX: number;
  scaleY: number;
  /** Pixels of the drawing left of and above the canvas, for one that shows a part of it. */
  left: number;
  top: number;
  /** How images are enlarged and reduced; in the best quality without. */
  smoothing?: 'medium' | 'high';
}

/** The view of a canvas of these pixels that shows the whole design. */
export const wholeView = (design: Pick<Design, 'width' | 'height'>, size: Size): DesignView => ({
  scaleX: size.width / design.width,
  scaleY: size.height / design.height,
  left: 0,
  top: 0,
});

/** What a step of the drawing needs: the image of a layer, or the raster of a painted layer or a mask. */
type Need = DesignImage | DesignPaint | LayerMask;
/** Asks for what it needs, draws with it, and no longer needs it when it asks for the next. */
type Steps<Image> = Generator<Need, void, OpenLayer<Image> | undefined>;

interface Drawing<Image, Path> extends Pick<DesignImages<Image, Path>, 'outline' | 'canvas'> {
  view: DesignView;
  /** Canvases of the size of the drawing that are free again. */
  free: Surface<Image, Path>[];
}

type Drawn = Pick<Design, 'background' | 'layers'> & {
  /** What is on the canvas stays below the layers. */
  over?: boolean;
};

/** Draws a design in place of whatever was on the canvas. */
export function drawDesign<Image, Path>(
  design: Drawn,
  context: SceneContext<Image, Path>,
  images: DesignImages<Image, Path>,
  view: DesignView,
): void {
  for (const _ of drawDesignSlowly(design, context, images, view));
}

/** The same with a rest before each image, for a page that has other things to do in between. */
export function* drawDesignSlowly<Image, Path>(
  design: Drawn,
  context: SceneContext<Image, Path>,
  images: DesignImages<Image, Path>,
  view: DesignView,
): Generator<void, void, void> {
  const { outline, canvas } = images;
  const steps = drawSteps(design, context, { outline, canvas, view, free: [] });
  for (let step = steps.next(); !step.done; ) {
    yield;
    const need = step.value;
    const raster = isImage(need) ? undefined : images.raster(need);
    const whole =
      raster !== undefined ? { image: raster, width: 0, height: 0, close: () => undefined } : undefined;
    step = steps.next(isImage(need) ? images.image(need) : whole);
  }
}

/**
 * The same with one image open at a time, for a drawing in full size.
 * @throws what the opener throws
 */
export async function drawDesignFrom<Image, Path>(
  design: Drawn,
  context: SceneContext<Image, Path>,
  opener: DesignOpener<Image, Path>,
  view: DesignView,
): Promise<void> {
  const outline = await openTexts(design, opener);
  const steps = drawSteps(design, context, { outline, canvas: opener.canvas, view, free: [] });
  let open: OpenLayer<Image> | undefined;
  try {
    for (let step = steps.next(); !step.done; step = steps.next(open)) {
      open?.close();
      open = undefined;
      open = await (isImage(step.value) ? openLayer(step.value, opener) : openRaster(step.value, opener));
    }
  } finally {
    open?.close();
  }
}

const isImage = (need: Need): need is DesignImage => 'source' in need;

function* drawSteps<Image, Path>(
  { background, layers, over = false }: Drawn,
  context: SceneContext<Image, Path>,
  drawing: Drawing<Image, Path>,
): Steps<Image> {
  const { width, height } = context.canvas;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (!over) context.clearRect(0, 0, width, height);
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  for (const layer of layers) yield* drawLayer(layer, context, drawing);
  context.restore();
}

function* drawLayer<Image, Path>(
  layer: DesignLayer,
  context: SceneContext<Image, Path>,
  drawing: Drawing<Image, Path>,
): Steps<Image> {
  if (layer.hidden || layer.opacity === 0) return;
  context.save();
  context.globalAlpha = layer.opacity;
  context.globalCompositeOperation = layer.blend;
  if (isDirect(layer)) yield* drawContent(layer, context, drawing);
  else {
    const surface = takeSurface(context, drawing);
    yield* drawContent(layer, surface.context, drawing);
    if (layer.mask) yield* keepWithin(surface.context, layer.mask, drawing);
    const { width, height } = context.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(surface.image, 0, 0, width, height);
    drawing.free.push(surface);
  }
  context.restore();
}

/** Whether a layer is drawn on the canvas itself, not by way of another. */
function isDirect(layer: DesignLayer): boolean {
  const { opacity, blend, mask } = layer;
  return !mask && ((opacity === 1 && blend === 'source-over') || isOneMark(layer));
}

/** Canvases of the size of the drawing that drawing these layers takes at a time, its own not among them. */
export const canvasesFor = (layers: readonly DesignLayer[]): number =>
  Math.max(
    0,
    ...layers
      .filter(({ hidden }) => !hidden)
      .map((layer) => {
        const own = isDirect(layer) ? 0 : 1;
        if (layer.kind === 'group') return own + canvasesFor(layer.layers);
        return own + (layer.kind === 'image' && needsBox(layer) ? 1 : 0);
      }),
  );

/** Whether a layer marks every pixel at most once, so that opacity and blending need no canvas between. */
function isOneMark(layer: DesignLayer): boolean {
  if (layer.kind === 'image') return !needsBox(layer);
  if (layer.kind === 'paint') return true;
  return layer.kind === 'shape' && (layer.fill === undefined || layer.stroke === undefined);
}

function takeSurface<Image, Path>(
  { canvas: { width, height } }: SceneContext<Image, Path>,
  { free, canvas }: Drawing<Image, Path>,
): Surface<Image, Path> {
  const surface = free.pop() ?? canvas(width, height);
  const { context } = surface;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  return surface;
}

function* drawContent<Image, Path>(
  layer: DesignLayer,
  context: SceneContext<Image, Path>,
  drawing: Drawing<Image, Path>,
): Steps<Image> {
  if (layer.kind === 'group') {
    for (const child of layer.layers) yield* drawLayer(child, context, drawing);
    return;
  }
  const open = layer.kind === 'image' || layer.kind === 'paint' ? yield layer : undefined;
  context.save();
  moveTo(context, layer, drawing.view);
  if (layer.flipX || layer.flipY) context.scale(layer.flipX ? -1 : 1, layer.flipY ? -1 : 1);
  const { width, height } = layer;
  if (layer.kind === 'text') drawText(context, layer, drawing.outline);
  else if (layer.kind === 'shape') drawShape(context, layer);
  else if (open && layer.kind === 'paint')
    context.drawImage(open.image, -width / 2, -height / 2, width, height);
  else if (open && layer.kind === 'image') {
    if (open.around) drawAround(context, layer, open.image, open.around);
    else if (isWarped(layer)) yield* drawWarped(layer, open, context, drawing);
    else drawImage(context, layer, open, drawing);
  }
  context.restore();
}

/** The origin at the centre of a box, in pixels of the design. */
function moveTo(
  context: SceneContext<never, never>,
  { x, y, rotation }: Placement,
  { scaleX, scaleY, left, top, smoothing = 'high' }: DesignView,
): void {
  context.setTransform(scaleX, 0, 0, scaleY, -left, -top);
  context.imageSmoothingQuality = smoothing;
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
}

/** Whether an image reaches out of its box, which then cuts it off. */
const needsBox = (layer: DesignImage): boolean => layer.straighten !== 0 && !isWarped(layer);

/** An image that is in perspective already. */
function drawAround<Image, Path>(
  context: SceneContext<Image, Path>,
  { width, height }: DesignImage,
  image: Image,
  around: ShareBox,
): void {
  const [left, top] = [(around.left - 0.5) * width, (around.top - 0.5) * height];
  context.drawImage(image, left, top, around.width * width, around.height * height);
}

function drawImage<Image, Path>(
  context: SceneContext<Image, Path>,
  layer: DesignImage,
  open: OpenLayer<Image>,
  drawing: Drawing<Image, Path>,
): void {
  const { left, top, across, down, width, height } = fitImage(layer, open);
  if (!needsBox(layer)) {
    context.drawImage(open.image, left, top, across, down, -width / 2, -height / 2, width, height);
    return;
  }
  const surface = takeSurface(context, drawing);
  const inner = surface.context;
  inner.save();
  moveTo(inner, layer, drawing.view);
  if (layer.flipX || layer.flipY) inner.scale(layer.flipX ? -1 : 1, layer.flipY ? -1 : 1);
  inner.save();
  inner.rotate((layer.straighten * Math.PI) / 180);
  inner.scale(width / across, height / down);
  inner.drawImage(open.image, -left - across / 2, -top - down / 2, open.width, open.height);
  inner.restore();
  inner.globalCompositeOperation = 'destination-in';
  inner.fillStyle = '#000000';
  inner.beginPath();
  inner.rect(-width / 2, -height / 2, width, height);
  inner.fill();
  inner.restore();
  const { canvas } = context;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(surface.image, 0, 0, canvas.width, canvas.height);
  drawing.free.push(surface);
}

/** A stroke lies within the box. */
function drawShape<Image, Path>(context: SceneContext<Image, Path>, layer: DesignShape): void {
  const { shape, width, height, fill, stroke, strokeWidth, radius } = layer;
  if (shape === 'line') {
    if (stroke === undefined) return;
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineCap = 'butt';
    context.beginPath();
    context.moveTo(-width / 2, 0);
    context.lineTo(width / 2, 0);
    context.stroke();
    return;
  }
  const trace = (inset: number) => {
    const [w, h] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
    context.beginPath();
    if (shape === 'ellipse') context.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI);
    else context.roundRect(-w / 2, -h / 2, w, h, Math.max(0, Math.min(radius - inset, w / 2, h / 2)));
  };
  if (fill !== undefined) {
    context.fillStyle = fill;
    trace(0);
    context.fill();
  }
  if (stroke === undefined || strokeWidth === 0) return;
  context.strokeStyle = stroke;
  context.lineWidth = Math.min(strokeWidth, width, height);
  context.lineJoin = 'miter';
  trace(context.lineWidth / 2);
  context.stroke();
}

/** Clears what a mask does not show. */
function* keepWithin<Image, Path>(
  context: SceneContext<Image, Path>,
  mask: LayerMask,
  { view }: Drawing<Image, Path>,
): Steps<Image> {
  const raster = yield mask;
  if (!raster && mask.rest) return;
  context.save();
  context.globalAlpha = 1;
  context.globalCompositeOperation = mask.rest ? 'destination-out' : 'destination-in';
  moveTo(context, mask, view);
  const { width, height } = mask;
  if (raster) context.drawImage(raster.image, -width / 2, -height / 2, width, height);
  else {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  }
  context.restore();
}
