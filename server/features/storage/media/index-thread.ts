import { type FileHandle, open } from 'node:fs/promises';
import { VIDEO_UPLOAD } from '@inkreel/contract/limits.ts';
import { lengthOfVideo } from '@inkreel/contract/media-limits.ts';
import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { decodesPictures, soundCodecOf } from '../../../media/describe/decodable.ts';
import { frameRateOf } from '../../../media/describe/frame-rate.ts';
import { readAvi } from '../../../media/describe/read-avi.ts';
import type { ByteSource } from '../drivers/driver.ts';
import type { IndexAnswer, IndexRequest, TrackFacts } from './track-facts.ts';

const FORMATS = {
  'video/mp4': [MP4, QTFF],
  'video/quicktime': [MP4, QTFF],
  'video/webm': [WEBM, MATROSKA],
  'audio/wav': [WAVE],
  'audio/mpeg': [MP3],
  'audio/mp4': [MP4, QTFF],
  'audio/aac': [ADTS],
} as const;
type MediaType = keyof typeof FORMATS;

/** Largest piece that is read at a time: the index of a twelve-hour film fits, one as large as the film does not. */
const PIECE_BYTES = 32 * 1024 * 1024;
/** A file without an index is walked through once; a file that needs more passes was built to cost time. */
const WALKS = 3;
/** Packets over which the frame rate is measured. */
const RATE_PACKETS = 120;
/** A lower rate may be that of a recording which is still first: more packets are read, in times alone. */
const SLOW_RATE = 24;
const SLOW_PACKETS = 6000;
/** Larger values are a mistake or a lie, and are left out. */
const MOST = { frameRate: 1000, channels: 64, sampleRate: 768_000, sounds: 8 } as const;

/** Runs in a thread: reads the index of sound or video. See `read-media.ts`. */
export default async function readIndex({ source, contentType, begun }: IndexRequest): Promise<IndexAnswer> {
  begun.postMessage('begun');
  const formats = [...(FORMATS[contentType as MediaType] ?? [])];
  const file = 'path' in source ? await open(source.path, 'r') : undefined;
  try {
    const reader = await (file === undefined || !('path' in source) ? bytesReader(source) : fileReader(file));
    if (contentType === 'video/x-msvideo') {
      const { durationMs: pictures, soundMs, ...facts } = await readAvi(reader);
      const durationMs = Math.round(1000 * lengthOfVideo(pictures / 1000, soundMs / 1000));
      return { facts: sane({ ...facts, durationMs, rotation: 0 }) };
    }
    const input = new Input({ source: boundedSource(reader), formats });
    try {
      return { facts: await readFacts(input, contentType.startsWith('video/')) };
    } finally {
      input.dispose();
    }
  } catch (error) {
    return { unreadable: String(error), ...(error instanceof NoPictures && { soundOnly: true }) };
  } finally {
    await file?.close();
  }
}

/** @throws Error for pictures that are larger than any screen, or longer than any film */
function sane(facts: TrackFacts): TrackFacts {
  const { width, height, durationMs } = facts;
  const isSide = (side: number | null) => side !== null && side >= 1 && side <= VIDEO_UPLOAD.longestSide;
  if (!isSide(width) || !isSide(height) || durationMs > VIDEO_UPLOAD.seconds * 1000)
    throw unreadable(`${width} x ${height} pixels, ${durationMs} ms`);
  return facts;
}

async function readFacts(input: Input, isVideo: boolean): Promise<TrackFacts> {
  const sound = (await input.getPrimaryAudioTrack()) ?? undefined;
  const film = (await input.getPrimaryVideoTrack()) ?? undefined;
  if (isVideo) {
    if (film === undefined && sound !== undefined) throw new NoPictures('sound alone');
    const seen = await filmFacts(film, await longestSound(input));
    // A film with broken sound is still a film.
    return { ...seen, ...(await soundFacts(sound).catch(() => SILENT)) };
  }
  const seconds = await lengthOf(sound);
  const silent = { width: null, height: null, frameRate: null, rotation: null, videoCodec: null };
  const heard = await soundFacts(sound);
  if (heard.audioChannels === null || heard.sampleRate === null) throw unreadable('no channel or no rate');
  return { ...silent, durationMs: Math.round(seconds * 1000), ...heard };
}

