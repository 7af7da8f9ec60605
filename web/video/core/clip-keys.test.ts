import { expect, test } from 'vitest';
import { fakePlayer } from '../testing/fake-player.ts';
import { createClipClock } from './clip-clock.ts';
import { pressClipKey } from './clip-keys.ts';

function world() {
  const clock = createClipClock({ everyFrame: () => () => undefined });
  const player = fakePlayer();
  clock.attach(player);
  return { clock, player };
}

test('keys move, play and silence a clip', () => {
  const { clock, player } = world();
  const at = (key: string, rate?: number) => [pressClipKey(key, clock, { rate }), clock.time.get()];
  expect(at('End')).toEqual([true, 10_000]);
  expect(at('Home')).toEqual([true, 0]);
  expect(at('.', 25)).toEqual([true, 60]);
  expect(at(',', 25)).toEqual([true, 20]);
  pressClipKey('L', clock);
  pressClipKey('l', clock);
  expect([player.paused, player.playbackRate]).toEqual([false, 2]);
  pressClipKey('k', clock);
  expect(player.paused).toBe(true);
  pressClipKey('m', clock);
  expect([player.muted, clock.muted.get()]).toEqual([true, true]);
  expect(pressClipKey('x', clock)).toBe(false);
});

test('a key that the page or the focused control uses itself is left to it', () => {
  const { clock, player } = world();
  expect(pressClipKey(' ', clock, { own: [' '] })).toBe(false);
  expect(pressClipKey('L', clock, { own: ['l'] })).toBe(false);
  expect(player.paused).toBe(true);
});
