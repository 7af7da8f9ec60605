/**
 * Channels of a Photoshop file, unpacked row by row into 8 bits: whatever a file claims, no more than the wanted pixels
 * and one row are held. Source: Adobe Photoshop File Formats Specification, "Channel image data".
 */
import { Unzlib } from 'fflate';
import { damaged } from './psd-refusal.ts';

/** Pixels of a rectangle, from the top left of a layer. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Packed {
  /** 0 raw, 1 run lengths, 2 zip, 3 zip of differences. */
  compression: number;
  data: Uint8Array;
  width: number;
  height: number;
  /** Bits of a value. */
  depth: number;
  /** Of a PSB, whose rows have lengths of 4 bytes. */
  large: boolean;
}

/** Bytes that are unzipped at a time; they become at most 1,032 times as many. */
const ZIP_STEP = 8192;

/**
 * Unpacks a channel.
 * @param isLight values of 32 bits are of light, not of what is shown
 * @returns a byte for each pixel of the window
 * @throws PsdRefusal
 */
export function unpackChannel(packed: Packed, window: Window, isLight: boolean): Uint8Array {
  const out = new Uint8Array(window.width * window.height);
  const { width, depth } = packed;
  const rowBytes = Math.ceil((width * depth) / 8);
  let row = 0;
  const end = window.top + window.height;
  /** @returns whether more rows are wanted */
  const take = (bytes: Uint8Array): boolean => {
    if (row >= window.top && row < end) {
      const at = (row - window.top) * window.width;
      writeRow(bytes, out.subarray(at, at + window.width), { packed, left: window.left, isLight });
    }
    row += 1;
    return row < end;
  };
  if (out.length === 0) return out;
  if (packed.compression === 0) rawRows(packed, rowBytes, take);
  else if (packed.compression === 1) packedRows(packed, rowBytes, take);
  else zippedRows(packed, rowBytes, take);
  return out;
}

type Take = (row: Uint8Array) => boolean;

function rawRows({ data }: Packed, rowBytes: number, take: Take): void {
  for (let at = 0, more = true; more; at += rowBytes) {
    if (at + rowBytes > data.length) throw damaged('pixels');
    more = take(data.subarray(at, at + rowBytes));
  }
}

function packedRows({ data, height, large }: Packed, rowBytes: number, take: Take): void {
  const lengthBytes = large ? 4 : 2;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = height * lengthBytes;
  if (at > data.length) throw damaged('pixels');
  const row = new Uint8Array(rowBytes);
  for (let index = 0, more = true; more && index < height; index += 1) {
    const length = large ? view.getUint32(index * 4) : view.getUint16(index * 2);
    if (at + length > data.length) throw damaged('pixels');
    unpackBits(data, at, at + length, row);
    more = take(row);
    at += length;
  }
}

/** Runs of bytes; what is missing of a row is 0. */
function unpackBits(data: Uint8Array, start: number, end: number, row: Uint8Array): void {
  let to = 0;
  for (let at = start; at < end && to < row.length; ) {
    const header = data[at]!;
    at += 1;
    if (header < 128) {
      const count = Math.min(header + 1, row.length - to, end - at);
      for (let index = 0; index < count; index += 1) row[to + index] = data[at + index]!;
      to += count;
      at += header + 1;
    } else if (header > 128) {
      const count = Math.min(257 - header, row.length - to);
      row.fill(data[at] ?? 0, to, to + count);
      to += count;
      at += 1;
    }
  }
  row.fill(0, to);
}

function zippedRows({ data, compression, depth, width }: Packed, rowBytes: number, take: Take): void {
  const row = new Uint8Array(rowBytes);
  let filled = 0;
  let more = true;
  const feed = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length && more; ) {
      const count = Math.min(rowBytes - filled, bytes.length - at);
      row.set(bytes.subarray(at, at + count), filled);
      filled += count;
      at += count;
      if (filled < rowBytes) continue;
      filled = 0;
      more = take(compression === 3 ? addDifferences(row, depth, width) : row);
    }
  };
  const unzip = new Unzlib(feed);
  try {
    for (let at = 0; at < data.length && more; at += ZIP_STEP)
      unzip.push(data.subarray(at, at + ZIP_STEP), at + ZIP_STEP >= data.length);
  } catch {
    throw damaged('pixels');
  }
  if (more) throw damaged('pixels');
}

/** The values of a row of differences. Those of 32 bits have all their first bytes first, then all the second ones. */
function addDifferences(row: Uint8Array, depth: number, width: number): Uint8Array {
  if (depth === 16) {
    let sum = 0;
    for (let at = 0; at + 1 < row.length; at += 2) {
      sum = (sum + (row[at]! << 8) + row[at + 1]!) & 0xffff;
      row[at] = sum >> 8;
      row[at + 1] = sum & 0xff;
    }
    return row;
  }
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) {
    sum = (sum + row[at]!) & 0xff;
    row[at] = sum;
  }
  if (depth !== 32) return row;
  const values = new Uint8Array(row.length);
  for (let x = 0; x < width; x += 1)
    for (let byte = 0; byte < 4; byte += 1) values[x * 4 + byte] = row[byte * width + x]!;
  return values;
}

function writeRow(
  row: Uint8Array,
  out: Uint8Array,
  { packed: { depth }, left, isLight }: { packed: Packed; left: number; isLight: boolean },
): void {
  if (depth === 8) {
    out.set(row.subarray(left, left + out.length));
    return;
  }
  if (depth === 1) {
    // Ink is 1.
    for (let x = 0; x < out.length; x += 1)
      out[x] = (row[(left + x) >> 3]! >> (7 - ((left + x) & 7))) & 1 ? 0 : 255;
    return;
  }
  if (depth === 16) {
    for (let x = 0; x < out.length; x += 1) {
      const at = (left + x) * 2;
      out[x] = Math.round(((row[at]! << 8) | row[at + 1]!) / 257);
    }
    return;
  }
  const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
  for (let x = 0; x < out.length; x += 1) {
    const value = view.getFloat32((left + x) * 4);
    out[x] = Math.round(255 * Math.min(1, Math.max(0, isLight ? shownOf(value) : value)));
  }
}

/** What is shown of an amount of light (IEC 61966-2-1); NaN is none. */
const shownOf = (light: number): number => {
  if (!(light > 0)) return 0;
  return light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055;
};