const SILENT = { audioCodec: null, audioChannels: null, sampleRate: null } as const;

async function soundFacts(track: InputAudioTrack | undefined) {
  if (track === undefined) return SILENT;
  return {
    audioCodec: (await track.getCodec()) ?? soundCodecOf(await track.getInternalCodecId()),
    audioChannels: upTo(MOST.channels, await track.getNumberOfChannels()),
    sampleRate: upTo(MOST.sampleRate, await track.getSampleRate()),
  };
}

async function filmFacts(track: InputVideoTrack | undefined, soundSeconds: number) {
  const width = (await track?.getDisplayWidth()) ?? 0;
  const height = (await track?.getDisplayHeight()) ?? 0;
  const isSane = (side: number) => Number.isInteger(side) && side >= 1 && side <= VIDEO_UPLOAD.longestSide;
  if (track === undefined || !isSane(width) || !isSane(height))
    throw unreadable(`a video of ${width} x ${height} pixels`);
  const codec = await track.getCodec();
  const named = await track.getInternalCodecId();
  if (codec === null && typeof named === 'string' && !decodesPictures(named))
    throw unreadable(`pictures in ${named}`);
  const durationMs = Math.round(lengthOfVideo(await lengthOf(track), soundSeconds) * 1000);
  const rate = await rateOf(track);
  const isRate = rate > 0 && rate <= MOST.frameRate;
  return {
    width,
    height,
    durationMs,
    frameRate: isRate ? Math.round(rate * 1000) / 1000 : null,
    rotation: await track.getRotation(),
    videoCodec: codec,
  };
}

/** Frames a second at which the video is shown; of a slow one, that of its moving part, as jobs show it. */
async function rateOf(track: InputVideoTrack): Promise<number> {
  const { averagePacketRate } = await track.computePacketStats(RATE_PACKETS);
  if (averagePacketRate >= SLOW_RATE) return averagePacketRate;
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    times.push(timestamp);
    if (times.length === SLOW_PACKETS) break;
  }
  return frameRateOf(times.sort((one, other) => one - other)) || averagePacketRate;
}

/** Seconds of the longest sound: a provider may choose any of them. Broken ones do not count. */
async function longestSound(input: Input): Promise<number> {
  let longest = 0;
  for (const track of (await input.getAudioTracks()).slice(0, MOST.sounds))
    longest = Math.max(longest, await lengthOf(track).catch(() => 0));
  return longest;
}

const upTo = (most: number, value: number): number | null =>
  Number.isInteger(value) && value >= 1 && value <= most ? value : null;

/** Duration of a track in seconds; its first and last packet must exist. */
async function lengthOf(track: InputTrack | undefined): Promise<number> {
  if (track === undefined) throw unreadable('no track');
  const packets = new EncodedPacketSink(track);
  const first = await packets.getFirstPacket();
  if (first === null || first.byteLength === 0) throw unreadable('no first packet');
  const last = await packets.getPacket(Number.POSITIVE_INFINITY);
  if (last === null || last.byteLength === 0) throw unreadable('no last packet');
  const end = last.timestamp + last.duration;
  // Packets before 0 are decoded and not shown: an edit list starts after them.
  const seconds = end - (end > 0 ? Math.max(0, first.timestamp) : first.timestamp);
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

/** Limits how much of a file is read: honest files need no more. */
function boundedSource({ size, read }: Reader): CustomSource {
  let left = WALKS * size + PIECE_BYTES;
  return new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      left -= end - start;
      if (end - start > PIECE_BYTES || left < 0) throw unreadable('more reading than a file needs');
      return read(start, end);
    },
  });
}

/** Sound in a container of videos. */
class NoPictures extends Error {}

const unreadable = (what: string) => new Error(what);
