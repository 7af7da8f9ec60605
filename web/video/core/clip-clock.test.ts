import { expect, test } from 'vitest';
import { fakePlayer } from '../testing/fake-player.ts';
import { createClipClock } from './clip-clock.ts';

function world() {
  const frames = new Set<() => void>();
  const clock = createClipClock({
    everyFrame: (listener) => {
      frames.add(listener);
      return () => frames.delete(listener);
    },
  });
  const player = fakePlayer();
  return { frames, clock, player, letGo: clock.attach(player) };
}

test('follows the frames of a player that plays, and nothing while it is paused', () => {
  const { frames, clock, player } = world();
  clock.toggle();
  player.currentTime = 1.25;
  for (const frame of frames) frame();
  expect([clock.time.get(), clock.playing.get(), frames.size]).toEqual([1250, true, 1]);
  clock.toggle();
  expect([clock.playing.get(), frames.size]).toEqual([false, 0]);
});

test('seeks inside the clip, and steps by frames with the player paused', () => {
  const { clock, player } = world();
  clock.seek(99_000);
  expect([clock.time.get(), player.currentTime]).toEqual([10_000, 10]);
  clock.seek(0);
  clock.toggle();
  clock.step(1, 25);
  expect([clock.time.get(), player.paused]).toEqual([60, true]);
});

test('L doubles the speed with each press, and a pause makes it normal', () => {
  const { clock, player } = world();
  for (let press = 0; press < 3; press += 1) clock.shuttle(1);
  expect(player.playbackRate).toBe(4);
  player.pause();
  expect(player.playbackRate).toBe(1);
});

test('a player that comes later begins where the last one was', () => {
  const { clock, letGo } = world();
  clock.seek(4000);
  letGo();
  const next = fakePlayer();
  clock.attach(next);
  expect(next.currentTime).toBe(4);
});

test('a chosen speed stays after what L added to it, and comes to the next player', () => {
  const { clock, player } = world();
  clock.setSpeed(1.5);
  clock.shuttle(1);
  clock.shuttle(1);
  expect(player.playbackRate).toBe(3);
  clock.pause();
  expect(player.playbackRate).toBe(1.5);
  const next = fakePlayer();
  clock.attach(next);
  expect([next.playbackRate, clock.speed.get()]).toEqual([1.5, 1.5]);
});

test('reports the picture’s size and that it cannot be played, and resets both with the clip', () => {
  const { clock, player } = world();
  player.say('loadedmetadata');
  expect(clock.picture.get()).toEqual({ width: 640, height: 360, failed: false });
  player.say('error');
  expect(clock.picture.get().failed).toBe(true);
  clock.seek(3000);
  clock.reset();
  expect([clock.picture.get().failed, clock.time.get()]).toEqual([false, 0]);
});
