/** The clock of the editor: which frame is shown, and how fast it plays. Plain code, driven by the view. */
import { createStore, type Store } from '../../../lib/store.ts';

export interface Playing {
  /** The frame that is shown. */
  frame: number;
  /** Seconds of the film a second; 0 stands still, below it plays backwards. */
  rate: number;
}

/** Seconds, growing while it plays: that of the sound card where there is sound. */
export type Clock = () => number;

export interface Playback {
  state: Store<Playing>;
  /** Grows with each jump: what follows the clock begins again there. */
  jumps: Store<number>;
  /** How many frames there are, and how many a second. */
  setFilm: (film: { frames: number; fps: number }) => void;
  /** Follows this clock from now on. */
  setClock: (clock: Clock) => void;
  toggle: () => void;
  pause: () => void;
  /** L: forwards, faster each time. J: backwards. */
  forward: () => void;
  backward: () => void;
  seek: (frame: number) => void;
  /** Shows the frame of this moment. */
  tick: () => void;
}

const FASTEST = 8;

export function createPlayback(clock: Clock): Playback {
  let film = { frames: 0, fps: 24 };
  let now = clock;
  /** Where it began to play: seconds of the film and of the clock. */
  let from = { film: 0, clock: 0 };
  const state = createStore<Playing>({ frame: 0, rate: 0 });
  const jumps = createStore(0);
  const within = (frame: number) => Math.min(Math.max(0, film.frames - 1), Math.max(0, frame));
  const set = (next: Partial<Playing>) => {
    const before = state.get();
    const after = { ...before, ...next };
    if (after.frame !== before.frame || after.rate !== before.rate) state.set(after);
  };
  const anchor = (frame: number) => {
    from = { film: frame / film.fps, clock: now() };
  };
  const jump = (frame: number) => {
    anchor(frame);
    jumps.set(jumps.get() + 1);
  };
  const play = (rate: number) => {
    const { frame } = state.get();
    // At the end it begins again.
    const first = rate > 0 && frame >= film.frames - 1 ? 0 : frame;
    jump(first);
    set({ rate, frame: first });
  };
  return {
    state,
    jumps,
    setFilm: (next) => {
      film = next;
      set({ frame: within(state.get().frame) });
      anchor(state.get().frame);
    },
    setClock: (next) => {
      now = next;
      anchor(state.get().frame);
    },
    toggle: () => (state.get().rate === 0 ? play(1) : set({ rate: 0 })),
    pause: () => set({ rate: 0 }),
    forward: () => play(state.get().rate > 0 ? Math.min(FASTEST, state.get().rate * 2) : 1),
    backward: () => play(state.get().rate < 0 ? Math.max(-FASTEST, state.get().rate * 2) : -1),
    seek: (frame) => {
      const next = within(Math.round(frame));
      jump(next);
      set({ frame: next });
    },
    tick: () => {
      const { rate } = state.get();
      if (rate === 0) return;
      // A frame begins at its time: the small amount is for clocks that are late by a rounding.
      const frame = Math.floor((from.film + (now() - from.clock) * rate) * film.fps + 1e-6);
      const isOver = rate > 0 ? frame >= film.frames - 1 : frame <= 0;
      set({ frame: within(frame), rate: isOver ? 0 : rate });
    },
  };
}
