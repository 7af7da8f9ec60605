/** The part of a 2D canvas context that scenes use: both a browser's context and the server's have it. */

/** Text metrics, in the context's units. The last two belong to the font, whatever the text. */
export interface TextMeasure {
  width: number;
  fontBoundingBoxAscent: number;
  fontBoundingBoxDescent: number;
}

/** Sets a font and measures text in it. */
export interface MeasureContext {
  /** As CSS writes a font: `700 48px "Family"`. */
  font: string;
  measureText(text: string): TextMeasure;
}

/** @typeParam Image the image type that this canvas draws */
export interface DrawContext<Image> extends MeasureContext {
  fillStyle: unknown;
  globalAlpha: number;
  imageSmoothingQuality: unknown;
  textAlign: unknown;
  textBaseline: unknown;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  clip(): void;
  fill(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  drawImage(image: Image, x: number, y: number, width: number, height: number): void;
}

/** An open image, ready to be drawn. `width` and `height` are pixels, upright. */
export interface OpenImage<Image> {
  readonly image: Image;
  readonly width: number;
  readonly height: number;
  /** Frees its memory. */
  close: () => void;
}
