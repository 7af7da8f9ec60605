import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { VisibleLabel } from '@inkreel/contract/visible-label.ts';
import sharp from 'sharp';
import { DECODER } from '../../../decoding/decoder.ts';
import { encodePicture, refuseUnreadable } from '../picture/read-picture.ts';
import { LABEL_OUTLINES } from './label-outlines.ts';
import type { Provenance } from './xmp.ts';

const TEXTS = {
  zh: { model: 'AI 生成', builtin: '内置引擎生成' },
  en: { model: 'AI generated', builtin: 'Built-in engine' },
} as const satisfies Record<string, Record<string, VisibleLabel>>;

/** Share of the shortest side: the least height of text by GB 45438-2025, 5.2. */
const TEXT_HEIGHT = 0.05;
/** In pixels; below it, dense characters are illegible. */
const LEAST_TEXT_HEIGHT = 16;
/** Shares of the text's height: between text and edge of the plate, and between plate and edge of the picture. */
const PADDING = { across: 0.42, down: 0.32 };
const MARGIN = 0.35;
/** White text has a contrast of more than 5 to 1 over a white picture, and more over others. */
const PLATE_OPACITY = 0.6;

/** Text of the visible label of a generated picture, in the site's default language. */
export function visibleLabelText(provenance: Provenance, site: SiteId): VisibleLabel {
  return TEXTS[SITES[site].defaultLanguage][provenance.builtin ? 'builtin' : 'model'];
}

/**
 * The picture with `text` on a dark plate in its bottom right corner, upright and in sRGB. In lossless formats all
 * other pixels stay as they are (with transparency, to the last bit of a colour).
 * @throws AppError image_unreadable, image_too_many_pixels
 */
export async function drawVisibleLabel(
  given: Buffer,
  contentType: string,
  text: VisibleLabel,
): Promise<Buffer> {
  return refuseUnreadable(async () => {
    const about = await sharp(given, DECODER).metadata();
    const { width, height } = about.autoOrient;
    const frames = about.pages ?? 1;
    const frameHeight = about.pageHeight ?? height;
    const mark = markFor(text, width, frameHeight);
    const input = await sharp(Buffer.from(mark.svg)).png({ compressionLevel: 0 }).toBuffer();
    const left = width - mark.margin - mark.width;
    const top = frameHeight - mark.margin - mark.height;
    const picture = sharp(given, { ...DECODER, animated: frames > 1 })
      .autoOrient()
      .toColourspace('srgb')
      .composite(
        Array.from({ length: frames }, (_, frame) => ({ input, left, top: top + frame * frameHeight })),
      );
    // Compositing adds transparency; the picture had none.
    if (!about.hasAlpha) picture.removeAlpha();
    return encodePicture(picture, contentType, { lossless: isLosslessWebp(given, contentType) });
  });
}

/**
 * The plate alone, for frames of a video.
 * @param width of the video as it is shown, in pixels, like `height`
 * @returns the plate as PNG and its place, at even pixels since four share a colour
 */
export async function drawPlate(
  text: VisibleLabel,
  width: number,
  height: number,
): Promise<{ png: Buffer; left: number; top: number }> {
  const mark = markFor(text, width, height);
  const even = (place: number) => 2 * Math.floor(place / 2);
  return {
    png: await sharp(Buffer.from(mark.svg)).png().toBuffer(),
    left: even(width - mark.margin - mark.width),
    top: even(height - mark.margin - mark.height),
  };
}

/** The plate with its text as SVG, and its size and distance from both edges in pixels. */
function markFor(text: VisibleLabel, pictureWidth: number, pictureHeight: number) {
  const outline = LABEL_OUTLINES[text];
  const wanted = Math.max(LEAST_TEXT_HEIGHT, Math.ceil(TEXT_HEIGHT * Math.min(pictureWidth, pictureHeight)));
  const perHeight = outline.width / outline.height + 2 * (PADDING.across + MARGIN);
  // A tiny picture gets what fits.
  const textHeight = Math.max(1, Math.min(wanted, pictureWidth / perHeight - 1, pictureHeight / 3));
  const scale = textHeight / outline.height;
  // Whole pixels, so that the ink begins and ends on their borders.
  const across = Math.round(PADDING.across * textHeight);
  const down = Math.round(PADDING.down * textHeight);
  const width = Math.min(pictureWidth, Math.ceil(outline.width * scale) + 2 * across);
  const height = Math.min(pictureHeight, Math.ceil(textHeight) + 2 * down);
  const margin = Math.min(Math.round(MARGIN * textHeight), pictureWidth - width, pictureHeight - height);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="${height / 4}" fill-opacity="${PLATE_OPACITY}"/>` +
    `<path transform="translate(${across} ${down}) scale(${scale})" fill="#fff" d="${outline.path}"/></svg>`;
  return { svg, width, height, margin };
}

/** By the name of the chunk that holds the picture; the decoder does not tell. */
function isLosslessWebp(bytes: Buffer, contentType: string): boolean {
  return contentType === 'image/webp' && bytes.subarray(0, 4096).includes('VP8L');
}
