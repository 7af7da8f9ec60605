import { expect, test } from 'vitest';
import { createClipClock, type Playable } from './clip-clock.ts';

/** A player as a browser has it, whose time is moved by hand. */
function fakePlayer(): Playable & { say: (event: string) => void } {
  const listeners = new Map<string, () => void>();
  const player = {
    currentTime: 0,
    duration: 10,
    paused: true,
    playbackRate: 1,
    play: async () => {
      player.paused = false;
      player.say('play');
    },
    pause: () => {
      player.paused = true;
      player.say('pause');
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
    say: (event: string) => listeners.get(event)?.(),
  };
  return player as unknown as Playable & { say: (event: string) => void };
}

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

test('follows the frames of a player that plays, and nothing while it stands', () => {
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
