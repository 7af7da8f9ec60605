import fs from 'node:fs';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { loudnessOf } from '@inkreel/scene/film/loudness.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeVideo } from '../../media/describe/describe-video.ts';
import { replaceAudioJob } from '../../media/operations/sound.ts';
import { decodeFrames, encodeFrames } from '../../media/raw-frames.ts';
import {
  colourTags,
  createMediaWorld,
  FILM_COLOURS,
  greyFrames,
  loudness,
  type MediaWorld,
  samplesOf,
} from '../../media/testing/media-world.ts';
import { greyFilm, toneFile, writeMedia } from '../../media/testing/real-media.ts';
import { folderKeeper } from '../../media/testing/staged-work.ts';
import { speakLocally } from '../../speech/speak-locally.ts';
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
  background_level: 100,
  duck: true,
  fastest: 1.35,
  subtitles: false,
  draft: false,
  lines: [
    { start: 1.5, end: 2.6, text: '早上好', translation: 'Good morning to you' },
    { start: 2.9, end: 3.6, text: '晚安', translation: 'Sleep well' },
  ],
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

const rms = (samples: Float32Array, from: number, to: number) =>
  loudness(samples, from * 48_000, to * 48_000);
/** Loudness of the film's tone of 440 Hz. */
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
/** Both channels sound the same here, and `samplesOf` adds them with the power of both. */
const lufsOf = (samples: Float32Array) => loudnessOf(samples, 48_000);

/** Dubs the film, with stages that are kept in a separate folder. */
async function dub(wish: Partial<typeof INPUT> = {}, sounds: Record<string, string> = {}, folder = 'stages') {
  fs.mkdirSync(world.at(folder), { recursive: true });
  const made: string[] = [];
  const keepFile = folderKeeper(world.at(folder), (name) => made.push(name));
  const input = { ...INPUT, ...wish };
  const paths = { [INPUT.video_url]: film, ...sounds };
  const result = await dubbing(input, {
    files: {},
    paths,
    index: 0,
    seed: 0,
    report: () => undefined,
    keepFile,
  });
  if (!('path' in result)) throw new Error('nothing was made');
  const samples = await samplesOf(world.engine, result.path, wish.draft ? 'mp3' : 'mov');
  return { ...result, samples, made };
}
/** Start of the first sound after a time, in seconds. */
const onset = (samples: Float32Array, from: number) =>
  samples.findIndex((value, at) => at >= from * 48_000 && Math.abs(value) > 0.02) / 48_000;

test('speaks lines at their times with equal loudness, with the film’s sound between and under them', async () => {
  const { path, samples: after, made } = await dub();
  const source = await describeVideo(world.engine, path);
  expect(Math.abs(source.seconds - SECONDS)).toBeLessThan(1 / RATE);
  expect(source.video.frameRate).toBeCloseTo(RATE, 1);
  // Every frame is there, with unchanged brightness.
  const frames = SECONDS * RATE;
  const [was, is] = [film, path].map((file) => greyFrames(world.engine, file, { ...SIZE, frames }));
  expect((await is)?.(frames - 1, 100, 90)).toBe((await was)?.(frames - 1, 100, 90));
  expect(await colourTags(path)).toEqual(FILM_COLOURS);
  const before = await samplesOf(world.engine, film, 'mov');
  const gain = decibels(rms(after, 0.2, 1.3), rms(before, 0.2, 1.3));
  // Under the speech the film is ducked, not silent.
  const lowered = decibels(tone(after, 1.8, 2.3), tone(before, 1.8, 2.3)) - gain;
  expect(lowered).toBeLessThan(-8);
  expect(lowered).toBeGreaterThan(-30);
  expect(Math.abs(lufsOf(after) + 16)).toBeLessThan(1);
  expect(made).toEqual([
    expect.stringMatching(/^line-[0-9a-f]{16}$/),
    expect.stringMatching(/^line-[0-9a-f]{16}$/),
    'old-voice-1',
    expect.stringMatching(/^dubbed-2-[0-9a-f]{16}$/),
  ]);
});

