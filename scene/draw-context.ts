/** The part of a 2D canvas that scenes are drawn with: a browser's context has it, and so has the server's. */

/** Measures of words, in the context's units. The last two are the font's own, whatever the words are. */
export interface TextMeasure {
  width: number;
  fontBoundingBoxAscent: number;
  fontBoundingBoxDescent: number;
}

/** Sets a font and measures words in it. */
export interface MeasureContext {
  /** As CSS writes a font: `700 48px "Family"`. */
  font: string;
  measureText(text: string): TextMeasure;
}

/** @typeParam Image what this canvas draws as an image */
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

/** An image that is open to be drawn. `width` and `height` are pixels, upright. */
export interface OpenImage<Image> {
  readonly image: Image;
  readonly width: number;
  readonly height: number;
  /** Frees its memory. */
  close: () => void;
}
