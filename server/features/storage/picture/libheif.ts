import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of libheif's C interface that is used, as the package exports it: pointers and sizes are numbers. */
interface Libheif {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_get_security_limits(context: number): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, target: number): void;
  _heif_decoding_options_alloc(): number;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colours: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
}

/** A decoded picture: upright, rows without gaps between them. */
export interface HeicPixels {
  /** RGB, or RGBA if it has transparency; 8 bits each. */
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  channels: 3 | 4;
  /** The ICC profile of the colours; undefined: sRGB. */
  profile: Uint8Array<ArrayBuffer> | undefined;
}

export type HeicRefusal = 'too_many_pixels' | 'unreadable';

/** Names of libheif's constants, in heif_image.h, heif_error.h and heif_security.h. */
const RGB = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED_RGBA = 11;
const INTERLEAVED = 10;
const MEMORY_ERROR = 6;
const LIMIT_EXCEEDED = 1000;
const MAX_IMAGE_SIZE_PIXELS_AT = 8;
const CONVERT_HDR_TO_8BIT_AT = 20;
const STRICT_DECODING_AT = 21;

/** Why libheif does not give the picture. */
export class HeicError extends Error {
  readonly refusal: HeicRefusal;
  constructor(refusal: HeicRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/**
 * Decodes the primary picture of a HEIC file, rotated as the file says. Nothing is freed in libheif: the thread
 * decodes one file and ends.
 * @param mostPixels a picture of more is refused by its header, before anything is decoded
 * @throws HeicError
 */
export function decodeHeic(bytes: Uint8Array, mostPixels: number): HeicPixels {
  const heif = loadLibheif();
  const view = () => new DataView(heif.HEAPU8.buffer);
  const allocate = (length: number) => {
    const at = heif._malloc(length);
    if (at === 0) throw new HeicError('too_many_pixels', 'no memory left');
    return at;
  };
  // Structures that libheif returns by value are written here: code, detail, address of a message.
  const error = allocate(12);
  const check = () => {
    const [code, detail] = [view().getUint32(error, true), view().getUint32(error + 4, true)];
    if (code === 0) return;
    const tooMuch = code === MEMORY_ERROR || detail === LIMIT_EXCEEDED;
    throw new HeicError(tooMuch ? 'too_many_pixels' : 'unreadable', `libheif: ${code}.${detail}`);
  };
  const result = allocate(4);

  const context = heif._heif_context_alloc();
  const limits = heif._heif_context_get_security_limits(context);
  // The coded size is padded to whole blocks and tiles; the visible size is compared below.
  const mostCoded = BigInt(Math.ceil(mostPixels * 1.1));
  view().setBigUint64(limits + MAX_IMAGE_SIZE_PIXELS_AT, mostCoded, true);
  const file = allocate(bytes.length);
  heif.HEAPU8.set(bytes, file);
  heif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
  check();
  heif._heif_context_get_primary_image_handle(error, context, result);
  check();
  const handle = view().getUint32(result, true);
  const pixels = heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle);
  if (pixels > mostPixels) throw new HeicError('too_many_pixels', `${pixels} pixels`);

  const options = heif._heif_decoding_options_alloc();
  view().setUint8(options + CONVERT_HDR_TO_8BIT_AT, 1);
  // Without it, a damaged tile of a photograph would be left grey.
  view().setUint8(options + STRICT_DECODING_AT, 1);
  const channels = heif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const chroma = channels === 4 ? INTERLEAVED_RGBA : INTERLEAVED_RGB;
  heif._heif_decode_image(error, handle, result, RGB, chroma, options);
  check();
  const image = view().getUint32(result, true);
  const profileLength = heif._heif_image_handle_get_raw_color_profile_size(handle);
  let profile: HeicPixels['profile'];
  if (profileLength > 0) {
    const target = allocate(profileLength);
    heif._heif_image_handle_get_raw_color_profile(error, handle, target);
    check();
    profile = heif.HEAPU8.slice(target, target + profileLength);
  }
  return { ...rowsOf(heif, image, channels, result), channels, profile };
}

/** The library as a separate file beside ours, so that an operator can replace it by another build. */
function loadLibheif(): Libheif {
  const require = createRequire(import.meta.url);
  const make = require('libheif-js/libheif-wasm/libheif.js') as (options: { wasmBinary: Buffer }) => Libheif;
  return make({ wasmBinary: readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')) });
}

/** @param result address where libheif writes a number */
function rowsOf(heif: Libheif, image: number, channels: number, result: number) {
  const width = heif._heif_image_get_width(image, INTERLEAVED);
  const height = heif._heif_image_get_height(image, INTERLEAVED);
  const plane = heif._heif_image_get_plane_readonly(image, INTERLEAVED, result);
  if (plane === 0) throw new HeicError('unreadable', 'no pixels');
  const stride = new DataView(heif.HEAPU8.buffer).getUint32(result, true);
  const row = width * channels;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    pixels.set(heif.HEAPU8.subarray(plane + y * stride, plane + y * stride + row), y * row);
  }
  return { pixels, width, height };
}
