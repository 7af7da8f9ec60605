import { childrenOf, type Json, type Part, placesAt } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { stepBetween, type UndoStep, undoStep } from '@inkreel/contract/documents/parts/undo.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { createMemoryServer } from '@inkreel/contract/testing/memory-parts-server.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerReplica,
  changeReplica,
  decideConflict,
  isSaved,
  mergeConflicts,
  mergeReplica,
  nextSave,
  type Replica,
  startReplica,
  viewOf,
} from './replica.ts';

const kind = boardKind;
const ROUNDS = process.env['ROUNDS'] === 'all' ? 1000 : Number(process.env['ROUNDS'] ?? 50);

/** One page: it edits, goes offline, comes back, and decides its conflicts at once or later. */
function createPage(server: ReturnType<typeof createMemoryServer>, name: string) {
  let replica: Replica = startReplica(1, [...server.parts().values()]);
  let count = 0;
  const steps: UndoStep[] = [];
  let shown: ReturnType<typeof viewOf> | undefined;
  const view = () => {
    shown = viewOf(kind, replica, shown);
    return shown.parts;
  };
  const change = (changes: Parameters<typeof changeReplica>[1], isUndo = false) => {
    const before = view();
    replica = changeReplica(replica, changes);
    const step = stepBetween(kind, before, view());
    if (!isUndo && step.size > 0) steps.push(step);
  };
  return {
    name,
    view,
    change,
    replica: () => replica,
    newId: () => `${name}-${(count += 1)}`,
    undo: () => {
      const step = steps.pop();
      if (step) change(undoStep(kind, view(), step).changes, true);
    },
    /** Sends one save; with `lost` the server writes it and the answer never comes. */
    send: (lost = false) => {
      const next = replica.sent
        ? { replica, save: replica.sent }
        : nextSave(replica, `${name}-save-${(count += 1)}`);
      if (!next) return;
      replica = next.replica;
      const answer = server.save({ ...next.save, writer: name });
      if (!lost) replica = answerReplica(kind, replica, answer);
    },
    fetch: () => {
      // A save on its way is answered first.
      if (!replica.sent) replica = mergeReplica(kind, replica, server.changesSince(replica.revision));
    },
    decide: (choice: (key: string) => 'mine' | 'theirs') => {
      for (const key of replica.conflicts.keys()) replica = decideConflict(replica, key, choice(key));
    },
  };
}
type Page = ReturnType<typeof createPage>;

