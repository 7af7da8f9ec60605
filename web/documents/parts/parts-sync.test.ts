import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { createMemoryServer } from '@inkreel/contract/testing/memory-parts-server.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { PartsQueue, QueueStore } from './parts-queue.ts';
import { createPartsSync, type LeftParts, type PartsSync, type PartsWorld, sendLeft } from './parts-sync.ts';

type Server = ReturnType<typeof createMemoryServer>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a browser keeps, for its pages one after the other. */
function createQueues(): QueueStore & { all: Map<string, PartsQueue> } {
  const all = new Map<string, PartsQueue>();
  return {
    all,
    keep: async (queue) => {
      all.set(queue.writer, structuredClone(queue));
    },
    remove: async ({ writer }) => {
      all.delete(writer);
    },
    left: async () => [...all.values()],
  };
}

let ids = 0;
/** @param milliseconds that an answer is on its way */
function open(server: Server, queues = createQueues(), milliseconds = 0) {
  let failure: unknown;
  const calls: string[] = [];
  const answer = <Result>(name: string, result: () => Result): Promise<Result> => {
    calls.push(name);
    if (failure !== undefined) return Promise.reject(failure);
    const answered = result();
    if (milliseconds === 0) return Promise.resolve(answered);
    return new Promise((resolve) => setTimeout(() => resolve(answered), milliseconds));
  };
  const world: PartsWorld = {
    save: (save) => answer('save', () => ({ ...server.save(save), revived: [] })),
    changesSince: (revision) => answer('changes', () => server.changesSince(revision)),
    queues,
    newId: () => `id-${(ids += 1)}`,
  };
  const start = (left?: LeftParts) =>
    createPartsSync(
      boardKind,
      { id: 'document', revision: server.revision(), parts: [...server.parts().values()] },
      world,
      left,
    );
  return { start, sync: start(), world, calls, queues, fail: (error: unknown) => (failure = error) };
}

const settle = () => vi.advanceTimersByTimeAsync(20_000);
const textOf = (sync: PartsSync, id: string) => sync.state.get().parts.get(id)?.['text'];
const write = (sync: PartsSync, text: string, mergeWith?: string) =>
  sync.change([{ id: 'card-0-0', set: { text } }], mergeWith);

