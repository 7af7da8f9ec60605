/** Pixels of a layer from its channels, in sRGB. */
import { type Packed, unpackChannel, type Window } from './psd-channels.ts';
import { COLOR_MODE, type PsdStructure } from './psd-structure.ts';

/** The transparency of a pixel has this number among the channels. */
const ALPHA = -1;

export interface Channel extends Packed {
  id: number;
}

/**
 * Red, green, blue and alpha of each pixel of a window.
 * @throws PsdRefusal
 */
export function pixelsOf(
  channels: readonly Channel[],
  window: Window,
  { mode, palette }: Pick<PsdStructure, 'mode' | 'palette'>,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(window.width * window.height * 4);
  const values = (id: number) => {
    const channel = channels.find((each) => each.id === id);
    return channel && unpackChannel(channel, window, id !== ALPHA);
  };
  const put = (from: Uint8Array | undefined, offset: number, missing: number) => {
    for (let at = 0, to = offset; to < pixels.length; at += 1, to += 4)
      pixels[to] = from ? from[at]! : missing;
  };
  put(values(ALPHA), 3, 255);
  const first = values(0);
  if (mode === COLOR_MODE.indexed && first) {
    for (let at = 0, to = 0; at < first.length; at += 1, to += 4)
      for (let part = 0; part < 3; part += 1) pixels[to + part] = palette[part * 256 + first[at]!]!;
    return pixels;
  }
  if (mode === COLOR_MODE.rgb || mode === COLOR_MODE.cmyk || mode === COLOR_MODE.lab) {
    put(first, 0, 0);
    put(values(1), 1, 0);
    put(values(2), 2, 0);
    if (mode === COLOR_MODE.cmyk) addBlack(pixels, values(3));
    if (mode === COLOR_MODE.lab) labToRgb(pixels);
    return pixels;
  }
  for (const offset of [0, 1, 2]) put(first, offset, 0);
  return pixels;
}

/** Inks are stored as what they leave of the light. */
function addBlack(pixels: Uint8ClampedArray, black: Uint8Array | undefined): void {
  if (!black) return;
  for (let at = 0, to = 0; at < black.length; at += 1, to += 4)
    for (let part = 0; part < 3; part += 1) pixels[to + part] = (pixels[to + part]! * black[at]!) / 255;
}

/** CIE L*a*b* at D50, by way of XYZ and the matrix of sRGB adapted to D50 (Bradford). */
function labToRgb(pixels: Uint8ClampedArray): void {
  const cube = (value: number) => (value > 6 / 29 ? value ** 3 : (108 / 841) * (value - 4 / 29));
  const shown = (light: number) =>
    255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055);
  for (let at = 0; at < pixels.length; at += 4) {
    const middle = ((pixels[at]! / 255) * 100 + 16) / 116;
    const x = 0.9642 * cube(middle + (pixels[at + 1]! - 128) / 500);
    const y = cube(middle);
    const z = 0.8249 * cube(middle - (pixels[at + 2]! - 128) / 200);
    pixels[at] = shown(3.1339 * x - 1.6169 * y - 0.4906 * z);
    pixels[at + 1] = shown(-0.9788 * x + 1.9161 * y + 0.0335 * z);
    pixels[at + 2] = shown(0.0719 * x - 0.229 * y + 1.4052 * z);
  }
}

/**
 * The channels of the merged image, all with one kind of packing. Of more than the colours have, the first is how
 * transparent it is if the layers say so.
 * @param data from the packing on
 */
export function mergedChannels(data: Uint8Array, structure: PsdStructure, hasAlpha: boolean): Channel[] {
  const { channels, width, height, depth, large, mode } = structure;
  const colors = { [COLOR_MODE.rgb]: 3, [COLOR_MODE.lab]: 3, [COLOR_MODE.cmyk]: 4 }[mode] ?? 1;
  const compression = data.length >= 2 ? (data[0]! << 8) | data[1]! : 0;
  const body = data.subarray(2);
  const used = Math.min(channels, hasAlpha ? colors + 1 : colors);
  const common = { compression, width, height, depth, large };
  const lengthBytes = large ? 4 : 2;
  const made: Channel[] = [];
  let at = compression === 1 ? channels * height * lengthBytes : 0;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let index = 0; index < used; index += 1) {
    const id = index < colors ? index : ALPHA;
    if (compression !== 1) {
      const size = Math.ceil((width * depth) / 8) * height;
      made.push({ ...common, id, data: body.subarray(at, at + size) });
      at += size;
      continue;
    }
    // The lengths of all rows of all channels stand first: those of this one are put before its rows.
    const table = index * height * lengthBytes;
    if (table + height * lengthBytes > body.length) break;
    let size = 0;
    for (let row = 0; row < height; row += 1)
      size += large ? view.getUint32(table + row * 4) : view.getUint16(table + row * 2);
    const lengths = body.subarray(table, table + height * lengthBytes);
    const whole = new Uint8Array(lengths.length + Math.min(size, Math.max(0, body.length - at)));
    whole.set(lengths);
    whole.set(body.subarray(at, at + size), lengths.length);
    made.push({ ...common, id, data: whole });
    at += size;
  }
  return made;
}

/** The colours of a merged image, which the file holds over white where it is transparent. */
export function withoutWhite(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let part = 0; part < 3; part += 1)
      pixels[at + part] = 255 + ((pixels[at + part]! - 255) * 255) / alpha;
  }
}
