import { expect, it } from 'vitest';
import { serverWrites, storeWrites } from './hold-writes.ts';

it('holds writes until it is released, and none after that', async () => {
  expect(serverWrites.held()).toBeUndefined();
  serverWrites.hold();
  serverWrites.hold();
  let isWritten = false;
  const writing = serverWrites.held()?.then(() => {
    isWritten = true;
  });
  await Promise.resolve();
  expect(isWritten).toBe(false);
  expect(storeWrites.held()).toBeUndefined();
  serverWrites.release();
  await writing;
  expect(isWritten).toBe(true);
  expect(serverWrites.held()).toBeUndefined();
});
