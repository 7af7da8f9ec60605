/**
 * One purchase from the choice of how to pay to the success dialog, without React and without the network: a
 * state, events, and what to do next (specification, section 4, Wallet QR payment and International provider
 * payment). Whatever the order and number of answers, an order known to be paid ends in `paid`.
 */
import { ORDER_STATUS, type Order } from '@inkreel/contract/api/orders.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { concerns, type PopupMessage } from './popup-message.ts';

/**
 * What the provider's popup is doing: `none` for a wallet, `asking` while a closed popup's order is looked up, `shut`
 * when it was closed without an answer, `absent` after a reload, `blocked` by the browser.
 */
export type PopupState = 'none' | 'open' | 'asking' | 'shut' | 'absent' | 'blocked';

export type Payment =
  | { step: 'choosing' }
  | { step: 'blocked'; way: PayWay }
  | { step: 'creating'; way: PayWay; attempt: string }
  | { step: 'resuming'; orderId: string }
  | { step: 'waiting'; order: Order; popup: PopupState }
  | { step: 'capturing'; order: Order; token: string }
  | { step: 'cancelling'; order: Order; leaves: boolean }
  | { step: 'paid'; order: Order }
  | { step: 'ended'; order: Order; why: 'cancelled' | 'expired' }
  | { step: 'order_failed'; way: PayWay; attempt: string; error: unknown }
  | { step: 'capture_failed'; order: Order; token: string; error: unknown }
  | { step: 'left' };

/** The request that an order is the answer to. */
export type Asked = 'poll' | 'closed_popup' | 'resume' | 'capture' | 'cancel';

export type PayEvent =
  /** `window`: whether the popup could be opened; irrelevant for a wallet. `attempt`: a fresh idempotency key. */
  | { type: 'choose'; way: PayWay; attempt: string; window: boolean }
  | { type: 'created'; attempt: string; order: Order }
  | { type: 'create_failed'; attempt: string; error: unknown }
  | { type: 'order'; asked: Asked; order: Order }
  | { type: 'ask_failed'; asked: Asked; orderId: string; error: unknown }
  | { type: 'popup_closed' }
  | { type: 'popup_said'; message: PopupMessage }
  | { type: 'reopened'; window: boolean }
  | { type: 'retry_capture' }
  | { type: 'cancel' }
  | { type: 'leave' }
  /** Milliseconds since 1970. */
  | { type: 'clock'; now: number };

export type Effect =
  | { do: 'create'; way: PayWay; attempt: string }
  | { do: 'ask'; asked: Asked; orderId: string }
  | { do: 'capture'; orderId: string; token: string }
  | { do: 'cancel'; orderId: string }
  | { do: 'show_in_popup'; link: string }
  | { do: 'close_popup' }
  /** Keeps an open order through a reload of the page. */
  | { do: 'remember'; order: Order }
  | { do: 'forget' }
  /** Points have arrived: balance, plan and ledger are out of date. */
  | { do: 'credited'; order: Order };

export interface Step {
  state: Payment;
  effects: readonly Effect[];
}

/** The order that a state is about. */
export function orderOf(state: Payment): Order | undefined {
  return 'order' in state ? state.order : undefined;
}

/** True while the order may still be paid: then it is polled. */
export function watchesOrder(state: Payment): boolean {
  return ['waiting', 'capturing', 'capture_failed'].includes(state.step);
}

/** True if a way to pay may be chosen; false for the second click of a double click. */
export function mayChoose(state: Payment): boolean {
  return ['choosing', 'blocked', 'order_failed', 'ended'].includes(state.step);
}

/**
 * The step that follows an event. Events that do not fit the state, such as late and repeated ones, change
 * nothing.
 */
