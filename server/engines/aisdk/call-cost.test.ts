/** Costs of a run at each provider, from its answers and its price list, over real HTTP. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bflImages } from '../bfl/provider.ts';
import type { Cost } from '../cost.ts';
import type { Check } from '../engine.ts';
import { falImages } from '../fal/provider.ts';
import { openaiImages } from '../openai/provider.ts';
import { replicateImages } from '../replicate/provider.ts';
import { xaiImages } from '../xai/provider.ts';
import type { ImageProvider } from './image-engine.ts';
import { begin, createImageWorld, type ImageWorld, untilEnd } from './testing/image-world.ts';
import { json, type ProviderServer, startProviderServer } from './testing/provider-server.ts';

let world: ImageWorld;
let server: ProviderServer;
beforeAll(async () => {
  world = createImageWorld();
  await world.picture('base.png', 300, 200, '#c33');
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.stop());

const draw = { prompt: 'a cat', width: 1024, height: 1024, count: 1, seed: 5, quality: 'standard' };
const edit = { image_url: 'base.png', prompt: 'a hat', count: 1, seed: 5 };
const own = { draw: undefined, edit: undefined, fill: undefined };
const key = 'k';
const PROVIDERS = {
  openai: () => openaiImages({ key, baseUrl: `${server.origin}/openai`, model: undefined }),
  xai: () => xaiImages({ key, baseUrl: `${server.origin}/xai`, model: undefined }),
  bfl: () => bflImages({ ...own, key, baseUrl: `${server.origin}/bfl` }),
  fal: () => falImages({ ...own, key, baseUrl: `${server.origin}/fal` }),
  replicate: () => replicateImages({ ...own, key, baseUrl: `${server.origin}/replicate` }),
};

let runs = 0;
/** The cost of a run stopped after its submit, and at its end. */
async function costsOf(
  provider: ImageProvider,
  input: object = draw,
  capability = 'text_to_image',
): Promise<{ begun: Cost | undefined; end: Cost | undefined; check: Check }> {
  runs += 1;
  const engine = (await world.open(provider))[capability]!;
  const operation = await begin(engine, input, `cost-${runs}`);
  const check = await untilEnd(engine, operation);
  const told = check.state === 'done' || check.state === 'failed' ? check.cost : undefined;
  return { begun: operation.cost, end: told ?? operation.cost, check };
}
const usd = (micros: number) => ({ micros, currency: 'USD' });
const image = () => ({ b64_json: server.made.toString('base64') });

test('OpenAI is charged by the tokens that it reports', async () => {
  const usage = { input_tokens: 50, output_tokens: 1056, total_tokens: 1106 };
  server.replies.push(json(200, { created: 1, data: [image()], usage }));
  expect((await costsOf(PROVIDERS.openai())).end).toEqual({
    basis: 'listed',
    model: 'gpt-image-2.5-sunburst',
    money: usd(50 * 5 + 1056 * 30),
  });
  const details = { image_tokens: 300, text_tokens: 40 };
  const edited = {
    input_tokens: 340,
    input_tokens_details: details,
    output_tokens: 1000,
    total_tokens: 1340,
  };
  server.replies.push(json(200, { created: 1, data: [image()], usage: edited }));
  expect((await costsOf(PROVIDERS.openai(), edit, 'edit_by_words')).end).toMatchObject({
    money: usd(40 * 5 + 300 * 8 + 1000 * 30),
  });
});

test('without reported tokens the cost of a model priced by tokens is unknown', async () => {
  expect((await costsOf(PROVIDERS.openai())).end).toEqual({
    basis: 'unknown',
    model: 'gpt-image-2.5-sunburst',
  });
  const { end } = await costsOf(
    openaiImages({ key, baseUrl: `${server.origin}/openai`, model: 'of-tomorrow' }),
  );
  expect(end).toEqual({ basis: 'unknown', model: 'of-tomorrow' });
});

test('xAI reports its cost', async () => {
  server.replies.push(json(200, { data: [image()], usage: { cost_in_usd_ticks: 200_000_000 } }));
  expect((await costsOf(PROVIDERS.xai())).end).toEqual({
    basis: 'told',
    model: 'grok-imagine-image',
    money: usd(20_000),
  });
});

test('Black Forest Labs reports the cost with the submit, in credits, and may correct it at the end', async () => {
  const submitted = () => ({ id: 'op-1', polling_url: `${server.origin}/bfl/get_result?id=op-1`, cost: 3 });
  server.replies.push(json(200, submitted()));
  const { begun, end } = await costsOf(PROVIDERS.bfl());
  expect(begun).toEqual({ basis: 'at_most', model: 'flux-2-pro', money: usd(30_000) });
  expect(end).toEqual({ basis: 'told', model: 'flux-2-pro', money: usd(30_000) });
  server.replies.push(json(200, submitted()));
  const result = { sample: `${server.origin}/made/op-1.png` };
  server.outcome = { body: { id: 'op-1', status: 'Ready', cost: 4.5, result } };
  expect((await costsOf(PROVIDERS.bfl())).end).toMatchObject({ basis: 'told', money: usd(45_000) });
});

test('an operation is priced by its size, and by its input pictures if the list says so', async () => {
  expect((await costsOf(PROVIDERS.fal())).end).toEqual({
    basis: 'listed',
    model: 'fal-ai/flux-2-pro',
    money: usd(30_000),
  });
  expect((await costsOf(PROVIDERS.fal(), edit, 'edit_by_words')).end).toMatchObject({ money: usd(45_000) });
  expect((await costsOf(PROVIDERS.replicate(), { ...draw, count: 2 })).end).toMatchObject({
    basis: 'listed',
    money: usd(60_000),
  });
});

test('a failed operation costs nothing if its provider says so, and is unknown elsewhere', async () => {
  server.outcome = { status: 422, body: { detail: 'refused' } };
  const free = await costsOf(PROVIDERS.fal());
  expect(free).toMatchObject({
    begun: { basis: 'at_most' },
    end: { basis: 'none' },
    check: { state: 'failed' },
  });
  server.outcome = { body: { status: 'failed', error: 'no' } };
  const doubtful = await costsOf(PROVIDERS.replicate());
  expect(doubtful).toMatchObject({ end: { basis: 'unknown' }, check: { state: 'failed' } });
});

test('a refusal costs nothing; the cost of an answer that never came is unknown', async () => {
  server.replies.push(json(400, { error: { message: 'no' } }));
  expect((await costsOf(PROVIDERS.openai())).end).toEqual({ basis: 'none' });
  server.replies.push({ status: 502, headers: { 'content-type': 'text/html' }, body: '<html>' });
  expect((await costsOf(PROVIDERS.openai())).end).toMatchObject({ basis: 'unknown' });
});
