import type { DocumentRecord } from '@inkreel/contract/api/documents.ts';
import { defineDocument } from '@inkreel/contract/documents/define-document.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { createDocumentSync, type DocumentSync } from './document-sync.ts';

const noteKind = defineDocument<string>({
  kind: 'collage',
  version: 1,
  upgrades: {},
  parse: (content) => content as string,
  sources: () => [],
});

let sync: DocumentSync<string>;
let written: string[];
let failure: ApiError | undefined;
let stored: Pick<DocumentRecord, 'id' | 'revision' | 'schema'> & { content: unknown };

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  failure = undefined;
  sync = createDocumentSync(noteKind, (content) => `named ${content}`, {
    save: async (_kind, { id, revision, content }) => {
      if (failure) throw failure;
      written.push(`${content} to ${id} on ${revision}`);
      return revision + 1;
    },
    create: async (_kind, { name, content }) => {
      if (failure) throw failure;
      written.push(`${content} as ${name}`);
      return { id: 'made', revision: 1 };
    },
    newest: async () => stored as DocumentRecord,
  });
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

it('creates a document with the first change, and saves to it from then on', async () => {
  sync.enter(undefined, undefined);
  sync.change('a');
  expect(await sync.saved()).toEqual({ documentId: 'made', revision: 1 });
  sync.change('b');
  expect(await sync.saved()).toEqual({ documentId: 'made', revision: 2 });
  expect(written).toEqual(['a as named a', 'b to made on 1']);
});

it.each([
  ['goes on with a document whose answer was lost', { revision: 1, content: 'a' }, 'b to stored on 1'],
  ['makes a document if the newest has other content', { revision: 1, content: 'z' }, 'a as named a'],
  ['makes a document if the newest was changed since', { revision: 2, content: 'a' }, 'a as named a'],
])('%s', async (_what, newest, expected) => {
  stored = { id: 'stored', schema: 1, ...newest };
  sync.enter(undefined, undefined);
  failure = new ApiError('network_error');
  sync.change('a');
  await expect(sync.saved()).rejects.toThrow('offline');
  failure = undefined;
  sync.change('b');
  sync.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written[0]).toBe(expected);
});

it('tells callers that wait for the save why it failed', async () => {
  sync.enter('one', 4);
  failure = new ApiError('storage_full');
  sync.change('a');
  await expect(sync.saved()).rejects.toBe(failure);
  failure = new ApiError('network_error');
  sync.change('b');
  await expect(sync.saved()).rejects.toThrow('The document is not saved: offline');
});

it('starts offline if the server could not be reached', async () => {
  sync.enter('one', 4, true);
  expect(sync.state.get()).toEqual({ saving: { kind: 'offline' }, documentId: 'one', revision: 4 });
  sync.change('a');
  sync.flush();
  await settle();
  expect(written).toEqual(['a to one on 4']);
});

it('sends nothing once it is left, and keeps the document’s id', async () => {
  sync.enter('one', 4);
  sync.change('a');
  sync.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sync.state.get()).toEqual({ saving: { kind: 'device' }, documentId: 'one', revision: 4 });
  expect(written).toEqual([]);
});
