import { type FileHandle, open } from 'node:fs/promises';
import { VIDEO_UPLOAD } from '@inkreel/contract/limits.ts';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputTrack,
  MATROSKA,
  MP3,
  MP4,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { AppError } from '../../../http/app-error.ts';
import type { ByteSource } from '../drivers/driver.ts';

/** What sound or video is, as its own index says. */
export interface MediaFacts {
  /** Pixels as shown; null for sound. */
  width: number | null;
  height: number | null;
  seconds: number;
}

const FORMATS = {
  'video/mp4': [MP4, QTFF],
  'video/quicktime': [MP4, QTFF],
  'video/webm': [WEBM, MATROSKA],
  'audio/wav': [WAVE],
  'audio/mpeg': [MP3],
} as const;
type MediaType = keyof typeof FORMATS;

/** Largest piece that is read at a time: an index of twelve hours fits, one that claims the whole film does not. */
const PIECE_BYTES = 32 * 1024 * 1024;
/** A file without an index is walked through once; one that is walked through again and again was made for that. */
const WALKS = 3;
const DEADLINE_MS = 20_000;

/**
 * Reads the index of sound or video and its first and last packet, without decoding: whether there is a track, of a sane
 * size and length, whose bytes are really in the file.
 * @throws AppError media_unreadable
 */
export async function readMedia(source: ByteSource, contentType: string): Promise<MediaFacts> {
  const formats = [...(FORMATS[contentType as MediaType] ?? [])];
  const file = 'path' in source ? await open(source.path, 'r') : undefined;
  try {
    const reader = await (file === undefined || !('path' in source) ? bytesReader(source) : fileReader(file));
    const input = new Input({ source: boundedSource(reader), formats });
    try {
      return await readFacts(input, contentType.startsWith('video/'));
    } finally {
      input.dispose();
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('media_unreadable', { cause: error });
  } finally {
    await file?.close();
  }
}

async function readFacts(input: Input, isVideo: boolean): Promise<MediaFacts> {
  if (!isVideo) {
    const sound = await input.getPrimaryAudioTrack();
    return { width: null, height: null, seconds: await lengthOf(sound ?? undefined) };
  }
  const track = await input.getPrimaryVideoTrack();
  const width = (await track?.getDisplayWidth()) ?? 0;
  const height = (await track?.getDisplayHeight()) ?? 0;
  const isSane = (side: number) => Number.isInteger(side) && side >= 1 && side <= VIDEO_UPLOAD.longestSide;
  if (!isSane(width) || !isSane(height)) throw unreadable(`a video of ${width} x ${height} pixels`);
  return { width, height, seconds: await lengthOf(track ?? undefined) };
}

/** Seconds of a track whose first and last packet are there. */
async function lengthOf(track: InputTrack | undefined): Promise<number> {
  if (track === undefined) throw unreadable('no track');
  const packets = new EncodedPacketSink(track);
  const first = await packets.getFirstPacket();
  if (first === null || first.byteLength === 0) throw unreadable('no first packet');
  const last = await packets.getPacket(Number.POSITIVE_INFINITY);
  if (last === null || last.byteLength === 0) throw unreadable('no last packet');
  const seconds = last.timestamp + last.duration - first.timestamp;
  if (!(seconds >= 0 && seconds <= VIDEO_UPLOAD.seconds)) throw unreadable(`${seconds} seconds`);
  return seconds;
}

interface Reader {
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

async function fileReader(file: FileHandle): Promise<Reader> {
  const { size } = await file.stat();
  const read = async (start: number, end: number) => {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(end - start), position: start });
    return buffer.subarray(0, bytesRead);
  };
  return { size, read };
}

async function bytesReader(source: ByteSource): Promise<Reader> {
  if (!('bytes' in source)) throw new Error('not in memory');
  const { bytes } = source;
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

/** Hostile files are read no further than honest ones need. */
function boundedSource({ size, read }: Reader): CustomSource {
  const deadline = performance.now() + DEADLINE_MS;
  let left = WALKS * size + PIECE_BYTES;
  return new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      left -= end - start;
      if (end - start > PIECE_BYTES || left < 0) throw unreadable('more reading than a file needs');
      if (performance.now() > deadline) throw unreadable('more time than a file needs');
      return read(start, end);
    },
  });
}

const unreadable = (what: string) => new AppError('media_unreadable', { cause: new Error(what) });
