/**
 * AVIF of any size within little memory: tiles that are encoded one after the other, in a file that shows them as one
 * image (ISO/IEC 23008-12, section 6.6.2.3: derived images of type `grid`).
 */
import sharp from 'sharp';

/** Pixels of the longest side of a tile; its encoder takes 36 bytes a pixel. */
const TILE = 2048;
/** Sides of tiles are multiples of it (MIAF, section 7.3.11.4.2). */
const UNIT = 64;

interface Pixels {
  /** Red, green, blue, alpha, not premultiplied. */
  rgba: Buffer;
  width: number;
  height: number;
}

interface AvifOptions {
  /** 1 to 100. */
  quality: number;
  chromaSubsampling: '4:4:4' | '4:2:0';
  xmp: string | undefined;
}

/** Writes pixels as an AVIF. @param longest most pixels of a side of a tile */
export async function writeAvif(pixels: Pixels, options: AvifOptions, longest = TILE): Promise<Buffer> {
  const { width, height } = pixels;
  const [columns, rows] = [Math.ceil(width / longest), Math.ceil(height / longest)];
  const { quality, xmp } = options;
  // The whole image and its tiles have even sides if the colours of two pixels are one.
  const isEven = width % 2 === 0 && height % 2 === 0;
  const chromaSubsampling = isEven ? options.chromaSubsampling : '4:4:4';
  const encode = (rgba: Buffer, size: { width: number; height: number }) =>
    sharp(rgba, { raw: { ...size, channels: 4 }, limitInputPixels: false }).avif({
      quality,
      effort: 2,
      chromaSubsampling,
    });
  if (columns * rows === 1) {
    const image = encode(pixels.rgba, pixels);
    return (xmp === undefined ? image : image.withXmp(xmp)).toBuffer();
  }
  const side = (all: number, count: number) => Math.ceil(all / count / UNIT) * UNIT;
  const tile = { width: side(width, columns), height: side(height, rows) };
  const tiles: TileItem[][] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const cut = cutTile(pixels, { left: column * tile.width, top: row * tile.height, ...tile });
      tiles.push(readTile(await encode(cut, tile).toBuffer()));
    }
  return gridFile({ width, height, columns, rows, tile }, tiles, xmp);
}

/** The pixels of an encoded image. Its caller has a turn to decode it. */
export async function readPixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** A part of an image; beyond its edges, the pixels at the edge. */
function cutTile(
  { rgba, width, height }: Pixels,
  part: { left: number; top: number; width: number; height: number },
): Buffer {
  const cut = Buffer.allocUnsafe(part.width * part.height * 4);
  const across = Math.max(1, Math.min(part.width, width - part.left));
  for (let row = 0; row < part.height; row += 1) {
    const from = (Math.min(height - 1, part.top + row) * width + Math.min(width - 1, part.left)) * 4;
    const to = row * part.width * 4;
    rgba.copy(cut, to, from, from + across * 4);
    for (let column = across; column < part.width; column += 1)
      rgba.copy(cut, to + column * 4, from + (across - 1) * 4, from + across * 4);
  }
  return cut;
}

/** An image of a tile's file: its colours, or how opaque they are. */
interface TileItem {
  isAlpha: boolean;
  data: Buffer;
  /** Boxes that describe it, without its size. */
  properties: Buffer[];
}

const NAME = 4;
const HEAD = 8;

interface Box {
  name: string;
  whole: Buffer;
  body: Buffer;
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    const whole = bytes.subarray(at, at + size);
    boxes.push({ name: whole.toString('latin1', NAME, HEAD), whole, body: whole.subarray(HEAD) });
    at += size;
  }
  return boxes;
}
const boxIn = (bytes: Buffer, name: string): Buffer => {
  const found = boxesOf(bytes).find((box) => box.name === name);
  if (!found) throw new Error(`An AVIF without ${name}`);
  return found.body;
};

/** The images in a file of the encoder. */
function readTile(file: Buffer): TileItem[] {
  const meta = boxIn(file, 'meta').subarray(4);
  const primary = boxIn(meta, 'pitm').readUInt16BE(4);
  const properties = boxIn(meta, 'iprp');
  const described = boxesOf(boxIn(properties, 'ipco'));
  const named = propertiesOf(boxIn(properties, 'ipma'));
  return [...placesOf(boxIn(meta, 'iloc'))].flatMap(([id, { offset, length }]) => {
    const own = (named.get(id) ?? []).flatMap((index) => described[index - 1] ?? []);
    if (!own.some(({ name }) => name === 'av1C')) return [];
    const data = file.subarray(offset, offset + length);
    const kept = own.filter(({ name }) => name !== 'ispe').map(({ whole }) => whole);
    return [{ isAlpha: id !== primary, data, properties: kept }];
  });
}

/** Numbers of the properties of each item, from 1. */
function propertiesOf(ipma: Buffer): Map<number, number[]> {
  const isWide = ipma[0] !== 0;
  const isLong = (ipma[3]! & 1) === 1;
  const found = new Map<number, number[]>();
  let at = 8;
  for (let left = ipma.readUInt32BE(4); left > 0; left -= 1) {
    const id = isWide ? ipma.readUInt32BE(at) : ipma.readUInt16BE(at);
    at += isWide ? 4 : 2;
    const count = ipma[at]!;
    at += 1;
    const indexes = Array.from({ length: count }, (_, each) =>
      isLong ? ipma.readUInt16BE(at + each * 2) & 0x7fff : ipma[at + each]! & 0x7f,
    );
    at += count * (isLong ? 2 : 1);
    found.set(id, indexes);
  }
  return found;
}

