import type { Order } from '@inkreel/contract/api/orders.ts';
import { POLL_ORDER_MS } from '@inkreel/contract/limits.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import { createStore, type Store } from '../../../../lib/store.ts';
import {
  type Asked,
  advance,
  type Effect,
  mayChoose,
  orderOf,
  type PayEvent,
  type Payment,
  watchesOrder,
} from './payment.ts';
import type { PopupMessage } from './popup-message.ts';

/** What a payment needs from server and browser. Calls reject with ApiError. */
export interface PayWorld {
  create: (way: PayWay, attempt: string) => Promise<Order>;
  read: (orderId: string) => Promise<Order>;
  capture: (orderId: string, token: string) => Promise<Order>;
  cancel: (orderId: string) => Promise<Order>;
  /** Opens the popup, or takes the one that is open; false if the browser blocked it. Call it inside a click. */
  openPopup: () => boolean;
  showInPopup: (link: string) => void;
  closePopup: () => void;
  popupClosed: () => boolean;
  /** Listens to the popup's messages; returns a function to stop. */
  listen: (hear: (message: PopupMessage) => void) => () => void;
  remember: (order: Order) => void;
  forget: () => void;
  credited: (order: Order) => void;
  /** A fresh idempotency key. */
  newAttempt: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits; returns early, without throwing, when the signal aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface RunningPayment {
  state: Store<Payment>;
  choose: (way: PayWay) => void;
  /** Opens the provider's popup for the same order again. */
  reopen: () => void;
  retryCapture: () => void;
  cancel: () => void;
  /** The dialog was closed. */
  leave: () => void;
  /** Polls the order immediately: the tab is visible again, or the balance has changed. */
  look: () => void;
  /** Begins listening, polling and the clock; returns a function to stop. */
  start: () => () => void;
}

/** How often the clock and the popup are checked, in milliseconds. */
const TICK_MS = 500;

/** Runs a payment: performs the actions of `advance` and feeds the answers back to it. */
export function runPayment(world: PayWorld, first: Payment): RunningPayment {
  const state = createStore(first);
  let asking = false;
  const send = (event: PayEvent) => {
    const next = advance(state.get(), event);
    state.set(next.state);
    for (const effect of next.effects) carryOut(effect);
  };
  const answer = (asked: Asked, orderId: string, call: Promise<Order>) =>
    call.then(
      (order) => send({ type: 'order', asked, order }),
      (error: unknown) => send({ type: 'ask_failed', asked, orderId, error }),
    );
  const poll = async () => {
    const order = orderOf(state.get());
    if (asking || order === undefined || !watchesOrder(state.get())) return;
    asking = true;
    await answer('poll', order.id, world.read(order.id));
    asking = false;
  };
  function carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'create': {
        const { attempt } = effect;
        void world.create(effect.way, attempt).then(
          (order) => send({ type: 'created', attempt, order }),
          (error: unknown) => send({ type: 'create_failed', attempt, error }),
        );
        return;
      }
      case 'ask':
        return void answer(effect.asked, effect.orderId, world.read(effect.orderId));
      case 'capture':
        return void answer('capture', effect.orderId, world.capture(effect.orderId, effect.token));
      case 'cancel':
        return void answer('cancel', effect.orderId, world.cancel(effect.orderId));
      case 'show_in_popup':
        return world.showInPopup(effect.link);
      case 'close_popup':
        return world.closePopup();
      case 'remember':
        return world.remember(effect.order);
      case 'forget':
        return world.forget();
      case 'credited':
        return world.credited(effect.order);
    }
  }
  const tick = () => {
    send({ type: 'clock', now: world.now() });
    const now = state.get();
    if (now.step === 'waiting' && now.popup === 'open' && world.popupClosed()) send({ type: 'popup_closed' });
  };
  const follow = async (signal: AbortSignal) => {
    let polled = world.now();
    while (!signal.aborted) {
      await world.sleep(TICK_MS, signal);
      if (signal.aborted) return;
      tick();
      if (world.now() - polled < POLL_ORDER_MS) continue;
      polled = world.now();
      void poll();
    }
  };
  return {
    state,
    choose: (way) => {
      if (!mayChoose(state.get())) return;
      const window = way === 'paypal' && world.openPopup();
      send({ type: 'choose', way, attempt: world.newAttempt(), window });
    },
    reopen: () => send({ type: 'reopened', window: world.openPopup() }),
    retryCapture: () => send({ type: 'retry_capture' }),
    cancel: () => send({ type: 'cancel' }),
    leave: () => send({ type: 'leave' }),
    look: () => void poll(),
    start: () => {
      const abort = new AbortController();
      const deaf = world.listen((message) => send({ type: 'popup_said', message }));
      const now = state.get();
      if (now.step === 'resuming') carryOut({ do: 'ask', asked: 'resume', orderId: now.orderId });
      void follow(abort.signal);
      return () => {
        abort.abort();
        deaf();
      };
    },
  };
}
