/** The sounds of the library as they are heard: decoded as an export decodes them, and in films. */
import fs from 'node:fs';
import { LIBRARY_EFFECTS, LIBRARY_PIECES, librarySource } from '@inkreel/contract/film/sound-library.ts';
import { filmMix, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { createLoudnessMeter } from '@inkreel/scene/film/loudness.ts';
import { FILM_LUFS } from '@inkreel/scene/film/mix.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import { samplesJob } from '../../../media/operations/samples.ts';
import { createMediaWorld, type MediaWorld, testBackends } from '../../../media/testing/media-world.ts';
import { toneFile } from '../../../media/testing/real-media.ts';
import { roundsOf } from '../../../testing/rounds.ts';
import { libraryPath } from './library-sounds.ts';
import { writeMix } from './write-mix.ts';

/** Bytes of all files together. */
const MOST_BYTES = 6_000_000;
/** Samples that a file may have behind its end. */
const MORE = 5800;

let world: MediaWorld;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  world = await createMediaWorld(backend);
});
afterAll(() => world.close());

const pathOf = (id: string) => libraryPath(librarySource(id)) ?? '';

/** Both channels, interleaved. */
async function decode(path: string): Promise<Float32Array> {
  const chunks: Uint8Array[] = [];
  const job = samplesJob(await describeSound(path), SAMPLE_RATE, 0, 2);
  await world.engine.run(job, { onOutput: async (chunk) => void chunks.push(Uint8Array.from(chunk)) });
  return new Float32Array(Uint8Array.from(Buffer.concat(chunks)).buffer);
}

function lufs(samples: Float32Array): number {
  const meter = createLoudnessMeter(SAMPLE_RATE, 2);
  meter.add(samples);
  return meter.value();
}

const peakOf = (samples: Float32Array) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** Levels are decibels of the mean square; times are seconds. */
function levelOf(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  const [first, end] = [from, to].map((seconds) => Math.round(seconds * SAMPLE_RATE) * 2) as [number, number];
  for (let at = first; at < end; at += 1) sum += (samples[at] ?? 0) ** 2;
  return 10 * Math.log10(sum / (end - first));
}

/** How far a sample is from where the two before lead, at most, of some samples from one on. */
function mostBent(samples: Float32Array, from: number, count: number): number {
  const x = (at: number) => samples[2 * at] ?? 0;
  let most = 0;
  for (let at = from; at < from + count; at += 1)
    most = Math.max(most, Math.abs(x(at) - 2 * x(at - 1) + x(at - 2)));
  return most;
}

