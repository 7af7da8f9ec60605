import type { ExportFormat } from '@inkreel/contract/api/creations.ts';
import sharp, { type Sharp } from 'sharp';
import { DECODER } from '../../../decoding/decoder.ts';
import { cleanPicture, refuseUnreadable } from './read-picture.ts';

/** What a stored image is converted to. */
interface Conversion {
  format: ExportFormat;
  /** Pixels; the image is never enlarged. Its own width by default. */
  width?: number | undefined;
  /** 1 to 100; ignored for PNG, which is lossless. */
  quality: number;
  /** `RRGGBB` under transparent parts. For JPEG, which has no transparency, white by default. */
  background?: string | undefined;
}

/** White under transparent parts, if the format has no transparency. */
const PAPER = 'ffffff';
/** Chroma subsampling saves a third; from this quality on it would be visible. */
const FINE = 90;

/**
 * An image in another format, size or quality. The XMP packet of the given bytes is embedded unchanged, so that the
 * provenance survives every conversion (GB 45438-2025 requires that, and the product does it on every site); all
 * other metadata is dropped.
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

/**
 * The file is written once: the packet is embedded together with the pixels, and nothing else of the given
 * file is.
 */
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
