/** The console's list of tools that a key enables. */
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImageProvider } from './aisdk/image-engine.ts';
import { defineSdkEngine } from './aisdk/sdk-engine.ts';
import { openEngines } from './open-engines.ts';

/** An engine whose usual model its provider retires on a day. */
const engineUntil = (on: string) =>
  defineSdkEngine({
    id: 'mortal',
    name: { en: 'Mortal', zh: 'Mortal' },
    key: 'MORTAL_KEY',
    address: { setting: 'MORTAL_BASE_URL', usual: 'https://images.example.com/v1' },
    models: { model: 'MORTAL_MODEL' },
    retirements: [{ model: 'mortal-1', on, successor: 'mortal-2' }],
    test: { path: '/models', shutdowns: () => new Map([['mortal-2', '2026-04-01']]) },
    load: async () => ({
      images: ({ model }: { model: string | undefined }) => {
        const sizes = { kind: 'free', step: 16, longest: 2048, least: 1, most: 4_000_000, ratio: 4 } as const;
        const facts = { id: model ?? 'mortal-1', sizes, pictures: 4, perCall: 1 };
        const never = () => {
          throw new Error('nothing is asked');
        };
        return {
          id: 'mortal',
          models: { draw: facts, edit: facts },
          connect: never,
          options: () => ({}),
          secrets: [],
          modelSetting: 'MORTAL_MODEL',
        } satisfies ImageProvider;
      },
    }),
  });

test('a key enables nothing that needs a retired model, whether it is set or not', async () => {
  const host = { dataFolder: '/nowhere', downloadToPath: async () => undefined };
  const opensOf = async (on: string, given: Record<string, string>): Promise<readonly Capability[]> => {
    const engines = await openEngines([engineUntil(on).setUp(given, 'intl')], host);
    return engines.list()[0]?.capabilities ?? [];
  };
  const key = { MORTAL_KEY: 'k' };
  expect(await opensOf('2999-01-01', {})).toContain('text_to_image');
  expect(await opensOf('2020-01-01', {})).toEqual([]);
  expect(await opensOf('2020-01-01', key)).toEqual([]);
  expect(await opensOf('2020-01-01', { ...key, MORTAL_MODEL: 'mortal-2' })).toContain('text_to_image');
});

describe('a model with a last day', () => {
  const host = { dataFolder: '/nowhere', downloadToPath: async () => undefined };
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const openOn = async (day: string, model?: string) => {
    vi.setSystemTime(`${day}T12:00:00Z`);
    const given = { MORTAL_KEY: 'k', ...(model === undefined ? {} : { MORTAL_MODEL: model }) };
    return openEngines([engineUntil('2026-03-31').setUp(given, 'intl')], host);
  };
  const retired = { model: 'mortal-1', on: '2026-03-31', successor: 'mortal-2' };

  test('is warned about from 30 days before, and closes its routes on the day', async () => {
    const routeOn = async (day: string) => {
      const [route] = (await openOn(day)).routes;
      return [route?.retiring?.('text_to_image'), route?.closed?.('text_to_image')];
    };
    expect(await routeOn('2026-02-28')).toEqual([undefined, undefined]);
    expect(await routeOn('2026-03-01')).toEqual([retired, undefined]);
    expect(await routeOn('2026-03-31')).toEqual([retired, { why: 'retired', what: 'MORTAL_MODEL', retired }]);
  });

  test('is known as soon as its provider states the day in the list of models', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
    const engines = await openOn('2026-03-15', 'mortal-2');
    const retiring = () => engines.routes[0]?.retiring?.('text_to_image');
    expect(retiring()).toBeUndefined();
    const signal = AbortSignal.timeout(1000);
    expect(await engines.list()[0]?.setup.test?.({ signal, isPublic: () => true })).toMatchObject({
      ok: true,
    });
    expect(retiring()).toEqual({ model: 'mortal-2', on: '2026-04-01', successor: '' });
  });
});
