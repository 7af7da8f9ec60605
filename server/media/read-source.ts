import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { InputFormat } from './job.ts';
import { MediaFailure } from './media-failure.ts';
import type { MediaSource } from './operations/streams.ts';
import { type AviFacts, readAviFile } from './read-avi.ts';

const FORMATS = [MP4, QTFF, WEBM, MATROSKA];
/** Packets over which the frame rate is measured. */
const RATE_PACKETS = 240;
/** Common rates, to which a measured rate within this share is rounded: times in files are rounded too. */
const USUAL_RATES = [24_000 / 1001, 24, 25, 30_000 / 1001, 30, 48, 50, 60_000 / 1001, 60];
const NEAR = 0.0008;

/** A stored video as a source of jobs, with facts from its index. */
export interface VideoSource extends MediaSource {
  video: NonNullable<MediaSource['video']>;
  /** Codec of the sound, as mediabunny names it. */
  soundCodec: string | undefined;
}

/**
 * Reads the index of a video that was checked when it was stored.
 * @throws MediaFailure with media_unreadable
 */
export async function readVideoSource(path: string): Promise<VideoSource> {
  const avi = await readAviFile(path).catch((error: unknown) => {
    throw new MediaFailure('media_unreadable', error);
  });
  if (avi) return aviSource(path, avi);
  const input = new Input({ source: new FilePathSource(path), formats: FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no pictures');
    const sound = await input.getPrimaryAudioTrack();
    const soundStart = await sound?.getFirstTimestamp().catch(() => undefined);
    const { frameRate, seconds } = await timesOf(track, soundStart);
    const isMatroska = /matroska|webm/i.test((await input.getFormat()).name);
    const format: InputFormat = isMatroska ? 'matroska' : 'mov';
    return {
      path,
      format,
      seconds,
      video: {
        width: await track.getDisplayWidth(),
        height: await track.getDisplayHeight(),
        frameRate,
      },
      hasSound: sound !== null,
      soundCodec: (await sound?.getCodec()) ?? undefined,
    };
  } catch (error) {
    throw new MediaFailure('media_unreadable', error);
  } finally {
    input.dispose();
  }
}

function aviSource(
  path: string,
  { width, height, frameRate, durationMs, audioCodec }: AviFacts,
): VideoSource {
  return {
    path,
    format: 'avi',
    seconds: durationMs / 1000,
    video: { width, height, frameRate: frameRate ?? 0 },
    hasSound: audioCodec !== null,
    soundCodec: audioCodec ?? undefined,
  };
}

/**
 * From the start of the file, which is that of the sound if it starts before the pictures, to the end of the last
 * picture, which is not always in the file. Jobs count from the same start.
 */
async function timesOf(
  track: InputVideoTrack,
  soundStart = Number.POSITIVE_INFINITY,
): Promise<{ frameRate: number; seconds: number }> {
  const packets = new EncodedPacketSink(track);
  let [first, last, count] = [Number.POSITIVE_INFINITY, 0, 0];
  for await (const { timestamp } of packets.packets(undefined, undefined, { metadataOnly: true })) {
    first = Math.min(first, timestamp);
    last = Math.max(last, timestamp);
    count += 1;
    if (count === RATE_PACKETS) break;
  }
  const end = await track.computeDuration();
  if (count < 2 || last <= first) return { frameRate: 0, seconds: end };
  const measured = (count - 1) / (last - first);
  const frameRate = USUAL_RATES.find((rate) => Math.abs(measured / rate - 1) < NEAR) ?? measured;
  const latest =
    (await packets.getPacket(Number.POSITIVE_INFINITY, { metadataOnly: true }))?.timestamp ?? last;
  const start = Math.max(0, Math.min(first, soundStart));
  return { frameRate, seconds: Math.max(end, Math.max(last, latest) + 1 / frameRate) - start };
}
