import { expect, it } from 'vitest';
import { holdWrites, releaseWrites, writesHeld } from './hold-writes.ts';

it('holds what is to be written until it is released, and nothing after that', async () => {
  expect(writesHeld()).toBeUndefined();
  holdWrites();
  holdWrites();
  let isWritten = false;
  const writing = writesHeld()?.then(() => {
    isWritten = true;
  });
  await Promise.resolve();
  expect(isWritten).toBe(false);
  releaseWrites();
  await writing;
  expect(isWritten).toBe(true);
  expect(writesHeld()).toBeUndefined();
});
