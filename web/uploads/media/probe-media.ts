import { type FileFacts, lengthOfVideo } from '@inkreel/contract/media-limits.ts';
import {
  ALL_FORMATS,
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { isVariableRate } from '../../video/core/variable-rate.ts';

/** Packets over which the frame rate is measured, as the server does it. */
const RATE_PACKETS = 120;

/**
 * What the index of a file says, without decoding it. For a format that the browser's reader does not know, it returns
 * only type and size: the server reads the rest.
 * @param type content type, by the bytes
 * @returns with the type of sound where a film's container has nothing else; undefined for a file that begins like
 * sound or video, and cannot be played
 */
export async function probeMedia(blob: Blob, type: string): Promise<FileFacts | undefined> {
  const facts: FileFacts = { type, bytes: blob.size };
  const input = new Input({ source: new BlobSource(blob), formats: ALL_FORMATS });
  try {
    if (!(await input.canRead())) return type === 'video/x-msvideo' ? facts : undefined;
    if (!type.startsWith('video/')) {
      const sound = await input.getPrimaryAudioTrack();
      return sound ? { ...facts, seconds: await secondsOf(sound) } : undefined;
    }
    const film = await input.getPrimaryVideoTrack();
    if (!film) return await soundAlone(input, facts);
    const { averagePacketRate } = await film.computePacketStats(RATE_PACKETS);
    const variableRate = isVariableRate(await timesOf(film));
    return {
      ...facts,
      seconds: lengthOfVideo(await secondsOf(film), await longestSound(input)),
      width: await film.getDisplayWidth(),
      height: await film.getDisplayHeight(),
      frameRate: Math.round(averagePacketRate * 1000) / 1000,
      ...(variableRate && { variableRate }),
    };
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}

/** A film's container without pictures: the server keeps it as sound. */
async function soundAlone(input: Input, facts: FileFacts): Promise<FileFacts | undefined> {
  const sound = await input.getPrimaryAudioTrack();
  const type = facts.type === 'video/webm' ? 'audio/webm' : 'audio/mp4';
  return sound ? { ...facts, type, seconds: await secondsOf(sound) } : undefined;
}

async function longestSound(input: Input): Promise<number> {
  const sounds = await input.getAudioTracks();
  return Math.max(0, ...(await Promise.all(sounds.map((sound) => secondsOf(sound).catch(() => 0)))));
}

/** When the first frames are shown, in the order of the file. */
async function timesOf(film: InputVideoTrack): Promise<number[]> {
  const times: number[] = [];
  const packets = new EncodedPacketSink(film).packets(undefined, undefined, { metadataOnly: true });
  for await (const { timestamp } of packets) if (times.push(timestamp) === RATE_PACKETS) break;
  return times;
}

/** To the millisecond, from the first packet to the end of the last one; what lies before 0 is not shown. */
async function secondsOf(track: InputTrack): Promise<number> {
  const [end, first] = [await track.computeDuration(), await track.getFirstTimestamp()];
  const seconds = end - (end > 0 ? Math.max(0, first) : first);
  return Math.round(seconds * 1000) / 1000;
}
