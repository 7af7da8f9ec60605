import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { aacFile, filmFile, mp3File, wavFile } from '../../features/storage/media/testing/media-files.ts';
import { randomFrom } from '../../testing/random.ts';
import { greyFilm, retimed } from './real-media.ts';

export interface HostileFile {
  what: string;
  /** Declared content type of the upload. */
  type:
    | 'video/mp4'
    | 'video/quicktime'
    | 'video/webm'
    | 'audio/wav'
    | 'audio/mpeg'
    | 'audio/aac'
    | 'image/png'
    | 'image/jpeg';
  bytes: Buffer;
  /** Which of probe and engine may accept it despite its fault. */
  mayPass?: 'probe' | 'engine' | 'both';
}

/** Targets of hostile files. */
export interface Bait {
  /** Path of a file that would play. */
  file: string;
  /** URL of a server that counts requests. */
  url: string;
}

export const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value >>> 0, at * 4));
  return bytes;
};
export const box = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(8 + content.length), Buffer.from(name, 'latin1'), content]);
};
const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
const text = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);

/** Start of a box's content, after its size and name. */
function inside(film: Buffer, name: string): number {
  const at = film.indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`no ${name}`);
  return at + 4;
}
/** The film with 32-bit numbers of a box changed, by their positions after the name. */
export function changed(film: Buffer, name: string, values: Readonly<Record<number, number>>): Buffer {
  const copy = Buffer.from(film);
  const at = inside(film, name);
  for (const [place, value] of Object.entries(values)) copy.writeUInt32BE(value >>> 0, at + Number(place));
  return copy;
}
export function boxOf(film: Buffer, name: string): Buffer {
  const at = inside(film, name) - 8;
  return film.subarray(at, at + film.readUInt32BE(at));
}

function flipped(film: Buffer, from: number, to: number, flips: number): Buffer {
  const random = randomFrom(7);
  const copy = Buffer.from(film);
  for (let flip = 0; flip < flips; flip += 1) {
    const at = random.whole(from, to - 1);
    copy[at] = (copy[at] as number) ^ (1 << random.whole(0, 7));
  }
  return copy;
}

