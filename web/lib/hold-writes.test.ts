import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverWrites, storeWrites, takeBackWrites, tieWrites, writeLocally } from './hold-writes.ts';

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

describe('another tab changes the session before this page hears of it', () => {
  const stored = new Map<string, string>();
  let isSame = true;
  beforeEach(() => {
    stored.clear();
    isSame = true;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    });
    tieWrites(() => isSame);
  });
  afterEach(() => {
    tieWrites(() => true);
    vi.unstubAllGlobals();
  });

  it('stores nothing of the person who left', () => {
    writeLocally('form', 'first');
    stored.clear();
    isSame = false;
    writeLocally('form', 'a fox');
    expect(stored).toEqual(new Map());
  });

  it('takes back what it stored in between, and leaves what the next person stored', () => {
    for (const name of ['form', 'message', 'project']) writeLocally(name, 'of the first person');
    stored.delete('project');
    stored.set('message', 'of the next person');
    takeBackWrites();
    expect(stored).toEqual(new Map([['message', 'of the next person']]));
  });
});
