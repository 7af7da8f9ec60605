/** Frames of a video at any time, decoded by this browser. Going forwards, each packet is decoded once. */
import { ALL_FORMATS, Input, UrlSource, type VideoSample, VideoSampleSink } from 'mediabunny';

/** Seconds ahead of the last frame up to which frames are decoded on; beyond it the nearest key frame is faster. */
const AHEAD = 2;

export interface VideoFrames {
  /** The frame that is shown at a time in seconds; the caller closes it. Undefined where there is none. */
  at: (seconds: number) => Promise<VideoSample | undefined>;
  close: () => void;
}

/** @returns undefined if the browser cannot decode the video */
export async function openVideo(url: string): Promise<VideoFrames | undefined> {
  const input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) {
    input.dispose();
    return undefined;
  }
  const sink = new VideoSampleSink(track);
  const first = await track.getFirstTimestamp();
  let iterator: AsyncGenerator<VideoSample, void, unknown> | undefined;
  let current: VideoSample | undefined;
  let next: VideoSample | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const reset = async () => {
    await iterator?.return();
    current?.close();
    next?.close();
    [iterator, current, next] = [undefined, undefined, undefined];
  };
  const read = async (seconds: number): Promise<VideoSample | undefined> => {
    const time = Math.max(first, seconds);
    if (!current || time < current.timestamp || time > current.timestamp + AHEAD) {
      await reset();
      iterator = sink.samples(time);
      current = (await iterator.next()).value ?? undefined;
      next = (await iterator.next()).value ?? undefined;
    }
    // The last frame stays after the end.
    while (next && next.timestamp <= time) {
      current?.close();
      current = next;
      next = (await iterator?.next())?.value ?? undefined;
    }
    return current?.clone();
  };
  return {
    at: (seconds) => {
      const answer = queue.then(() => read(seconds));
      queue = answer.catch(() => undefined);
      return answer;
    },
    close: () => void queue.then(reset).finally(() => input.dispose()),
  };
}
