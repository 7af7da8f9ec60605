import { expect, test } from 'vitest';
import { fakePlayer } from '../testing/fake-player.ts';
import { createClipClock } from './clip-clock.ts';
import { alignPlayers, takeOver } from './take-over.ts';

test('a player takes over at the time, speed and loudness of the previous one, which falls silent', () => {
  const clock = createClipClock({ everyFrame: () => () => undefined });
  const [from, to] = [fakePlayer(), fakePlayer()];
  const leave = clock.attach(from);
  clock.seek(4000);
  clock.setSpeed(2);
  from.muted = true;
  clock.toggle();
  expect(alignPlayers(from, to)).toBe(true);
  // It went on while the other one was seeking.
  from.currentTime = 4.2;
  from.say('seeked');
  takeOver(from, to);
  expect(to.currentTime).toBe(4.2);
  leave();
  clock.attach(to);
  expect(to).toMatchObject({ currentTime: 4.2, playbackRate: 2, muted: true, paused: false });
  expect([from.paused, clock.playing.get(), clock.time.get()]).toEqual([true, true, 4200]);
});

test('a paused player stays paused when it is taken over, and needs no seek at its beginning', () => {
  const [from, to] = [fakePlayer(), fakePlayer()];
  expect(alignPlayers(from, to)).toBe(false);
  takeOver(from, to);
  expect(to.paused).toBe(true);
});
