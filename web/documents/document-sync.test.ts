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
/** Ids of the saves that were sent as creations. */
let created: string[];

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  created = [];
  failure = undefined;
  sync = createDocumentSync(noteKind, (content) => `named ${content}`, {
    save: async (_kind, { id, revision, save: { content } }) => {
      if (failure) throw failure;
      written.push(`${content} to ${id} on ${revision}`);
      return revision + 1;
    },
    create: async (_kind, { name, save }) => {
      created.push(save.id);
      if (failure) throw failure;
      written.push(`${save.content} as ${name}`);
      return 'made';
    },
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

it('sends a creation whose answer was lost again under its id, and goes on with what it made', async () => {
  sync.enter(undefined, undefined);
  failure = new ApiError('network_error');
  sync.change('a');
  await expect(sync.saved()).rejects.toThrow('offline');
  failure = undefined;
  sync.change('b');
  sync.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(created).toHaveLength(2);
  expect(new Set(created).size).toBe(1);
  expect(written).toEqual(['a as named a', 'b to made on 1']);
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
  sync.enter('one', 4, { offline: true });
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
