/**
 * The lengths and sizes that a Photoshop file claims, checked before anything of it is read or allocated. Offsets and
 * lengths are bytes. Source: Adobe Photoshop File Formats Specification, "Photoshop File Format".
 */
import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import { damaged, excessive, PSD_LIMITS } from './psd-refusal.ts';

/** As the file numbers them. */
export const COLOR_MODE = {
  bitmap: 0,
  gray: 1,
  indexed: 2,
  rgb: 3,
  cmyk: 4,
  multichannel: 7,
  duotone: 8,
  lab: 9,
} as const;
const MODES: readonly number[] = Object.values(COLOR_MODE);

export interface PsdHeader {
  /** A PSB, whose lengths have 8 bytes. */
  large: boolean;
  channels: number;
  width: number;
  height: number;
  /** Bits of a channel: 1, 8, 16 or 32. */
  depth: number;
  mode: number;
}

export interface PsdStructure extends PsdHeader {
  /** Records of layers; a group has two. */
  records: number;
  /** Whether the merged image says how transparent it is. */
  hasAlpha: boolean;
  /** Where the merged image begins. */
  image: number;
  /** Red, green and blue of each index, one channel after the other; empty if there are none. */
  palette: Uint8Array;
  /** An ICC profile whose name is not that of sRGB. */
  foreignProfile: boolean;
}

/** Blocks of a PSB whose length has 8 bytes. */
const LONG_BLOCKS = new Set(
  'LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD cinf'.split(' '),
);
const ICC_PROFILE = 1039;

class Cursor {
  readonly #view: DataView;
  at = 0;
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  get size() {
    return this.#view.byteLength;
  }
  u8 = () => this.#view.getUint8(this.#take(1));
  u16 = () => this.#view.getUint16(this.#take(2));
  i16 = () => this.#view.getInt16(this.#take(2));
  u32 = () => this.#view.getUint32(this.#take(4));
  i32 = () => this.#view.getInt32(this.#take(4));
  put = (at: number, value: number) => this.#view.setInt32(at, value);
  /** A length of 4 bytes, or of 8. */
  length = (long: boolean) => (long ? this.u32() * 2 ** 32 + this.u32() : this.u32());
  key = () => String.fromCharCode(this.u8(), this.u8(), this.u8(), this.u8());
  #take(count: number): number {
    const { at } = this;
    this.at += count;
    return at;
  }
}

/**
 * @param bytes of the file; boxes of layers that are less than empty become empty
 * @throws PsdRefusal if it is damaged or larger than what is taken
 */
export function checkStructure(bytes: Uint8Array): PsdStructure {
  const cursor = new Cursor(bytes);
  const header = readHeader(bytes, cursor);
  const paletteEnd = sectionEnd(cursor, false, 'header');
  const palette =
    header.mode === COLOR_MODE.indexed
      ? bytes.subarray(cursor.at, Math.min(paletteEnd, cursor.at + 768))
      : NONE;
  if (header.mode === COLOR_MODE.indexed && palette.length < 768)
    throw damaged('header', { byte: cursor.at });
  cursor.at = paletteEnd;
  const resourcesEnd = sectionEnd(cursor, false, 'resources');
  const foreignProfile = hasForeignProfile(bytes, cursor, resourcesEnd);
  cursor.at = resourcesEnd;
  const image = sectionEnd(cursor, header.large, 'layers');
  const counted = image - cursor.at < 4 ? 0 : checkLayers(cursor, header, image);
  const hasAlpha = counted < 0;
  return { ...header, records: Math.abs(counted), hasAlpha, image, palette, foreignProfile };
}

const NONE = new Uint8Array();

function readHeader(bytes: Uint8Array, cursor: Cursor): PsdHeader {
  if (bytes.length < 26 || cursor.key() !== '8BPS') throw damaged('header', { byte: 0 });
  const version = cursor.u16();
  cursor.at = 12;
  const channels = cursor.u16();
  const [height, width] = [cursor.u32(), cursor.u32()];
  const [depth, mode] = [cursor.u16(), cursor.u16()];
  const isKnown =
    (version === 1 || version === 2) &&
    channels >= 1 &&
    channels <= PSD_LIMITS.channels &&
    [1, 8, 16, 32].includes(depth) &&
    MODES.includes(mode);
  if (!isKnown || width === 0 || height === 0) throw damaged('header', { byte: 4 });
  const most = version === 1 ? 30_000 : 300_000;
  if (width > most || height > most) throw damaged('header', { byte: 14 });
  const { side, pixels } = DESIGN_LIMITS;
  if (width > side || height > side || width * height > pixels) throw excessive('size');
  return { large: version === 2, channels, width, height, depth, mode };
}

