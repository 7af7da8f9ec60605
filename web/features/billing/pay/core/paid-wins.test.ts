import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { advance, type PayEvent, type Payment } from './payment.ts';
import { orderOf } from './testing/order.ts';

const order = orderOf();
const error = new ApiError('network_error');
const asked = fc.constantFrom('poll', 'closed_popup', 'resume', 'capture', 'cancel');
/** Any event of an open order, late, repeated and out of order, with provisional answers. */
const anything: fc.Arbitrary<PayEvent> = fc.oneof(
  fc.record({
    type: fc.constant('order'),
    asked,
    order: fc.constantFrom(order, { ...order, status: 2 as const }),
  }),
  fc.record({
    type: fc.constant('ask_failed'),
    asked,
    orderId: fc.constantFrom('o1', 'o0'),
    error: fc.constant(error),
  }),
  fc.record({
    type: fc.constant('popup_said'),
    message: fc.record({
      type: fc.constant('paypal-result'),
      status: fc.constantFrom(0, 1),
      token: fc.constantFrom('PP1', 'PP0'),
    }),
  }),
  fc.record({ type: fc.constant('reopened'), window: fc.boolean() }),
  fc.constantFrom<PayEvent>(
    { type: 'popup_closed' },
    { type: 'retry_capture' },
    { type: 'cancel' },
    { type: 'leave' },
    { type: 'clock', now: 0 },
    { type: 'clock', now: Date.parse(order.closes_at) },
    { type: 'created', attempt: 'k0', order: orderOf({ id: 'o0' }) },
    { type: 'create_failed', attempt: 'k0', error },
  ),
) as fc.Arbitrary<PayEvent>;

it('a payment that was seen is credited exactly once and never lost, whatever comes before and after', () => {
  fc.assert(
    fc.property(fc.array(anything), asked, fc.array(anything), (before, question, after) => {
      let state = { step: 'waiting', order, popup: 'open' } as Payment;
      let credited = 0;
      const send = (event: PayEvent) => {
        const next = advance(state, event);
        state = next.state;
        credited += next.effects.filter((effect) => effect.do === 'credited').length;
      };
      for (const event of before) send(event);
      const dialogShown = state.step !== 'left';
      send({ type: 'order', asked: question, order: { ...order, status: 1 } });
      expect(credited).toBe(1);
      if (!dialogShown) return;
      expect(state.step).toBe('paid');
      for (const event of after.filter(({ type }) => type !== 'leave')) send(event);
      expect(state.step).toBe('paid');
      expect(credited).toBe(1);
    }),
    { numRuns: 500 },
  );
});
