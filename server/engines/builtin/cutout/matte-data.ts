import type { Picture } from '../pixels/picture.ts';

/** Alpha of a picture, and the two colours that each pixel is mixed of; three floats a pixel, 0 to 255. */
export interface Matte {
  width: number;
  height: number;
  /** 0 to 1. */
  alpha: Float32Array;
  subject: Float32Array;
  background: Float32Array;
}

/** Input of the matting. */
export interface MatteInput {
  picture: Picture;
  /** `BACKGROUND`, `UNKNOWN` or `SUBJECT` for each pixel. */
  trimap: Uint8Array;
  /**
   * A first guess of alpha, used where the colours are ambiguous; `NO_GUESS` where only the colours count.
   */
  guess: Float32Array;
  /** Search radius for colours, in pixels. */
  reach: number;
  /** Writes the colour of the background at a pixel, if it is known beforehand. */
  backdrop?: ((x: number, y: number, out: Float32Array) => void) | undefined;
}