export function advance(state: Payment, event: PayEvent): Step {
  switch (event.type) {
    case 'choose':
      return choose(state, event);
    case 'created':
      return created(state, event);
    case 'create_failed':
      return createFailed(state, event);
    case 'order':
      return learn(state, event);
    case 'ask_failed':
      return askFailed(state, event);
    case 'popup_closed':
      if (state.step !== 'waiting' || state.popup !== 'open') return stay(state);
      return to({ ...state, popup: 'asking' }, ask('closed_popup', state.order.id));
    case 'popup_said':
      return popupSaid(state, event.message);
    case 'reopened':
      return reopened(state, event.window);
    case 'retry_capture':
      return state.step === 'capture_failed' ? capture(state.order, state.token) : stay(state);
    case 'cancel':
      return cancel(state);
    case 'leave':
      return leave(state);
    case 'clock':
      if (state.step !== 'waiting' || event.now < Date.parse(state.order.closes_at)) return stay(state);
      return to({ step: 'ended', order: state.order, why: 'expired' }, ask('poll', state.order.id));
  }
}

const stay = (state: Payment, ...effects: Effect[]): Step => ({ state, effects });
const to = stay;
const ask = (asked: Asked, orderId: string): Effect => ({ do: 'ask', asked, orderId });
const CLOSE: Effect = { do: 'close_popup' };
const FORGET: Effect = { do: 'forget' };

type EventOf<Type extends PayEvent['type']> = Extract<PayEvent, { type: Type }>;

function choose(state: Payment, { way, attempt, window }: EventOf<'choose'>): Step {
  if (!mayChoose(state)) return stay(state);
  if (way === 'paypal' && !window) return to({ step: 'blocked', way });
  // After a lost answer the order may exist: the same key brings the same order.
  const again = state.step === 'order_failed' && state.way === way && wasLost(state.error);
  const key = again ? state.attempt : attempt;
  return to({ step: 'creating', way, attempt: key }, { do: 'create', way, attempt: key });
}

function wasLost(error: unknown): boolean {
  return error instanceof ApiError && ['network_error', 'timeout', 'unreadable_answer'].includes(error.code);
}

function created(state: Payment, { attempt, order }: EventOf<'created'>): Step {
  if (state.step !== 'creating' || state.attempt !== attempt) {
    // The buyer has closed the dialog meanwhile: this order must not be paid by accident.
    if (order.status === ORDER_STATUS.paid) return stay(state, { do: 'credited', order });
    return stay(state, { do: 'cancel', orderId: order.id });
  }
  return show(order, state.way === 'paypal' ? 'open' : 'none');
}

/** The step for an order as just received, with its popup if it has one. */
function show(order: Order, popup: PopupState): Step {
  if (order.status === ORDER_STATUS.paid) return paid(order);
  if (order.status !== ORDER_STATUS.created)
    return to({ step: 'ended', order, why: 'expired' }, CLOSE, FORGET);
  const send: Effect[] =
    popup === 'open' && order.link !== null ? [{ do: 'show_in_popup', link: order.link }] : [];
  return to({ step: 'waiting', order, popup }, { do: 'remember', order }, ...send);
}

const paid = (order: Order): Step => to({ step: 'paid', order }, CLOSE, FORGET, { do: 'credited', order });

function createFailed(state: Payment, { attempt, error }: EventOf<'create_failed'>): Step {
  if (state.step !== 'creating' || state.attempt !== attempt) return stay(state);
  // Specification, section 4: a 401 just closes the dialog.
  if (error instanceof ApiError && error.code === 'not_signed_in') return to({ step: 'left' }, CLOSE);
  return to({ step: 'order_failed', way: state.way, attempt, error }, CLOSE);
}

function learn(state: Payment, { asked, order }: EventOf<'order'>): Step {
  if (state.step === 'resuming' && state.orderId === order.id)
    return show(order, order.pay_way === 'paypal' ? 'absent' : 'none');
  const known = orderOf(state);
  if (order.status === ORDER_STATUS.paid) {
    if (state.step === 'paid') return stay(state);
    return known?.id === order.id ? paid(order) : stay(state, FORGET, { do: 'credited', order });
  }
  if (known?.id !== order.id) return stay(state);
  if (order.status !== ORDER_STATUS.created) return closed(state, asked, order);
  if (state.step === 'waiting' && state.popup === 'asking' && asked === 'closed_popup')
    return to({ ...state, popup: 'shut' });
  if (state.step === 'capturing' && asked === 'capture')
    return to({ ...state, step: 'capture_failed', error: new ApiError('payment_failed') });
  if (state.step === 'cancelling' && asked === 'cancel') return notCancelled(state);
  return stay(state);
}

