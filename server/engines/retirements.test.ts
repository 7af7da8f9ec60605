/** What is known of the ends of models, and what the engines name. */
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from './aisdk/outcome.ts';
import google from './google/engine.ts';
import openai from './openai/engine.ts';
import { readShutdowns } from './openai/retirements.ts';

const host = { dataFolder: '/nowhere', downloadToPath: async () => undefined };
const ENGINES = { google: [google, 'GEMINI_API_KEY'], openai: [openai, 'OPENAI_API_KEY'] } as const;
afterEach(() => vi.useRealTimers());

/** The routes of an engine with a key, on a day. */
async function routesOn(id: keyof typeof ENGINES, day: string, more: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(`${day}T12:00:00Z`);
  const [engine, key] = ENGINES[id];
  const routes = await engine.setUp({ [key]: 'k', ...more }, 'intl').open(host);
  return (capability: Capability) => ({
    models: routes.serves[capability]?.facts?.models,
    closed: routes.closed?.(capability)?.retired,
    retiring: routes.retiring?.(capability),
  });
}

test('the usual models of pictures are those that are offered', async () => {
  const [ofGoogle, ofOpenai] = [
    await routesOn('google', '2026-11-28'),
    await routesOn('openai', '2026-11-28'),
  ];
  const open = { closed: undefined, retiring: undefined };
  expect(ofGoogle('text_to_image')).toEqual({ models: ['gemini-3.1-flash-image'], ...open });
  expect(ofOpenai('text_to_image')).toEqual({ models: ['gpt-image-2.5-sunburst'], ...open });
});

test('a setting that names a retired model closes its routes with the successor', async () => {
  const preview = { GEMINI_IMAGE_MODEL: 'gemini-3-pro-image-preview' };
  expect((await routesOn('google', '2026-11-28', preview))('repaint').closed).toEqual({
    model: 'gemini-3-pro-image-preview',
    on: '2026-06-25',
    successor: 'gemini-3-pro-image',
  });
  const older = { OPENAI_IMAGE_MODEL: 'gpt-image-1.5' };
  const dying = (await routesOn('openai', '2026-11-28', older))('repaint');
  expect(dying).toMatchObject({ closed: undefined, retiring: { successor: 'gpt-image-2.6-sunburst' } });
  expect((await routesOn('openai', '2026-12-01', older))('repaint').closed).toBeDefined();
});

test('films of a model that was shut down are closed without a replacement', async () => {
  const routes = await routesOn('google', '2026-11-28');
  for (const capability of ['text_to_video', 'image_to_video'] as const)
    expect(routes(capability).closed).toMatchObject({ on: '2026-10-22', successor: '' });
});

test('speech and transcripts are warned about before they end', async () => {
  const early = await routesOn('openai', '2026-12-06');
  expect([early('text_to_speech').retiring, early('transcribe').retiring]).toEqual([undefined, undefined]);
  const late = await routesOn('openai', '2027-01-28');
  expect(late('text_to_speech').closed).toMatchObject({ model: 'gpt-4o-mini-tts', successor: '' });
  expect(late('transcribe').retiring).toMatchObject({ model: 'whisper-1', successor: 'gpt-transcribe' });
});

test('the list of models states days, and what is no day is passed over', () => {
  const data = [
    { id: 'a', shutdown_date: '2026-12-01' },
    { id: 'b', shutdown_date: null },
    { id: 'c' },
    { id: 'd', shutdown_date: 'soon' },
  ];
  expect([...readShutdowns({ data })]).toEqual([['a', '2026-12-01']]);
  expect(readShutdowns('no list').size).toBe(0);
});

test('the 404 of a retired model says so, and another engine may take the run', () => {
  const gone = 'models/veo-3.1-generate-preview is no longer available.';
  expect(failureOf({ state: 'refused', status: 404, detail: gone })).toMatchObject({
    code: 'task_model_retired',
    retryable: false,
    notTaken: {},
  });
  const other = failureOf({ state: 'refused', status: 404, detail: 'Not Found' });
  expect(other).toMatchObject({ code: 'task_engine_stopped' });
});
