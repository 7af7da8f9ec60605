/** Tests that a provider bills: one picture, submitted once, with its price known before. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENGINES } from '../../engines/find-engines.ts';
import type { Price } from '../../engines/prices.ts';
import type { AdminDeps } from './admin-deps.ts';
import { listEngineSettings } from './engine-settings.ts';
import { testEngine } from './test-engine.ts';
import { type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';

let world: AdminWorld;
let operator: Caller;
beforeAll(async () => {
  world = await createAdminWorld();
  operator = await world.newOperator();
});
afterAll(() => world.drop());

const provider = {
  submits: 0,
  cancels: 0,
  /** Its answer to a poll. */
  check: async (): Promise<object> => ({ state: 'done', outputs: [{ index: 0 }] }),
};
const fal = ENGINES.find(({ id }) => id === 'fal')?.setUp({ FAL_KEY: 'k' }, 'intl');
const draw = {
  facts: { models: ['fal-ai/flux-2-pro'] },
  start: async () => {
    provider.submits += 1;
    return { cost: { basis: 'listed', money: { micros: 30_000, currency: 'USD' } } };
  },
  check: () => provider.check(),
  cancel: async () => {
    provider.cancels += 1;
  },
};
const depsWith = (prices: readonly Price[] = fal?.prices ?? [], closed?: object) => {
  const engine = { id: 'fal', builtin: false, serves: { text_to_image: draw } };
  const setup = { ...fal, prices };
  return {
    ...world.deps,
    table: { text_to_image: [{ engine, missing: () => undefined, closed: () => closed }] },
    engines: { list: () => [{ setup, capabilities: [], servers: [] }] },
  } as unknown as AdminDeps;
};
const tested = (deps: AdminDeps) => testEngine(deps, operator, { engine: 'fal', paid: true });
const done = provider.check;
beforeEach(() => Object.assign(provider, { submits: 0, cancels: 0, check: done }));

test('every hosted engine has a free test call, or a paid test picture', async () => {
  const host = { dataFolder: '/nowhere', downloadToPath: async () => undefined };
  for (const engine of ENGINES) {
    const setup = engine.setUp({}, 'intl');
    if (setup.kind !== 'hosted' || setup.isTestable) continue;
    expect(Object.keys((await setup.open(host)).serves), engine.id).toContain('text_to_image');
  }
});

test('the price is shown before, if the list has it', async () => {
  const priceOf = async (deps: AdminDeps) => (await listEngineSettings(deps))[0]?.paid_test;
  expect(await priceOf(depsWith())).toEqual({ cost: { micros: 30_000, currency: 'USD' } });
  expect(await priceOf(depsWith([]))).toEqual({ cost: null });
  expect(await priceOf(depsWith(undefined, { why: 'retired', what: 'x' }))).toBeNull();
});

test('one picture is submitted and polled until it is done; the answer and the cost are recorded', async () => {
  const states = [
    { state: 'away', afterMs: 1 },
    { state: 'done', outputs: [{ index: 0 }] },
  ];
  provider.check = async () => states.shift() ?? {};
  expect(await tested(depsWith())).toMatchObject({ ok: true, said: 'fal-ai/flux-2-pro' });
  expect(provider).toMatchObject({ submits: 1, cancels: 1 });
  expect((await listEngineSettings(depsWith()))[0]?.test).toMatchObject({ ok: true });
  const [entry] = await world.audit('fal');
  expect(entry).toMatchObject({ action: 'engine.paid_test', details: { after: { cost: '0.03 USD' } } });
});

test('a refusal is reported in the provider’s words, and so is an unreachable provider', async () => {
  provider.check = async () => ({
    state: 'failed',
    code: 'task_failed',
    retryable: false,
    detail: 'no credit',
  });
  expect(await tested(depsWith())).toMatchObject({ ok: false, said: 'no credit' });
  provider.check = async () => {
    throw Object.assign(new Error('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  };
  expect(await tested(depsWith())).toMatchObject({ ok: false, said: 'ECONNREFUSED' });
});

test('a second click during a test costs nothing, and neither does a closed engine', async () => {
  const gate = Promise.withResolvers<object>();
  provider.check = () => gate.promise;
  const first = tested(depsWith());
  await expect.poll(() => provider.submits).toBe(1);
  await expect(tested(depsWith())).rejects.toMatchObject({ code: 'conflict' });
  gate.resolve(await done());
  await first;
  expect(provider.submits).toBe(1);
  await expect(tested(depsWith([], { why: 'retired', what: 'x' }))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(provider.submits).toBe(1);
});