/** Reads the length of a section. @returns where it ends */
function sectionEnd(cursor: Cursor, long: boolean, place: 'header' | 'resources' | 'layers'): number {
  const { at } = cursor;
  if (at + (long ? 8 : 4) > cursor.size) throw damaged(place, { byte: at });
  const length = cursor.length(long);
  if (cursor.at + length > cursor.size) throw damaged(place, { byte: at });
  return cursor.at + length;
}

/** Damaged resources are passed over: nothing but the profile is read of them. */
function hasForeignProfile(bytes: Uint8Array, cursor: Cursor, end: number): boolean {
  while (cursor.at + 12 <= end) {
    if (cursor.key() !== '8BIM') return false;
    const id = cursor.u16();
    const name = cursor.u8();
    cursor.at += name + ((name + 1) % 2);
    if (cursor.at + 4 > end) return false;
    const length = cursor.u32();
    if (cursor.at + length > end) return false;
    if (id === ICC_PROFILE) {
      const profile = bytes.subarray(cursor.at, cursor.at + Math.min(length, 4096));
      // Names are in ASCII or in UTF-16, by the profile's version.
      return !/s\0?R\0?G\0?B/u.test(String.fromCharCode(...profile));
    }
    cursor.at += length + (length % 2);
  }
  return false;
}

/** Checks the layers, which lie at the start of their section, or with deep channels in a block behind. */
function checkLayers(cursor: Cursor, header: PsdHeader, end: number): number {
  const first = sectionEnd(cursor, header.large, 'layers');
  if (first > end) throw damaged('layers', { byte: cursor.at });
  const records = first - cursor.at < 2 ? 0 : checkRecords(cursor, header, first);
  if (records !== 0) return records;
  cursor.at = first;
  if (cursor.at + 4 > end) return 0;
  // What masks of the whole image look like.
  const length = cursor.u32();
  cursor.at += length;
  while (cursor.at + 12 <= end) {
    const { at } = cursor;
    const signature = cursor.key();
    if (signature !== '8BIM' && signature !== '8B64') {
      cursor.at = at + 1;
      continue;
    }
    const key = cursor.key();
    const size = cursor.length(signature === '8B64' || (header.large && LONG_BLOCKS.has(key)));
    const next = cursor.at + size;
    if (next > end) return 0;
    if ((key === 'Lr16' || key === 'Lr32' || key === 'Layr') && size >= 2)
      return checkRecords(cursor, header, next);
    cursor.at = next;
  }
  return 0;
}

/** Checks the records of layers, and that their channels lie within the section. @returns their number, less than 0 if the merged image has transparency */
function checkRecords(cursor: Cursor, { large }: PsdHeader, end: number): number {
  const start = cursor.at;
  const counted = cursor.i16();
  const count = Math.abs(counted);
  // A record has 34 bytes at least.
  if (count * 34 > end - cursor.at) throw damaged('layers', { byte: start });
  if (count > PSD_LIMITS.records) throw excessive('layers');
  let pixels = 0;
  const most = large ? 300_000 : 30_000;
  for (let layer = 1; layer <= count; layer += 1) {
    const { at } = cursor;
    if (at + 34 > end) throw damaged('layer', { byte: at, layer });
    const [top, left, bottom, right] = [cursor.i32(), cursor.i32(), cursor.i32(), cursor.i32()];
    if (right - left > most || bottom - top > most) throw damaged('layer', { byte: at, layer });
    // Empty layers of some programs end before they begin.
    if (right < left) cursor.put(at + 12, left);
    if (bottom < top) cursor.put(at + 8, top);
    const channels = cursor.u16();
    if (channels > PSD_LIMITS.channels || cursor.at + channels * (large ? 10 : 6) + 16 > end)
      throw damaged('layer', { byte: at, layer });
    for (let channel = 0; channel < channels; channel += 1) {
      cursor.i16();
      const length = cursor.length(large);
      pixels += length;
      if (length === 1 || pixels > cursor.size) throw damaged('layer', { byte: cursor.at, layer });
    }
    if (cursor.key() !== '8BIM') throw damaged('layer', { byte: cursor.at - 4, layer });
    cursor.at += 8;
    const extra = cursor.u32();
    if (cursor.at + extra > end) throw damaged('layer', { byte: cursor.at - 4, layer });
    cursor.at += extra;
  }
  // The last byte of channels is sometimes left away.
  if (cursor.at + pixels > end + 4) throw damaged('pixels', { byte: cursor.at });
  return counted;
}
