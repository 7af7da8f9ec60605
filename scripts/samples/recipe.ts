import type { Sample } from '@inkreel/contract/tools/define-tool.ts';
import type { Film } from './films.ts';

/** Makes an encoded picture. */
export type Draw = () => Promise<Uint8Array>;

/**
 * The parts of a tool's sample pictures that the catalogue does not define. Files are named as in the tool's folder
 * below `web/public/samples/`. Everything is drawn from fixed prompts and seeds, so that a rerun changes nothing.
 */
export interface Recipe {
  /** Input pictures of the tool; the page shows them as "before". Written as WebP, with copies for small screens. */
  befores?: Readonly<Record<string, Draw>>;
  /** Width of the befores in pixels, if they are drawn larger. */
  beforeWidth?: number;
  /**
   * The engine's input instead of a before: the same without the loss of WebP, or not yet stretched for the page.
   */
  originals?: Readonly<Record<string, Draw>>;
  /** Masks and tiles: written byte for byte as drawn. */
  plain?: Readonly<Record<string, Draw>>;
  /** Draws a sample that the engine does not make: an illustration, or frames of a film. */
  result?(sample: Sample): Promise<Uint8Array>;
  /** Makes a sample that is a film. */
  film?(sample: Sample): Promise<Film>;
  /** Qualities of WebP, if they differ from the usual ones. */
  quality?: Quality;
}

/** Qualities of WebP, 0 to 100, of a picture and of its smaller copies. */
export interface Quality {
  picture: number;
  copy: number;
}
