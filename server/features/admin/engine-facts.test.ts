/** What operators see of an engine before and after it is configured: models, limits, and current prices. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteId } from '@inkreel/contract/site.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { afterAll, expect, test } from 'vitest';
import { ENGINES } from '../../engines/find-engines.ts';
import { openEngines } from '../../engines/open-engines.ts';
import { factsOf } from './engine-facts.ts';

const TODAY = new Date('2026-11-23T12:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-facts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The facts of one engine with these settings, by capability. */
async function factsWith(engine: string, settings: Record<string, string> = {}, site: SiteId = 'intl') {
  const setup = ENGINES.find(({ id }) => id === engine)?.setUp(settings, site);
  if (!setup) throw new Error(`no engine ${engine}`);
  const { routes, close } = await openEngines([setup], {
    dataFolder: folder,
    downloadToPath: () => Promise.reject(new Error('nothing is downloaded here')),
  });
  await close();
  const [route] = routes;
  if (!route) throw new Error(`${engine} has no route`);
  return (capability: Capability) => factsOf(route.engine, capability, setup, TODAY);
}

test('models and prices are known before there is a key: those of the site', async () => {
  const [intl, cn] = await Promise.all([factsWith('dashscope'), factsWith('dashscope', {}, 'cn')]);
  const drawn = intl('text_to_image');
  expect(drawn).toMatchObject({ models: ['wan2.7-image', 'wan2.7-image-pro'], tells_cost: false });
  expect(drawn?.prices.map(({ currency }) => currency)).toEqual(['USD', 'USD']);
  expect(cn('text_to_image')?.prices.map(({ currency }) => currency)).toEqual(['CNY', 'CNY']);
});

test('with a key, prices are those of its region', async () => {
  const beijing = {
    DASHSCOPE_API_KEY: 'sk-1',
    DASHSCOPE_BASE_URL: 'https://dashscope.aliyuncs.com/api/v1',
  };
  const at = await factsWith('dashscope', beijing, 'intl');
  expect(at('text_to_image')?.prices[0]).toEqual({
    currency: 'CNY',
    rule: { kind: 'each', unit: 'picture', micros: 200_000 },
  });
  const elsewhere = { ...beijing, DASHSCOPE_BASE_URL: 'https://a-workspace.example.com/api/v1' };
  expect((await factsWith('dashscope', elsewhere))('text_to_image')?.prices).toEqual([]);
});

test('a stated price takes precedence over the list for tokens, and applies to models without a list', async () => {
  const tokens = await factsWith('openai', { OPENAI_API_KEY: 'sk-1', OPENAI_TEXT_PRICE: '0.5/3 USD' });
  const rule = { kind: 'tokens', text: 500_000, made: 3_000_000 };
  expect(tokens('write_text')?.prices).toEqual([{ currency: 'USD', rule }]);
  expect(tokens('text_to_image')?.prices[0]?.rule).toMatchObject({ kind: 'tokens', made: 30_000_000 });
  const settings = {
    OPENAI_COMPATIBLE_BASE_URL: 'https://images.example.com/v1',
    OPENAI_COMPATIBLE_IMAGE_MODEL: 'mine',
  };
  const unknown = await factsWith('openai-compatible', settings);
  expect(unknown('text_to_image')).toMatchObject({ models: ['mine'], prices: [] });
  const stated = await factsWith('openai-compatible', {
    ...settings,
    OPENAI_COMPATIBLE_PRICE: '0.004 USD',
  });
  expect(stated('text_to_image')?.prices).toEqual([
    { currency: 'USD', rule: { kind: 'each', unit: 'result', micros: 4_000 } },
  ]);
});

test('what runs on this machine costs nothing, and rules have no model', async () => {
  expect((await factsWith('local'))('upscale')).toMatchObject({
    models: ['real-esrgan-x4plus'],
    costs_nothing: true,
  });
  expect((await factsWith('builtin'))('upscale')).toBe(null);
});
