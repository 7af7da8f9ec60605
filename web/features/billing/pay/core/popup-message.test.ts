import { describe, expect, it } from 'vitest';
import { concerns, messageOfAddress, readPopupMessage, readWindowMessage } from './popup-message.ts';

const OWN = 'https://inkreel.test';
const said = { type: 'paypal-result', status: 1, token: 'PP1' };

describe('a window message', () => {
  it('is accepted from our origin', () => {
    expect(readWindowMessage({ origin: OWN, data: said }, OWN)).toEqual(said);
  });
  it.each(['https://evil.test', 'http://inkreel.test', 'https://inkreel.test.evil.test', 'null', ''])(
    'is not accepted from %j',
    (origin) => {
      expect(readWindowMessage({ origin, data: said }, OWN)).toBeUndefined();
    },
  );
  it.each([
    null,
    'paypal-result',
    { type: 'social-result', status: 1 },
    { type: 'paypal-result' },
    { type: 'paypal-result', status: '1' },
    { type: 'paypal-result', status: 2 },
  ])('is ignored when it is %j', (data) => {
    expect(readPopupMessage(data)).toBeUndefined();
  });
  it('keeps only known properties', () => {
    expect(readPopupMessage({ ...said, token: 7, id: 'o1', more: 'x' })).toEqual({
      type: 'paypal-result',
      status: 1,
      id: 'o1',
    });
  });
});

it('belongs to an order only if it names it and names no other', () => {
  const order = { id: 'o1', paypal_order_id: 'PP1' };
  const message = { type: 'paypal-result', status: 1 } as const;
  expect(concerns(message, order)).toBe(false);
  expect(concerns({ ...message, token: 'PP1' }, order)).toBe(true);
  expect(concerns({ ...message, id: 'o1' }, order)).toBe(true);
  expect(concerns({ ...message, token: 'PP2' }, order)).toBe(false);
  expect(concerns({ ...message, id: 'o1', token: 'PP2' }, order)).toBe(false);
  expect(concerns({ ...message, token: 'PP1' }, { id: 'o1', paypal_order_id: null })).toBe(false);
});

it("reads the callback page's own address", () => {
  expect(messageOfAddress('?status=1&token=PP1&PayerID=x')).toEqual(said);
  expect(messageOfAddress('?status=0&token=PP1')).toEqual({ ...said, status: 0 });
  expect(messageOfAddress('?token=PP1')).toBeUndefined();
  expect(messageOfAddress('?status=7&token=PP1')).toBeUndefined();
});