describe('a document with parts on a page', () => {
  it('shows a change at once and saves it soon, several as one save', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync, calls } = open(server);
    write(sync, 'a');
    write(sync, 'ab');
    expect(textOf(sync, 'card-0-0')).toBe('ab');
    expect(sync.state.get().saving.kind).toBe('saving');
    await settle();
    expect(calls).toEqual(['save']);
    expect(sync.state.get().saving.kind).toBe('saved');
    expect(server.parts().get('card-0-0')?.['text']).toBe('ab');
  });

  it('saves steady typing after ten seconds at the latest', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync } = open(server);
    for (let at = 0; at < 12; at += 1) {
      write(sync, `letter ${at}`);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(server.revision()).toBe(2);
  });

  it('asks once if the document may have changed, and not again when it has not', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync, calls } = open(server);
    sync.notice();
    await settle();
    expect(calls).toEqual(['changes']);
  });

  it('says of a repair once, until another part needs one', async () => {
    const lost = { id: 'lost', kind: 'card', parent: 'gone', index: 'a0' };
    const server = createMemoryServer(boardKind, [...boardParts(), lost]);
    const { sync } = open(server);
    expect(sync.state.get().hint).toEqual({ kind: 'repaired', ids: ['lost', 'unplaced'] });
    sync.dismiss();
    write(sync, 'a');
    expect(sync.state.get().hint).toBeUndefined();
  });

  it('reads what others changed when it hears of it, and not what it wrote itself', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const [a, b] = [open(server), open(server)];
    write(a.sync, 'from a');
    await settle();
    for (const { sync } of [a, b]) sync.notice(2);
    await settle();
    expect(textOf(b.sync, 'card-0-0')).toBe('from a');
    expect([a.calls, b.calls]).toEqual([['save'], ['changes']]);
  });

  it('keeps what is written while the changes of others are on their way', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const [a, b] = [open(server), open(server, createQueues(), 400)];
    a.sync.change([{ id: 'card-0-1', set: { text: 'from a' } }]);
    await settle();
    b.sync.notice(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(b.calls).toEqual(['changes']);
    write(b.sync, 'from b');
    await settle();
    expect(textOf(b.sync, 'card-0-1')).toBe('from a');
    for (const text of [textOf(b.sync, 'card-0-0'), server.parts().get('card-0-0')?.['text']])
      expect(text).toBe('from b');
    expect(b.queues.all.size).toBe(0);
  });

  it('keeps each card that two pages add, at any moment of each other’s requests', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const pages = [open(server, createQueues(), 300), open(server, createQueues(), 700)];
    const added: string[] = [];
    for (let at = 0; at < 120; at += 1) {
      const page = pages[at % 3 === 0 ? 1 : 0];
      const id = `added-${at}`;
      added.push(id);
      page?.sync.change([{ id, set: { kind: 'card', parent: 'list-0', index: 'b00', text: id } }]);
      await vi.advanceTimersByTimeAsync((at * 97) % 1100);
      for (const { sync } of pages) sync.notice();
      await vi.advanceTimersByTimeAsync((at * 53) % 800);
    }
    await settle();
    for (const { sync } of pages) sync.notice();
    await settle();
    for (const parts of [server.parts(), ...pages.map(({ sync }) => sync.state.get().parts)])
      expect(added.filter((id) => !parts.has(id))).toEqual([]);
  });

  it('keeps what it cannot send, on the page and on the device, and sends it again as the same save', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync, queues, fail } = open(server);
    fail(new ApiError('network_error'));
    write(sync, 'offline');
    await settle();
    expect(sync.state.get().saving.kind).toBe('offline');
    const save = [...queues.all.values()][0]?.sent?.save;
    expect(save).toBeDefined();
    fail(undefined);
    await settle();
    expect(sync.state.get().saving.kind).toBe('saved');
    expect(queues.all.size).toBe(0);
  });

  it('sends what a page that is gone left, once, and offers its conflicts', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const gone = open(server);
    gone.fail(new ApiError('network_error'));
    gone.sync.change([
      { id: 'card-0-0', set: { text: 'left' } },
      { id: 'card-0-1', set: { text: 'also left' } },
    ]);
    await settle();
    gone.sync.stop();
    const other = open(server);
    other.sync.change([{ id: 'card-0-1', set: { text: 'theirs' } }]);
    await settle();
    const { world, queues, start } = open(server, gone.queues);
    const left = await sendLeft(boardKind, 'document', world);
    expect(server.parts().get('card-0-0')?.['text']).toBe('left');
    // A page that dies here leaves it to the next one.
    expect(queues.all.size).toBe(1);
    const sync = start(left);
    expect(textOf(sync, 'card-0-0')).toBe('left');
    expect([...sync.state.get().replica.conflicts.values()]).toMatchObject([
      {
        kind: 'field',
        id: 'card-0-1',
        field: 'text',
        mine: 'also left',
        theirs: 'theirs',
        before: 'Card 1 xxx',
      },
    ]);
    await settle();
    expect([...queues.all.values()]).toMatchObject([{ pending: [], conflicts: [{ id: 'card-0-1' }] }]);
    sync.decide('card-0-1/text', 'mine');
    await settle();
    expect(server.parts().get('card-0-1')?.['text']).toBe('also left');
    expect(queues.all.size).toBe(0);
    expect(await sendLeft(boardKind, 'document', world)).toBeUndefined();
  });

  it('merges what a page left with what others did since, where that can be', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const gone = open(server);
    gone.fail(new ApiError('network_error'));
    write(gone.sync, 'left');
    await settle();
    gone.sync.stop();
    const other = open(server);
    write(other.sync, 'theirs');
    await settle();
    const { world, queues, start } = open(server, gone.queues);
    const sync = start(await sendLeft(boardKind, 'document', world));
    sync.mergeWith((_field, { before, mine, theirs }) => `${before}, ${theirs}, ${mine}`);
    await settle();
    for (const parts of [sync.state.get().parts, server.parts()])
      expect(parts.get('card-0-0')?.['text']).toBe('Card 0 xxx, theirs, left');
    expect(queues.all.size).toBe(0);
  });

  it('leaves what it has not sent to the next page once it is gone', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const gone = open(server, createQueues(), 400);
    write(gone.sync, 'sent');
    gone.sync.flush();
    gone.sync.change([{ id: 'card-0-1', set: { text: 'not sent' } }]);
    gone.sync.stop();
    const { world, queues, start } = open(server, gone.queues);
    const sync = start(await sendLeft(boardKind, 'document', world));
    expect([textOf(sync, 'card-0-0'), textOf(sync, 'card-0-1')]).toEqual(['sent', 'not sent']);
    await settle();
    expect(queues.all.size).toBe(0);
  });

  it('opens a document although the browser does not say what it keeps', async () => {
    const { world } = open(createMemoryServer(boardKind, boardParts()));
    const silent = { ...world, queues: { ...world.queues, left: () => new Promise<never>(() => undefined) } };
    const opening = sendLeft(boardKind, 'document', silent);
    await settle();
    expect(await opening).toBeUndefined();
  });

  it('lets two pages of one document work offline without overwriting each other', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const [a, b] = [open(server), open(server)];
    for (const page of [a, b]) page.fail(new ApiError('network_error'));
    a.sync.change([{ id: 'card-0-0', set: { text: 'a' } }]);
    b.sync.change([{ id: 'card-0-0', set: { color: 'red' } }]);
    await settle();
    for (const page of [a, b]) page.fail(undefined);
    await settle();
    expect(server.parts().get('card-0-0')).toMatchObject({ text: 'a', color: 'red' });
  });

  it('stops when the page is older than the document, and keeps what was changed', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync, queues, fail, calls } = open(server);
    fail(new ApiError('document_outdated'));
    write(sync, 'kept');
    await settle();
    await settle();
    expect(sync.state.get().saving.kind).toBe('outdated');
    expect(calls).toEqual(['save']);
    expect(queues.all.size).toBe(1);
  });

  it('says that the server refused, and tries again with the next change', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync, fail } = open(server);
    fail(new ApiError('storage_full'));
    write(sync, 'too much');
    await settle();
    expect(sync.state.get().saving).toMatchObject({ kind: 'failed' });
    fail(undefined);
    sync.change([{ id: 'card-0-1', delete: true }]);
    await settle();
    expect(server.parts().get('card-0-0')?.['text']).toBe('too much');
    expect(server.parts().has('card-0-1')).toBe(false);
  });
});

