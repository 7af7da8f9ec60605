/** Frames of a video at any time, decoded by this browser. */
import {
  ALL_FORMATS,
  EncodedPacketSink,
  Input,
  UrlSource,
  type VideoSample,
  VideoSampleSink,
} from 'mediabunny';
import { createFramePicker, type FramePicker } from './frame-picker.ts';

/** Frames up to this size are decoded one after the other at once: those between two key frames of a proxy. */
const QUICK_PIXELS = 1280 * 720;
const QUICK_SECONDS = 0.6;
/** Bytes of a file that are kept for the next frames. */
const KEPT_BYTES = 16 * 2 ** 20;

export type VideoFrames = FramePicker<VideoSample>;

/** @returns undefined if the browser cannot decode the video */
export async function openVideo(url: string): Promise<VideoFrames | undefined> {
  const input = new Input({ source: new UrlSource(url, { maxCacheSize: KEPT_BYTES }), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) {
    input.dispose();
    return undefined;
  }
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  // Clips count from the start of the file, as the server does: a live recording may begin at any time.
  const start = Math.max(0, await input.getFirstTimestamp());
  const sink = new VideoSampleSink(track);
  const packets = new EncodedPacketSink(track);
  const picker = createFramePicker<VideoSample>({
    start,
    first: await track.getFirstTimestamp(),
    from: (time) => sink.samples(time),
    single: async (time) => (await sink.getSample(time)) ?? undefined,
    // Its bytes are read with it: those of the frames behind it come along.
    keyTime: async (time) => (await packets.getKeyPacket(time))?.timestamp,
    quick: width * height <= QUICK_PIXELS ? QUICK_SECONDS : 0,
  });
  return { ...picker, close: () => picker.close().finally(() => input.dispose()) };
}
