import { expect, it } from 'vitest';
import { releaseMemory } from './release-memory.ts';

it('releases the memory that a buffer does not share', () => {
  const own = Buffer.allocUnsafeSlow(100_000);
  releaseMemory(own);
  expect(own.length).toBe(0);
});

it('leaves shared memory alone', () => {
  const whole = Buffer.alloc(100_000, 7);
  releaseMemory(whole.subarray(0, 50_000));
  releaseMemory(Buffer.alloc(0));
  expect(whole[99_999]).toBe(7);
  const pooled = Buffer.from('short');
  releaseMemory(pooled);
  expect(pooled.toString()).toBe('short');
});
