import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { nodeField } from '@inkreel/contract/documents/text-document.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { blockOf } from './apply-others.ts';
import { bindParts } from './bind-parts.ts';
import { createPartsTracker } from './parts-tracker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paragraph = (text: string): TextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const part = (text: string): Part => ({
  id: 'a',
  kind: 'block',
  parent: null,
  index: 'a0',
  node: nodeField(paragraph(text)),
});

/** An editor without a page in which "Good tea." is written, and a document that takes its changes. */
function open() {
  const state = createStore({ parts: new Map([['a', part('Good tea.')]]) as Parts });
  const change = (changes: readonly PartChange[]) => {
    const parts = new Map(state.get().parts);
    for (const each of changes)
      if ('set' in each) parts.set(each.id, { ...parts.get('a'), ...each.set } as Part);
    state.set({ parts });
  };
  const disputed: unknown[] = [];
  const dispute = (conflicts: readonly unknown[]) => disputed.push(...conflicts);
  const document = { state, change, dispute, mergeWith: () => undefined, flush: () => undefined };
  const tracker = createPartsTracker();
  const blocks = tracker
    .start(state.get().parts)
    .map((each) => blockOf(TEXT_SCHEMA, each['node'] as never, 'a'));
  const listeners = new Map<string, (event: { transaction: Transaction }) => void>();
  const dom = new EventTarget();
  const editor = {
    isDestroyed: false,
    state: EditorState.create({ doc: TEXT_SCHEMA.node('doc', null, blocks) }),
    view: {
      composing: false,
      dom,
      dispatch: (transaction: Transaction) => {
        editor.state = editor.state.apply(transaction);
        listeners.get('transaction')?.({ transaction });
      },
    },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    off: () => undefined,
  };
  tracker.loaded(editor.state.doc);
  const binding = bindParts(document as never, editor as never, tracker);
  const type = (text: string, at: number) => editor.view.dispatch(editor.state.tr.insertText(text, at));
  return {
    binding,
    type,
    disputed,
    compose: (is: boolean) => {
      editor.view.composing = is;
      if (!is) dom.dispatchEvent(new Event('compositionend'));
    },
    others: (text: string) => state.set({ parts: new Map([['a', part(text)]]) }),
    shown: () => editor.state.doc.textContent,
    stored: () => JSON.stringify(state.get().parts.get('a')?.['node']),
  };
}

it('leaves the block alone while an input method composes in it, and saves nothing over what others did', () => {
  const text = open();
  text.compose(true);
  text.type(' ni', 10);
  text.others('Very good tea.');
  vi.advanceTimersByTime(5000);
  expect(text.shown()).toBe('Good tea. ni');
  expect(text.stored()).toContain('Very good tea.');
  text.type('hao', 13);
  text.compose(false);
  vi.advanceTimersByTime(5000);
  expect(text.shown()).toBe('Very good tea. nihao');
  expect(text.stored()).toContain('Very good tea. nihao');
  expect(text.disputed).toEqual([]);
});

it('keeps what is being composed when the page is left', () => {
  const text = open();
  text.compose(true);
  text.type(' ni', 10);
  vi.advanceTimersByTime(5000);
  expect(text.stored()).toContain('Good tea. ni');
  text.type('h', 13);
  text.others('Very good tea. ni');
  text.binding.close();
  expect(text.stored()).toContain('Very good tea. nih');
});

it('says that words overlap once the composition has ended', () => {
  const text = open();
  text.compose(true);
  text.type('ish', 5);
  text.others('Bad tea.');
  expect(text.disputed).toEqual([]);
  text.compose(false);
  vi.advanceTimersByTime(5000);
  expect(text.shown()).toBe('Goodish tea.');
  expect(text.disputed).toMatchObject([
    { id: 'a', mine: paragraph('Goodish tea.'), theirs: paragraph('Bad tea.') },
  ]);
});
