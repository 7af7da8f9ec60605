import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { advance, type Effect, type PayEvent, type Payment } from './payment.ts';
import { orderOf } from './testing/order.ts';

/** Sends events one after the other; returns the state and all actions. */
function play(state: Payment, ...events: PayEvent[]): { state: Payment; done: Effect[] } {
  const done: Effect[] = [];
  for (const event of events) {
    const next = advance(state, event);
    state = next.state;
    done.push(...next.effects);
  }
  return { state, done };
}

const CHOOSING: Payment = { step: 'choosing' };
const qr = orderOf({ pay_way: 'wechat', code_url: 'weixin://x', link: null, paypal_order_id: null });
const pp = orderOf();
const choose = (way: 'wechat' | 'paypal', attempt = 'k1', window = true): PayEvent => ({
  type: 'choose',
  way,
  attempt,
  window,
});
const created = (order = qr, attempt = 'k1'): PayEvent => ({ type: 'created', attempt, order });
const learn = (
  asked: Extract<PayEvent, { type: 'order' }>['asked'],
  status: 0 | 1 | 2 | 3,
  order = pp,
): PayEvent => ({ type: 'order', asked, order: { ...order, status } });
const said = (status: 0 | 1, token = 'PP1'): PayEvent => ({
  type: 'popup_said',
  message: { type: 'paypal-result', status, token },
});
const failed = (
  asked: 'capture' | 'cancel' | 'resume' | 'closed_popup',
  code = 'payment_failed' as const,
): PayEvent => ({
  type: 'ask_failed',
  asked,
  orderId: 'o1',
  error: new ApiError(code),
});
const kinds = (done: Effect[]) => done.map((effect) => effect.do);
const waitingQr = play(CHOOSING, choose('wechat'), created()).state;
const waitingPopup = play(CHOOSING, choose('paypal'), created(pp)).state;

describe('wallet', () => {
  it('orders once on a double click, shows the code, and ends paid', () => {
    const { state, done } = play(
      CHOOSING,
      choose('wechat', 'k1'),
      choose('wechat', 'k2'),
      created(),
      learn('poll', 0, qr),
      learn('poll', 1, qr),
      learn('poll', 1, qr),
    );
    expect(state).toMatchObject({ step: 'paid', order: { id: 'o1' } });
    expect(kinds(done)).toEqual(['create', 'remember', 'close_popup', 'forget', 'credited']);
  });
  it('closes the dialog silently on a 401 while ordering', () => {
    const error = new ApiError('not_signed_in');
    const { state } = play(CHOOSING, choose('wechat'), { type: 'create_failed', attempt: 'k1', error });
    expect(state.step).toBe('left');
  });
  it('uses the same key again after a lost answer, and a new one after a refusal', () => {
    const tryAgain = (code: 'timeout' | 'too_many_orders') =>
      play(
        CHOOSING,
        choose('wechat', 'k1'),
        { type: 'create_failed', attempt: 'k1', error: new ApiError(code) },
        choose('wechat', 'k2'),
      ).state;
    expect(tryAgain('timeout')).toMatchObject({ step: 'creating', attempt: 'k1' });
    expect(tryAgain('too_many_orders')).toMatchObject({ step: 'creating', attempt: 'k2' });
  });
  it('expires with the clock, is queried once more, and ends paid if it was', () => {
    const closes = Date.parse(qr.closes_at);
    expect(play(waitingQr, { type: 'clock', now: closes - 1 }).state).toBe(waitingQr);
    const { state, done } = play(waitingQr, { type: 'clock', now: closes });
    expect(state).toMatchObject({ step: 'ended', why: 'expired' });
    expect(done).toEqual([{ do: 'ask', asked: 'poll', orderId: 'o1' }]);
    expect(play(state, learn('poll', 1, qr)).state.step).toBe('paid');
    expect(play(state, choose('wechat', 'k2')).state).toMatchObject({ step: 'creating', attempt: 'k2' });
  });
  it('cancels, unless it turns out to be paid', () => {
    const { state, done } = play(waitingQr, { type: 'cancel' });
    expect(kinds(done)).toContain('cancel');
    expect(play(state, learn('cancel', 2, qr)).state).toMatchObject({ step: 'ended', why: 'cancelled' });
    expect(play(state, learn('cancel', 1, qr)).state.step).toBe('paid');
    expect(play(state, failed('cancel')).state).toMatchObject({ step: 'ended', why: 'cancelled' });
  });
  it('closing the dialog cancels too, and still shows a payment that came first', () => {
    const { state } = play(waitingQr, { type: 'leave' });
    expect(play(state, learn('cancel', 2, qr)).state.step).toBe('left');
    expect(play(state, learn('poll', 1, qr)).state.step).toBe('paid');
  });
  it('cancels an order that arrives after the buyer has closed the dialog', () => {
    const { state, done } = play(CHOOSING, choose('wechat'), { type: 'cancel' }, created());
    expect(state.step).toBe('choosing');
    expect(done.at(-1)).toEqual({ do: 'cancel', orderId: 'o1' });
    const gone = play(CHOOSING, choose('wechat'), { type: 'leave' }, created({ ...qr, status: 1 }));
    expect(gone.state.step).toBe('left');
    expect(kinds(gone.done)).toContain('credited');
  });
});

