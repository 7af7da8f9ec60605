import { expect, test } from 'vitest';
import { orderOf } from './interrupted-export.ts';

test('an export that was left is found again as it was ordered', () => {
  const order = { container: 'webm', width: 1280, height: 720, fps: 25 } as const;
  expect(orderOf(order)).toEqual(order);
  const { fps: _, ...own } = order;
  expect(orderOf(own)).toEqual(own);
});

test.each([
  undefined,
  null,
  '',
  {},
  { container: 'avi', width: 1280, height: 720 },
  { container: 'mp4', width: 1281, height: 720 },
  { container: 'mp4', width: 1e9, height: 720 },
  { container: 'mp4', width: '1280', height: 720 },
])('%j in the storage is no export', (stored) => {
  expect(orderOf(stored)).toBeUndefined();
});

test('a rate that is not offered is the rate of the film', () => {
  expect(orderOf({ container: 'mp4', width: 1280, height: 720, fps: 1000 })).toEqual({
    container: 'mp4',
    width: 1280,
    height: 720,
  });
});
