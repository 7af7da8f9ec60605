import sharp from 'sharp';
import { DECODER } from '../../decoding/decoder.ts';
import type { Size } from '../aisdk/canvas.ts';
import { uprightSize } from '../aisdk/image-request.ts';
import { type DecodeTurns, inDecodeTurn } from '../decode-turn.ts';

/** A provider's limits for a picture. */
export interface InputLimits {
  /** Pixels of its sides. */
  longest: number;
  shortest: number;
  /** Of the file. */
  bytes: number;
}

/** A picture in the form that is sent. */
export interface FittedInput {
  jpeg: Buffer;
  /** Pixels of the sent picture, and of the original. */
  sent: Size;
  full: Size;
}

const QUALITIES = [92, 82, 70];
const SMALLER = 0.8;

/**
 * Reads a picture file, upright, without metadata and on white, as a JPEG within a provider's limits of pixels and
 * bytes.
 * @throws AppError image_unreadable, image_too_heavy, images_busy
 */
export function fitInput(file: string, limits: InputLimits, turns: DecodeTurns): Promise<FittedInput> {
  return inDecodeTurn(file, turns, async (facts) => {
    const full = uprightSize(facts);
    let sent = fitSize(full, limits);
    for (;;) {
      for (const quality of QUALITIES) {
        const jpeg = await encode(file, sent, quality);
        if (jpeg.length <= limits.bytes) return { jpeg, sent, full };
      }
      const { width, height } = sent;
      sent = { width: Math.ceil(width * SMALLER), height: Math.ceil(height * SMALLER) };
    }
  });
}

/** The size within the limits nearest to the picture's, in its aspect ratio. */
function fitSize({ width, height }: Size, { longest, shortest }: Omit<InputLimits, 'bytes'>): Size {
  const enlarged = Math.max(1, shortest / Math.min(width, height));
  const scale = Math.min(enlarged, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.min(longest, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}

function encode(file: string, { width, height }: Size, quality: number): Promise<Buffer> {
  return sharp(file, DECODER)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'fill' })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
