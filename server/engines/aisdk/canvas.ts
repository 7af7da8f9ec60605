/** The sizes that a model makes, and how a picture of any size is fitted into one of them and cropped back. */

export interface Size {
  width: number;
  height: number;
}

/** The sizes that a model makes. */
export type SizeRule =
  /** Any size within limits; `ratio` is the maximum of the longer side over the shorter one. */
  | { kind: 'free'; step: number; longest: number; least: number; most: number; ratio: number }
  | { kind: 'list'; sizes: readonly (readonly [number, number])[] }
  /** Aspect ratios such as `16:9`; it makes about this many pixels. */
  | { kind: 'ratios'; ratios: readonly Ratio[]; pixels: number };
export type Ratio = `${number}:${number}`;

/** The requested size. */
export interface Canvas extends Size {
  /** The aspect ratio, for models that take no sizes. */
  ratio?: Ratio;
}

/** Place of the picture in a canvas, in pixels. */
export interface Place extends Size {
  left: number;
  top: number;
}

/** A margin below this share of a side is not made: the picture fills the canvas, and loses that much by cropping. */
const THIN = 0.01;

/** The largest ratio used, as a share of the model's maximum: rounding to steps adds a little. */
const SLENDER = 0.95;

/** Sides are rounded to the nearest step, or else in the direction that respects the limits. */
const ROUNDINGS = [
  [Math.round, Math.round],
  [Math.floor, Math.floor],
  [Math.ceil, Math.ceil],
  [Math.floor, Math.ceil],
  [Math.ceil, Math.floor],
] as const;

/** The size with the aspect ratio nearest to the wanted one. */
export function chooseCanvas(rule: SizeRule, wanted: Size): Canvas {
  const distance = (width: number, height: number) =>
    Math.abs(Math.log(width / height / (wanted.width / wanted.height)));
  const nearest = <Value>(values: readonly Value[], distanceOf: (value: Value) => number): Value =>
    values.reduce((best, value) => (distanceOf(value) < distanceOf(best) ? value : best));
  if (rule.kind === 'list') {
    const [width, height] = nearest(rule.sizes, ([width, height]) => distance(width, height));
    return { width, height };
  }
  if (rule.kind === 'ratios') {
    const ratio = nearest(rule.ratios, (each) => distance(...sidesOf(each)));
    const [across, down] = sidesOf(ratio);
    const unit = Math.sqrt(rule.pixels / (across * down));
    return { width: Math.round(across * unit), height: Math.round(down * unit), ratio };
  }
  return freeCanvas(rule, wanted);
}

function sidesOf(ratio: Ratio): [number, number] {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return [across, down];
}

function freeCanvas(rule: SizeRule & { kind: 'free' }, { width, height }: Size): Canvas {
  const slender = rule.ratio * SLENDER;
  const proportion = Math.max(1 / slender, Math.min(slender, width / height));
  const most = Math.min(rule.most, rule.longest ** 2 / Math.max(proportion, 1 / proportion));
  const area = Math.max(rule.least, Math.min(most, width * height));
  const across = Math.sqrt(area * proportion);
  const stepped = (length: number, round: (value: number) => number) =>
    Math.max(rule.step, round(length / rule.step) * rule.step);
  const rounded = ROUNDINGS.map(([one, other]) => ({
    width: stepped(across, one),
    height: stepped(across / proportion, other),
  }));
  const fits = ({ width, height }: Size) =>
    Math.max(width, height) <= rule.longest && width * height >= rule.least && width * height <= rule.most;
  return rounded.find(fits) ?? (rounded[0] as Size);
}

/** Place of a picture that is fitted into a canvas whole. */
export function placeIn(canvas: Size, picture: Size): Place {
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  const fitted = (length: number, side: number) => {
    const inside = Math.max(1, Math.min(side, Math.round(length * scale)));
    return side - inside <= side * THIN ? side : inside;
  };
  const width = fitted(picture.width, canvas.width);
  const height = fitted(picture.height, canvas.height);
  return {
    left: Math.floor((canvas.width - width) / 2),
    top: Math.floor((canvas.height - height) / 2),
    width,
    height,
  };
}

/** The same place in a picture of another size: models do not always make the requested size. */
export function scalePlace(place: Place, from: Size, to: Size): Place {
  const across = to.width / from.width;
  const down = to.height / from.height;
  const left = Math.min(to.width - 1, Math.round(place.left * across));
  const top = Math.min(to.height - 1, Math.round(place.top * down));
  return {
    left,
    top,
    width: Math.max(1, Math.min(to.width - left, Math.round(place.width * across))),
    height: Math.max(1, Math.min(to.height - top, Math.round(place.height * down))),
  };
}
