/** The console's list of tools that a key enables. */
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { expect, test } from 'vitest';
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
    load: async () => ({
      images: ({ model }: { model: string | undefined }) => {
        const sizes = { kind: 'free', step: 16, longest: 2048, least: 1, most: 4_000_000, ratio: 4 } as const;
        const usual = {
          id: 'mortal-1',
          sizes,
          pictures: 4,
          perCall: 1,
          retires: { on, successor: 'mortal-2' },
        };
        const facts = model === undefined ? usual : { id: model, sizes, pictures: 4, perCall: 1 };
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
