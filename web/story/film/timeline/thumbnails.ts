/** Small pictures of videos for the timeline, decoded one after the other: key frames only, those that were used last are kept. */
import type { VideoFrames } from '../preview/video-frames.ts';

/** Pixels of their height; their width follows from the video. */
const HEIGHT = 64;
const KEPT = 300;
const OPEN_VIDEOS = 6;
/** Thumbnails nearer to each other than this are the same, in seconds. */
const STEP = 0.5;

interface Wish {
  key: string;
  url: string;
  seconds: number;
  signal: AbortSignal;
  done: (picture: OffscreenCanvas | undefined) => void;
}

export function createThumbnails(open: (url: string) => Promise<VideoFrames | undefined> = openWhenNeeded) {
  const kept = new Map<string, OffscreenCanvas>();
  const videos = new Map<string, Promise<VideoFrames | undefined>>();
  /** The latest wish is served first: it is what is on the screen. */
  const wishes: Wish[] = [];
  let isBusy = false;

  const videoOf = (url: string) => {
    const found = videos.get(url) ?? open(url).catch(() => undefined);
    videos.delete(url);
    videos.set(url, found);
    const [oldest] = videos;
    if (oldest && videos.size > OPEN_VIDEOS) {
      videos.delete(oldest[0]);
      void oldest[1].then((video) => video?.close());
    }
    return found;
  };
  const make = async ({ url, seconds }: Wish): Promise<OffscreenCanvas | undefined> => {
    const frame = await (await videoOf(url))?.key(seconds);
    return frame && pictureOf(frame);
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
      const { key, signal, done } = wish;
      const picture = signal.aborted
        ? undefined
        : (kept.get(key) ?? (await make(wish).catch(() => undefined)));
      if (picture) keep(key, picture);
      done(picture);
    }
    isBusy = false;
  };
  const keep = (key: string, picture: OffscreenCanvas) => {
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > KEPT) kept.delete(oldest);
  };
  return {
    /** @returns undefined if it cannot be decoded, or is no longer wanted */
    at: (url: string, seconds: number, signal: AbortSignal): Promise<OffscreenCanvas | undefined> => {
      const at = Math.round(seconds / STEP) * STEP;
      const key = `${at} ${url}`;
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      return new Promise((done) => {
        wishes.push({ key, url, seconds: at, signal, done });
        void work();
      });
    },
    close: () => {
      for (const wish of wishes.splice(0)) wish.done(undefined);
      for (const opened of videos.values()) void opened.then((video) => video?.close());
      videos.clear();
      kept.clear();
    },
  };
}

const openWhenNeeded = async (url: string) => (await import('../preview/video-frames.ts')).openVideo(url);

type Frame = NonNullable<Awaited<ReturnType<VideoFrames['at']>>>;

function pictureOf(frame: Frame): OffscreenCanvas | undefined {
  const width = Math.max(1, Math.round((HEIGHT * frame.displayWidth) / frame.displayHeight));
  const canvas = new OffscreenCanvas(width, HEIGHT);
  const context = canvas.getContext('2d');
  if (context) frame.draw(context, 0, 0, width, HEIGHT);
  frame.close();
  return context ? canvas : undefined;
}
