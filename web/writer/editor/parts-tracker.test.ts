import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { nodeField, textKind } from '@inkreel/contract/documents/text-document.ts';
import { type TextNode, wordsOf } from '@inkreel/contract/documents/text-node.ts';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { createPartsSync } from '../../documents/parts/parts-sync.ts';
import { BlockIds, idOf } from '../schema/block-ids.ts';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { applyOthers, blockOf } from './apply-others.ts';
import { createPartsTracker, type PartsTracker } from './parts-tracker.ts';

const paragraph = (text: string): TextNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };
const partOf = (id: string, index: string, node: TextNode): Part => ({
  id,
  kind: 'block',
  parent: null,
  index,
  node: nodeField(node),
});
const partsOf = (...parts: Part[]): Parts => new Map(parts.map((part) => [part.id, part]));
const ABC = partsOf(
  partOf('a', 'a0', paragraph('One')),
  partOf('b', 'a1', paragraph('Two')),
  partOf('c', 'a2', paragraph('Three')),
);

/** An editor without a page: its state, and the parts that it begins with. */
function open(parts: Parts, name = 'new'): { state: EditorState; tracker: PartsTracker } {
  let made = 0;
  const tracker = createPartsTracker();
  const extension = BlockIds.configure({ make: () => `${name}-${(made += 1)}` });
  const plugins = extension.config.addProseMirrorPlugins!.call({ options: extension.options } as never);
  const blocks = tracker.start(parts).map((part) => blockOf(TEXT_SCHEMA, part['node'] as never, part.id));
  const state = EditorState.create({ doc: TEXT_SCHEMA.node('doc', null, blocks), plugins: [...plugins] });
  tracker.loaded(state.doc);
  return { state, tracker };
}
const words = ({ doc }: EditorState) => doc.children.map((block) => `${idOf(block)}:${block.textContent}`);

it('saves the block in which something was typed, and no other', () => {
  const { state, tracker } = open(ABC);
  expect(tracker.changes(state.doc)).toEqual([]);
  const typed = state.apply(state.tr.insertText('!', 4));
  expect(tracker.changes(typed.doc)).toEqual([{ id: 'a', set: { node: paragraph('One!') } }]);
  expect(tracker.changes(typed.doc)).toEqual([]);
});

it('makes a part of the second half of a block that is split, between its neighbours', () => {
  const { state, tracker } = open(ABC);
  const split = state.apply(state.tr.split(2));
  expect(tracker.changes(split.doc)).toEqual([
    { id: 'a', set: { node: paragraph('O') } },
    { id: 'new-1', set: { kind: 'block', parent: null, index: 'a0V', node: paragraph('ne') } },
  ]);
});

it('moves a block without touching the others', () => {
  const { state, tracker } = open(ABC);
  const last = state.doc.lastChild!;
  const from = state.doc.content.size - last.nodeSize;
  const moved = state.apply(state.tr.delete(from, state.doc.content.size).insert(0, last));
  expect(words(moved)).toEqual(['c:Three', 'a:One', 'b:Two']);
  const changes = tracker.changes(moved.doc);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ id: 'c', set: { index: expect.any(String) } });
  expect(String(changes[0]?.set?.['index']) < 'a0').toBe(true);
});

it('deletes the part of a block that is gone', () => {
  const { state, tracker } = open(ABC);
  const rest = state.apply(state.tr.delete(0, state.doc.firstChild!.nodeSize));
  expect(tracker.changes(rest.doc)).toEqual([{ id: 'a', delete: true }]);
});

it('stores no ids, which parts have', () => {
  const { state, tracker } = open(ABC);
  const quote = TEXT_SCHEMA.nodeFromJSON({ type: 'blockquote', content: [paragraph('Quoted')] });
  const put = state.apply(state.tr.insert(state.doc.content.size, quote));
  const [change] = tracker.changes(put.doc);
  expect(change?.set?.['node']).toEqual({ type: 'blockquote', content: [paragraph('Quoted')] });
});

