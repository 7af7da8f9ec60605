/** Which frame of a video is shown at a time. Going forwards, each packet is decoded once. */
import { EARLY_SECONDS } from '@inkreel/scene/film/film-times.ts';

/** A decoded frame, of mediabunny. */
interface Frame<Self> {
  /** Its start in seconds. */
  readonly timestamp: number;
  clone: () => Self;
  close: () => void;
}

/** Where frames come from. Times are those of the file. */
export interface FrameSource<Shown> {
  /** Time at which the file begins, and that of its first frame. */
  start: number;
  first: number;
  /** Frames from the one on that is shown at a time. */
  from: (time: number) => AsyncGenerator<Shown, void, unknown>;
  /** The frame that is shown at a time, with nothing decoded beyond it. */
  single: (time: number) => Promise<Shown | undefined>;
  /** Time of the last key frame up to a time. */
  keyTime: (time: number) => Promise<number | undefined>;
  /** Seconds from a key frame up to which frames are decoded at once. */
  quick: number;
}

/** Seconds ahead of the last frame up to which frames are decoded on; beyond it the nearest key frame is faster. */
const AHEAD = 2;
/** The same for a frame that has to be there at once. */
const NEAR_AHEAD = 0.25;

export type FramePicker<Shown extends Frame<Shown>> = ReturnType<typeof createFramePicker<Shown>>;

export function createFramePicker<Shown extends Frame<Shown>>({
  start,
  first,
  from,
  single,
  keyTime,
  quick,
}: FrameSource<Shown>) {
  let frames: AsyncGenerator<Shown, void, unknown> | undefined;
  let current: Shown | undefined;
  let next: Shown | undefined;
  let isEnded = false;
  let queue: Promise<unknown> = Promise.resolve();
  let breaks = 0;

  const timeOf = (seconds: number) => Math.max(first, start + seconds + EARLY_SECONDS);
  const reset = async () => {
    await frames?.return();
    current?.close();
    next?.close();
    [frames, current, next, isEnded] = [undefined, undefined, undefined, false];
  };
  const advance = async () => {
    const { value } = (await frames?.next()) ?? {};
    isEnded = !value;
    return value ?? undefined;
  };
  const isWithin = (time: number, ahead: number) =>
    current !== undefined && time >= current.timestamp && time <= current.timestamp + ahead;
  const read = async (time: number, begun: number): Promise<Shown | undefined> => {
    if (begun !== breaks) return undefined;
    if (!isWithin(time, AHEAD)) {
      await reset();
      frames = from(time);
      current = await advance();
      next = await advance();
    }
    // The last frame stays after the end.
    while (next && next.timestamp <= time) {
      current?.close();
      current = next;
      next = await advance();
    }
    if (begun === breaks) return current?.clone();
    await reset();
    return undefined;
  };
  const at = (seconds: number): Promise<Shown | undefined> => {
    const begun = breaks;
    const answer = queue.then(() => read(timeOf(seconds), begun));
    queue = answer.catch(() => undefined);
    return answer;
  };
  return {
    /** The frame that is shown at a time in seconds; the caller closes it. Undefined where there is none. */
    at,
    /** The frame at a time if that is quick, else the key frame before it: what can be shown at once. */
    near: async (seconds: number): Promise<{ frame: Shown | undefined; isExact: boolean }> => {
      const time = timeOf(seconds);
      const isHeld = isWithin(time, NEAR_AHEAD) || (isEnded && current && time >= current.timestamp);
      if (isHeld) return { frame: await at(seconds), isExact: true };
      const key = await keyTime(time);
      if (key === undefined) return { frame: undefined, isExact: false };
      const isExact = time - key <= quick;
      return { frame: await single(isExact ? time : key), isExact };
    },
    /** The key frame before a time. */
    key: async (seconds: number): Promise<Shown | undefined> => {
      const key = await keyTime(timeOf(seconds));
      return key === undefined ? undefined : single(key);
    },
    /** Ends what is being decoded: it is no longer wanted. */
    interrupt: () => {
      breaks += 1;
      void frames?.return();
    },
    close: () => queue.then(reset),
  };
}