/** Where each item lies in the file. */
function placesOf(iloc: Buffer): Map<number, { offset: number; length: number }> {
  const version = iloc[0]!;
  const [offsetSize, lengthSize] = [iloc[4]! >> 4, iloc[4]! & 15];
  const [baseSize, indexSize] = [iloc[5]! >> 4, version > 0 ? iloc[5]! & 15 : 0];
  let at = 6;
  const read = (size: number) => {
    at += size;
    return size === 0
      ? 0
      : size === 8
        ? Number(iloc.readBigUInt64BE(at - 8))
        : iloc.readUIntBE(at - size, size);
  };
  const places = new Map<number, { offset: number; length: number }>();
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize);
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(indexSize);
      const offset = base + read(offsetSize);
      const length = read(lengthSize);
      if (method === 0) places.set(id, { offset, length });
    }
  }
  return places;
}

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}
function box(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(HEAD + body.length), Buffer.from(name, 'latin1'), body]);
}
const fullBox = (name: string, version: number, flags: number, ...parts: Buffer[]) =>
  box(name, u32(version * 0x1000000 + flags), ...parts);

interface Grid {
  width: number;
  height: number;
  columns: number;
  rows: number;
  tile: { width: number; height: number };
}

/** An item of the file that is written. */
interface Item {
  type: 'av01' | 'grid' | 'mime';
  data: Buffer;
  /** Numbers of its properties, from 1; those that a reader has to know are marked. */
  properties: number[];
  isHidden: boolean;
}

/** The bit of a property that a reader has to understand. */
const ESSENTIAL = 0x80;

function gridFile(grid: Grid, tiles: readonly TileItem[][], xmp: string | undefined): Buffer {
  const described: Buffer[] = [];
  const describe = (property: Buffer) => {
    const known = described.findIndex((each) => each.equals(property));
    const at = known >= 0 ? known + 1 : described.push(property);
    const name = property.toString('latin1', NAME, HEAD);
    return name === 'av1C' ? at | ESSENTIAL : at;
  };
  const size = (width: number, height: number) => describe(fullBox('ispe', 0, 0, u32(width, height)));
  const items: Item[] = [];
  const references: Buffer[] = [];
  const add = (item: Item) => items.push(item);
  const whole = Buffer.concat([u8(0, 1, grid.rows - 1, grid.columns - 1), u32(grid.width, grid.height)]);
  /** @returns the number of the image that shows these tiles, and the properties that it shares with them */
  const addGrid = (parts: readonly TileItem[]) => {
    const own = add({ type: 'grid', data: whole, properties: [], isHidden: false });
    const numbers = parts.map(({ data, properties }) => {
      const named = [size(grid.tile.width, grid.tile.height), ...properties.map(describe)];
      return add({ type: 'av01', data, properties: named, isHidden: true });
    });
    const shared = (parts[0]?.properties ?? []).filter(
      (property) => property.toString('latin1', NAME, HEAD) !== 'av1C',
    );
    items[own - 1]!.properties = [size(grid.width, grid.height), ...shared.map(describe)];
    references.push(box('dimg', u16(own, numbers.length, ...numbers)));
    return own;
  };
  const colours = tiles.flatMap((parts) => parts.filter(({ isAlpha }) => !isAlpha));
  const alphas = tiles.flatMap((parts) => parts.filter(({ isAlpha }) => isAlpha));
  const shown = addGrid(colours);
  if (alphas.length === colours.length) references.push(box('auxl', u16(addGrid(alphas), 1, shown)));
  if (xmp !== undefined) {
    const about = add({ type: 'mime', data: Buffer.from(xmp), properties: [], isHidden: true });
    references.push(box('cdsc', u16(about, 1, shown)));
  }
  return assemble(items, described, references, shown);
}

function assemble(
  items: readonly Item[],
  described: readonly Buffer[],
  references: readonly Buffer[],
  shown: number,
): Buffer {
  const ftyp = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'));
  const hdlr = fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13));
  const infos = items.map(({ type, isHidden }, at) => {
    const kind = type === 'mime' ? 'application/rdf+xml\0' : '';
    return fullBox('infe', 2, isHidden ? 1 : 0, u16(at + 1, 0), Buffer.from(`${type}\0${kind}`, 'latin1'));
  });
  const named = items.flatMap(({ properties }, at) =>
    properties.length === 0 ? [] : [u16(at + 1), u8(properties.length, ...properties)],
  );
  const namedItems = items.filter(({ properties }) => properties.length > 0).length;
  const iprp = box('iprp', box('ipco', ...described), fullBox('ipma', 0, 0, u32(namedItems), ...named));
  const idat: Buffer[] = items.filter(({ type }) => type === 'grid').map(({ data }) => data);
  const meta = (start: number) => {
    let [inMeta, inFile] = [0, start];
    const places = items.map(({ type, data }, at) => {
      const isInMeta = type === 'grid';
      const offset = isInMeta ? inMeta : inFile;
      if (isInMeta) inMeta += data.length;
      else inFile += data.length;
      return Buffer.concat([u16(at + 1, isInMeta ? 1 : 0, 0, 1), u32(offset, data.length)]);
    });
    // Offsets and lengths have four bytes.
    const iloc = fullBox('iloc', 1, 0, u8(0x44, 0), u16(items.length), ...places);
    const iinf = fullBox('iinf', 0, 0, u16(items.length), ...infos);
    const iref = fullBox('iref', 0, 0, ...references);
    const pitm = fullBox('pitm', 0, 0, u16(shown));
    return fullBox('meta', 0, 0, hdlr, pitm, iloc, iinf, iref, iprp, box('idat', ...idat));
  };
  const start = ftyp.length + meta(0).length + HEAD;
  const mdat = box('mdat', ...items.filter(({ type }) => type !== 'grid').map(({ data }) => data));
  return Buffer.concat([ftyp, meta(start), mdat]);
}
