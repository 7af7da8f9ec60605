/** How loud the old voice and the music are in a dub, measured on real speech over a tone. */
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { middleAndSidesJob, replaceAudioJob } from '../../media/operations/sound.ts';
import { createMediaWorld, loudness, type MediaWorld } from '../../media/testing/media-world.ts';
import { greyFilm, writeMedia } from '../../media/testing/real-media.ts';
import { folderKeeper } from '../../media/testing/staged-work.ts';
import { HUSH_FADE, hushTrack } from '../../speech/hush-track.ts';
import { readWav, wavHeader } from '../../speech/wav.ts';
import { dubbing } from './dubbing.ts';

const RATE = 48_000;
const SECONDS = 9;
/** When the old voice begins; it speaks for about two seconds. */
const SPOKEN = [1, 6] as const;
const LINE = { start: 1.2, end: 1.8, text: '你好', translation: 'Hello' };
const SAMPLE = fileURLToPath(new URL('../../../web/public/samples/media/speech-en.wav', import.meta.url));
/** Loudness from which a tenth of a second of the voice counts as speech. */
const SPEAKS = 0.01;
let world: MediaWorld;
let voice: Float32Array;
let silent: string;

beforeAll(async () => {
  world = await createMediaWorld({ kind: 'library' });
  const frames = SECONDS * 5;
  silent = await writeMedia(
    world.at('silent.mp4'),
    greyFilm({ width: 64, height: 64, framesPerSecond: 5, frames, luma: () => 90 }),
  );
  const spoken = readWav(await readFile(SAMPLE));
  const rate = (await readFile(SAMPLE)).readUInt32LE(24);
  voice = new Float32Array(SECONDS * RATE);
  for (const start of SPOKEN)
    for (let at = 0; at < (spoken.length / rate) * RATE && at < 2 * RATE; at += 1)
      voice[start * RATE + at] = (spoken[Math.floor((at * rate) / RATE)] as number) / 40_000;
});
afterAll(() => world.close());

/** A film with the voice in the middle, and music of 440 Hz on the left and the right. */
async function filmWith(name: string, music: readonly [left: number, right: number]): Promise<string> {
  const samples = Buffer.alloc(voice.length * 4);
  for (const [at, said] of voice.entries())
    for (const [side, level] of music.entries())
      samples.writeInt16LE(
        Math.round(32_000 * (said + level * Math.sin((2 * Math.PI * 440 * at) / RATE))),
        at * 4 + side * 2,
      );
  const wav = await writeMedia(
    world.at(`${name}.wav`),
    Buffer.concat([wavHeader(samples.length, RATE, 2), samples]),
  );
  const video = { width: 64, height: 64, frameRate: 5, copyTag: 'avc1' } as const;
  const film = world.at(`${name}.mp4`);
  await world.engine.run(
    replaceAudioJob(
      { path: silent, format: 'mov', seconds: SECONDS, video, hasSound: false },
      { path: wav, format: 'wav', seconds: SECONDS, hasSound: true },
      film,
    ),
  );
  return film;
}

/** Middle and sides of a film's sound. */
async function soundOf(path: string): Promise<[middle: Float32Array, sides: Float32Array]> {
  const chunks: Buffer[] = [];
  const job = middleAndSidesJob({ path, format: 'mov', seconds: SECONDS, hasSound: true }, RATE);
  await world.engine.run(job, { onOutput: (chunk) => void chunks.push(chunk) });
  const bytes = Buffer.concat(chunks);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)];
}

async function dub(name: string, film: string): Promise<string> {
  fs.mkdirSync(world.at(name), { recursive: true });
  const input: CapabilityInput['translate_audio'] = {
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
    lines: [LINE],
  };
  const about = { files: {}, paths: { [input.video_url]: film }, index: 0, seed: 0, report: () => undefined };
  const made = await dubbing(input, { ...about, keepFile: folderKeeper(world.at(name), () => undefined) });
  if (!('path' in made)) throw new Error('nothing was made');
  return made.path;
}

const decibels = (value: number, beside: number) => 20 * Math.log10(value / beside);
const levelAt = (samples: Float32Array, from: number, to: number) =>
  loudness(samples, from * RATE, to * RATE);
/** Tenths of a second in which the old voice speaks, well outside the new line. */
const spokenTimes = () =>
  Array.from({ length: SECONDS * 10 }, (_, at) => at / 10).filter(
    (from) => levelAt(voice, from, from + 0.1) > SPEAKS && (from < 1 || from > 2.6),
  );
/** How much the quietest lowering of the old voice is, and what the music between it changed by, in decibels. */
const changes = (before: Float32Array, after: Float32Array) => ({
  voice: Math.max(
    ...spokenTimes().map((from) =>
      decibels(levelAt(after, from, from + 0.1), levelAt(before, from, from + 0.1)),
    ),
  ),
  music: decibels(levelAt(after, 4, 5), levelAt(before, 4, 5)),
});

test('the old voice is low outside new lines too, and music between is as loud as it was', async () => {
  const film = await filmWith('mono', [0.05, 0.05]);
  const [before, after] = [await soundOf(film), await soundOf(await dub('mono-made', film))];
  const { voice: lowered, music } = changes(before[0], after[0]);
  expect(spokenTimes().length).toBeGreaterThan(15);
  expect(lowered).toBeLessThan(-12);
  expect(lowered - music).toBeLessThan(-12);
  // The same on both sides is not stereo: its middle is lowered, not subtracted.
  expect(lowered - music).toBeGreaterThan(-28);
  // What is left of a change is the loudness of the whole dub.
  const start = decibels(levelAt(after[0], 0.1, 0.6), levelAt(before[0], 0.1, 0.6));
  expect(Math.abs(start - music)).toBeLessThan(0.5);
}, 60_000);

test('in stereo the middle is subtracted while the old voice speaks, and the sides stay', async () => {
  const film = await filmWith('stereo', [0.1, 0]);
  const [before, after] = [await soundOf(film), await soundOf(await dub('stereo-made', film))];
  const middle = changes(before[0], after[0]);
  const sides = changes(before[1], after[1]);
  expect(middle.voice - middle.music).toBeLessThan(-40);
  expect(sides.voice).toBeLessThan(-12);
  expect(sides.voice).toBeGreaterThan(-20);
  expect(Math.abs(sides.music - middle.music)).toBeLessThan(0.5);
}, 60_000);

test('gains fade over 150 ms before and after speech, without a step', () => {
  const bytes = Buffer.from(hushTrack([{ start: 1, end: 2 }], 3, { middle: 0, sides: 0.1 }));
  const gain = (at: number, channel = 0) =>
    bytes.readInt16LE(44 + Math.round(at * 1000) * 4 + channel * 2) / 32_767;
  expect([gain(0.5), gain(1), gain(1.5), gain(2), gain(2.5), gain(3.5)]).toEqual([1, 0, 0, 0, 1, 1]);
  expect(gain(1.5, 1)).toBeCloseTo(0.1);
  expect(gain(1 - HUSH_FADE)).toBe(1);
  expect(gain(1 - HUSH_FADE / 2)).toBeCloseTo(0.5);
  expect(gain(2 + HUSH_FADE / 2)).toBeCloseTo(0.5);
  for (let at = 0.001; at < 3; at += 0.001) expect(Math.abs(gain(at) - gain(at - 0.001))).toBeLessThan(0.011);
});
