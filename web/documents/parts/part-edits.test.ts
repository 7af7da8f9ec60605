import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { childrenOf, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { boardKind, boardParts, partsById } from '@inkreel/contract/testing/board-kind.ts';
import { expect, it } from 'vitest';
import { deletePart, insertParts, moveParts } from './part-edits.ts';
import { changeReplica, startReplica, viewOf } from './replica.ts';

const applied = (parts: Parts, changes: readonly PartChange[]): Parts =>
  viewOf(boardKind, changeReplica(startReplica(1, [...parts.values()]), changes)).parts;
const order = (parts: Parts, parent: string) => childrenOf(parts, parent).map(({ id }) => id);
const board = partsById(boardParts());
const card = (id: string) => ({ id, kind: 'card', fields: { text: id } });

it('inserts parts in their order, before a child or at the end', () => {
  const first = applied(board, insertParts(board, { parent: 'list-0', position: 1 }, [card('x'), card('y')]));
  expect(order(first, 'list-0')).toEqual(['card-0-0', 'x', 'y', 'card-0-1', 'card-0-2']);
  const last = applied(board, insertParts(board, { parent: 'list-0', position: 9 }, [card('x')]));
  expect(order(last, 'list-0').at(-1)).toBe('x');
});

it('moves parts within a parent and to another one', () => {
  const within = applied(board, moveParts(board, ['card-0-2'], { parent: 'list-0', position: 0 }));
  expect(order(within, 'list-0')).toEqual(['card-0-2', 'card-0-0', 'card-0-1']);
  const over = applied(board, moveParts(board, ['card-0-0', 'card-0-1'], { parent: 'list-1', position: 1 }));
  expect(order(over, 'list-1')).toEqual(['card-1-0', 'card-0-0', 'card-0-1', 'card-1-1', 'card-1-2']);
  expect(order(over, 'list-0')).toEqual(['card-0-2']);
});

it('makes room between two parts that others put at the same place', () => {
  const same = new Map(
    [...board].map(([id, part]) => [id, part.kind === 'card' ? { ...part, index: 'a5' } : part]),
  );
  const next = applied(same, insertParts(same, { parent: 'list-0', position: 1 }, [card('x')]));
  expect(order(next, 'list-0')).toEqual(['card-0-0', 'x', 'card-0-1', 'card-0-2']);
});

it('deletes a part with everything below it', () => {
  const gone = applied(board, deletePart(board, 'list-0'));
  expect([...gone.keys()].filter((id) => id.includes('-0'))).toEqual(['card-1-0']);
});
