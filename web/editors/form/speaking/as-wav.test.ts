import { expect, test } from 'vitest';
import { asWav } from './as-wav.ts';

test('the header states rate and size, and samples are clipped', async () => {
  const bytes = Buffer.from(await asWav(new Float32Array([0, 0.5, 2, -2]), 48_000).arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(bytes.subarray(8, 16).toString()).toBe('WAVEfmt ');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(bytes.readUInt32LE(24)).toBe(48_000);
  expect(bytes.readUInt32LE(40)).toBe(8);
  expect([0, 1, 2, 3].map((at) => bytes.readInt16LE(44 + 2 * at))).toEqual([0, 16_384, 32_767, -32_767]);
});
