import { createStore, type Store } from '../../../lib/store.ts';
import { stepFrames } from '../../../video/core/timeline-view.ts';

/** What a page knows of a video that it shows. Lengths in seconds, sizes in pixels as shown. */
export interface ClipState {
  time: number;
  /** 0 until the browser has read it, as are the sizes. */
  duration: number;
  width: number;
  height: number;
  playing: boolean;
  /** The browser cannot show it. */
  failed: boolean;
}

/** A video of the page as something to follow and to steer, wherever its element stands. */
export interface Clip {
  state: Store<ClipState>;
  /** Takes an element over; answers how to let it go. */
  attach: (video: HTMLVideoElement) => () => void;
  seek: (time: number) => void;
  /** By so many frames, to the middle of that frame: seeking to its edge may show the one before. */
  step: (frames: number, rate: number | undefined) => void;
  toggle: () => void;
}

/** Frames a second until somebody knows better. */
export const USUAL_RATE = 30;
const NOTHING: ClipState = { time: 0, duration: 0, width: 0, height: 0, playing: false, failed: false };

/** A clip without a video yet. */
export function createClip(): Clip {
  const state = createStore(NOTHING);
  let video: HTMLVideoElement | undefined;
  const set = (changed: Partial<ClipState>) => state.set({ ...state.get(), ...changed });
  const seek = (time: number) => {
    const { duration } = state.get();
    const wanted = Math.max(0, Math.min(duration, time));
    set({ time: wanted });
    if (video) video.currentTime = wanted;
  };
  return {
    state,
    seek,
    step: (frames, rate = USUAL_RATE) => {
      video?.pause();
      const { time, duration } = state.get();
      seek(stepFrames(time * 1000, frames, rate, duration * 1000) / 1000);
    },
    toggle: () => {
      if (video?.paused) void video.play().catch(() => undefined);
      else video?.pause();
    },
    attach: (element) => {
      video = element;
      state.set(NOTHING);
      let waiting = 0;
      const follow = () => {
        set({ time: element.currentTime });
        if (!element.paused) waiting = requestAnimationFrame(follow);
      };
      const listeners: Record<string, () => void> = {
        loadedmetadata: () =>
          set({ duration: element.duration, width: element.videoWidth, height: element.videoHeight }),
        durationchange: () => set({ duration: element.duration || 0 }),
        play: () => {
          set({ playing: true });
          follow();
        },
        pause: () => {
          cancelAnimationFrame(waiting);
          set({ playing: false, time: element.currentTime });
        },
        seeked: () => element.paused && set({ time: element.currentTime }),
        error: () => set({ failed: true }),
      };
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
      if (element.readyState > 0) listeners['loadedmetadata']?.();
      return () => {
        cancelAnimationFrame(waiting);
        for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
        if (video === element) video = undefined;
      };
    },
  };
}