describe('international provider', () => {
  it('asks to allow pop-up windows if the browser blocked it, and orders nothing', () => {
    const { state, done } = play(CHOOSING, choose('paypal', 'k1', false));
    expect(state.step).toBe('blocked');
    expect(done).toEqual([]);
    expect(play(state, choose('paypal', 'k2')).state).toMatchObject({ step: 'creating', attempt: 'k2' });
  });
  it('sends the popup to the provider, captures once, and ends paid', () => {
    const { state, done } = play(
      CHOOSING,
      choose('paypal'),
      created(pp),
      said(1),
      said(1),
      said(0),
      learn('poll', 0),
      learn('capture', 1),
      said(1),
    );
    expect(state.step).toBe('paid');
    expect(done.filter((effect) => effect.do === 'capture')).toEqual([
      { do: 'capture', orderId: 'o1', token: 'PP1' },
    ]);
    expect(done).toContainEqual({ do: 'show_in_popup', link: 'https://provider.test/pay' });
  });
  it('a poll that sees the payment first wins over a failing capture', () => {
    const { state } = play(waitingPopup, said(1), learn('poll', 1), failed('capture'));
    expect(state.step).toBe('paid');
  });
  it('status 0 cancels; messages of other orders do nothing', () => {
    expect(play(waitingPopup, said(0, 'PP-of-before')).state).toBe(waitingPopup);
    const { state, done } = play(waitingPopup, said(0), said(0));
    expect(done.filter((effect) => effect.do === 'cancel')).toHaveLength(1);
    expect(play(state, learn('cancel', 2)).state).toMatchObject({ step: 'ended', why: 'cancelled' });
  });
  it('a popup closed without a message is queried once, then counts as cancelled, with a way back', () => {
    const asking = play(waitingPopup, { type: 'popup_closed' }, { type: 'popup_closed' });
    expect(kinds(asking.done)).toEqual(['ask']);
    expect(play(asking.state, learn('poll', 0)).state).toMatchObject({ popup: 'asking' });
    const { state } = play(asking.state, learn('closed_popup', 0));
    expect(state).toMatchObject({ step: 'waiting', popup: 'shut' });
    expect(play(state, { type: 'reopened', window: true }).done).toEqual([
      { do: 'show_in_popup', link: 'https://provider.test/pay' },
    ]);
    expect(play(state, { type: 'reopened', window: false }).state).toMatchObject({ popup: 'blocked' });
    expect(play(asking.state, learn('closed_popup', 1)).state.step).toBe('paid');
    expect(play(asking.state, failed('closed_popup')).state).toMatchObject({ popup: 'shut' });
  });
  it.each([
    [
      'after the popup was taken for closed',
      play(waitingPopup, { type: 'popup_closed' }, learn('closed_popup', 0)).state,
    ],
    ['while it is being cancelled', play(waitingPopup, { type: 'cancel' }).state],
    ['after it was cancelled', play(waitingPopup, { type: 'cancel' }, learn('cancel', 2)).state],
  ])('an approval that arrives %s is still captured', (_, state) => {
    const { state: next, done } = play(state, said(1));
    expect(done).toContainEqual({ do: 'capture', orderId: 'o1', token: 'PP1' });
    expect(play(next, learn('cancel', 2), learn('capture', 1)).state.step).toBe('paid');
  });
  it('a capture that fails may be tried again, and a poll may still find it paid', () => {
    const { state } = play(waitingPopup, said(1), failed('capture'));
    expect(state.step).toBe('capture_failed');
    expect(play(state, { type: 'retry_capture' }, { type: 'retry_capture' }).done).toEqual([
      { do: 'close_popup' },
      { do: 'capture', orderId: 'o1', token: 'PP1' },
    ]);
    expect(play(state, learn('poll', 1)).state.step).toBe('paid');
    expect(play(waitingPopup, said(1), learn('capture', 0)).state.step).toBe('capture_failed');
  });
  it('reports points that arrive after the dialog was closed during the capture', () => {
    const { state, done } = play(waitingPopup, said(1), { type: 'leave' }, learn('capture', 1));
    expect(state.step).toBe('left');
    expect(kinds(done).slice(-2)).toEqual(['forget', 'credited']);
  });
});

describe('after a reload', () => {
  const resuming: Payment = { step: 'resuming', orderId: 'o1' };
  it('shows the code again, offers the window again, or the success', () => {
    expect(play(resuming, learn('resume', 0, qr)).state).toMatchObject({ step: 'waiting', popup: 'none' });
    expect(play(resuming, learn('resume', 0)).state).toMatchObject({ step: 'waiting', popup: 'absent' });
    expect(play(resuming, learn('resume', 1)).state.step).toBe('paid');
    expect(play(resuming, learn('resume', 2)).state.step).toBe('ended');
  });
  it('drops another person’s order, and keeps one that could not be fetched', () => {
    const gone = play(resuming, { ...failed('resume'), error: new ApiError('not_found') } as PayEvent);
    expect(gone).toEqual({ state: { step: 'left' }, done: [{ do: 'forget' }] });
    const offline = play(resuming, { ...failed('resume'), error: new ApiError('network_error') } as PayEvent);
    expect(offline).toEqual({ state: { step: 'left' }, done: [] });
  });
});
