/** The clock of the animatic: plain code, advanced by the view for each frame. */
import { createStore, type Store } from '../../lib/store.ts';

export interface Playing {
  /** Seconds from the beginning. */
  time: number;
  /** Seconds of the story a second; 0 stands still, below it plays backwards. */
  rate: number;
}

export interface Transport {
  state: Store<Playing>;
  /** The part that is repeated, in seconds; undefined plays to the end. */
  loop: (span: { start: number; end: number } | undefined) => void;
  /** How long the story is by now. */
  setLength: (seconds: number) => void;
  toggle: () => void;
  pause: () => void;
  /** L: forwards, faster each time. J: backwards. */
  forward: () => void;
  backward: () => void;
  seek: (seconds: number) => void;
  /** Time has passed, in seconds. */
  tick: (seconds: number) => void;
}

const FASTEST = 4;

export function createTransport(): Transport {
  let length = 0;
  let span: { start: number; end: number } | undefined;
  const state = createStore<Playing>({ time: 0, rate: 0 });
  const within = (time: number) => Math.min(length, Math.max(0, time));
  const set = (next: Partial<Playing>) => state.set({ ...state.get(), ...next });
  const play = (rate: number) => {
    const { time } = state.get();
    // At the end it begins again.
    const isOver = rate > 0 && time >= length;
    set({ rate, time: isOver ? (span?.start ?? 0) : time });
  };
  return {
    state,
    loop: (next) => {
      span = next;
    },
    setLength: (seconds) => {
      length = seconds;
      if (state.get().time > length) set({ time: length });
    },
    toggle: () => (state.get().rate === 0 ? play(1) : set({ rate: 0 })),
    pause: () => set({ rate: 0 }),
    forward: () => play(state.get().rate > 0 ? Math.min(FASTEST, state.get().rate * 2) : 1),
    backward: () => play(state.get().rate < 0 ? Math.max(-FASTEST, state.get().rate * 2) : -1),
    seek: (seconds) => set({ time: within(seconds) }),
    tick: (seconds) => {
      const { time, rate } = state.get();
      if (rate === 0) return;
      const next = time + seconds * rate;
      if (span && rate > 0 && time < span.end && next >= span.end) return set({ time: span.start });
      const isEnd = rate > 0 ? next >= length : next <= 0;
      set({ time: within(next), rate: isEnd ? 0 : rate });
    },
  };
}
