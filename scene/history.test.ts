import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commitChange,
  dropChange,
  type History,
  markStep,
  previewChange,
  redo,
  renameInHistory,
  startHistory,
  undo,
} from './history.ts';

test('a gesture of many moves is one step', () => {
  let history = startHistory({ x: 0, name: 'a' });
  for (let x = 1; x <= 5; x += 1) history = previewChange(history, { ...history.document, x });
  history = markStep(history);
  expect(history.past).toEqual([[{ path: ['x'], before: 0, after: 5 }]]);
  expect(undo(history).document).toEqual({ x: 0, name: 'a' });
});

test('a change that changed nothing, or was cancelled, leaves no step', () => {
  const history = startHistory({ list: [1, 2] });
  expect(commitChange(history, { list: [1, 2] }).past).toEqual([]);
  expect(dropChange(previewChange(history, { list: [9] })).document).toEqual({ list: [1, 2] });
});

test('undo in the middle of a gesture reverts the gesture', () => {
  const history = previewChange(commitChange(startHistory({ x: 0 }), { x: 1 }), { x: 2 });
  expect(undo(history).document).toEqual({ x: 1 });
  expect(redo(undo(history)).document).toEqual({ x: 2 });
});

test('a new change clears the redo steps', () => {
  const history = undo(commitChange(startHistory({ x: 0 }), { x: 1 }));
  expect(redo(commitChange(history, { x: 7 })).document).toEqual({ x: 7 });
});

test('unchanged parts stay the same objects', () => {
  const start = { left: { a: 1 }, right: [{ b: 1 }] };
  const history = undo(commitChange(startHistory(start), { ...start, left: { a: 2 } }));
  expect(history.document.right).toBe(start.right);
});

const documents = fc.record(
  {
    ratio: fc.constantFrom('1:1', '4:3'),
    gap: fc.integer({ min: 0, max: 3 }),
    note: fc.constantFrom('x', null),
    layers: fc.array(
      fc.record(
        { id: fc.constantFrom('a', 'b'), x: fc.integer({ min: 0, max: 3 }), text: fc.constantFrom('', 'y') },
        { requiredKeys: ['id', 'x'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['ratio', 'gap', 'layers'] },
);

test('undoing everything gives the first document, and redoing everything the last', () => {
  fc.assert(
    fc.property(documents, fc.array(documents, { maxLength: 12 }), (start, changes) => {
      const seen: unknown[] = [start];
      let history: History<typeof start> = startHistory(start);
      for (const change of changes) {
        const before = history.past.length;
        history = commitChange(history, change);
        if (history.past.length > before) seen.push(change);
      }
      for (const document of seen.toReversed()) {
        expect(history.document).toEqual(document);
        history = undo(history);
      }
      for (const document of seen) {
        expect(history.document).toEqual(document);
        history = redo(history);
      }
    }),
    { numRuns: 300 },
  );
});

test('a renamed source has its new name in every step', () => {
  const first = { pictures: [{ source: 'local' }], title: 'local or not' };
  let history = commitChange(startHistory(first), { ...first, pictures: [] });
  history = renameInHistory(history, 'local', 'file:1');
  expect(history.marked).toBe(history.document);
  expect(undo(history).document).toEqual({ pictures: [{ source: 'file:1' }], title: 'local or not' });
  expect(redo(undo(history)).document).toEqual({ pictures: [], title: 'local or not' });
});
