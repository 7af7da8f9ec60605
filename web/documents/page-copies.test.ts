import { beforeEach, expect, test } from 'vitest';
import type { KeptCopy, LocalCopies, LocalDocument } from './local-document.ts';
import { type CopyLocks, pageCopies } from './page-copies.ts';

/** Locks of a browser: a request waits until the lock is free, or its signal says that it has waited enough. */
function browserLocks(): CopyLocks {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name, options, hold) => {
      for (let before = held.get(name); before; before = held.get(name)) {
        if ('ifAvailable' in options) return hold(null);
        const { signal } = options;
        const waited = new Promise((_, refuse) =>
          signal.addEventListener('abort', () => refuse(new Error('too long'))),
        );
        await Promise.race([before, waited]);
      }
      const holding = Promise.resolve(hold({})).finally(() => held.delete(name));
      held.set(name, holding);
      return holding;
    },
  };
}

let locks: CopyLocks;
let kept: Map<string, KeptCopy<string>>;
let clock: number;
const copies: LocalCopies<string> = {
  load: () => [...kept.values()],
  keep: (page, document) => {
    clock += 1;
    kept.set(page, { page, at: clock, document });
  },
  remove: (page) => void kept.delete(page),
};
/** A tab of the browser; its pages come one after the other. */
function openTab(memory = new Map<string, string>()) {
  const storage = {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
  };
  const open = () => pageCopies('note', copies, () => ({ locks, memory: storage }));
  return { memory, open };
}
const work = (content: string, more: Partial<LocalDocument<string>> = {}): LocalDocument<string> => ({
  content,
  documentId: 'story',
  revision: 5,
  unsaved: true,
  ...more,
});
beforeEach(() => {
  locks = browserLocks();
  kept = new Map();
  clock = 0;
});

test('two pages of one document keep their work apart, and the next pages open what each of them left', async () => {
  const [one, other] = [openTab().open(), openTab().open()];
  await one.load(true);
  await other.load(true);
  await one.keep(work('of the first'));
  await other.keep(work('of the second'));
  one.leave();
  other.leave();
  const next = openTab().open();
  expect(await next.load(true)).toMatchObject({ content: 'of the second' });
  const last = openTab().open();
  expect(await last.load(true)).toMatchObject({ content: 'of the first' });
  // The server has got both.
  await next.keep(work('of the second', { revision: 6, unsaved: false }));
  await last.keep(work('of the first', { revision: 7, unsaved: false }));
  expect([...kept.keys()]).toEqual(['']);
  expect(await openTab().open().load(true)).toMatchObject({ content: 'of the first', revision: 7 });
});

test('what an open page has not saved is not taken from it', async () => {
  const open = openTab().open();
  await open.load(true);
  await open.keep(work('not saved yet'));
  expect(await openTab().open().load(true)).toBeUndefined();
});

test('a further page of a guest begins with a copy, and the first one keeps its work', async () => {
  const [one, other] = [openTab().open(), openTab().open()];
  await one.load(false);
  await one.keep(work('one', { documentId: undefined }));
  const copied = await other.load(false);
  expect(copied).toMatchObject({ content: 'one' });
  // Shown, not changed: a sign-in makes no second document of it.
  await other.keep(work('one', { documentId: undefined }));
  expect(kept.size).toBe(1);
  await other.keep(work('another', { documentId: undefined }));
  expect([...kept.values()].map(({ document }) => document.content)).toEqual(['one', 'another']);
});

test('a reload continues with the tab’s own work, even if the page before is only just being left', async () => {
  const [tab, other] = [openTab(), openTab().open()];
  const before = tab.open();
  await before.load(true);
  await before.keep(work('mine'));
  await other.load(true);
  await other.keep(work('newer'));
  other.leave();
  const after = tab.open().load(true);
  before.leave();
  expect(await after).toMatchObject({ content: 'mine' });
});

test('a duplicated tab is another page', async () => {
  const tab = openTab();
  const page = tab.open();
  await page.load(true);
  await page.keep(work('mine'));
  const twin = openTab(new Map(tab.memory)).open();
  expect(await twin.load(true)).toBeUndefined();
  await twin.keep(work('of the twin'));
  expect(kept.size).toBe(2);
});

test('the wanted document is opened before newer work on another one', async () => {
  const [one, other] = [openTab().open(), openTab().open()];
  await one.load(true);
  await other.load(true);
  await one.keep(work('old', { documentId: 'wanted' }));
  await other.keep(work('new', { documentId: 'other' }));
  one.leave();
  other.leave();
  expect(await openTab().open().load(true, 'wanted')).toMatchObject({ content: 'old' });
});

test('what an older version kept for all pages becomes the work of the page that opens it', async () => {
  kept.set('', { page: '', at: 0, document: work('old') });
  const page = openTab().open();
  expect(await page.load(true)).toMatchObject({ content: 'old' });
  await page.keep(work('old, changed'));
  expect([...kept.values()]).toMatchObject([{ document: { content: 'old, changed' } }]);
  expect(kept.has('')).toBe(false);
});

test('without locks the work is kept and found', async () => {
  const open = () =>
    pageCopies('note', copies, () => ({
      locks: undefined,
      memory: { getItem: () => null, setItem: () => undefined },
    }));
  const page = open();
  await page.load(true);
  await page.keep(work('mine'));
  expect(await open().load(true)).toMatchObject({ content: 'mine' });
});
