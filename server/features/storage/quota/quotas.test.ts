import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { describe, expect, it } from 'vitest';
import { readQuotas } from './quotas.ts';

const GIB = 1024 ** 3;

describe('the setting STORAGE_QUOTAS', () => {
  it('changes the editions that it names', () => {
    expect(readQuotas(undefined)).toEqual(STORAGE_QUOTAS);
    expect(readQuotas('free=0.5, com=4000/250')).toEqual({
      ...STORAGE_QUOTAS,
      free: { ...STORAGE_QUOTAS.free, bytes: GIB / 2 },
      com: { bytes: 4000 * GIB, hourlyBytes: 250 * GIB },
    });
  });

  it('is rounded to whole bytes, and may contain spaces', () => {
    expect(readQuotas('  vip  =  0.001  /  0.002  ')).toEqual({
      ...STORAGE_QUOTAS,
      vip: { bytes: 1_073_742, hourlyBytes: 2_147_484 },
    });
    expect(readQuotas('team=1234567.125/1234567.125')).toMatchObject({
      team: { bytes: 1234567.125 * GIB, hourlyBytes: 1234567.125 * GIB },
    });
  });

  it.each([
    '',
    'free',
    'gold=3',
    'free=-1',
    'free=1e9',
    'free=2;vip=3',
    'free=2/',
    'free=12345678',
    'free=1.2345',
    'free=1/12345678',
    'free=1/1.2345',
    'free=x/2',
    'free=2/x',
    'free=2 for all',
    'give free=2',
  ])('refuses %j', (text) => {
    expect(readQuotas(text)).toBeUndefined();
  });
});
