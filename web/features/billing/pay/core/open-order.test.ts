import { expect, it } from 'vitest';
import { forgetOrder, readOpenOrder, rememberOrder } from './open-order.ts';
import { CHOICE, orderOf } from './testing/order.ts';

function place() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('an open order is restored after a reload until it expires or is forgotten', () => {
  const storage = place();
  const order = orderOf();
  const closes = Date.parse(order.closes_at);
  expect(readOpenOrder(storage, 0)).toBeUndefined();
  rememberOrder(storage, order, CHOICE);
  expect(readOpenOrder(storage, closes - 1)).toEqual({
    orderId: order.id,
    choice: CHOICE,
    closesAt: order.closes_at,
  });
  expect(readOpenOrder(storage, closes)).toBeUndefined();
  forgetOrder(storage);
  expect(readOpenOrder(storage, closes - 1)).toBeUndefined();
});

it.each(['{', 'null', '{"orderId":1}', '{"orderId":"o1","choice":{}}', '"text"'])(
  'no order is restored if storage holds %s',
  (text) => {
    const storage = place();
    rememberOrder(storage, orderOf(), CHOICE);
    for (const key of storage.kept.keys()) storage.kept.set(key, text);
    expect(readOpenOrder(storage, 0)).toBeUndefined();
  },
);
