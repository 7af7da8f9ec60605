import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('the first request is sent at once, the next ones after a pause and at a minimum distance', () => {
  const pace = createPace({ quiet: 600, apart: 1500 });
  expect(pace.wait(10_000)).toBe(0);
  pace.began(10_000);
  expect(pace.wait(10_200)).toBe(1300);
  expect(pace.wait(11_000)).toBe(600);
  expect(pace.wait(60_000)).toBe(600);
  pace.began(60_600);
  expect(pace.wait(60_700)).toBe(1400);
});
