import fs from 'node:fs';
import { loudnessOf } from '@inkreel/scene/film/loudness.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaWorld, type MediaWorld, samplesOf } from '../media/testing/media-world.ts';
import { NoVoiceError, speakLocally } from './speak-locally.ts';
import { addTimings, readTimings } from './speech-timings.ts';
import { wavOf } from './wav.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await createMediaWorld({ kind: 'library' });
});
afterAll(() => world.close());

/** Time of the first audible sound, in milliseconds. */
const onset = (samples: Float32Array) =>
  (samples.findIndex((value) => Math.abs(value) > 0.02) / 48_000) * 1000;

test('speaks Chinese with the words, phonemes and loudness of its timings', async () => {
  const text = '😀早上好。再<见>';
  const path = world.at('zh.wav');
  const spoken = await speakLocally({ text }, { media: world.engine, path });
  const samples = await samplesOf(world.engine, path, 'wav');
  expect(samples.length / 48_000).toBeCloseTo(spoken.seconds, 2);
  expect(loudnessOf(samples, 48_000)).toBeCloseTo(-16, 0);
  const words = spoken.words.map(({ start, end }) => text.slice(start, end)).join('');
  expect(words).toContain('早');
  expect(words).toContain('见');
  const heard = spoken.phonemes.filter(({ symbol }) => symbol !== '');
  expect(Math.abs(onset(samples) - (heard[0]?.startMs ?? -100))).toBeLessThan(60);
  for (const [at, { startMs, endMs }] of spoken.phonemes.entries())
    expect([startMs < endMs, endMs <= (spoken.phonemes[at + 1]?.startMs ?? endMs)]).toEqual([true, true]);
  expect(await readTimings(path)).toEqual({ phonemes: spoken.phonemes, words: spoken.words, text });
  expect(fs.readdirSync(world.folder).filter((name) => /\.pcm$|-.*\.wav$/.test(name))).toEqual([]);
});

test('speaks at the requested speed, and with each voice at another pitch', async () => {
  const say = (name: string, also: object) =>
    speakLocally(
      { text: 'This is the suit we wear.', ...also },
      { media: world.engine, path: world.at(`${name}.wav`) },
    );
  const [usual, slow, fast] = await Promise.all([
    say('usual', {}),
    say('slow', { speed: 50 }),
    say('fast', { speed: 200 }),
  ]);
  expect(slow.seconds / usual.seconds).toBeCloseTo(2, 0);
  expect(usual.seconds / fast.seconds).toBeCloseTo(2, 0);
  await expect(say('none', { voice: 'espeak-tlh' })).rejects.toThrow(NoVoiceError);
  await expect(say('ja', { language: 'ja-JP' })).rejects.toThrow(NoVoiceError);
});

test('a cancelled speech leaves no file behind', async () => {
  const stop = new AbortController();
  const path = world.at('long.wav');
  const speaking = speakLocally(
    { text: 'It weighs as much as a child. '.repeat(100) },
    { media: world.engine, path, signal: stop.signal, onProgress: () => stop.abort(new Error('stop')) },
  );
  await expect(speaking).rejects.toThrow('stop');
  expect(fs.existsSync(path)).toBe(false);
  expect(fs.readdirSync(world.folder).filter((name) => name.endsWith('.pcm'))).toEqual([]);
});

test('malformed timings in a file are ignored', async () => {
  const path = world.at('forged.wav');
  const forge = async (json: string) => {
    const body = Buffer.from(json.padEnd(json.length + (json.length % 2)));
    const head = Buffer.from('ikst0000');
    head.writeUInt32LE(body.length, 4);
    fs.writeFileSync(path, Buffer.concat([wavOf(new Int16Array(100), 22_050), head, body]));
    return readTimings(path);
  };
  expect(await forge('{"phonemes":[["a",5],["b",3]],"endMs":1,"words":[]}')).toEqual({
    phonemes: [
      { symbol: 'a', startMs: 5, endMs: 5 },
      { symbol: 'b', startMs: 3, endMs: 3 },
    ],
    words: [],
  });
  expect(await forge('{"phonemes":[["a",-1]],"endMs":1,"words":[]}')).toBeUndefined();
  expect(await forge('{')).toBeUndefined();
  fs.writeFileSync(path, 'RIFF....WAVEikst\xff\xff\xff\x7f');
  expect(await readTimings(path)).toBeUndefined();
  fs.writeFileSync(path, wavOf(new Int16Array(101), 22_050));
  await addTimings(path, { phonemes: [], words: [] });
  expect(await readTimings(path)).toEqual({ phonemes: [], words: [] });
  expect(fs.readFileSync(path).readUInt32LE(4)).toBe(fs.statSync(path).size - 8);
});
