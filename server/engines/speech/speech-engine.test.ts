import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTimings } from '../../speech/speech-timings.ts';
import type { EngineRoutes } from '../define-engine.ts';
import type { CapabilityEngine, Check } from '../engine.ts';
import { refusalOf } from '../refusal-of.ts';
import { createLocalSpeech } from './speech-engine.ts';

type Input = CapabilityInput['text_to_speech'];
const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-speech-'));
let routes: EngineRoutes;
let serve: CapabilityEngine<Input>;

beforeAll(async () => {
  routes = await createLocalSpeech({ dataFolder, downloadToPath: async () => undefined });
  serve = routes.serves.text_to_speech as CapabilityEngine<Input>;
});
afterAll(async () => {
  await routes.close?.();
  fs.rmSync(dataFolder, { recursive: true });
});

test('takes texts of its languages, and no unsupported emotion, accent or style', () => {
  const refusal = (input: Partial<Input>) => refusalOf(serve, { text: '早上好', speed: 100, ...input });
  expect(refusal({})).toBeUndefined();
  expect(
    refusal({ voice: 'espeak-zh-deep', language: 'zh-TW', accent: 'mandarin', emotion: 'neutral' }),
  ).toBe(undefined);
  for (const wish of [
    { emotion: 'happy' },
    { accent: 'sichuan' },
    { style: 'like a pilot' },
    { language: 'ja-JP' },
    { voice: 'Xiaoyan' },
    { voice: 'espeak-de-plain', language: 'zh-CN' },
    { speed: 49 },
    { speed: 201 },
  ] satisfies Partial<Input>[])
    expect(refusal(wish), JSON.stringify(wish)).toBe(
      'accent' in wish || wish.language === 'ja-JP' ? 'language_needs_engine' : 'value_needs_engine',
    );
});

test('makes a sound with timing information, in each language that it lists', async () => {
  const voices = (await routes.voices?.(AbortSignal.timeout(1000))) ?? [];
  expect(new Set(voices.flatMap(({ languages }) => languages)).size).toBe(10);
  expect(voices.every((voice) => !('identifier' in voice))).toBe(true);
  const operation = await serve.start(
    { text: 'Guten Morgen', voice: 'espeak-de-light', speed: 150 },
    { taskId: 'a' },
  );
  const context = { taskId: 'a', waitMs: 20_000, stored: [], signal: new AbortController().signal };
  let check: Check = await serve.check(operation, context);
  while (check.state === 'pending') check = await serve.check(operation, context);
  expect(check).toMatchObject({ state: 'done', outputs: [{ contentType: 'audio/wav' }] });
  const [output] = check.state === 'done' ? check.outputs : [];
  const source = output && 'source' in output ? output.source : undefined;
  const timings = await readTimings(source && 'path' in source ? source.path : '');
  expect(timings?.words.map(({ start, end }) => 'Guten Morgen'.slice(start, end))).toEqual([
    'Guten',
    'Morgen',
  ]);
  await serve.cancel?.(operation);
});
