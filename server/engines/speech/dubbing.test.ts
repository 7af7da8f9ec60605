import fs from 'node:fs';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceAudioJob } from '../../media/operations/sound.ts';
import { readVideoSource } from '../../media/read-source.ts';
import { createMediaWorld, type MediaWorld, samplesOf } from '../../media/testing/media-world.ts';
import { greyFilm, toneFile, writeMedia } from '../../media/testing/real-media.ts';
import { folderKeeper } from '../../media/testing/staged-work.ts';
import { dubLines } from '../../speech/dub-lines.ts';
import { localVoice } from '../../speech/voices.ts';
import { dubbing } from './dubbing.ts';
import { voicesOf } from './dubbing-voices.ts';

const SIZE = { width: 320, height: 180 };
const SECONDS = 4;
const RATE = 25;
const INPUT: CapabilityInput['translate_audio'] = {
  video_url: '/files/film.mp4',
  seconds: SECONDS,
  to: 'en',
  clone: false,
  background: true,
  subtitles: false,
  lines: [{ start: 1.5, end: 3, text: '早上好', translation: 'Good morning to you' }],
};
let world: MediaWorld;
let film: string;

beforeAll(async () => {
  world = await createMediaWorld({ kind: 'library' });
  const frames = SECONDS * RATE;
  const bytes = await greyFilm({ ...SIZE, framesPerSecond: RATE, frames, luma: () => 60 });
  const silent = await writeMedia(world.at('silent.mp4'), bytes);
  const tone = await writeMedia(world.at('tone.wav'), toneFile(SECONDS));
  film = world.at('film.mp4');
  const about = { seconds: SECONDS, video: { ...SIZE, frameRate: RATE }, hasSound: false };
  await world.engine.run(
    replaceAudioJob(
      { path: silent, format: 'mov', ...about },
      { path: tone, format: 'wav', seconds: SECONDS, hasSound: true },
      film,
    ),
  );
});
afterAll(() => world.close());

const rms = (samples: Float32Array, from: number, to: number) => {
  const part = samples.subarray(from * 48_000, to * 48_000);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
};
/** How loud the film's own tone of 440 Hz is. */
const tone = (samples: Float32Array, from: number, to: number) => {
  let [real, imaginary] = [0, 0];
  for (let at = from * 48_000; at < to * 48_000; at += 1) {
    const phase = (2 * Math.PI * 440 * at) / 48_000;
    real += (samples[at] as number) * Math.cos(phase);
    imaginary += (samples[at] as number) * Math.sin(phase);
  }
  return Math.hypot(real, imaginary) / ((to - from) * 48_000);
};
const decibels = (value: number, beside: number) => 20 * Math.log10(value / beside);

test('speaks a line at its time, with the sound of the film under it, and keeps its stages', async () => {
  const made: string[] = [];
  const keepFile = folderKeeper(world.folder, (name) => made.push(name));
  const paths = { [INPUT.video_url]: film };
  const context = { files: {}, paths, index: 0, seed: 0, report: () => undefined, keepFile };
  const result = await dubbing(INPUT, context);
  if (!('path' in result)) throw new Error('no video was made');
  const source = await readVideoSource(result.path);
  expect(source.seconds).toBeCloseTo(SECONDS, 1);
  expect(source.video.frameRate).toBeCloseTo(RATE, 1);
  const [before, after] = [
    await samplesOf(world.engine, film, 'mov'),
    await samplesOf(world.engine, result.path, 'mov'),
  ];
  // Where nobody speaks, the film sounds as before.
  expect(Math.abs(decibels(rms(after, 0.2, 1.3), rms(before, 0.2, 1.3)))).toBeLessThan(1);
  // Under the speech it is lowered, not gone.
  const lowered = decibels(tone(after, 1.8, 2.3), tone(before, 1.8, 2.3));
  expect(lowered).toBeLessThan(-8);
  expect(lowered).toBeGreaterThan(-30);
  const [spoken] = made;
  const voice = await samplesOf(world.engine, `${world.folder}/${spoken}`, 'wav');
  const onset = voice.findIndex((value) => Math.abs(value) > 0.02) / 48_000;
  expect(onset).toBeGreaterThanOrEqual(1.5);
  expect(onset).toBeLessThan(1.56);
  // A repeated run of the same lines speaks nothing again.
  const again: string[] = [];
  await dubbing(INPUT, { ...context, keepFile: folderKeeper(world.folder, (name) => again.push(name)) });
  expect(made).toEqual([expect.stringMatching(/^speech-[0-9a-f]{16}$/), 'dubbed-1']);
  expect(again).toEqual([]);
  fs.rmSync(`${world.folder}/dubbed-1`);
});

test('lines fill their times, and only what cannot fit is cut and told', async () => {
  const voice = localVoice('', { language: 'en-US' });
  if (!voice) throw new Error('no voice');
  const line = (start: number, end: number, text: string) => ({ start, end, text, voice });
  const long = 'This is a much longer sentence than anybody could say in so short a time.';
  const { samples, sampleRate, cut } = await dubLines(
    [line(0, 1500, 'Good morning to you all'), line(2000, 2600, long), line(3000, 4000, 'Good night')],
    { length: 4000, scratch: world.at('scratch.pcm') },
  );
  expect(cut).toEqual([1]);
  const isQuiet = (from: number, to: number) =>
    samples
      .subarray((from * sampleRate) / 1000, (to * sampleRate) / 1000)
      .every((value) => Math.abs(value) < 300);
  // The cut line ends before the next one begins.
  expect([isQuiet(1700, 2000), isQuiet(2100, 2900), isQuiet(2945, 3000)]).toEqual([true, false, true]);
});

test('a voice that does not speak the language is none', () => {
  const voices = (wish: object) => voicesOf({ ...INPUT, ...wish });
  expect(voices({ voice: 'espeak-en-gb-deep' })).toBeUndefined();
  expect(voices({ voice: 'espeak-en-us-deep' })?.get(undefined)?.id).toBe('espeak-en-us-deep');
  expect(voices({ to: 'ja' })).toBeUndefined();
  expect(voices({ voice: 'TTS:10709' })).toBeUndefined();
  const lines = [{ start: 0, end: 1, text: 'a', speaker: 'Ada' }];
  expect(voices({ lines, voices: [{ speaker: 'Ada', voice: 'espeak-en-us-light' }] })?.get('Ada')?.id).toBe(
    'espeak-en-us-light',
  );
});
