import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprintOf, quickHash } from './fingerprint.ts';

afterEach(() => vi.unstubAllGlobals());

const bytes = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + seed, 2654435761) >>> 13) & 255);

describe('the fingerprint of a file', () => {
  it.each(['with', 'without'])('is the same for the same bytes only, %s a secure connection', async (how) => {
    if (how === 'without') vi.stubGlobal('crypto', {});
    const one = await fingerprintOf(bytes(5000));
    expect(await fingerprintOf(bytes(5000))).toBe(one);
    expect(await fingerprintOf(bytes(5001))).not.toBe(one);
    const other = bytes(5000);
    other[4999] = (other[4999] ?? 0) ^ 1;
    expect(await fingerprintOf(other)).not.toBe(one);
  });

  it('has few collisions if it is the quick one', () => {
    const counted = (value: number) => new Uint8Array(new Uint32Array([7, value, 7, value >>> 3]).buffer);
    const seen = new Set(Array.from({ length: 20_000 }, (_, value) => quickHash(counted(value))));
    expect(seen.size).toBe(20_000);
  });
});
