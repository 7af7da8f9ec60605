import { createStore, type Store } from '../../../lib/store.ts';
import { readResult, type SocialResult } from './social-result.ts';
import { type SocialEvent, type SocialStep, stepAfter } from './social-step.ts';

/** The part of a popup's window that is used. */
export interface Popup {
  close: () => void;
  goTo: (address: string) => void;
  /** Calls back once when the window appears closed; returns a function to stop. */
  onClosed: (then: () => void) => () => void;
  /** True for the window that a message came from. */
  is: (source: unknown) => boolean;
}

/** A message as it came: from a window, or by the channel, which only this origin can write to. */
export type Arrival = { by: 'window'; origin: string; source: unknown; data: unknown } | ChannelArrival;
interface ChannelArrival {
  by: 'channel';
  data: unknown;
}

export interface SocialWorld {
  origin: string;
  /** Opens the loading page in a popup; null if the browser blocks it. */
  open: () => Popup | null;
  /** Asks the server for the provider's address. */
  askForAddress: (signal: AbortSignal) => Promise<string>;
  listen: (onArrival: (arrival: Arrival) => void) => () => void;
}

/** Sends the result to the server and enters with the session that it returns. */
export type Enter = (result: SocialResult & { code: string }, signal: AbortSignal) => Promise<void>;

export interface SocialSignIn {
  step: Store<SocialStep>;
  /** Must be called while a click is being handled: browsers block other popups. */
  start: (enter: Enter) => void;
  cancel: () => void;
}

/** Sign-in by a popup at another site, without React; `step` says what to show. */
export function createSocialSignIn(world: SocialWorld): SocialSignIn {
  const step = createStore<SocialStep>({ name: 'idle' });
  let end: () => void = () => undefined;

  function start(enter: Enter): void {
    end();
    const popup = world.open();
    step.set(stepAfter(step.get(), { type: 'started', hasPopup: popup !== null }));
    if (popup) run(popup, enter);
  }

  function run(popup: Popup, enter: Enter): void {
    const attempt = new AbortController();
    const { signal } = attempt;
    const tell = (event: SocialEvent): SocialStep => {
      if (signal.aborted) return step.get();
      step.set(stepAfter(step.get(), event));
      if (step.get().name === 'idle') end();
      return step.get();
    };
    const stopWatching = popup.onClosed(() => void tell({ type: 'closed' }));
    const stopListening = world.listen((arrival) => {
      if (signal.aborted || !isOurs(arrival, popup)) return;
      const result = readResult(arrival.data);
      if (!result) return;
      const waited = step.get().name !== 'finishing';
      if (tell({ type: 'result', result }).name === 'finishing' && waited && result.code !== undefined)
        enter({ ...result, code: result.code }, signal).catch(
          (error: unknown) => void tell({ type: 'refused', error }),
        );
    });
    end = () => {
      end = () => undefined;
      attempt.abort();
      stopWatching();
      stopListening();
      popup.close();
    };
    world
      .askForAddress(signal)
      .then((address) => {
        if (tell({ type: 'address', address }).name === 'away' && !signal.aborted) popup.goTo(address);
      })
      .catch((error: unknown) => void tell({ type: 'refused', error }));
  }

  /**
   * True if a message comes from the popup that was opened here, at this origin, or by the channel. `state`
   * is checked later.
   */
  function isOurs(arrival: Arrival, popup: Popup): boolean {
    return arrival.by === 'channel' || (arrival.origin === world.origin && popup.is(arrival.source));
  }

  return {
    step,
    start,
    cancel: () => {
      step.set(stepAfter(step.get(), { type: 'cancelled' }));
      end();
    },
  };
}