describe('undo on a page', () => {
  it('takes back and repeats whole steps, such as a word', async () => {
    const server = createMemoryServer(boardKind, boardParts());
    const { sync } = open(server);
    const start = textOf(sync, 'card-0-0');
    for (const text of ['w', 'wo', 'word']) write(sync, text, 'typing card-0-0');
    sync.change([{ id: 'card-0-0', set: { color: 'red' } }]);
    sync.undo();
    sync.undo();
    expect(textOf(sync, 'card-0-0')).toBe(start);
    expect(sync.state.get()).toMatchObject({ canUndo: false, canRedo: true });
    sync.redo();
    expect(textOf(sync, 'card-0-0')).toBe('word');
    await settle();
    expect(server.parts().get('card-0-0')?.['text']).toBe('word');
  });

  it('brings a deleted part back with the result that the server had made for it', async () => {
    const made = { file: 'none', made: 'x' };
    const parts = boardParts().map(
      (part): Part => (part.id === 'card-0-0' ? { ...part, result: made } : part),
    );
    const server = createMemoryServer(boardKind, parts);
    const { sync } = open(server);
    sync.change([{ id: 'card-0-0', delete: true }]);
    await settle();
    sync.undo();
    await settle();
    for (const shown of [sync.state.get().parts, server.parts()])
      expect(shown.get('card-0-0')?.['result']).toEqual(made);
  });
});