it('puts what others did into the open editor', () => {
  const { state, tracker } = open(ABC);
  const others = partsOf(
    partOf('a', 'a0', paragraph('One and a half')),
    partOf('d', 'a1V', paragraph('Between')),
    partOf('b', 'a4', paragraph('Two')),
    partOf('c', 'a2', paragraph('Three')),
  );
  const changes = tracker.others(others);
  expect(changes.map(({ id }) => id)).toEqual(['a', 'd', 'b']);
  const after = state.apply(applyOthers(state, changes, tracker.indexOf));
  tracker.agree(changes, after.doc);
  expect(words(after)).toEqual(['a:One and a half', 'd:Between', 'c:Three', 'b:Two']);
  expect(tracker.changes(after.doc)).toEqual([]);
  expect(tracker.others(others)).toEqual([]);
});

it('replaces the characters that differ alone, so that the caret stays', () => {
  const { state, tracker } = open(ABC);
  const changes = tracker.others(new Map([...ABC, ['a', partOf('a', 'a0', paragraph('Owne'))]]));
  const { steps } = applyOthers(state, changes, tracker.indexOf);
  expect(steps.map((step) => step.toJSON())).toMatchObject([{ from: 2, to: 2 }]);
});

it('leaves the caret behind the letter that it is behind, whatever others write around it', () => {
  const before = paragraph('Tea is good today');
  const at = (block: TextNode, caret: number, after: TextNode) => {
    const { state, tracker } = open(partsOf(partOf('a', 'a0', block)));
    const with_ = state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret)));
    const changes = tracker.others(partsOf(partOf('a', 'a0', after)));
    const shown = with_.apply(applyOthers(with_, changes, tracker.indexOf));
    expect(shown.doc.firstChild?.textContent).toBe(wordsOf(after).replaceAll('\n', ''));
    return shown.doc.textBetween(0, shown.selection.head);
  };
  // Before it and behind it, at it, and in its word.
  expect(at(before, 7, paragraph('Green tea is very good today'))).toBe('Green tea is');
  expect(at(before, 7, paragraph('Tea is not good today'))).toBe('Tea is');
  expect(at(before, 10, paragraph('Green tea is goodish, today'))).toBe('Green tea is go');
  const list = (...items: string[]): TextNode => ({
    type: 'bulletList',
    content: items.map((each) => ({ type: 'listItem', content: [paragraph(each)] })),
  });
  expect(at(before, 7, { ...paragraph('Tea is very good'), type: 'heading', attrs: { level: 2 } })).toBe(
    'Tea is',
  );
  expect(at(list('One', 'Two', 'Three'), 13, list('One more', 'Two', 'Others', 'Threes'))).toBe(
    'One moreTwo',
  );
});

it('keeps the caret in a block that others move', () => {
  const { state, tracker } = open(ABC);
  const begun = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 3)));
  const changes = tracker.others(new Map([...ABC, ['a', partOf('a', 'a5', paragraph('One'))]]));
  const shown = begun.apply(applyOthers(begun, changes, tracker.indexOf));
  expect(words(shown)).toEqual(['b:Two', 'c:Three', 'a:One']);
  expect(shown.selection.$head.parent.textContent).toBe('One');
  expect(shown.selection.$head.parentOffset).toBe(2);
});

it('shows the words of a block that does not fit', () => {
  const odd = partOf('odd', 'a0', { type: 'table', content: [paragraph('In no cell')] });
  const { state } = open(partsOf(odd));
  expect(state.doc.firstChild?.type.name).toBe('codeBlock');
  expect(words(state)).toEqual(['odd:In no cell']);
});

it('takes a block away when somebody deleted its part', () => {
  const { state, tracker } = open(ABC);
  const changes = tracker.others(partsOf(ABC.get('a')!, ABC.get('c')!));
  const after = state.apply(applyOthers(state, changes, tracker.indexOf));
  tracker.agree(changes, after.doc);
  expect(words(after)).toEqual(['a:One', 'c:Three']);
  expect(tracker.changes(after.doc)).toEqual([]);
});

