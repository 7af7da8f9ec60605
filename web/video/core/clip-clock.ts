import { createStore, type Store } from '../../lib/store.ts';
import { stepFrames } from './timeline-view.ts';

/** The part of a player that a clock uses; a video element has it. */
export type Playable = Pick<
  HTMLMediaElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'playbackRate'
  | 'muted'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeEventListener'
> &
  Partial<Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>>;

/** What a player knows of the picture. */
export interface ClipPicture {
  /** Pixels as shown; 0 before the player knows them, and for sound. */
  width: number;
  height: number;
  /** This browser cannot play it. */
  failed: boolean;
}

export interface ClipWorld {
  /** Calls back before the next frame is painted, until it is stopped. */
  everyFrame: (listener: () => void) => () => void;
}

/** The time of a clip, which table, picture and track follow together. Milliseconds throughout. */
export interface ClipClock {
  time: Store<number>;
  playing: Store<boolean>;
  /** Length of the clip; 0 before its player knows it. */
  duration: Store<number>;
  picture: Store<ClipPicture>;
  /** How fast it plays, 1 at first; what L adds to it ends with the next pause. */
  speed: Store<number>;
  muted: Store<boolean>;
  /** Follows a player from now on, from the time that is shown. Returns a function to release it. */
  attach: (player: Playable) => () => void;
  seek: (time: number) => void;
  toggle: () => void;
  pause: () => void;
  /** @param rate frames a second, if known */
  step: (frames: number, rate?: number) => void;
  /** J and L: back, or on, and twice as fast with each further press. */
  shuttle: (direction: -1 | 1) => void;
  setSpeed: (speed: number) => void;
  toggleSound: () => void;
  /** Resets time and picture, for another clip. */
  reset: () => void;
}

/** Frames a second until the rate is known. */
export const USUAL_RATE = 30;
const NO_PICTURE: ClipPicture = { width: 0, height: 0, failed: false };

/** The greatest speed that every browser allows. */
const FASTEST = 8;
/** Browsers do not play backwards: J goes back by this much. */
const BACK = 2000;

export function createClipClock(world: ClipWorld): ClipClock {
  const time = createStore(0);
  const playing = createStore(false);
  const duration = createStore(0);
  const picture = createStore(NO_PICTURE);
  const speed = createStore(1);
  const muted = createStore(false);
  let player: Playable | undefined;
  let stopFollowing: (() => void) | undefined;

  const read = () => {
    if (player) time.set(player.currentTime * 1000);
  };
  const follow = () => {
    if (!player) return;
    playing.set(!player.paused);
    stopFollowing?.();
    stopFollowing = player.paused ? undefined : world.everyFrame(read);
    if (player.paused) player.playbackRate = speed.get();
  };
  const learn = () => {
    if (!player) return;
    if (Number.isFinite(player.duration)) duration.set(player.duration * 1000);
    const { videoWidth: width = 0, videoHeight: height = 0 } = player;
    picture.set({ width, height, failed: false });
  };
  const fail = () => picture.set({ ...picture.get(), failed: true });
  const hear = () => {
    if (player) muted.set(player.muted);
  };
  const seek = (to: number) => {
    const inside = Math.min(Math.max(0, to), duration.get() || Math.max(0, to));
    // The page follows at once; the player's frame comes when it is decoded.
    time.set(inside);
    if (player) player.currentTime = inside / 1000;
  };
  const play = () => void player?.play().catch(() => follow());

  return {
    time,
    playing,
    duration,
    picture,
    speed,
    muted,
    attach: (next) => {
      player = next;
      if (time.get() > 0) next.currentTime = time.get() / 1000;
      if (muted.get()) next.muted = true;
      next.playbackRate = speed.get();
      const listeners = [
        ['play', follow],
        ['pause', follow],
        ['ended', follow],
        ['seeked', read],
        ['loadedmetadata', learn],
        ['durationchange', learn],
        ['volumechange', hear],
        ['error', fail],
      ] as const;
      for (const [name, listener] of listeners) next.addEventListener(name, listener);
      learn();
      hear();
      follow();
      return () => {
        for (const [name, listener] of listeners) next.removeEventListener(name, listener);
        stopFollowing?.();
        stopFollowing = undefined;
        playing.set(false);
        player = undefined;
      };
    },
    seek,
    toggle: () => {
      if (!player) return;
      if (player.paused) play();
      else player.pause();
    },
    pause: () => player?.pause(),
    step: (frames, rate = USUAL_RATE) => {
      player?.pause();
      seek(stepFrames(time.get(), frames, rate, duration.get()));
    },
    shuttle: (direction) => {
      if (!player) return;
      if (direction < 0) return seek(time.get() - BACK);
      if (player.paused) play();
      else player.playbackRate = Math.min(FASTEST, player.playbackRate * 2);
    },
    setSpeed: (next) => {
      speed.set(next);
      if (player) player.playbackRate = next;
    },
    toggleSound: () => {
      if (player) player.muted = !player.muted;
    },
    reset: () => {
      time.set(0);
      duration.set(0);
      picture.set(NO_PICTURE);
    },
  };
}

/** The clock's world in a page. */
export const PAGE_FRAMES: ClipWorld = {
  everyFrame: (listener) => {
    let request = requestAnimationFrame(function tick() {
      listener();
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  },
};
