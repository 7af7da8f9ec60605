import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { SERVICES } from '@inkreel/contract/text/services.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { createPrices } from '../server/features/billing/prices.ts';

/** No price of their own: the check of a person is free, a step of a project is paid by the project's tool. */
const UNPRICED: ReadonlySet<string> = new Set([
  '/ai/video/emo/detect',
  '/ai/video/translate/subtitle/lines',
  '/ai/video/translate/subtitle/words',
  '/ai/video/translate/audio/lines',
  '/ai/video/translate/audio/fit',
]);

/** Every path from `/ai` on that starts work. */
const WORK_PATHS = allEndpoints(TOOLS).flatMap(({ path, scope }) => {
  const [, served] = /^\/cloud\/(?:request|tryout)(\/ai\/.*)$/.exec(path) ?? [];
  return scope === 'run' && served !== undefined && !UNPRICED.has(served) ? [served] : [];
});

const priceMap = () =>
  createPrices({
    // No price was changed in the console.
    db: { select: () => ({ from: async () => [] }) } as never,
    clock: { now: () => new Date('2026-03-01T10:00:00Z') },
    tools: [...TOOLS, ...SERVICES, ...STORY_RUNS],
  }).all();

test('the points config prices every path that starts work', async () => {
  const config = await priceMap();
  expect(WORK_PATHS.filter((path) => config[path] === undefined)).toEqual([]);
});

test('a whole script costs 5 points, other texts a point per unit of tokens, and a line of speech 2', async () => {
  expect(await priceMap()).toMatchObject({
    '/ai/gpt/text/script': 5,
    '/ai/gpt/vision/script': 5,
    '/ai/gpt/text/model': 1,
    '/ai/text/assist': 1,
    '/ai/text/lines': 1,
    '/ai/chat/completions': 1,
    '/ai/speech/audio': 2,
    '/ai/audio/nls/tts/v3': 2,
  });
});

test('a shot of a story costs 20 points, a look 30, a moving shot 80, or 40 as a camera move', async () => {
  expect(await priceMap()).toMatchObject({
    '/ai/story/shot': 20,
    '/ai/story/look': 30,
    '/ai/video/image/v3': 80,
    '/ai/video/image/v3/camera': 40,
  });
});