describe('a replica', () => {
  it('shows a change at once, sends it, and takes over what others changed', () => {
    const server = createMemoryServer(kind, boardParts());
    const [a, b] = [createPage(server, 'a'), createPage(server, 'b')];
    a.change([{ id: 'card-0-0', set: { text: 'mine' } }]);
    expect(a.view().get('card-0-0')?.['text']).toBe('mine');
    a.send();
    expect(isSaved(a.replica())).toBe(true);
    b.change([{ id: 'card-0-0', set: { color: 'red' } }]);
    b.send();
    for (const page of [a, b]) {
      page.fetch();
      expect(page.view().get('card-0-0')).toMatchObject({ text: 'mine', color: 'red' });
    }
  });

  it('keeps mine and offers theirs for a field that both changed', () => {
    const server = createMemoryServer(kind, boardParts());
    const [a, b] = [createPage(server, 'a'), createPage(server, 'b')];
    for (const page of [a, b]) page.change([{ id: 'card-0-0', set: { text: page.name } }]);
    a.send();
    b.send();
    const key = 'card-0-0/text';
    expect(b.replica().conflicts.get(key)).toMatchObject({ mine: 'b', theirs: 'a' });
    expect(b.view().get('card-0-0')?.['text']).toBe('b');
    // Typing goes on in mine.
    b.change([{ id: 'card-0-0', set: { text: 'b and more' } }]);
    b.send();
    expect(server.parts().get('card-0-0')?.['text']).toBe('a');
    b.decide(() => 'mine');
    b.send();
    a.fetch();
    expect(a.view().get('card-0-0')?.['text']).toBe('b and more');
  });

  it('decides a conflict by itself where both values can be had, and saves what they make', () => {
    const server = createMemoryServer(kind, boardParts());
    const [a, b] = [createPage(server, 'a'), createPage(server, 'b')];
    const text = String(a.view().get('card-0-0')?.['text']);
    for (const page of [a, b]) page.change([{ id: 'card-0-0', set: { text: page.name + text } }]);
    a.send();
    b.send();
    const merge = (_field: string, { mine, theirs, before }: Record<'mine' | 'theirs' | 'before', Json>) =>
      before === text ? `${String(mine)} ${String(theirs)}` : undefined;
    const decided = mergeConflicts(b.replica(), merge);
    expect(decided.conflicts.size).toBe(0);
    expect(viewOf(kind, decided).parts.get('card-0-0')?.['text']).toBe(`b${text} a${text}`);
    expect(nextSave(decided, 'next')?.save.changes).toMatchObject([{ id: 'card-0-0' }]);
    // What cannot be had both stays, and is not tried again.
    const left = mergeConflicts(b.replica(), () => undefined);
    expect(left.conflicts.size).toBe(1);
    expect(mergeConflicts(left, () => 'x')).toBe(left);
  });

  it('has no conflict with its own save that it went on typing after', () => {
    const server = createMemoryServer(kind, boardParts());
    const page = createPage(server, 'a');
    page.change([{ id: 'card-0-0', set: { text: 'one' } }]);
    page.send(true);
    page.change([{ id: 'card-0-0', set: { text: 'one two' } }]);
    page.send();
    page.send();
    expect(page.replica().conflicts.size).toBe(0);
    expect(server.parts().get('card-0-0')?.['text']).toBe('one two');
  });

  it('brings a deleted part back for an edit, with what it had', () => {
    const server = createMemoryServer(kind, boardParts());
    const [a, b] = [createPage(server, 'a'), createPage(server, 'b')];
    a.change([{ id: 'card-0-0', delete: true }]);
    b.change([{ id: 'card-0-0', set: { color: 'red' } }]);
    a.send();
    b.fetch();
    b.send();
    a.fetch();
    for (const page of [a, b])
      expect(page.view().get('card-0-0')).toMatchObject({
        color: 'red',
        parent: 'list-0',
        text: 'Card 0 xxx',
      });
  });

  it('keeps a part that was changed elsewhere while it was deleted here, and asks', () => {
    const server = createMemoryServer(kind, boardParts());
    const [a, b] = [createPage(server, 'a'), createPage(server, 'b')];
    b.change([{ id: 'card-0-0', set: { text: 'changed' } }]);
    b.send();
    a.change([{ id: 'card-0-0', delete: true }]);
    a.send();
    expect(a.view().get('card-0-0')?.['text']).toBe('changed');
    expect([...a.replica().conflicts.values()]).toMatchObject([{ kind: 'deletion', id: 'card-0-0' }]);
    a.decide(() => 'mine');
    a.send();
    expect(server.parts().has('card-0-0')).toBe(false);
  });

  it('undoes exactly with one writer, and leaves what somebody else wrote meanwhile', () => {
    const server = createMemoryServer(kind, boardParts());
    const [a, b] = [createPage(server, 'a'), createPage(server, 'b')];
    const before = JSON.stringify([...a.view()].sort());
    a.change([{ id: 'card-0-0', delete: true }]);
    a.change([{ id: 'card-0-1', set: { text: 'x', color: 'red' } }]);
    a.undo();
    a.undo();
    expect(JSON.stringify([...a.view()].sort())).toBe(before);
    a.change([{ id: 'card-0-1', set: { text: 'x', color: 'red' } }]);
    a.send();
    b.fetch();
    b.change([{ id: 'card-0-1', set: { text: 'theirs' } }]);
    b.send();
    a.fetch();
    a.undo();
    expect(a.view().get('card-0-1')).toMatchObject({ text: 'theirs' });
    expect(a.view().get('card-0-1')?.['color']).toBeUndefined();
  });
});