/** A PNG whose pixels are all zero: 30,000 pixels wide in 100 KB. */
function pngBomb(side: number): Buffer {
  const table = Array.from({ length: 256 }, (_, index) => {
    let crc = index;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    return crc >>> 0;
  });
  const crcOf = (bytes: Buffer) => {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = (table[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
    return ~crc >>> 0;
  };
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    return Buffer.concat([u32(content.length), named, u32(crcOf(named))]);
  };
  const header = Buffer.concat([u32(side, side), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Header of a baseline JPEG of any size, without its pixels. */
const jpegHead = (side: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8]),
    Buffer.from([side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9]),
  ]);

const ENDLESS_GIF = Buffer.concat([
  Buffer.from('GIF89a\x08\0\x08\0\x80\0\0\0\0\0\xff\xff\xff!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1'),
  ...Array.from({ length: 500 }, () =>
    Buffer.from('!\xf9\x04\0\0\0\0\0,\0\0\0\0\x08\0\x08\0\0\x02\x07\x84\x8f\xa9\xcb\xed\x0f\0', 'latin1'),
  ),
]);

/** At least forty files that a stranger could upload. */
export async function hostileFiles(bait: Bait): Promise<HostileFile[]> {
  const film = Buffer.from(
    await greyFilm({ width: 64, height: 48, framesPerSecond: 10, frames: 10, luma: (at) => 40 + at }),
  );
  return [
    ...scripts(bait),
    ...filmsThatPointElsewhere(film, bait),
    ...(await brokenFilms(film)),
    ...boxesWithoutEnd(),
    ...pictures(),
    ...(await brokenWebms()),
    ...sounds(film),
  ];
}

const mp4 = (what: string, bytes: Buffer, mayPass?: HostileFile['mayPass']): HostileFile => ({
  what,
  type: 'video/mp4',
  bytes,
  ...(mayPass ? { mayPass } : {}),
});

/** Texts that players read as references to other files. */
function scripts({ file, url }: Bait): HostileFile[] {
  const playlist = text(
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:9',
    '#EXTINF:9,',
    `file://${file}`,
    '#EXTINF:9,',
    url,
  );
  // Next to the script, as its reader requires.
  const concat = text('ffconcat version 1.0', `file '${path.basename(file)}'`);
  return [
    mp4('nothing', Buffer.alloc(0)),
    mp4('text', text('Not a film at all.')),
    mp4('noise', flipped(Buffer.alloc(20_000), 0, 20_000, 90_000)),
    mp4('a playlist of a file and an address', playlist),
    { what: 'a playlist called WebM', type: 'video/webm', bytes: playlist },
    { what: 'a playlist called MP3', type: 'audio/mpeg', bytes: playlist },
    mp4('a concat script', concat),
    { what: 'a concat script called WAV', type: 'audio/wav', bytes: concat },
    mp4(
      'a session description',
      text('v=0', `o=- 0 0 IN IP4 ${new URL(url).host}`, 's=x', 'm=video 5004 RTP/AVP 96'),
    ),
    mp4('a playlist behind a signature', Buffer.concat([FTYP, box('mdat', playlist)])),
    mp4(
      'a DASH manifest',
      text('<?xml version="1.0"?><MPD><Period><BaseURL>', url, '</BaseURL></Period></MPD>'),
    ),
  ];
}

/** Films that declare their frames to be in another file or at an address. */
function filmsThatPointElsewhere(film: Buffer, { file, url }: Bait): HostileFile[] {
  const external = (kind: 'url ' | 'alis', where: string) => {
    const reference = box('dref', u32(0, 1), box(kind, u32(0), Buffer.from(`${where}\0`)));
    const own = boxOf(film, 'dref');
    const at = film.indexOf(own);
    // The index is never after the frames in these films, so its offsets may move; the sizes of its boxes
    // grow.
    const grown = Buffer.concat([film.subarray(0, at), reference, film.subarray(at + own.length)]);
    for (const name of ['moov', 'trak', 'mdia', 'minf', 'dinf']) {
      const head = inside(grown, name) - 8;
      grown.writeUInt32BE(grown.readUInt32BE(head) + reference.length - own.length, head);
    }
    return grown;
  };
  const address = box('rdrf', u32(0), Buffer.from('url '), u32(url.length + 1), Buffer.from(`${url}\0`));
  return [
    {
      what: 'frames in another file',
      type: 'video/quicktime',
      bytes: external('alis', file),
      mayPass: 'both',
    },
    { what: 'frames at an address', type: 'video/quicktime', bytes: external('url ', url), mayPass: 'both' },
    {
      what: 'a movie that names another',
      type: 'video/quicktime',
      bytes: Buffer.concat([FTYP, box('moov', box('rmra', box('rmda', address)))]),
    },
  ];
}

async function brokenFilms(film: Buffer): Promise<HostileFile[]> {
  const late = Buffer.from(await retimed(film, { times: (at) => (at < 5 ? at / 10 : 36_000 + at / 10) }));
  const trak = boxOf(film, 'trak');
  const mdat = inside(film, 'mdat');
  return [
    mp4('half a film', film.subarray(0, film.length >> 1), 'both'),
    mp4('a film without its last bytes', film.subarray(0, film.length - 8), 'both'),
    mp4('frames alone', Buffer.concat([FTYP, film.subarray(mdat - 8)])),
    mp4('an index alone', film.subarray(0, mdat - 8)),
    mp4('flipped bits in the frames', flipped(film, mdat, film.length, 40), 'both'),
    mp4('flipped bits in the index', flipped(film, inside(film, 'moov'), mdat - 8, 60), 'both'),
    mp4('frames that are too many to be there', changed(film, 'stsz', { 8: 2 ** 31 })),
    mp4('times that are too many to be there', changed(film, 'stts', { 4: 2 ** 32 - 1 }), 'both'),
    mp4('chunks that are too many to be there', changed(film, 'stsc', { 4: 2 ** 32 - 1 }), 'both'),
    mp4('frames behind the end', changed(film, 'stco', { 8: 2 ** 31 })),
    mp4('frames that last no time', changed(film, 'stts', { 12: 0 }), 'both'),
    mp4('frames that last for years', changed(film, 'stts', { 12: 2 ** 31 - 1 }), 'both'),
    mp4('a clock that stands', changed(film, 'mdhd', { 12: 0 }), 'engine'),
    mp4('a pause of ten hours', late, 'both'),
    mp4('a screen of a wall', await filmFile('mp4', { width: 20_000 })),
    mp4('a picture of no size', changed(film, 'avc1', { 24: 0 }), 'both'),
    mp4(
      'a codec that nobody knows',
      Buffer.from(film.toString('latin1').replaceAll('avc1', 'xyz1').replaceAll('avcC', 'xyzC'), 'latin1'),
      'probe',
    ),
    mp4(
      'three thousand streams',
      Buffer.concat([
        FTYP,
        box('moov', boxOf(film, 'mvhd'), ...Array.from({ length: 3000 }, () => trak)),
        film.subarray(mdat - 8),
      ]),
      'both',
    ),
  ];
}

function boxesWithoutEnd(): HostileFile[] {
  const nested = (name: string, depth: number) => {
    let inner = Buffer.alloc(0);
    for (let at = 0; at < depth; at += 1) inner = box(name, inner);
    return inner;
  };
  return [
    mp4('boxes in boxes, ten thousand deep', Buffer.concat([FTYP, nested('moov', 10_000)])),
    mp4(
      'boxes that are shorter than their heads',
      Buffer.concat([
        FTYP,
        ...Array.from({ length: 1000 }, () => Buffer.concat([u32(4), Buffer.from('moov')])),
      ]),
    ),
    mp4(
      'a box of 2^63 bytes',
      Buffer.concat([FTYP, u32(1), Buffer.from('moov'), u32(0x7fffffff, 0xffffffff), Buffer.alloc(64)]),
    ),
  ];
}

function pictures(): HostileFile[] {
  return [
    mp4('an endless GIF', ENDLESS_GIF),
    { what: 'an endless GIF called PNG', type: 'image/png', bytes: ENDLESS_GIF },
    { what: 'a PNG of 30,000 pixels a side', type: 'image/png', bytes: pngBomb(30_000) },
    { what: 'a JPEG of 65,500 pixels a side', type: 'image/jpeg', bytes: jpegHead(65_500) },
  ];
}

async function brokenWebms(): Promise<HostileFile[]> {
  const webm = await filmFile('webm', { frames: 10 });
  return [
    { what: 'a WebM that is only a head', type: 'video/webm', bytes: webm.subarray(0, 60) },
    { what: 'half a WebM', type: 'video/webm', bytes: webm.subarray(0, webm.length >> 1), mayPass: 'both' },
    {
      what: 'a WebM with flipped bits',
      type: 'video/webm',
      bytes: flipped(webm, 60, webm.length, 60),
      mayPass: 'both',
    },
  ];
}

function sounds(film: Buffer): HostileFile[] {
  const wav = wavFile(16_000);
  const wavHead = (set: (head: Buffer) => void) => {
    const copy = Buffer.from(wav);
    set(copy);
    return copy;
  };
  return [
    {
      what: 'a WAV of four gigabytes that ends at once',
      type: 'audio/wav',
      bytes: wavHead((head) => head.writeUInt32LE(0xffff_fff0, 40)),
      mayPass: 'both',
    },
    {
      what: 'a WAV of 60,000 channels',
      type: 'audio/wav',
      bytes: wavHead((head) => head.writeUInt16LE(60_000, 22)),
      mayPass: 'both',
    },
    {
      what: 'a WAV of no channels and no rate',
      type: 'audio/wav',
      bytes: wavHead((head) => head.fill(0, 22, 36)),
    },
    { what: 'a film called WAV', type: 'audio/wav', bytes: film },
    { what: 'sound called a film', type: 'video/mp4', bytes: wav },
    {
      what: 'an MP3 with a tag of 256 MB',
      type: 'audio/mpeg',
      bytes: Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), mp3File(3)]),
    },
    {
      what: 'one frame of MP3 and zeros',
      type: 'audio/mpeg',
      bytes: Buffer.concat([mp3File(1).subarray(0, 4), Buffer.alloc(50_000)]),
    },
    {
      what: 'AAC whose frames have no length',
      type: 'audio/aac',
      bytes: Buffer.from(aacFile(50).map((byte, at) => (at % 15 === 4 ? 0 : byte))),
    },
  ];
}