it('ends in one text when two people type, split, merge, move and delete in turn', () => {
  const random = seeded(7);
  const never = () => new Promise<never>(() => undefined);
  const queues = { keep: async () => undefined, remove: async () => undefined, left: async () => [] };
  for (let round = 0; round < 20; round += 1) {
    const editors = ['x', 'y'].map((name) => open(ABC, `${name}${round}`));
    const opened = { id: `text-${round}`, revision: 1, parts: [...ABC.values()] };
    const world = { save: never, changesSince: never, queues: queues as never, newId: () => `save-${round}` };
    const sync = createPartsSync(textKind, opened, world);
    for (let step = 0; step < 40; step += 1) {
      const [mine, theirs] = step % 2 === 0 ? editors : [...editors].reverse();
      if (!mine || !theirs) continue;
      for (let more = 1 + Math.floor(random() * 3); more > 0; more -= 1) {
        mine.state = mine.state.apply(edit(mine.state, random));
        sync.change(mine.tracker.changes(mine.state.doc));
      }
      const changes = theirs.tracker.others(sync.state.get().parts);
      theirs.state = theirs.state.apply(applyOthers(theirs.state, changes, theirs.tracker.indexOf));
      theirs.tracker.agree(changes, theirs.state.doc);
      expect(words(theirs.state)).toEqual(words(mine.state));
    }
    sync.stop();
  }
});

function edit(state: EditorState, random: () => number) {
  const { doc } = state;
  const which = Math.floor(random() * doc.childCount);
  let at = 0;
  for (let before = 0; before < which; before += 1) at += doc.child(before).nodeSize;
  const block = doc.child(which);
  const end = at + block.nodeSize;
  const inside = at + 1 + Math.floor(random() * (block.content.size + 1));
  const kind = random();
  if (kind < 0.4) return state.tr.insertText('z', inside);
  if (kind < 0.65) return state.tr.split(inside);
  if (kind < 0.8 && which > 0) return state.tr.join(at);
  if (kind < 0.9 && doc.childCount > 1) return state.tr.delete(at, end);
  return which > 0 ? state.tr.delete(at, end).insert(0, block) : state.tr.insertText('w', inside);
}

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What others did meanwhile is shown, and what was typed is saved: the words on the page, and the changes. */
function meet(typed: EditorState, tracker: PartsTracker, parts: Parts) {
  const { changes, conflicts } = tracker.merge(typed.doc, tracker.others(parts));
  const shown = typed.apply(applyOthers(typed, changes, tracker.indexOf));
  tracker.agree(changes, shown.doc);
  return { words: words(shown), conflicts, saved: tracker.changes(shown.doc) };
}
const otherwise = (...parts: Part[]) => new Map([...ABC, ...partsOf(...parts)]);

it('merges what others wrote in a block with what was typed in it since, and saves both', () => {
  const { state, tracker } = open(ABC);
  const typed = state.apply(state.tr.insertText('!', 4));
  expect(meet(typed, tracker, otherwise(partOf('a', 'a0', paragraph('So One'))))).toEqual({
    words: ['a:So One!', 'b:Two', 'c:Three'],
    conflicts: [],
    saved: [{ id: 'a', set: { node: paragraph('So One!') } }],
  });
});

it('leaves a block as it is typed where others changed the same words, as a conflict', () => {
  const { state, tracker } = open(ABC);
  const typed = state.apply(state.tr.insertText('Uno', 1, 4));
  expect(meet(typed, tracker, otherwise(partOf('a', 'a0', paragraph('Eins'))))).toEqual({
    words: ['a:Uno', 'b:Two', 'c:Three'],
    conflicts: [{ id: 'a', mine: paragraph('Uno'), theirs: paragraph('Eins') }],
    saved: [],
  });
});

it('saves what was typed in a block that others moved, and brings one back that they deleted', () => {
  const moved = open(ABC);
  const typed = moved.state.apply(moved.state.tr.insertText('!', 4));
  expect(meet(typed, moved.tracker, otherwise(partOf('a', 'a3', paragraph('One'))))).toMatchObject({
    words: ['b:Two', 'c:Three', 'a:One!'],
    saved: [{ id: 'a', set: { node: paragraph('One!') } }],
  });
  const deleted = open(ABC);
  const without = new Map([...ABC].filter(([id]) => id !== 'a'));
  const again = deleted.state.apply(deleted.state.tr.insertText('!', 4));
  expect(meet(again, deleted.tracker, without)).toMatchObject({
    words: ['a:One!', 'b:Two', 'c:Three'],
    saved: [{ id: 'a', set: { kind: 'block', node: paragraph('One!') } }],
  });
});
