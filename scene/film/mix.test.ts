import { expect, test } from 'vitest';
import { filmMix, SAMPLE_RATE } from './film-sounds.ts';
import { createLoudnessMeter } from './loudness.ts';
import { CHANNELS, FILM_LUFS, mixBlock, mixedBlocks, type ReadSound } from './mix.ts';
import { repeated } from './repeated.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const FRAME = SAMPLE_RATE / 24;
const sound = { file: 'file:s', source_in: 0, source_length: 60_000_000 };
const ones: ReadSound = (_, __, count) => new Float32Array(count * CHANNELS).fill(1);
const mixed = (film: ReturnType<typeof filmOf>, read = ones) => {
  const mix = filmMix(film);
  return mixBlock(mix, { from: 0, count: mix.samples }, read);
};
const at = (block: Float32Array, sample: number) => [block[sample * CHANNELS], block[sample * CHANNELS + 1]];

test('begins and ends to the sample, with volume, pan and fades', async () => {
  const block = await mixed(
    filmOf(
      {},
      ...TRACKS,
      clipOf('voice', 'audio', [1, 2], { ...sound, volume: 0.5, pan: 0.5 }),
      clipOf('voice', 'audio', [4, 4], { ...sound, fade_in: 2, fade_out: 2 }),
    ),
  );
  expect(block.length).toBe(8 * FRAME * CHANNELS);
  expect(at(block, FRAME - 1)).toEqual([0, 0]);
  expect(at(block, FRAME)).toEqual([0.25, 0.5]);
  expect(at(block, 3 * FRAME - 1)).toEqual([0.25, 0.5]);
  expect(at(block, 3 * FRAME)).toEqual([0, 0]);
  expect(at(block, 4 * FRAME)).toEqual([0, 0]);
  expect(at(block, 5 * FRAME)).toEqual([0.5, 0.5]);
  expect(at(block, 6 * FRAME)).toEqual([1, 1]);
  expect(at(block, 7 * FRAME)).toEqual([0.5, 0.5]);
});

test('is the same in blocks of any length', async () => {
  const film = filmOf(
    {},
    ...TRACKS,
    clipOf('voice', 'audio', [5, 20], { ...sound, fade_in: 7 }),
    clipOf('music', 'audio', [0, 48], { ...sound, volume: 0.3, fade_out: 12 }),
  );
  const read: ReadSound = (_, from, count) =>
    Float32Array.from({ length: count * CHANNELS }, (_sample, place) => ((from * 2 + place) % 97) / 97);
  const whole = await mixed(film, read);
  const mix = filmMix(film);
  for (const length of [999, 4096, 50_000]) {
    const parts: number[] = [];
    for (let from = 0; from < mix.samples; from += length)
      parts.push(...(await mixBlock(mix, { from, count: Math.min(length, mix.samples - from) }, read)));
    expect(Buffer.compare(Buffer.from(Float32Array.from(parts).buffer), Buffer.from(whole.buffer))).toBe(0);
  }
});

test('lowers music while a voice is heard, softly, and nothing else', async () => {
  const film = filmOf(
    {},
    ...TRACKS,
    clipOf('voice', 'audio', [48, 24], sound),
    clipOf('music', 'audio', [0, 120], { ...sound, file: 'file:m' }),
  );
  const music = await mixed(film, (each, _, count) =>
    new Float32Array(count * CHANNELS).fill(each.source === 'file:m' ? 1 : 0),
  );
  const low = 10 ** (-12 / 20);
  expect(at(music, 0)).toEqual([1, 1]);
  expect(at(music, 60 * FRAME)[0]).toBeCloseTo(low, 6);
  expect(at(music, 48 * FRAME - 0.075 * SAMPLE_RATE)[0]).toBeCloseTo((1 + low) / 2, 3);
  expect(at(music, 119 * FRAME)).toEqual([1, 1]);
});

test('hears videos unless they are muted, have no sound, or lie on a muted track', () => {
  const video = { file: 'file:v', source_in: 0, source_length: 9_000_000 };
  const heard = (fields: object, head = {}) =>
    filmMix(filmOf(head, ...TRACKS, clipOf('video', 'video', [0, 24], { ...video, ...fields }))).sounds
      .length;
  expect(heard({})).toBe(1);
  expect(heard({ muted: true })).toBe(0);
  expect(heard({ has_sound: false })).toBe(0);
});

test('brings a film to its loudness, and no sample beyond the ceiling', async () => {
  const film = filmOf({ loudness: true }, ...TRACKS, clipOf('voice', 'audio', [0, 100], sound));
  // A quiet tone with a peak now and then.
  const read: ReadSound = (_, from, count) =>
    Float32Array.from({ length: count * CHANNELS }, (_sample, place) => {
      const time = (from + Math.floor(place / CHANNELS)) / SAMPLE_RATE;
      return (time % 1 < 0.002 ? 0.3 : 0.05) * Math.sin(2 * Math.PI * 440 * time);
    });
  const meter = createLoudnessMeter(SAMPLE_RATE, CHANNELS);
  let [peak, samples] = [0, 0];
  for await (const block of mixedBlocks(filmMix(film), read)) {
    meter.add(block);
    samples += block.length / CHANNELS;
    peak = block.reduce((most, sample) => Math.max(most, Math.abs(sample)), peak);
  }
  expect(samples).toBe(100 * FRAME);
  expect(peak).toBeLessThanOrEqual(0.9);
  expect(peak).toBeGreaterThan(0.8);
  expect(Math.abs(meter.value() - FILM_LUFS)).toBeLessThan(0.5);
});

test('sound that repeats begins again at its end, to the sample, wherever it begins', async () => {
  const mix = filmMix(
    filmOf(
      {},
      ...TRACKS,
      clipOf('music', 'audio', [0, 240], {
        file: 'file:s',
        repeats: true,
        source_in: 1_000_000,
        source_length: 2_000_000,
      }),
    ),
  );
  const [only] = mix.sounds;
  expect(only).toMatchObject({ period: 2 * SAMPLE_RATE, sourceFrom: 1_000_000, sourceLength: 2_000_000 });
  const source = (from: number, count: number) =>
    Float32Array.from({ length: count * CHANNELS }, (_, place) => from + (place >> 1));
  const heard = repeated(source, 10, 7, 25);
  expect(Array.from({ length: 25 }, (_, place) => heard[place * CHANNELS])).toEqual(
    Array.from({ length: 25 }, (_, place) => (7 + place) % 10),
  );
  expect([...repeated(source, 10, -3, 4)]).toEqual([7, 7, 8, 8, 9, 9, 0, 0]);
});
