import { open } from 'node:fs/promises';
import { decodesPictures } from './decodable.ts';

/** Facts declared in an AVI; null if implausible, and for the sound of a silent one. */
export interface AviFacts {
  width: number;
  height: number;
  durationMs: number;
  /** Duration of the sound by its bytes, in seconds; 0 for a silent one. */
  soundMs: number;
  /** Frames a second. */
  frameRate: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
  audioChannels: number | null;
  /** Samples a second. */
  sampleRate: number | null;
}

/** Limits for the headers and the index, in bytes: enough for two hours at 60 frames a second with sound. */
const HEAD_BYTES = 1024 * 1024;
const INDEX_BYTES = 32 * 1024 * 1024;
/** Chunks of the file that are searched before its index. */
const MOST_CHUNKS = 64;
/** One line of the index: name, flags, offset, size. */
const ENTRY = 16;

/** Video codecs by FourCC. */
const VIDEO_CODECS: Readonly<Record<string, string>> = {
  h264: 'avc',
  x264: 'avc',
  avc1: 'avc',
  hevc: 'hevc',
  hev1: 'hevc',
  vp80: 'vp8',
  vp90: 'vp9',
  av01: 'av1',
};
/** Audio codecs by wave format tag. */
const AUDIO_CODECS: Readonly<Record<number, string>> = {
  0x01: 'pcm-s16',
  0x03: 'pcm-f32',
  0x50: 'mp2',
  0x55: 'mp3',
  0xff: 'aac',
  0x2000: 'ac3',
};

interface Reader {
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}
interface Chunk {
  name: string;
  start: number;
  end: number;
}

/**
 * Facts from the headers and the index of an AVI. Frames are counted in the index, and the last one must be in the
 * file.
 * @throws Error for a file without a video track, without an index, or cut off
 */
export async function readAvi(reader: Reader): Promise<AviFacts> {
  const { head, movie, index } = await findParts(reader);
  const bytes = Buffer.from(await reader.read(head.start, Math.min(head.end, head.start + HEAD_BYTES)));
  const streams = chunksOf(bytes, 4).filter(isList('strl'));
  const tracks = streams.map(({ start, end }) => trackOf(bytes.subarray(start, end)));
  const at = tracks.findIndex((track) => track?.kind === 'vids');
  const film = tracks[at];
  if (!film) throw new Error('no video track');
  const counted = Buffer.from(await reader.read(index.start, Math.min(index.end, index.start + INDEX_BYTES)));
  const { count: frames, furthest } = countChunks(counted, at, /^d[bc]$/);
  // Offsets count from the `movi` tag, or from the beginning of the file.
  if (Math.min(furthest, movie.start + furthest) > reader.size) throw new Error('the last frame is missing');
  // Some writers leave the name out of one of the two places.
  const names = [film.handler, film.format.toString('latin1', 16, 20)];
  if (film.format.length >= 20 && !names.some(decodesPictures)) throw new Error(`pictures in ${names}`);
  const seconds = frames / film.perSecond;
  if (!(seconds > 0)) throw new Error(`${frames} frames at ${film.perSecond} a second`);
  const heard = tracks.findIndex((track) => track?.kind === 'auds');
  const sound = tracks[heard];
  const perSecond = sound?.format.readUInt32LE(8);
  const { bytes: said } = countChunks(counted, heard, /^wb$/);
  const upTo = (most: number, value: number) => (value >= 1 && value <= most ? value : null);
  return {
    width: film.format.readInt32LE(4),
    height: Math.abs(film.format.readInt32LE(8)),
    durationMs: Math.round(seconds * 1000),
    soundMs: perSecond ? Math.round((said / perSecond) * 1000) : 0,
    frameRate: film.perSecond <= 1000 ? Math.round(film.perSecond * 1000) / 1000 : null,
    videoCodec: VIDEO_CODECS[film.handler.toLowerCase()] ?? null,
    audioCodec: sound ? (AUDIO_CODECS[sound.format.readUInt16LE(0)] ?? 'unknown') : null,
    audioChannels: sound ? upTo(64, sound.format.readUInt16LE(2)) : null,
    sampleRate: sound ? upTo(768_000, sound.format.readUInt32LE(4)) : null,
  };
}

/**
 * The same for a local file; undefined if it is not an AVI.
 * @throws Error as `readAvi`
 */
export async function readAviFile(path: string): Promise<AviFacts | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (start: number, end: number) => {
      const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(end - start), position: start });
      return buffer.subarray(0, bytesRead);
    };
    const head = Buffer.from(await read(0, 12)).toString('latin1');
    return head.startsWith('RIFF') && head.endsWith('AVI ') ? await readAvi({ size, read }) : undefined;
  } finally {
    await file.close();
  }
}

/** The list of headers, the movie and its index, found by walking over the chunks of the file. */
async function findParts(reader: Reader): Promise<{ head: Chunk; movie: Chunk; index: Chunk }> {
  let at = 12;
  let [head, movie, index]: (Chunk | undefined)[] = [];
  for (let seen = 0; seen < MOST_CHUNKS && at + 12 <= reader.size && !index; seen += 1) {
    const bytes = Buffer.from(await reader.read(at, at + 12));
    const size = bytes.readUInt32LE(4);
    const name = bytes.toString('latin1', 0, 4);
    const list = name === 'LIST' ? bytes.toString('latin1', 8, 12) : name;
    const chunk = { name: list, start: at + 8, end: at + 8 + size };
    if (list === 'hdrl') head = chunk;
    else if (list === 'movi') movie = chunk;
    else if (list === 'idx1') index = chunk;
    at = chunk.end + (size % 2);
  }
  if (!head || !movie || !index || index.end > reader.size)
    throw new Error('headers, movie or index are missing');
  return { head, movie, index };
}

/** The chunks inside of a list, which begins with its own name. */
function chunksOf(bytes: Buffer, from: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = Math.min(bytes.length, at + 8 + size);
    const name = bytes.toString('latin1', at, at + 4);
    const list = name === 'LIST' ? bytes.toString('latin1', at + 8, at + 12) : name;
    chunks.push({ name: list, start: at + 8, end });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

const isList =
  (name: string) =>
  (chunk: Chunk): boolean =>
    chunk.name === name;

/** Kind, codec and speed of a stream; undefined if its headers are too short. */
function trackOf(list: Buffer) {
  const chunks = chunksOf(list, 4);
  const part = (name: string) => {
    const found = chunks.find((chunk) => chunk.name === name);
    return found && list.subarray(found.start, found.end);
  };
  const [header, format] = [part('strh'), part('strf')];
  if (!header || !format || header.length < 36 || format.length < 14) return undefined;
  return {
    kind: header.toString('latin1', 0, 4),
    handler: header.toString('latin1', 4, 8),
    perSecond: header.readUInt32LE(24) / Math.max(1, header.readUInt32LE(20)),
    format,
  };
}

/** Chunks of a stream that the index names, by the end of their names: their total size and the end of the last one. */
function countChunks(index: Buffer, stream: number, kind: RegExp) {
  const prefix = String(stream).padStart(2, '0');
  let [count, bytes, furthest] = [0, 0, 0];
  for (let at = 0; at + ENTRY <= index.length; at += ENTRY) {
    const name = index.toString('latin1', at, at + 4);
    if (!name.startsWith(prefix) || !kind.test(name.slice(2))) continue;
    count += 1;
    bytes += index.readUInt32LE(at + 12);
    furthest = Math.max(furthest, index.readUInt32LE(at + 8) + index.readUInt32LE(at + 12));
  }
  return { count, bytes, furthest };
}
