/** Number of leading bytes that `kindOfBytes` needs. */
export const HEAD_BYTES = 4096;

/** Content types that the product keeps as they are. */
export const KEPT_PICTURES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
];

/** A type that the server converts to JPEG: a browser that cannot open it sends it as it is. */
export const PHONE_PICTURE = 'image/heic';

/** Pictures that some browsers can open; they are converted before they are sent. */
export const CONVERTED_PICTURES: readonly string[] = [
  PHONE_PICTURE,
  'image/bmp',
  'image/tiff',
  'image/x-icon',
  'image/jxl',
];

const BRANDS: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
  mif1: 'image/heic',
  msf1: 'image/heic',
  'qt  ': 'video/quicktime',
  'M4A ': 'audio/mp4',
};

/** The offset of each signature, its Latin-1 text, and its type. */
const SIGNATURES: readonly (readonly [at: number, text: string, type: string])[] = [
  [0, '\x89PNG\r\n\x1a\n', 'image/png'],
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [0, 'GIF87a', 'image/gif'],
  [0, 'GIF89a', 'image/gif'],
  [8, 'WEBP', 'image/webp'],
  [0, 'BM', 'image/bmp'],
  [0, 'II*\0', 'image/tiff'],
  [0, 'MM\0*', 'image/tiff'],
  [0, '\0\0\x01\0', 'image/x-icon'],
  [0, '\xff\x0a', 'image/jxl'],
  [4, 'JXL \r\n', 'image/jxl'],
  [8, 'WAVE', 'audio/wav'],
  [8, 'AVI ', 'video/x-msvideo'],
  [0, 'ID3', 'audio/mpeg'],
  [0, '\x1a\x45\xdf\xa3', 'video/webm'],
];

/**
 * What a file is by its first bytes, whatever its name or the browser says; undefined for unsupported
 * content. AVIF and HEIC are distinguished by the brands in their first box.
 */
export function kindOfBytes(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 64));
  if (text.slice(4, 8) === 'ftyp') return kindOfBrands(head, text);
  const found = SIGNATURES.find(([at, signature]) => text.startsWith(signature, at));
  if (found) return found[2];
  // An MPEG audio frame: eleven set bits, and a layer that is not reserved.
  const [first = 0, second = 0] = head;
  // The same twelve bits with a layer of zero are AAC.
  if (first === 0xff && (second & 0xf6) === 0xf0) return 'audio/aac';
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'audio/mpeg' : undefined;
}

/** The major brand decides, unless it only says "some still picture": then the compatible ones do. */
function kindOfBrands(head: Uint8Array, text: string): string {
  const size = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), 64);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(text.slice(at, at + 4));
  const [major = ''] = brands;
  const general = major === 'mif1' || major === 'msf1';
  const named = general ? brands.find((brand) => BRANDS[brand] === 'image/avif') : undefined;
  return BRANDS[named ?? major] ?? 'video/mp4';
}

/** The extension of each content type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A file's name after its bytes became another type. */
export function renamed(name: string, type: string): string {
  const ending = ENDINGS[type];
  return ending === undefined ? name : `${name.replace(/\.[^.\\/]{1,5}$/, '') || 'picture'}.${ending}`;
}
