import { createStore, type Store } from '../lib/store.ts';
import { type ClipClock, type ClipPicture, createClipClock, PAGE_FRAMES } from './core/clip-clock.ts';

/** The state of a video that a page shows, for pages that count in seconds. */
export interface ClipState extends ClipPicture {
  /** Seconds. */
  time: number;
  /** Seconds; 0 until the browser has read it. */
  duration: number;
  playing: boolean;
}

/** A clock whose time is read and set in seconds, all of it in one store. */
export interface Clip {
  clock: ClipClock;
  state: Store<ClipState>;
  /** Takes an element over, from its beginning; returns a function to release it. */
  attach: (video: HTMLVideoElement) => () => void;
  seek: (seconds: number) => void;
  step: ClipClock['step'];
  toggle: () => void;
}

/** A clip without a video yet. */
export function createClip(): Clip {
  const clock = createClipClock(PAGE_FRAMES);
  const read = (): ClipState => ({
    ...clock.picture.get(),
    time: clock.time.get() / 1000,
    duration: clock.duration.get() / 1000,
    playing: clock.playing.get(),
  });
  const state = createStore(read());
  for (const store of [clock.time, clock.duration, clock.picture, clock.playing])
    store.subscribe(() => state.set(read()));
  return {
    clock,
    state,
    attach: (video) => {
      clock.reset();
      return clock.attach(video);
    },
    seek: (seconds) => clock.seek(seconds * 1000),
    step: clock.step,
    toggle: clock.toggle,
  };
}
