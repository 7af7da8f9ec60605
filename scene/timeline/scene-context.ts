/**
 * The 2D canvas that films, texts and designs are drawn on: what gives the same bytes in a browser and on the server,
 * and nothing else. Not in it, because the two differ: `clip()` (use a mask), `fillText` and `measureText` (use
 * outlines), and shadows of images (use the filter `drop-shadow`). A browser's canvas gives the same bytes only if its
 * context was made with `willReadFrequently`: those that the graphics card draws differ.
 */

/** A stop is a part of the way, 0 to 1, and a CSS colour. */
export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

export type BlendMode =
  | 'source-over'
  | 'source-in'
  | 'source-out'
  | 'source-atop'
  | 'destination-over'
  | 'destination-in'
  | 'destination-out'
  | 'destination-atop'
  | 'lighter'
  | 'copy'
  | 'xor'
  | 'multiply'
  | 'screen'
  | 'overlay'
  | 'darken'
  | 'lighten'
  | 'color-dodge'
  | 'color-burn'
  | 'hard-light'
  | 'soft-light'
  | 'difference'
  | 'exclusion'
  | 'hue'
  | 'saturation'
  | 'color'
  | 'luminosity';

/**
 * @typeParam Image the image type that this canvas draws
 * @typeParam Path its `Path2D`
 */
export interface SceneContext<Image, Path> {
  /** Its pixels, whatever the transform. */
  readonly canvas: { readonly width: number; readonly height: number };
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  globalCompositeOperation: BlendMode;
  /** As CSS writes filters; lengths are pixels of the canvas, whatever the transform. Blur is 1 px at least. */
  filter: string;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  lineWidth: number;
  lineJoin: 'bevel' | 'miter' | 'round';
  lineCap: 'butt' | 'round' | 'square';
  lineDashOffset: number;
  setLineDash(lengths: number[]): void;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    turn: number,
    from: number,
    to: number,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  fill(path: Path): void;
  stroke(): void;
  stroke(path: Path): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  /** Pixels as red, green, blue and alpha, not premultiplied. */
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  /** Puts back what `getImageData` gave: canvases take their own type only. */
  putImageData(pixels: never, x: number, y: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  createConicGradient(from: number, x: number, y: number): Gradient;
  drawImage(image: Image, x: number, y: number, width: number, height: number): void;
  /** A part of the image: from `left`, `top` and of `across` × `down` of its pixels. */
  drawImage(
    image: Image,
    left: number,
    top: number,
    across: number,
    down: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  /** The part of an image from `fromX`, `fromY`. */
  drawImage(
    image: Image,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
}

/** A canvas as an image, and the context that draws on it. */
export interface Surface<Image, Path> {
  readonly image: Image;
  readonly context: SceneContext<Image, Path>;
}
