import { zlibSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { PSD_LIMITS, type PsdReason, PsdRefusal } from './psd-refusal.ts';
import { readPsd } from './read-psd.ts';
import { block, filled, psdOf } from './testing.ts';

// The library tells about every byte of a damaged text.
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

/** Reads and draws everything. @returns why it was refused */
function refusal(bytes: Uint8Array): PsdReason | undefined {
  try {
    const { plan, draw } = readPsd(bytes);
    for (const id of plan.drawings.keys()) draw(id);
    return undefined;
  } catch (error) {
    if (error instanceof PsdRefusal) return error.reason;
    throw error;
  }
}

const sound = () => psdOf([block('One'), block('Two')]);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Where the number of layers stands. */
function layersAt(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  const resources = 30 + view.getUint32(26);
  return resources + 4 + view.getUint32(resources) + 8;
}
/** A sound file with something written into it. */
function changed(change: (view: DataView, layers: number, bytes: Uint8Array) => void): Uint8Array {
  const bytes = sound();
  change(viewOf(bytes), layersAt(bytes), bytes);
  return bytes;
}
/** The first record of a layer: its box, then its number of channels and their lengths. */
const FIRST = 2;
const CHANNELS = FIRST + 16;

/** Where the signature of the first record stands. */
const behind = (view: DataView, layers: number) =>
  layers + CHANNELS + 2 + 6 * view.getUint16(layers + CHANNELS);

/** Layers of a deep tree as records: dividers without ends, or ends without dividers. */
function dividers(type: number, count: number): Uint8Array {
  const extra = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...text('8BIMlsct'), 0, 0, 0, 4, 0, 0, 0, type];
  const record = [
    Array.from({ length: 18 }, () => 0),
    text('8BIMnorm'),
    [255, 0, 0, 0, 0, 0, 0, extra.length],
    extra,
  ].flat();
  return withLayers(count, Array.from({ length: count }, () => record).flat());
}
const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

function withLayers(count: number, records: readonly number[]): Uint8Array {
  const info = [count >> 8, count & 255, ...records];
  const head = [...text('8BPS'), 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, ...u32(10), ...u32(20), 0, 8, 0, 3];
  return Uint8Array.from([
    ...head,
    ...u32(0),
    ...u32(0),
    ...u32(info.length + 4),
    ...u32(info.length),
    ...info,
    0,
    0,
  ]);
}

/** One layer of a size whose channels are packed in a way. */
function packed(width: number, height: number, channel: readonly number[]): Uint8Array {
  const record = [
    [0, 0, height, width].flatMap(u32),
    [0, 1, 0, 0, ...u32(channel.length)],
    text('8BIMnorm'),
    [255, 0, 0, 0],
    [12, 0, 0, 0].flatMap(u32),
  ].flat();
  return withLayers(1, [...record, ...channel]);
}

const bomb = () => zlibSync(new Uint8Array(64 * 1024 * 1024));