test('re-encoded frames, with lines drawn in, keep their colours', async () => {
  const colours = [
    [200, 30, 40],
    [30, 180, 60],
    [40, 60, 210],
  ] as const;
  const pixels = { ...SIZE, pixels: 'rgba' } as const;
  const bars = Buffer.alloc(4 * SIZE.width * SIZE.height, 255);
  for (let at = 0; at < bars.length; at += 4)
    bars.set(colours[Math.floor((3 * ((at / 4) % SIZE.width)) / SIZE.width)] ?? [], at);
  async function* frames() {
    for (let at = 0; at < 2 * RATE; at += 1) yield Buffer.from(bars);
  }
  const about = { seconds: 2, faithful: true, path: world.at('bars.mp4') };
  await encodeFrames(world.engine, frames(), { frames: { ...pixels, frameRate: RATE }, ...about });
  const lines = [{ start: 0.2, end: 1.6, text: '早上好', translation: 'Good morning' }];
  const wish = { video_url: '/files/bars.mp4', seconds: 2, lines, background: false, subtitles: true };
  const { path } = await dub(wish, { '/files/bars.mp4': about.path }, 'bars');
  expect(await colourTags(path)).toEqual(FILM_COLOURS);
  const source = await describeVideo(world.engine, path);
  for await (const frame of decodeFrames(
    world.engine,
    source,
    { ...pixels, frameRate: RATE },
    { seconds: 0.1 },
  ))
    for (const [at, colour] of colours.entries()) {
      const place = 4 * (20 * SIZE.width + Math.floor(((at + 0.5) * SIZE.width) / 3));
      for (const [channel, value] of colour.entries())
        expect(Math.abs((frame[place + channel] as number) - value), `${at} ${channel}`).toBeLessThan(8);
    }
});

test('a resumed run speaks only changed lines, and each line begins within 20 ms of its time', async () => {
  const [first, second] = INPUT.lines ?? [];
  const lines = [first, { ...second, translation: 'Good night' }] as NonNullable<typeof INPUT.lines>;
  const { samples, made } = await dub({ lines, background: false });
  expect(made.filter((name) => name.startsWith('line-'))).toHaveLength(1);
  for (const { start } of lines) expect(Math.abs(onset(samples, start - 0.1) - start)).toBeLessThan(0.02);
  expect(Math.abs(lufsOf(samples) + 16)).toBeLessThan(1);
});

test('without ducking music keeps its level, which the volume option lowers', async () => {
  const before = await samplesOf(world.engine, film, 'mov');
  const { samples, contentType } = await dub({ duck: false, background_level: 50, draft: true });
  expect(contentType).toBe('audio/mpeg');
  expect(Math.abs(samples.length / 48_000 - SECONDS)).toBeLessThan(0.06);
  const between = decibels(tone(samples, 0.4, 0.9), tone(before, 0.4, 0.9));
  const under = decibels(tone(samples, 1.8, 2.3), tone(before, 1.8, 2.3));
  expect(Math.abs(under - between)).toBeLessThan(1.5);
});

test('a line spoken earlier keeps its sound, and only the part that cannot fit is cut and reported', async () => {
  const spoken = world.at('spoken.wav');
  const text = 'This is a much longer sentence than anybody could say in so short a time.';
  await speakLocally({ text, language: 'en-US' }, { media: world.engine, path: spoken });
  const line = (start: number, end: number, sound?: string) => ({ start, end, text, speech_url: sound });
  const lines = [
    line(0.5, 1.1, '/files/spoken.wav'),
    { start: 1.6, end: 3.5, text: 'Good night to you all' },
  ];
  const { report, samples, made } = await dub(
    { lines, background: false, to: 'en' },
    { '/files/spoken.wav': spoken },
    'spoken',
  );
  expect(made.filter((name) => name.startsWith('line-'))).toHaveLength(2);
  expect(report?.notes).toEqual([{ code: 'speech_cut', place: null, lines: [1] }]);
  expect(onset(samples, 0.2)).toBeGreaterThan(0.48);
  // Its end fades before the next line begins.
  expect(rms(samples, 1.2, 1.5)).toBeGreaterThan(0.01);
  expect(rms(samples, 1.56, 1.59)).toBeLessThan(0.005);
});

test('a voice that does not speak the language is refused, unless its lines were spoken earlier', () => {
  const voices = (wish: object) => voicesOf({ ...INPUT, ...wish });
  expect(voices({ voice: 'espeak-en-gb-deep' })).toBeUndefined();
  expect(voices({ voice: 'espeak-en-us-deep' })?.get(undefined)?.id).toBe('espeak-en-us-deep');
  expect(voices({ to: 'ja' })).toBeUndefined();
  expect(voices({ voice: 'TTS:10709' })).toBeUndefined();
  const lines = [{ start: 0, end: 1, text: 'a', speaker: 'Ada' }];
  expect(voices({ lines, voices: [{ speaker: 'Ada', voice: 'espeak-en-us-light' }] })?.get('Ada')?.id).toBe(
    'espeak-en-us-light',
  );
  const before = [{ ...lines[0], speech_url: '/files/a.mp3' }];
  expect(voices({ to: 'ja', voice: 'TTS:10709', lines: before })?.size).toBe(0);
});
