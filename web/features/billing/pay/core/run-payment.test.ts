import type { Order } from '@inkreel/contract/api/orders.ts';
import { POLL_ORDER_MS } from '@inkreel/contract/limits.ts';
import { expect, it, vi } from 'vitest';
import type { Payment } from './payment.ts';
import type { PopupMessage } from './popup-message.ts';
import { type PayWorld, runPayment } from './run-payment.ts';
import { orderOf } from './testing/order.ts';

const START = Date.parse('2026-03-01T10:00:00Z');

/** A server with one order, a popup, and a clock that moves when the test says so. */
function fakeWorld() {
  const server: { order: Order } = { order: orderOf() };
  const answer = async () => server.order;
  let now = START;
  let wake: (() => void) | undefined;
  let hear: (message: PopupMessage) => void = () => undefined;
  const world = {
    create: vi.fn<PayWorld['create']>(answer),
    read: vi.fn<PayWorld['read']>(answer),
    capture: vi.fn<PayWorld['capture']>(answer),
    cancel: vi.fn<PayWorld['cancel']>(answer),
    openPopup: vi.fn<PayWorld['openPopup']>(() => true),
    showInPopup: vi.fn<PayWorld['showInPopup']>(),
    closePopup: vi.fn<PayWorld['closePopup']>(),
    popupClosed: vi.fn<PayWorld['popupClosed']>(() => false),
    listen: (next: typeof hear) => {
      hear = next;
      return () => {
        hear = () => undefined;
      };
    },
    remember: vi.fn<PayWorld['remember']>(),
    forget: vi.fn<PayWorld['forget']>(),
    credited: vi.fn<PayWorld['credited']>(),
    newAttempt: vi.fn<PayWorld['newAttempt']>(() => 'k1'),
    now: () => now,
    sleep: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        wake = () => {
          now += milliseconds;
          resolve();
        };
        signal.addEventListener('abort', () => resolve());
      }),
  } satisfies PayWorld;
  /** Waits for everything that is under way. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const pass = async (milliseconds: number) => {
    const until = now + milliseconds;
    while (now < until) {
      wake?.();
      await settle();
    }
  };
  return { world, server, settle, pass, say: (message: PopupMessage) => hear(message) };
}

const CHOOSING: Payment = { step: 'choosing' };

it('opens one popup and one order on a double click', async () => {
  const { world, settle } = fakeWorld();
  const payment = runPayment(world, CHOOSING);
  payment.choose('paypal');
  payment.choose('paypal');
  await settle();
  expect(world.openPopup).toHaveBeenCalledTimes(1);
  expect(world.create.mock.calls).toEqual([['paypal', 'k1']]);
  expect(world.showInPopup).toHaveBeenCalledWith('https://provider.test/pay');
});

it('opens no popup for the wallet, polls every three seconds, and stops when it is paid', async () => {
  const { world, server, settle, pass } = fakeWorld();
  server.order = orderOf({ pay_way: 'wechat', link: null, paypal_order_id: null });
  const payment = runPayment(world, CHOOSING);
  const stop = payment.start();
  payment.choose('wechat');
  await settle();
  expect(world.openPopup).not.toHaveBeenCalled();
  await pass(POLL_ORDER_MS * 3);
  expect(world.read).toHaveBeenCalledTimes(3);
  server.order = { ...server.order, status: 1 };
  await pass(POLL_ORDER_MS);
  expect(payment.state.get().step).toBe('paid');
  await pass(POLL_ORDER_MS * 2);
  expect(world.read).toHaveBeenCalledTimes(4);
  expect(world.credited).toHaveBeenCalledTimes(1);
  stop();
});

it('polls immediately on request, one call at a time, and survives a failing one', async () => {
  const { world, server, settle, pass } = fakeWorld();
  const payment = runPayment(world, CHOOSING);
  payment.look();
  expect(world.read).not.toHaveBeenCalled();
  const stop = payment.start();
  payment.choose('paypal');
  await settle();
  world.read.mockRejectedValueOnce(new Error('offline'));
  payment.look();
  payment.look();
  await settle();
  expect(world.read).toHaveBeenCalledTimes(1);
  server.order = { ...server.order, status: 1 };
  await pass(POLL_ORDER_MS);
  expect(payment.state.get().step).toBe('paid');
  stop();
});

it('captures what the popup approved, and ignores another order’s popup', async () => {
  const { world, server, settle, say } = fakeWorld();
  const payment = runPayment(world, CHOOSING);
  const stop = payment.start();
  payment.choose('paypal');
  await settle();
  say({ type: 'paypal-result', status: 1, token: 'PP0' });
  expect(world.capture).not.toHaveBeenCalled();
  server.order = { ...server.order, status: 1 };
  say({ type: 'paypal-result', status: 1, token: 'PP1' });
  say({ type: 'paypal-result', status: 1, token: 'PP1' });
  await settle();
  expect(world.capture.mock.calls).toEqual([['o1', 'PP1']]);
  expect(payment.state.get().step).toBe('paid');
  stop();
});

it('notices a closed popup, and takes an approval that arrives after it', async () => {
  const { world, server, settle, pass, say } = fakeWorld();
  const payment = runPayment(world, CHOOSING);
  const stop = payment.start();
  payment.choose('paypal');
  await settle();
  world.popupClosed.mockReturnValue(true);
  await pass(500);
  expect(payment.state.get()).toMatchObject({ step: 'waiting', popup: 'shut' });
  expect(world.cancel).not.toHaveBeenCalled();
  server.order = { ...server.order, status: 1 };
  say({ type: 'paypal-result', status: 1, token: 'PP1' });
  await settle();
  expect(payment.state.get().step).toBe('paid');
  stop();
});

it('resumes an order after a reload, and does nothing once stopped', async () => {
  const { world, settle, say } = fakeWorld();
  const payment = runPayment(world, { step: 'resuming', orderId: 'o1' });
  const stop = payment.start();
  await settle();
  expect(payment.state.get()).toMatchObject({ step: 'waiting', popup: 'absent' });
  expect(world.remember).toHaveBeenCalledTimes(1);
  stop();
  say({ type: 'paypal-result', status: 1, token: 'PP1' });
  await settle();
  expect(world.capture).not.toHaveBeenCalled();
  expect(world.read).toHaveBeenCalledTimes(1);
});
