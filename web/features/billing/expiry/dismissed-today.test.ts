import { expect, it } from 'vitest';
import { dismissedToday, dismissToday } from './dismissed-today.ts';

const place = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

it("lasts until midnight where the user is, not where the server's clock is", () => {
  const storage = place();
  dismissToday(storage, 'u', new Date('2026-03-01T15:30:00Z'), 'Asia/Shanghai');
  const dismissed = (instant: string) => dismissedToday(storage, 'u', new Date(instant), 'Asia/Shanghai');
  expect(dismissed('2026-03-01T15:59:59Z')).toBe(true);
  expect(dismissed('2026-03-01T16:00:00Z')).toBe(false);
});

it('applies to one person of a shared device, and survives a sign-out', () => {
  const storage = place();
  const now = new Date('2026-03-01T12:00:00Z');
  dismissToday(storage, 'u', now, 'UTC');
  expect(dismissedToday(storage, 'v', now, 'UTC')).toBe(false);
  expect([...storage.kept]).toEqual([['inkreel.device.expiry-alert.u', '2026-03-01']]);
});
