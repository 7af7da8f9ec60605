import type { DocumentRecord } from '@inkreel/contract/api/documents.ts';
import { defineDocument } from '@inkreel/contract/documents/define-document.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import type { DocumentServer } from './document-server.ts';
import type { LocalDocument } from './local-document.ts';
import { openDocument } from './open-document.ts';

interface Note {
  words: string;
}
const noteKind = defineDocument<Note>({
  kind: 'collage',
  version: 1,
  upgrades: {},
  parse: (content) => content as Note,
  sources: () => [],
});

/** The person's documents by id, the newest last. */
let stored: Map<string, { words: string; revision: number }>;
let isOffline: boolean;

const record = (id: string): DocumentRecord => {
  const { words, revision } = stored.get(id) ?? { words: '', revision: 0 };
  const file = { id: `file of ${id}` };
  return { id, revision, schema: 1, content: { words }, files: [file] } as unknown as DocumentRecord;
};
const ask = async (id: string) => {
  if (isOffline) throw new ApiError('network_error');
  if (!stored.has(id)) throw new ApiError('not_found');
};
const server: DocumentServer = {
  get: async (id) => {
    await ask(id);
    return record(id);
  },
  newest: async () => {
    if (isOffline) throw new ApiError('network_error');
    const id = [...stored.keys()].at(-1);
    return id === undefined ? undefined : record(id);
  },
  save: async (_kind, { id, revision, content }) => {
    await ask(id);
    if (stored.get(id)?.revision !== revision) throw new ApiError('conflict');
    stored.set(id, { ...(content as unknown as Note), revision: revision + 1 });
    return revision + 1;
  },
  create: async (_kind, { name, content }) => {
    if (isOffline) throw new ApiError('network_error');
    stored.set(name, { ...(content as unknown as Note), revision: 1 });
    return { id: name, revision: 1 };
  },
};

const local = (words: string, rest: Partial<LocalDocument<Note>> = {}): LocalDocument<Note> => ({
  content: { words },
  documentId: undefined,
  revision: undefined,
  unsaved: true,
  ...rest,
});
const open = (
  kept: LocalDocument<Note> | undefined,
  { signedIn = true, wanted }: { signedIn?: boolean; wanted?: string } = {},
) =>
  openDocument(
    {
      kind: noteKind,
      empty: { words: '' },
      isBegun: ({ words }) => words !== '',
      local: kept,
      signedIn,
      wanted,
      nameOf: ({ words }) => `named ${words}`,
    },
    server,
  );
const wordsOf = (id: string) => stored.get(id)?.words;

beforeEach(() => {
  isOffline = false;
  stored = new Map([
    ['old', { words: 'old words', revision: 3 }],
    ['new', { words: 'new words', revision: 5 }],
  ]);
});

describe('a guest', () => {
  it('continues with what this device keeps, and asks the server nothing', async () => {
    isOffline = true;
    expect(await open(local('mine'), { signedIn: false })).toMatchObject({
      content: { words: 'mine' },
      offline: false,
    });
    expect(await open(undefined, { signedIn: false })).toMatchObject({ content: { words: '' } });
  });
});

describe('a person who is signed in', () => {
  it('continues with the newest document, or the one that the address names', async () => {
    expect(await open(undefined)).toMatchObject({
      content: { words: 'new words' },
      documentId: 'new',
      revision: 5,
      unsaved: false,
      files: [{ id: 'file of new' }],
    });
    expect(await open(undefined, { wanted: 'old' })).toMatchObject({ documentId: 'old', revision: 3 });
  });

  it('continues with the newest document if the one that the address names is deleted', async () => {
    expect(await open(undefined, { wanted: 'gone' })).toMatchObject({ documentId: 'new', offline: false });
  });

  it('continues with nothing if there is no document', async () => {
    stored.clear();
    expect(await open(local(''))).toMatchObject({
      content: { words: '' },
      documentId: undefined,
      unsaved: false,
    });
  });

  it('keeps what was begun before the sign-in', async () => {
    expect(await open(local('begun'))).toMatchObject({
      content: { words: 'begun' },
      documentId: undefined,
      unsaved: true,
    });
  });

  it('continues with changes that the server does not have, also of a document that is not the newest', async () => {
    const kept = local('changed', { documentId: 'old', revision: 3 });
    expect(await open(kept)).toMatchObject({
      content: { words: 'changed' },
      documentId: 'old',
      revision: 3,
      unsaved: true,
      files: [{ id: 'file of old' }],
    });
  });

  it('begins a new document with changes of one that is deleted', async () => {
    expect(await open(local('changed', { documentId: 'gone', revision: 2 }))).toMatchObject({
      content: { words: 'changed' },
      documentId: undefined,
      revision: undefined,
      unsaved: true,
    });
  });

  it('drops a local copy without unsaved changes', async () => {
    const kept = local('old words', { documentId: 'old', revision: 3, unsaved: false });
    expect(await open(kept)).toMatchObject({ documentId: 'new' });
  });

  it('continues with the local copy if the server is out of reach', async () => {
    isOffline = true;
    const kept = local('changed', { documentId: 'old', revision: 3 });
    expect(await open(kept, { wanted: 'new' })).toMatchObject({ content: kept.content, offline: true });
  });
});

describe('changes that the page does not show, since the address names another document', () => {
  it('are saved to their document', async () => {
    const kept = local('changed', { documentId: 'old', revision: 3 });
    expect(await open(kept, { wanted: 'new' })).toMatchObject({ documentId: 'new' });
    expect(wordsOf('old')).toBe('changed');
  });

  it.each([
    ['that was changed elsewhere', 'old', 2],
    ['that is deleted', 'gone', 2],
    ['that never was one', undefined, undefined],
  ])('become a new document instead of one %s', async (_what, documentId, revision) => {
    await open(local('changed', { documentId, revision }), { wanted: 'new' });
    expect(wordsOf('named changed')).toBe('changed');
    expect(wordsOf('old')).toBe('old words');
  });

  it('are dropped if they are empty', async () => {
    await open(local('', { documentId: 'gone', revision: 2 }), { wanted: 'new' });
    expect([...stored.keys()]).toEqual(['old', 'new']);
  });
});