function closed(state: Payment, asked: Asked, order: Order): Step {
  if (state.step === 'paid' || state.step === 'ended') return stay(state);
  // The answer to the capture decides: money may have moved after the order was closed.
  if (state.step === 'capturing' && asked !== 'capture') return stay(state);
  if (state.step === 'cancelling' && state.leaves) return to({ step: 'left' }, CLOSE, FORGET);
  const why = state.step === 'cancelling' ? 'cancelled' : 'expired';
  return to({ step: 'ended', order, why }, CLOSE, FORGET);
}

/** The order is still open at the server, which closes it by itself after two hours. */
function notCancelled(state: Extract<Payment, { step: 'cancelling' }>): Step {
  if (state.leaves) return to({ step: 'left' }, FORGET);
  return to({ step: 'ended', order: state.order, why: 'cancelled' }, FORGET);
}

function askFailed(state: Payment, { asked, orderId, error }: EventOf<'ask_failed'>): Step {
  if (state.step === 'resuming' && state.orderId === orderId) {
    const gone = error instanceof ApiError && error.code === 'not_found';
    return to({ step: 'left' }, ...(gone ? [FORGET] : []));
  }
  if (orderOf(state)?.id !== orderId) return stay(state);
  if (asked === 'closed_popup' && state.step === 'waiting' && state.popup === 'asking')
    return to({ ...state, popup: 'shut' });
  if (asked === 'capture' && state.step === 'capturing')
    return to({ ...state, step: 'capture_failed', error });
  if (asked === 'cancel' && state.step === 'cancelling') return notCancelled(state);
  // The next poll asks again.
  return stay(state);
}

function popupSaid(state: Payment, message: PopupMessage): Step {
  const order = orderOf(state);
  if (!order || !concerns(message, order)) return stay(state);
  const token = message.token ?? order.paypal_order_id;
  // A buyer who approved after all, even after a cancel, needs no further step: the server knows whether it
  // still counts.
  const mayCapture = ['waiting', 'cancelling', 'ended'].includes(state.step);
  if (message.status === 1) return mayCapture && token !== null ? capture(order, token) : stay(state);
  return state.step === 'waiting' ? abandon(order, false) : stay(state);
}

const capture = (order: Order, token: string): Step =>
  to({ step: 'capturing', order, token }, CLOSE, { do: 'capture', orderId: order.id, token });

const abandon = (order: Order, leaves: boolean): Step =>
  to({ step: 'cancelling', order, leaves }, CLOSE, { do: 'cancel', orderId: order.id });

function reopened(state: Payment, window: boolean): Step {
  if (state.step !== 'waiting' || state.popup === 'none') return stay(state);
  if (!window || state.order.link === null) return to({ ...state, popup: 'blocked' });
  return to({ ...state, popup: 'open' }, { do: 'show_in_popup', link: state.order.link });
}

function cancel(state: Payment): Step {
  if (state.step === 'waiting' || state.step === 'capture_failed') return abandon(state.order, false);
  if (state.step === 'creating') return to({ step: 'choosing' }, CLOSE);
  if (state.step === 'blocked' || state.step === 'order_failed') return to({ step: 'choosing' });
  return stay(state);
}

function leave(state: Payment): Step {
  if (state.step === 'waiting' || state.step === 'capture_failed') return abandon(state.order, true);
  if (state.step === 'cancelling') return stay({ ...state, leaves: true });
  // The outcome of a pending capture is still reported: `learn` handles paid orders in every state.
  return to({ step: 'left' }, CLOSE);
}
