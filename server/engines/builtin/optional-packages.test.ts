import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { FLAG_BYTES } from './candidate.ts';
import { isPackageMissing, lackingPackage } from './optional-packages.ts';
import { makeCandidate } from './worker.ts';

const folder = '/nowhere';

test('video work requires a media engine, picture work requires nothing', () => {
  const lacking = (capability: Parameters<typeof lackingPackage>[0], hasMedia: boolean) =>
    lackingPackage(capability, { hasMedia, modelsFolder: folder });
  for (const capability of ['retalk', 'talking_portrait', 'remove_subtitles', 'find_speech'] as const) {
    expect(lacking(capability, false), capability).toBe('ffmpeg');
    expect(lacking(capability, true), capability).toBeUndefined();
  }
  expect(lacking('remove_object', false)).toBeUndefined();
});

test('a missing package is distinguished from an error of ours', async () => {
  const absent = 'no-such-package-of-ours';
  const load = () => import(absent);
  const error: unknown = await load().catch((cause: unknown) => cause);
  expect(isPackageMissing(new Error('no codec', { cause: error }))).toBe(true);
  expect(isPackageMissing(new TypeError('x is not a function'))).toBe(false);

  const { port1, port2 } = new MessageChannel();
  const request = {
    capability: 'upscale',
    input: {},
    files: {},
    index: 0,
    seed: 0,
    output: `${folder}/made`,
    flag: new SharedArrayBuffer(FLAG_BYTES),
    port: port1,
    turns: undefined,
  } as unknown as Parameters<typeof makeCandidate>[1];
  await expect(makeCandidate({ upscale: load }, request)).rejects.toThrow(/^package_missing$/);
  const broken = async () => Promise.reject(new TypeError('x is not a function'));
  await expect(makeCandidate({ upscale: broken }, request)).rejects.toThrow('not a function');
  port1.close();
  port2.close();
});
