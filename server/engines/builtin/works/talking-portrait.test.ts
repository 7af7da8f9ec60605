import fs from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { decodeFrames } from '../../../media/raw-frames.ts';
import { readVideoSource } from '../../../media/read-source.ts';
import {
  createMediaWorld,
  type MediaWorld,
  runningIn,
  samplesOf,
  testBackends,
} from '../../../media/testing/media-world.ts';
import { CancelledError } from '../candidate.ts';
import type { Point } from '../faces/face.ts';
import { findFaces } from '../faces/find-faces.ts';
import { photo, twoPeople } from '../faces/testing/photos.ts';
import { VOWELS, voice } from '../mouth/testing/voice.ts';
import { encodePng } from '../picture/codec.ts';
import type { Picture } from '../pixels/picture.ts';
import type { WorkContext } from '../work.ts';
import talkingPortrait from './talking-portrait.ts';

const RATE = 16_000;
const FPS = 25;
const SECONDS = 1.3;
/** Syllables of a fifth of a second between pauses that are not even. */
const SYLLABLES = [0.2, 0.6, 0.95];
const isHeard = (at: number) => SYLLABLES.some((begin) => at >= begin && at < begin + 0.2);
const INPUT = { image_url: '/i', audio_url: '/a', seconds: SECONDS, frame: '1:1', style: 'calm' } as const;

let world: MediaWorld;
let image: Uint8Array;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  world = await createMediaWorld(backend);
  image = await encodePng(await photo('officer', (whole) => whole.resize(430)));
  const samples = voice(SECONDS, RATE, (at) => (isHeard(at) ? VOWELS.ah : 'silence'));
  fs.writeFileSync(world.at('voice.wav'), wavOf(samples));
});
afterAll(() => world.close());

function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, value] of samples.entries()) bytes.writeInt16LE(Math.round(value * 20_000), 44 + at * 2);
  return bytes;
}

/** A run whose stages are kept in the test's folder. */
function contextOf(about: Partial<WorkContext> = {}): WorkContext & { made: string[] } {
  const made: string[] = [];
  return {
    made,
    files: { '/i': image },
    paths: { '/a': world.at('voice.wav') },
    index: 0,
    seed: 5,
    report: () => undefined,
    keepFile: async (name, make) => {
      const path = world.at(`kept-${name}`);
      if (fs.existsSync(path)) return path;
      made.push(name);
      await make(path);
      return path;
    },
    ...about,
  };
}

test('goes on behind the finished stage, and its lips follow the sound within a frame', async () => {
  const stopped = contextOf({
    report: (_stage, share) => {
      if (share > 0.3) throw new Error('a crash');
    },
  });
  await expect(talkingPortrait(INPUT, stopped)).rejects.toThrow('a crash');
  const context = contextOf();
  const made = await talkingPortrait(INPUT, context);
  expect([stopped.made, context.made]).toEqual([['looked-1', 'film-1'], ['film-1']]);
  if (!('path' in made)) throw new Error('no film');

  const source = await readVideoSource(made.path);
  expect(source).toMatchObject({
    hasSound: true,
    video: { width: 512, height: 512, frameRate: FPS },
  });
  // As long as the sound, in whole frames.
  expect(Math.abs(source.seconds - SECONDS)).toBeLessThan(1 / FPS);
  const dark: number[] = [];
  let first: Picture | undefined;
  let mouth = { x: 0, y: 0 };
  for await (const frame of decodeFrames(world.engine, source, { ...source.video, pixels: 'rgba' })) {
    if (!first) {
      first = { width: 512, height: 512, data: new Uint8ClampedArray(frame) };
      const [face] = await findFaces(first);
      mouth = face?.points[13] ?? mouth;
    }
    dark.push(darkAround(mouth, frame));
    // Far from the head nothing changes but what the encoder does.
    for (const at of [4 * (512 * 20 + 500), 4 * (512 * 500 + 20)])
      expect(Math.abs((frame[at] as number) - (first.data[at] as number))).toBeLessThan(12);
  }
  expect(dark).toHaveLength(Math.ceil(SECONDS * FPS));
  const sound = await samplesOf(world.engine, made.path, 'mov');
  const loud = dark.map((_, at) => loudnessAt(sound, (at + 0.5) / FPS));
  expect(Math.abs(lagOf(dark, loud)) / FPS).toBeLessThan(0.04);
  // And the sound itself stands where it stood.
  const begins = sound.findIndex((value) => Math.abs(value) > 0.02) / 48_000;
  expect(Math.abs(begins - (SYLLABLES[0] as number))).toBeLessThan(0.02);
});

/** How many dark pixels lie between the lips. */
function darkAround({ x, y }: Point, frame: Uint8Array): number {
  let count = 0;
  for (let row = Math.round(y) - 4; row < y + 34; row += 1)
    for (let column = Math.round(x) - 30; column < x + 30; column += 1)
      if ((frame[4 * (row * 512 + column)] as number) < 90) count += 1;
  return count;
}

function loudnessAt(sound: Float32Array, at: number): number {
  let sum = 0;
  for (let index = -480; index < 480; index += 1) sum += (sound[Math.round(at * 48_000) + index] ?? 0) ** 2;
  return Math.sqrt(sum);
}

/** By how many frames the first follows the second, by the middle of the peak of their correlation. */
function lagOf(one: readonly number[], other: readonly number[]): number {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    return values.map((each) => each - mean);
  };
  const [a, b] = [centred(one), centred(other)];
  const at = (lag: number) => a.reduce((sum, value, index) => sum + value * (b[index - lag] ?? 0), 0);
  const lags = Array.from({ length: 21 }, (_, index) => index - 10);
  const best = lags.reduce((peak, lag) => (at(lag) > at(peak) ? lag : peak));
  const [before, top, after] = [at(best - 1), at(best), at(best + 1)];
  return best + (before - after) / (2 * (before - 2 * top + after));
}

test('a film that is not wanted any more leaves no process and no file', async () => {
  fs.rmSync(world.at('kept-film-1'), { force: true });
  let share = 0;
  const report = (_stage: string, done: number) => {
    share = done;
    if (done > 0.3) throw new CancelledError();
  };
  await expect(talkingPortrait(INPUT, contextOf({ report }))).rejects.toBeInstanceOf(CancelledError);
  expect(share).toBeLessThan(0.4);
  await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]));
  expect(fs.readdirSync(world.folder).filter((name) => name.includes('film'))).toEqual([]);
});

test('a picture of two people is refused by the rule that it breaks', async () => {
  fs.rmSync(world.at('kept-looked-1'), { force: true });
  const files = { '/i': await encodePng(await twoPeople()) };
  await expect(talkingPortrait(INPUT, contextOf({ files }))).rejects.toThrow('several_people');
});
