import type { Metadata } from 'sharp';

/** The factors of a decode's charge, all of them from the file's header. */
export type DecodeFacts = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'> &
  Partial<
    Pick<Metadata, 'format' | 'compression' | 'pages' | 'pageHeight' | 'isProgressive' | 'orientation'>
  > & {
    /** Bytes of the encoded file. */
    fileBytes: number;
    /** For a JPEG, see `jpegScanBytes`. */
    scanBytes?: number | undefined;
  };

const MB = 1024 * 1024;
/** Rows in flight, tables and what an allocator keeps: measured at 5 to 12 MB. */
const FIXED_BYTES = 12 * MB;
/** A HEIC decoder is a thread with a separate heap and program. */
const HEIC_BYTES = 48 * MB;
/** Rows that the reading, the scaling and the writing side of a pipeline hold together. */
const ROWS = 256;

/**
 * Bytes per pixel that decoders hold beyond the rows they hand on. Measured with sharp 0.35.5 (libvips 8.18) and
 * libheif-js 1.23.2 as the growth of a process's peak memory, and rounded up; bench/hostile-images.ts shows them.
 */
const WEBP_PIXEL = 4.5;
const GIF_PIXEL = 4.5;
/** libaom keeps a record of each 4 by 4 block, which is most of its memory. */
const AVIF_PIXEL = 18.5;
const AVIF_DEEP_PIXEL = 27;
const HEIC_PIXEL = 11.5;
/** Pixels as the tools work on them: four bytes each, and what their copy takes while it is handed over. */
const RGBA_PIXEL = 4.3;
/** Encoding a picture again: encoders that want the whole picture, or a result that may be as large as it. */
const WRITE_PIXEL: Readonly<Record<string, number>> = { jpeg: 1, png: 4, gif: 2, webp: 4.5, heif: 36 };

const area = ({ width, height, pageHeight }: DecodeFacts): number => width * (pageHeight ?? height);
const sampleBytes = ({ depth }: DecodeFacts): number => (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4);

/** Bytes to decode a picture once and pass on its rows, as for a smaller copy. */
export function copyCost(facts: DecodeFacts): number {
  const rows = facts.width * facts.channels * sampleBytes(facts) * ROWS;
  return Math.ceil(FIXED_BYTES + 2 * facts.fileBytes + rows + decoderBytes(facts) + turnBytes(facts));
}

/** Bytes to decode a picture and write it out in its own format again, all frames of it. */
export function rewriteCost(facts: DecodeFacts): number {
  const written = (WRITE_PIXEL[facts.format ?? ''] ?? 4) * area(facts);
  return Math.ceil(copyCost(facts) + written);
}

/**
 * Bytes to decode a picture and write it out in another format.
 * @param format as sharp calls it: `heif` for AVIF
 * @param pixels of the written picture
 */
export function convertCost(facts: DecodeFacts, format: string, pixels: number): number {
  return Math.ceil(copyCost(facts) + (WRITE_PIXEL[format] ?? 4) * pixels);
}

/** Bytes to decode a picture to the pixels that a tool works on; of an animation, its first frame. */
export function openCost(facts: DecodeFacts): number {
  // An AVIF decoder frees far more than that before it passes on the first pixel.
  const isAvif = facts.format === 'heif' && facts.compression !== 'hevc';
  return Math.ceil(copyCost(facts) + (isAvif ? 0 : RGBA_PIXEL * area(facts)));
}

function decoderBytes(facts: DecodeFacts): number {
  const pixels = area(facts);
  const { format, compression, depth, pages = 1 } = facts;
  if (format === 'jpeg') return facts.scanBytes ?? 2 * 1.1 * pixels * facts.channels;
  if (format === 'png') return facts.isProgressive ? pixels * facts.channels * sampleBytes(facts) : 0;
  if (format === 'webp') return WEBP_PIXEL * pixels * pages;
  if (format === 'gif') return GIF_PIXEL * pixels;
  if (format === 'heif' && compression === 'hevc') return HEIC_BYTES + HEIC_PIXEL * pixels;
  return (depth === 'uchar' ? AVIF_PIXEL : AVIF_DEEP_PIXEL) * pixels;
}

/** Rows come from top to bottom: all of them must be there before a picture can be rotated or flipped. */
function turnBytes(facts: DecodeFacts): number {
  return (facts.orientation ?? 1) === 1 ? 0 : area(facts) * facts.channels * sampleBytes(facts);
}

/** Start-of-frame markers of JPEG (ITU T.81, B.1.1.3); C4, C8 and CC have other meanings. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce]);

/**
 * Bytes of coefficients that a JPEG decoder keeps until the last scan: two for each, of every component as it
 * is sampled. 0 if all components come in one scan, which is decoded row by row.
 * @param bytes the beginning of the file
 * @returns undefined if its first scan is not in them
 */
export function jpegScanBytes(bytes: Buffer): number | undefined {
  let frame: { coefficients: number; components: number; progressive: boolean } | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (isFrame(marker)) frame = frameAt(bytes, at, PROGRESSIVE.has(marker));
    if (marker === 0xda) {
      if (!frame) return undefined;
      return !frame.progressive && bytes[at + 4] === frame.components ? 0 : frame.coefficients;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function frameAt(bytes: Buffer, at: number, progressive: boolean) {
  const byte = (offset: number) => bytes[at + offset] ?? 0;
  const height = byte(5) * 256 + byte(6);
  const width = byte(7) * 256 + byte(8);
  const components = byte(9);
  const factors = Array.from({ length: components }, (_, index) => {
    const factor = byte(11 + 3 * index);
    return { across: Math.max(1, factor >> 4), down: Math.max(1, factor & 15) };
  });
  const across = Math.max(1, ...factors.map((each) => each.across));
  const down = Math.max(1, ...factors.map((each) => each.down));
  // Components are padded to whole 8 by 8 blocks in each unit.
  const units = Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down));
  const blocks = factors.reduce((sum, each) => sum + units * each.across * each.down, 0);
  return { coefficients: 2 * 64 * blocks, components, progressive };
}
