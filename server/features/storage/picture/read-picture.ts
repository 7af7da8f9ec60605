import { IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { DECODER } from '../../../decoding/decoder.ts';
import { releaseMemory } from '../../../decoding/release-memory.ts';
import { AppError } from '../../../http/app-error.ts';
import { averageColours, type Pixels } from './average-colours.ts';
import { rewriteGif } from './gif.ts';
import { rewriteJpeg } from './jpeg.ts';
import { rewritePng } from './png.ts';
import { rewriteWebp } from './webp.ts';

/** A picture as it is kept: upright, 8-bit sRGB, without the metadata it came with. */
export interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

export interface SmallCopies {
  /** WebP, longest side at most 512 pixels. */
  thumbnail: Buffer;
  /** Data address of a WebP whose longest side is at most 16 pixels, a few hundred bytes: drawn large, it is a blur. */
  placeholder: string;
}

const THUMBNAIL_SIDE = 512;
const PLACEHOLDER_SIDE = 16;
const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/**
 * Refuses a picture that is too large or of another format according to its header, and removes metadata about the
 * place and author of a picture. Pixels stay exact where they need no change; rotated, CMYK and 16-bit pictures are
 * encoded again. Damage in the pixels shows when `makeSmallCopies` decodes them.
 * @param xmp metadata to embed (PNG, JPEG, WebP; other formats have no place for it that all readers know)
 * @param header facts from the header of these bytes, if it was read before
 * @throws AppError image_unreadable, image_too_many_pixels, file_type_mismatch
 */
export async function cleanPicture(
  given: Buffer,
  contentType: string,
  xmp: string | undefined,
  header?: Metadata,
): Promise<CleanPicture> {
  return refuseUnreadable(async () => {
    const about = header ?? (await sharp(given, DECODER).metadata());
    if (about.format !== FORMATS[contentType]) throw new AppError('file_type_mismatch');
    const frames = about.pages ?? 1;
    const height = about.pageHeight ?? about.height;
    if (about.width * height * frames > IMAGE_UPLOAD_PIXELS) throw new AppError('image_too_many_pixels');
    if (frames > 1) await decodeAllFrames(given);
    const turned = (about.orientation ?? 1) >= 5 && frames === 1;
    return {
      bytes: await cleanBytes(given, contentType, about, xmp),
      width: turned ? height : about.width,
      height: turned ? about.width : height,
    };
  });
}

/**
 * Decodes a clean picture whole and makes its smaller copies (how they are encoded: docs/decisions/0062).
 * @param decoded called once all pixels have been read and only the copies are left to encode
 * @throws AppError image_unreadable for a picture that is damaged anywhere
 */
export async function makeSmallCopies(bytes: Buffer, decoded?: () => void): Promise<SmallCopies> {
  return refuseUnreadable(async () => {
    const { data, info } = await sharp(bytes, DECODER)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'cubic' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    decoded?.();
    const tiny = averageColours({ ...info, data }, PLACEHOLDER_SIDE);
    const [thumbnail, placeholder] = await Promise.all([
      fromPixels({ ...info, data })
        .webp({ quality: 78, effort: 1 })
        .toBuffer(),
      fromPixels(tiny).webp({ quality: 30 }).toBuffer(),
    ]);
    releaseMemory(data);
    return { thumbnail, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` };
  });
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: channels === 4 ? 4 : 3 } });
}

/**
 * Runs `work` and translates a decoder's error for the user.
 * @throws AppError image_unreadable, image_too_many_pixels, and what `work` throws as one
 */
export async function refuseUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError(tooMany ? 'image_too_many_pixels' : 'image_unreadable', { cause: error });
  }
}

async function cleanBytes(
  given: Buffer,
  contentType: string,
  about: Metadata,
  xmp: string | undefined,
): Promise<Buffer> {
  const plain = about.depth === 'uchar' && ['srgb', 'b-w'].includes(about.space);
  const upright = (about.orientation ?? 1) === 1;
  if ((upright && plain) || (about.pages ?? 1) > 1) {
    const kept = withoutMetadata(given, contentType, about, xmp);
    if (kept) return kept;
  }
  const picture = sharp(given, { ...DECODER, animated: true })
    .autoOrient()
    .toColourspace('srgb');
  // A 16-bit picture is processed in a wide colour space and would keep its numbers, which are other colours in
  // sRGB.
  if (about.icc !== undefined && about.depth !== 'uchar') picture.withIccProfile('srgb', { attach: false });
  if (xmp !== undefined) picture.withXmp(xmp);
  return encodePicture(picture, contentType);
}

/** Writes a picture in the format that its type names, in the qualities that the product stores. */
export function encodePicture(
  picture: Sharp,
  contentType: string,
  webp: { lossless: boolean } = { lossless: false },
): Promise<Buffer> {
  if (contentType === 'image/png') return picture.png({ compressionLevel: 6 }).toBuffer();
  // Optimised Huffman codes need every coefficient before the first is written: six bytes a pixel, for files that are a
  // few hundredths smaller.
  if (contentType === 'image/jpeg')
    return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
  if (contentType === 'image/webp') return picture.webp({ quality: 92, effort: 2, ...webp }).toBuffer();
  if (contentType === 'image/gif') return picture.gif().toBuffer();
  return picture.avif({ quality: 70, effort: 2 }).toBuffer();
}

function withoutMetadata(
  given: Buffer,
  contentType: string,
  about: Metadata,
  xmp: string | undefined,
): Buffer | undefined {
  if (contentType === 'image/png') return rewritePng(given, xmp);
  if (contentType === 'image/jpeg') return rewriteJpeg(given, xmp);
  if (contentType === 'image/webp') return rewriteWebp(given, xmp);
  if (contentType === 'image/gif') return rewriteGif(given);
  return about.exif || about.xmp || about.iptc || about.comments ? undefined : given;
}

/** A later frame can be damaged while the first is whole; a narrow copy decodes them all in little memory. */
async function decodeAllFrames(given: Buffer): Promise<void> {
  await sharp(given, { ...DECODER, animated: true })
    .resize(16)
    .raw()
    .toBuffer();
}