test('all files are there and small', () => {
  const sizes = [...LIBRARY_PIECES, ...LIBRARY_EFFECTS].map(({ id }) => fs.statSync(pathOf(id)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

const heard = roundsOf({ usual: 30, most: 90 });
test.each(LIBRARY_PIECES.filter(({ seconds }) => seconds <= heard))(
  'the piece $id is as long as it says, as loud as the others, and loops without a seam',
  async ({ id, seconds }) => {
    const samples = await decode(pathOf(id));
    const length = seconds * SAMPLE_RATE;
    expect(samples.length / 2).toBeGreaterThanOrEqual(length);
    expect(samples.length / 2).toBeLessThan(length + MORE);
    const piece = samples.subarray(0, 2 * length);
    expect(lufs(piece)).toBeGreaterThan(-16.5);
    expect(lufs(piece)).toBeLessThan(-15.5);
    expect(peakOf(piece)).toBeLessThan(0.98);
    // A click would be bent more than all that is heard.
    const twice = new Float32Array(SAMPLE_RATE * 2);
    twice.set(piece.subarray(-SAMPLE_RATE));
    twice.set(piece.subarray(0, SAMPLE_RATE), SAMPLE_RATE);
    const seam = SAMPLE_RATE / 2;
    expect(mostBent(twice, seam - 2, 5)).toBeLessThanOrEqual(mostBent(piece, 2, length - 2));
    // What ends is no silence: it leads on.
    expect(levelOf(piece, seconds - 0.5, seconds)).toBeGreaterThan(levelOf(piece, 0, seconds) - 12);
  },
);

test.each(LIBRARY_EFFECTS)(
  'the effect $id is as long as it says and as loud as it can be',
  async (effect) => {
    const samples = await decode(pathOf(effect.id));
    const length = Math.round(effect.seconds * SAMPLE_RATE);
    expect(samples.length / 2).toBeGreaterThanOrEqual(length);
    expect(samples.length / 2).toBeLessThan(length + MORE);
    const peak = peakOf(samples);
    expect(peak).toBeLessThan(1);
    // Short ones with high peaks cannot be louder.
    expect(lufs(samples) > -21 || peak > 0.7).toBe(true);
    expect(lufs(samples)).toBeLessThan(-17);
  },
);

async function mixOf(film: ReturnType<typeof filmOf>, files: Readonly<Record<string, string>> = {}) {
  const path = world.at('mix.wav');
  const mixing = { mix: filmMix(film), parts: film, files: new Map(Object.entries(files)) };
  await writeMix(world.engine, mixing, path, () => undefined);
  return decode(path);
}

const music = (frames: number, fields = {}) =>
  clipOf('music', 'audio', [0, frames], {
    file: librarySource('solemn-30'),
    source_length: 30_000_000,
    repeats: true,
    ...fields,
  });

test('music that repeats in a film is the same in each round, to the sample, and begins where it is cut', async () => {
  const mixed = await mixOf(filmOf({}, ...TRACKS, music(65 * 24, { source_in: 20_000_000 })));
  const source = await decode(pathOf('solemn-30'));
  expect(mixed.length / 2).toBe(65 * SAMPLE_RATE);
  const differs = (at: number, sourceAt: number, seconds: number) => {
    let most = 0;
    for (let sample = 0; sample < seconds * SAMPLE_RATE * 2; sample += 1)
      most = Math.max(
        most,
        Math.abs(
          (mixed[at * SAMPLE_RATE * 2 + sample] ?? 0) - (source[sourceAt * SAMPLE_RATE * 2 + sample] ?? 0),
        ),
      );
    return most;
  };
  // Within the steps of 16 bits.
  for (const [at, sourceAt, seconds] of [
    [0, 20, 10],
    [10, 0, 30],
    [40, 0, 25],
  ] as const)
    expect(differs(at, sourceAt, seconds)).toBeLessThan(1 / 16_000);
});

test('a film with music and speech has its loudness, and the music gives way while somebody speaks', async () => {
  fs.writeFileSync(world.at('voice.wav'), toneFile(6, { gain: () => 0.2 }));
  fs.writeFileSync(world.at('quiet.wav'), toneFile(6, { gain: () => 0 }));
  const film = (head: { loudness?: boolean }, ...clips: ReturnType<typeof clipOf>[]) =>
    filmOf(head, ...TRACKS, ...clips);
  const voice = clipOf('voice', 'audio', [10 * 24, 6 * 24], { file: 'file:voice', source_length: 6_000_000 });
  const files = { 'file:voice': world.at('voice.wav') };
  const whole = await mixOf(film({ loudness: true }, music(40 * 24), voice), files);
  expect(Math.abs(lufs(whole) - FILM_LUFS)).toBeLessThan(0.5);
  expect(peakOf(whole)).toBeLessThan(0.95);
  // The same with a voice that is not heard: what is left is the music.
  const under = await mixOf(film({}, music(40 * 24), voice), { 'file:voice': world.at('quiet.wav') });
  const alone = await mixOf(film({}, music(40 * 24)));
  const lowered = (from: number, to: number) => levelOf(under, from, to) - levelOf(alone, from, to);
  expect(lowered(2, 9.8)).toBeCloseTo(0, 2);
  expect(lowered(10, 16)).toBeCloseTo(-12, 1);
  expect(lowered(16.5, 40)).toBeCloseTo(0, 2);
});
