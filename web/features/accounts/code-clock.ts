import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createStore, type Store } from '../../lib/store.ts';

interface CodeState {
  /** Whole seconds until another code may be requested; 0 when it may. */
  left: number;
  /** Where the last code went. */
  sentTo: string | undefined;
}

export interface CodeClock {
  state: Store<CodeState>;
  /** Counts down from this many seconds; `sentTo` if a code was sent, not if one was refused. */
  start: (seconds: number, sentTo?: string) => void;
}

/**
 * The countdown of a button that mails a code (specification, section 4: 60 seconds). It lives outside the
 * view, so that it continues when the view is left and reopened. It counts to a point in time, so that it is
 * right immediately in a tab that was suspended.
 *
 * @param now milliseconds since 1970
 */
export function createCodeClock(now: () => number = Date.now): CodeClock {
  const state = createStore<CodeState>({ left: 0, sentTo: undefined });
  let end = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const rest = end - now();
    const left = Math.max(0, Math.ceil(rest / 1000));
    state.set({ ...state.get(), left });
    if (left > 0) timer = setTimeout(tick, rest - (left - 1) * 1000);
  };
  return {
    state,
    start: (seconds, sentTo = state.get().sentTo) => {
      clearTimeout(timer);
      end = now() + seconds * 1000;
      state.set({ left: 0, sentTo });
      tick();
    },
  };
}

/** Seconds to wait after a code was refused because one went out before; undefined for any other failure. */
export function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'too_many_codes') return undefined;
  const seconds = error.data['retry_after'];
  return typeof seconds === 'number' && seconds > 0 ? seconds : EMAIL_CODE.countdownSeconds;
}
