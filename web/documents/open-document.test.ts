import type { DocumentRecord } from '@inkreel/contract/api/documents.ts';
import { defineDocument } from '@inkreel/contract/documents/define-document.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import type { Save } from './autosave.ts';
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
/** By id of the save: what it made. */
let made: Map<string, { id: string; revision: number }>;
const write = (id: string, revision: number, { id: save, content }: Save<Note>) => {
  made.set(save, { id, revision });
  stored.set(id, { ...content, revision });
};

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
  save: async (_kind, { id, revision, save }) => {
    await ask(id);
    const before = made.get(save.id);
    if (before) return before.revision;
    if (stored.get(id)?.revision !== revision) throw new ApiError('conflict');
    write(id, revision + 1, save as unknown as Save<Note>);
    return revision + 1;
  },
  create: async (_kind, { name, save }) => {
    if (isOffline) throw new ApiError('network_error');
    const before = made.get(save.id);
    if (before) return before.id;
    write(name, 1, save as unknown as Save<Note>);
    return name;
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
  made = new Map();
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

  it('makes a document of what was begun before the sign-in', async () => {
    expect(await open(local('begun'))).toMatchObject({
      content: { words: 'begun' },
      documentId: 'named begun',
      revision: 1,
      unsaved: false,
    });
  });

  it('continues with changes that the server did not have, also of a document that is not the newest', async () => {
    const kept = local('changed', { documentId: 'old', revision: 3 });
    expect(await open(kept)).toMatchObject({
      content: { words: 'changed' },
      documentId: 'old',
      revision: 4,
      unsaved: false,
      files: [{ id: 'file of old' }],
    });
  });

  it('leaves it to the person if the document was changed elsewhere', async () => {
    const kept = local('changed', { documentId: 'old', revision: 2 });
    const found = await open(kept);
    expect(found).toMatchObject({
      ...kept,
      saves: [{ content: kept.content }],
      files: [{ id: 'file of old' }],
    });
    expect(wordsOf('old')).toBe('old words');
  });

  it('begins a new document with changes of one that is deleted', async () => {
    expect(await open(local('changed', { documentId: 'gone', revision: 2 }))).toMatchObject({
      content: { words: 'changed' },
      documentId: undefined,
      revision: undefined,
      unsaved: true,
      saves: [{ content: { words: 'changed' } }],
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

describe('a save that reached the server, without the page that sent it knowing', () => {
  const content = { words: 'sent' };
  const sentBefore = (id: string, revision: number) => {
    made.set('sent-before', { id, revision });
    return { documentId: id, revision: revision - 1, saves: [{ id: 'sent-before', content }] };
  };
  const keptWith = (rest: Partial<LocalDocument<Note>>, saves = rest.saves ?? []) => ({
    ...local('', rest),
    // What is kept names the content of the last save.
    content: saves.at(-1)?.content ?? content,
    saves,
  });

  it('is no change any more: the page shows what others have saved since', async () => {
    expect(await open(keptWith(sentBefore('old', 2)))).toMatchObject({
      content: { words: 'old words' },
      documentId: 'old',
      revision: 3,
      unsaved: false,
    });
    expect(wordsOf('old')).toBe('old words');
  });

  it('is what later changes are saved on top of', async () => {
    const later = { id: 'not-sent-yet', content: { words: 'later' } };
    const before = sentBefore('old', 3);
    const found = await open(keptWith(before, [...before.saves, later]));
    expect(found).toMatchObject({ content: later.content, documentId: 'old', revision: 4, unsaved: false });
  });

  it('made one document', async () => {
    const before = { ...sentBefore('new', 1), documentId: undefined, revision: undefined };
    expect(await open(keptWith(before))).toMatchObject({ documentId: 'new', unsaved: false });
    expect([...stored.keys()]).toEqual(['old', 'new']);
  });

  it('is sent by the page once the server is in reach', async () => {
    isOffline = true;
    const { saves } = sentBefore('old', 2);
    expect(await open(keptWith(sentBefore('old', 2)))).toMatchObject({ saves, offline: true });
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
