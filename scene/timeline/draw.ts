/** Draws a scene at a time: first what it needs is opened (`resources.ts`), then it is drawn in one go. */
import { colorPixels } from '../colors/clip-colors.ts';
import { valuesAt } from '../film/key-frames.ts';
import type { Size } from '../geometry.ts';
import type { Placement } from '../layers/layer-document.ts';
import { filterText } from './filters.ts';
import { kindOf } from './layer-kinds.ts';
import type { Images, Resource } from './resources.ts';
import type { SceneContext } from './scene-context.ts';
import { frameAt, type Rational, subtract, timeOfFrame } from './time.ts';
import type { Mask, Timeline, TimelineLayer } from './timeline.ts';
import { transitionChange } from './transitions.ts';

/** What `draw` needs at a time; what several layers need is named as often. */
export const resourcesAt = (document: Timeline, t: Rational): Resource[] =>
  shownAt(document, t).flatMap((layer) => resourcesOf(document, layer, t));

/** What one layer needs at a time. */
export const resourcesOf = (document: Timeline, layer: TimelineLayer, t: Rational): readonly Resource[] =>
  kindOf(layer).resources(layer, sinceStart(document, layer, t));

/**
 * Draws the frame that is shown at a time, over whatever was on the canvas, whose shape is the document's.
 * @param t seconds from the first frame
 */
export function draw<Image, Path>(
  document: Timeline,
  t: Rational,
  context: SceneContext<Image, Path>,
  images: Images<Image, Path>,
): void {
  const { width, height } = context.canvas;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (document.background !== null) {
    context.fillStyle = document.background;
    context.fillRect(0, 0, width, height);
  }
  for (const layer of shownAt(document, t)) {
    context.save();
    drawLayer(document, layer, t, context, images);
    context.restore();
  }
  context.restore();
}

function drawLayer<Image, Path>(
  document: Timeline,
  layer: TimelineLayer,
  t: Rational,
  context: SceneContext<Image, Path>,
  images: Images<Image, Path>,
): void {
  const { width, height } = context.canvas;
  const scale = width / document.width;
  const { blend = 'source-over', filters = [], mask, colors } = layer;
  const kind = kindOf(layer);
  const filter = filterText(filters, scale);
  const frame = frameAt(t, document.rate);
  const changes = (layer.transitions ?? []).map((each) => transitionChange(each, frame, document));
  const placed = placedAt(layer, frame);
  const opacity = changes.reduce(
    (product, change) => product * change.opacity,
    placed.opacity * fadeAt(layer, frame),
  );
  if (opacity === 0) return;
  const isPlain = opacity === 1 && blend === 'source-over' && filter === 'none';
  const masks = [mask, ...changes.map((change) => change.mask)].filter((each) => each !== undefined);
  const washes = changes.flatMap(({ wash }) => wash ?? []);
  const isWhole = !colors && masks.length === 0 && washes.length === 0 && (isPlain || !kind.parts);
  const within = isWhole ? undefined : images.group(width, height);
  const target = within?.context ?? context;
  context.globalAlpha = opacity;
  context.globalCompositeOperation = blend;
  context.filter = filter;
  target.save();
  target.setTransform(scale, 0, 0, height / document.height, 0, 0);
  target.imageSmoothingQuality = images.smoothing ?? 'high';
  target.save();
  for (const change of changes) moveAll(target, change, document);
  moveTo(target, placed);
  if (placed.scale !== 1) target.scale(placed.scale, placed.scale);
  kind.draw(layer, sinceStart(document, layer, t), target, images);
  target.restore();
  if (colors) {
    const pixels = target.getImageData(0, 0, width, height);
    colorPixels(pixels.data, colors, { width, height });
    target.putImageData(pixels as never, 0, 0);
  }
  for (const each of washes) {
    target.save();
    target.globalCompositeOperation = 'source-atop';
    target.globalAlpha = each.alpha;
    target.fillStyle = each.color;
    target.fillRect(0, 0, document.width, document.height);
    target.restore();
  }
  for (const each of masks) {
    target.save();
    keepWithin(target, each);
    target.restore();
  }
  target.restore();
  if (within) context.drawImage(within.image, 0, 0, width, height);
}

/** Moves everything that is drawn from here on. */
function moveAll(
  context: SceneContext<never, never>,
  { x, scale }: { x: number; scale: number },
  film: Size,
): void {
  if (x !== 0) context.translate(x, 0);
  if (scale === 1) return;
  context.translate(film.width / 2, film.height / 2);
  context.scale(scale, scale);
  context.translate(-film.width / 2, -film.height / 2);
}

/** Where and how a layer stands at a frame of the film. */
export function placedAt(layer: TimelineLayer, frame: number) {
  const { x, y, rotation, opacity } = layer;
  return { x, y, rotation, opacity, scale: 1, ...(layer.keys && valuesAt(layer.keys, frame - layer.from)) };
}

/** How much of it is there: no frame of a fade shows nothing of it, and none all. */
function fadeAt({ from, frames, fades }: TimelineLayer, frame: number): number {
  if (!fades) return 1;
  const [before, behind] = [frame - from + 1, from + frames - frame];
  return Math.min(1, before / (fades.in + 1)) * Math.min(1, behind / (fades.out + 1));
}

/** Clears what lies outside of a mask. `clip()` would give other edges in a browser than on the server. */
function keepWithin<Image, Path>(context: SceneContext<Image, Path>, mask: Mask): void {
  const { shape, width, height, radius } = mask;
  moveTo(context, mask);
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = '#000000';
  context.beginPath();
  if (shape === 'ellipse') context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else context.roundRect(-width / 2, -height / 2, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
}

function moveTo(
  context: SceneContext<never, never>,
  { x, y, rotation }: Pick<Placement, 'x' | 'y' | 'rotation'>,
): void {
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
}

/** The layers that a time shows, the lowest first. */
export function shownAt({ layers, rate, frames }: Timeline, t: Rational): TimelineLayer[] {
  const frame = frameAt(t, rate);
  if (frame < 0 || frame >= frames) return [];
  return layers.filter((layer) => frame >= layer.from && frame < layer.from + layer.frames);
}

/** Seconds from the first frame of a layer to the frame that is shown: equal for all times of one frame. */
const sinceStart = ({ rate }: Timeline, { from }: TimelineLayer, t: Rational): Rational =>
  subtract(timeOfFrame(frameAt(t, rate), rate), timeOfFrame(from, rate));