test.each<[string, () => Uint8Array, Partial<PsdReason>]>([
  ['nothing', () => new Uint8Array(), { place: 'header', byte: 0 }],
  [
    'an image of another kind',
    () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 40 }, () => 0)]),
    { place: 'header', byte: 0 },
  ],
  ['a header alone', () => sound().subarray(0, 26), { place: 'header', byte: 26 }],
  ['an unknown version', () => changed((view) => view.setUint16(4, 3)), { place: 'header', byte: 4 }],
  ['no channels', () => changed((view) => view.setUint16(12, 0)), { place: 'header' }],
  ['60,000 channels', () => changed((view) => view.setUint16(12, 60_000)), { place: 'header' }],
  ['an unknown depth', () => changed((view) => view.setUint16(22, 17)), { place: 'header' }],
  ['an unknown mode of colour', () => changed((view) => view.setUint16(24, 6)), { place: 'header' }],
  ['a canvas without height', () => changed((view) => view.setUint32(14, 0)), { place: 'header' }],
  [
    'a side of four billion',
    () => changed((view) => view.setUint32(14, 0xffffffff)),
    { place: 'header', byte: 14 },
  ],
  [
    'a canvas of 30,000 by 30,000',
    () => changed((view) => (view.setUint32(14, 30_000), view.setUint32(18, 30_000))),
    { code: 'file_too_large', excess: 'size' },
  ],
  [
    'a side of 20,000',
    () => changed((view) => view.setUint32(18, 20_000)),
    { code: 'file_too_large', excess: 'size' },
  ],
  [
    'colours that end behind the file',
    () => changed((view) => view.setUint32(26, 0x7fffffff)),
    { place: 'header', byte: 26 },
  ],
  [
    'resources that end behind the file',
    () => changed((view) => view.setUint32(30, 0x7fffffff)),
    { place: 'resources', byte: 30 },
  ],
  [
    'layers that end behind the file',
    () => changed((view, at) => view.setUint32(at - 8, 0x7fffffff)),
    { place: 'layers' },
  ],
  [
    'a list of layers longer than its section',
    () => changed((view, at) => view.setUint32(at - 4, 0x00ffffff)),
    { place: 'layers' },
  ],
  [
    '32,000 layers that are not there',
    () => changed((view, at) => view.setInt16(at, 32_000)),
    { place: 'layers' },
  ],
  ['10,000 layers', () => dividers(0, 10_000), { code: 'file_too_large', excess: 'layers' }],
  [
    'a layer of a billion pixels',
    () => changed((view, at) => view.setInt32(at + FIRST + 8, 1_000_000_000)),
    { place: 'layer', layer: 1 },
  ],
  [
    'channels longer than the file',
    () => changed((view, at) => view.setUint32(at + CHANNELS + 4, 0x7fffffff)),
    { place: 'layer', layer: 1 },
  ],
  [
    'channels that are too long together',
    () => changed((view, at) => view.setUint32(at + CHANNELS + 4, 3000)),
    { place: 'layer', layer: 1 },
  ],
  [
    '60,000 channels of a layer',
    () => changed((view, at) => view.setUint16(at + CHANNELS, 60_000)),
    { place: 'layer', layer: 1 },
  ],
  [
    'a layer without a signature',
    () => changed((view, at) => view.setUint32(behind(view, at), 0)),
    { place: 'layer', layer: 1 },
  ],
  [
    'a layer whose names are longer than the file',
    () => changed((view, at) => view.setUint32(behind(view, at) + 12, 0x7fffffff)),
    { place: 'layer', layer: 1 },
  ],
  [
    'an unknown blend mode',
    () => changed((view, at) => view.setUint32(behind(view, at) + 4, 0)),
    { place: 'layers' },
  ],
  ['ends of groups that have not begun', () => dividers(3, 300), { place: 'layers' }],
  ['an unknown packing', () => packed(4, 4, [0, 9, 1, 2, 3, 4]), { place: 'layers' }],
  ['raw pixels that are missing', () => packed(4, 4, [0, 0, 1, 2, 3]), { place: 'pixels' }],
  [
    'rows of runs that are not there',
    () => packed(2000, 30_000, [0, 1, 255, 255, 255, 255]),
    { place: 'pixels' },
  ],
  ['a row of runs longer than the channel', () => packed(4, 1, [0, 1, 255, 255, 5, 5]), { place: 'pixels' }],
  ['zipped pixels that are not zipped', () => packed(4, 4, [0, 2, 9, 9, 9, 9, 9, 9]), { place: 'pixels' }],
  [
    'zipped pixels that end early',
    () => packed(400, 400, [0, 2, ...zlibSync(new Uint8Array(100))]),
    { place: 'pixels' },
  ],
])('%s is refused, and its place is named', (_, file, expected) => {
  const code = expected.code ?? 'image_unreadable';
  expect(refusal(file())).toMatchObject({ code, ...expected });
});

test('layers of more pixels than are taken are refused before any is unpacked', () => {
  const large = { left: 0, top: 0, imageData: filled(1, 1, [0, 0, 0]) };
  const bytes = psdOf(
    Array.from({ length: 40 }, (_, at) => block(`Layer ${at}`, large)),
    { width: 8000, height: 8000 },
  );
  const view = viewOf(bytes);
  const count = Math.abs(view.getInt16(layersAt(bytes)));
  let at = layersAt(bytes) + 2;
  for (let layer = 0; layer < count; layer += 1) {
    view.setInt32(at + 8, 6000);
    view.setInt32(at + 12, 6000);
    const channels = view.getUint16(at + 16);
    at += 18 + channels * 6 + 12;
    at += 4 + view.getUint32(at);
  }
  expect(40 * 6000 * 6000).toBeGreaterThan(PSD_LIMITS.pixels);
  expect(refusal(bytes)).toEqual({ code: 'file_too_large', excess: 'pixels' });
});

test('a zip of far more than a layer has is read only as far as the layer goes', () => {
  const channel = [0, 2, ...bomb()];
  expect(channel.length).toBeLessThan(100_000);
  const { plan, draw } = readPsd(packed(4, 4, channel));
  expect(draw(0)).toMatchObject({ width: 4, height: 4 });
  expect(plan.layers).toHaveLength(1);
});

test('groups within 400 groups are read', () => {
  // A group in the file begins with its end, from the lowest on.
  expect(refusal(dividers(1, 400))).toBeUndefined();
});

test('a file that ends anywhere is refused or read, and nothing else happens', () => {
  const whole = psdOf([
    block('One'),
    {
      name: 'Group',
      children: [block('Two', { mask: { left: 0, top: 0, imageData: filled(4, 4, [9, 9, 9]) } })],
    },
  ]);
  let refused = 0;
  for (let end = 0; end < whole.length; end += 7) if (refusal(whole.slice(0, end))) refused += 1;
  expect(refused).toBeGreaterThan(0);
});

test('files with flipped bytes are refused or read, and nothing else happens', () => {
  const whole = psdOf([
    block('One', { text: { text: 'Words', style: { fontSize: 9 } } }),
    { name: 'Group', children: [block('Two')] },
  ]);
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % most;
  };
  const outcomes = Array.from({ length: 300 }, () => {
    const bytes = whole.slice();
    for (let flip = 0; flip < 5; flip += 1) bytes[random(bytes.length)] = random(256);
    return refusal(bytes) === undefined;
  });
  expect(outcomes).toContain(true);
  expect(outcomes).toContain(false);
});