/** Random work of one page; returns values that it entered. */
function editRandomly(page: Page, next: (limit: number) => number, entered: Set<string>): void {
  const parts = [...page.view().values()];
  const cards = parts.filter((part) => part.kind === 'card');
  const lists = parts.filter((part) => part.kind === 'list');
  const card = cards[next(cards.length)];
  const list = lists[next(lists.length)];
  const value = `${page.name}:${page.newId()}`;
  const place = (parent: string, except?: string) => {
    const siblings = childrenOf(page.view(), parent).filter(({ id }) => id !== except);
    return placesAt(siblings, next(siblings.length + 1));
  };
  const moved = (places: ReturnType<typeof placesAt>) =>
    places.moved.map(({ id, index }) => ({ id, set: { index } }));
  switch (next(7)) {
    case 0: {
      if (!list) return;
      const places = place(list.id);
      const set = { kind: 'card', parent: list.id, index: places.indexes[0]!, text: value };
      entered.add(value);
      page.change([...moved(places), { id: page.newId(), set }]);
      return;
    }
    case 1: {
      // Into another list, or into another card: two people can make a circle of cards.
      const target = next(3) === 0 ? cards[next(cards.length)] : list;
      if (!card || !target || target.id === card.id) return;
      const places = place(target.id, card.id);
      page.change([...moved(places), { id: card.id, set: { parent: target.id, index: places.indexes[0]! } }]);
      return;
    }
    case 2:
      if (card) page.change([{ id: card.id, delete: true }]);
      return;
    case 3:
      page.undo();
      return;
    case 4: {
      const set: Record<string, Json> = { count: next(1000), color: ['red', 'green', 'blue'][next(3)]! };
      if (card) page.change([{ id: card.id, set }]);
      return;
    }
    default:
      if (!card) return;
      entered.add(value);
      page.change([{ id: card.id, set: { text: value } }]);
  }
}

it('keeps what did not change as it is shown', () => {
  const before = viewOf(kind, startReplica(1, boardParts()));
  const typed = changeReplica(startReplica(1, boardParts()), [{ id: 'card-0-0', set: { text: 'Typed' } }]);
  const after = viewOf(kind, typed, before);
  const changed = [...after.parts.values()].filter((part) => before.parts.get(part.id) !== part);
  expect(changed.map(({ id }) => id)).toEqual(['card-0-0']);
  const sent = nextSave(typed, 'save-1')!;
  expect(viewOf(kind, sent.replica, after).parts).toBe(after.parts);
  const answer = { revision: 2, whole: false, parts: [], deleted: [], conflicts: [] };
  expect(viewOf(kind, answerReplica(kind, sent.replica, answer), after).parts).toBe(after.parts);
});

it(`ends in one document everywhere, and loses nothing silently, in ${ROUNDS} random histories`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
      let state = seed;
      const next = (limit: number) => {
        state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
        return limit === 0 ? 0 : ((state ^ (state >>> 13)) >>> 0) % limit;
      };
      const server = createMemoryServer(kind, boardParts());
      const pages = ['ann', 'bob', 'cat'].map((name) => createPage(server, name));
      const entered = new Set<string>();
      const dropped = new Set<string>();
      const decide = (page: Page) => {
        page.decide((key) => {
          const conflict = page.replica().conflicts.get(key);
          const choice = next(2) === 0 ? 'mine' : 'theirs';
          // What a person decided against is not lost silently.
          if (conflict?.kind === 'field')
            dropped.add(String(choice === 'mine' ? conflict.theirs : conflict.mine));
          return choice;
        });
      };
      for (let at = 0; at < 60; at += 1) {
        const page = pages[next(3)]!;
        const what = next(12);
        if (what < 6) {
          const before = texts(page);
          editRandomly(page, next, entered);
          // Replaced by the same person before anybody saw it.
          for (const text of before) if (!texts(page).has(text)) dropped.add(text);
        } else if (what < 8) page.send(next(5) === 0);
        else if (what < 10) page.fetch();
        else if (what === 10) decide(page);
        else if (server.revision() > 1) server.restore(1 + next(server.revision() - 1));
        // What is shown from what was shown before is what is shown of it alone.
        expect(canonical(page.view())).toBe(canonical(viewOf(kind, page.replica()).parts));
      }
      for (let round = 0; round < 8; round += 1)
        for (const page of pages) {
          decide(page);
          while (!isSaved(page.replica())) page.send();
          page.fetch();
        }
      const end = canonical(repairParts(kind, server.parts()).parts);
      for (const page of pages) {
        expect(page.replica().conflicts.size).toBe(0);
        expect(canonical(page.view())).toBe(end);
      }
      const kept = server.replaced();
      const there = new Set(
        [...server.parts().values(), ...server.tombstones()].map((part) => String(part['text'])),
      );
      const lost = [...entered].filter(
        (value) => !there.has(value) && !kept.has(JSON.stringify(value)) && !dropped.has(value),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: ROUNDS },
  );
});

const texts = (page: Page) => new Set([...page.view().values()].map((part: Part) => String(part['text'])));

const canonical = (parts: ReturnType<Page['view']>) =>
  JSON.stringify([...parts.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map(sorted));
const sorted = (part: Part) => Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
