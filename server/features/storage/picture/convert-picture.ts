import type { ExportFormat } from '@inkreel/contract/api/creations.ts';
import sharp, { type Sharp } from 'sharp';
import { DECODER } from '../../../decoding/decoder.ts';
import { cleanPicture, refuseUnreadable } from './read-picture.ts';

/** What a stored image is turned into. */
interface Conversion {
  format: ExportFormat;
  /** Pixels; the image is never enlarged. Its own width when left out. */
  width?: number | undefined;
  /** 1 to 100; PNG keeps every pixel and does not read it. */
  quality: number;
  /** `RRGGBB` under transparent parts. JPEG, which has no transparency, has white where it is left out. */
  background?: string | undefined;
}

/** White under what is transparent, where the format cannot keep it. */
const PAPER = 'ffffff';
/** Colours at half the resolution save a third, and show first from this quality on. */
const FINE = 90;

/**
 * An image in another format, size or quality. The XMP packet of the given bytes is embedded as it is, so that what
 * says which engine made an image survives every conversion (GB 45438-2025 asks for that, and so does the product
 * everywhere else); all other metadata is dropped.
 * @throws AppError image_unreadable, image_too_many_pixels
 */
export async function convertPicture(
  given: Buffer,
  { format, width, quality, background }: Conversion,
): Promise<Buffer> {
  return refuseUnreadable(async () => {
    const { xmp } = await sharp(given, DECODER).metadata();
    const picture = sharp(given, DECODER).toColourspace('srgb');
    if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
    if (background !== undefined || format === 'jpeg')
      picture.flatten({ background: `#${background ?? PAPER}` });
    if (format === 'avif') return encodeAvif(picture, quality, xmp);
    const encoded = await encode(picture, format, quality);
    const { bytes } = await cleanPicture(encoded, `image/${format}`, xmp?.toString('utf8'));
    return bytes;
  });
}

/** Its file is written once: the packet goes in with the pixels, and nothing else of the given file does. */
function encodeAvif(picture: Sharp, quality: number, xmp: Buffer | undefined): Promise<Buffer> {
  if (xmp) picture.withXmp(xmp.toString('utf8'));
  // More effort takes twice the time for files that are a tenth smaller.
  return picture
    .avif({ quality, effort: 2, chromaSubsampling: quality >= FINE ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

function encode(picture: Sharp, format: Exclude<ExportFormat, 'avif'>, quality: number): Promise<Buffer> {
  if (format === 'png') return picture.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 2 }).toBuffer();
  return picture.jpeg({ quality, chromaSubsampling: quality >= FINE ? '4:4:4' : '4:2:0' }).toBuffer();
}
