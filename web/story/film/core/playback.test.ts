import { beforeEach, expect, test } from 'vitest';
import { createPlayback, type Playback } from './playback.ts';

let seconds: number;
let playback: Playback;

beforeEach(() => {
  seconds = 10;
  playback = createPlayback(() => seconds);
  playback.setFilm({ frames: 100, fps: 25 });
});

const pass = (more: number) => {
  seconds += more;
  playback.tick();
};

test('shows the frame of the clock, without drifting', () => {
  playback.seek(10);
  playback.toggle();
  for (let at = 0; at < 30; at += 1) pass(1 / 30);
  expect(playback.state.get()).toEqual({ frame: 35, rate: 1 });
});

test('stops at the last frame, and begins again from there', () => {
  playback.toggle();
  pass(5);
  expect(playback.state.get()).toEqual({ frame: 99, rate: 0 });
  playback.toggle();
  expect(playback.state.get()).toEqual({ frame: 0, rate: 1 });
});

test('L is faster each time, J turns around, and a jump goes on from there', () => {
  playback.forward();
  playback.forward();
  pass(1);
  expect(playback.state.get()).toEqual({ frame: 50, rate: 2 });
  playback.backward();
  pass(0.4);
  expect(playback.state.get()).toEqual({ frame: 40, rate: -1 });
  playback.seek(20);
  pass(0.4);
  expect(playback.state.get().frame).toBe(10);
  pass(3);
  expect(playback.state.get()).toEqual({ frame: 0, rate: 0 });
});

test('a film that becomes shorter shows its last frame', () => {
  playback.seek(80);
  playback.setFilm({ frames: 50, fps: 25 });
  expect(playback.state.get().frame).toBe(49);
});

test('another clock goes on from the frame that is shown', () => {
  playback.toggle();
  pass(1);
  playback.setClock(() => seconds - 7);
  pass(1);
  expect(playback.state.get().frame).toBe(50);
});
