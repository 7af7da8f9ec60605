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

export type VideoFrames = FramePicker<VideoSample>;

/** @returns undefined if the browser cannot decode the video */
export async function openVideo(url: string): Promise<VideoFrames | undefined> {
  const input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) {
    input.dispose();
    return undefined;
  }
  // Clips count from the start of the file, as the server does: a live recording may begin at any time.
  const start = Math.max(0, await input.getFirstTimestamp());
  const sink = new VideoSampleSink(track);
  const packets = new EncodedPacketSink(track);
  const picker = createFramePicker<VideoSample>({
    start,
    first: await track.getFirstTimestamp(),
    from: (time) => sink.samples(time),
    keyFrame: async (time) => {
      const packet = await packets.getKeyPacket(time, { metadataOnly: true });
      return (packet && (await sink.getSample(packet.timestamp))) ?? undefined;
    },
  });
  return { ...picker, close: () => picker.close().finally(() => input.dispose()) };
}
