/** How suggestions are shown in the text, and the keys that decide them. */

import type { writer } from '@inkreel/contract/messages/en/writer.ts';
import type { Translation } from '@inkreel/contract/messages/messages.ts';
import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import {
  currentSuggestion,
  decide,
  goToSuggestion,
  NO_SUGGESTIONS,
  type OpenSuggestion,
  openAfter,
  openSuggestions,
  SUGGESTIONS,
} from './suggestions.ts';

type Texts = Pick<Translation<typeof writer>['ai'], 'accept' | 'reject' | 'acceptAll' | 'rejectAll'>;

/**
 * Shows what goes struck through and what comes underlined, both with the number of the change and the buttons that decide
 * it; below a paragraph with several, those for all of them. F8 goes to the next, Ctrl Enter accepts, Ctrl Backspace
 * rejects.
 */
export const suggestionsExtension = (texts: Texts) =>
  Extension.create({
    name: 'suggestions',
    priority: 1050,
    addProseMirrorPlugins: () => [
      new Plugin({
        key: SUGGESTIONS,
        state: { init: () => NO_SUGGESTIONS, apply: openAfter },
        props: { decorations: (state) => decorationsOf(state, texts) },
      }),
    ],
    addKeyboardShortcuts() {
      const run = (make: (state: EditorState) => Transaction | undefined) => () => {
        const transaction = make(this.editor.state);
        if (transaction) this.editor.view.dispatch(transaction);
        return transaction !== undefined;
      };
      const decideCurrent = (accepts: boolean) =>
        run((state) => {
          const current = currentSuggestion(state);
          return current && decide(state, [current.id], accepts);
        });
      return {
        F8: run((state) => goToSuggestion(state, 1)),
        'Shift-F8': run((state) => goToSuggestion(state, -1)),
        'Mod-Enter': decideCurrent(true),
        'Mod-Backspace': decideCurrent(false),
      };
    },
  });

const drawn = new WeakMap<object, { doc: object; current: string | undefined; shown: DecorationSet }>();

function decorationsOf(state: EditorState, texts: Texts): DecorationSet {
  const list = openSuggestions(state);
  const open = list.filter(({ isOutdated }) => !isOutdated);
  if (open.length === 0) return DecorationSet.empty;
  const current = currentSuggestion(state)?.id;
  const before = drawn.get(list);
  if (before?.doc === state.doc && before.current === current) return before.shown;
  const paragraphs = Map.groupBy(open, ({ to }) => state.doc.resolve(to).end());
  const shown = DecorationSet.create(state.doc, [
    ...open.flatMap((each) => show(each, list.indexOf(each) + 1, each.id === current, texts)),
    ...[...paragraphs].flatMap(([end, those]) => (those.length > 1 ? [showAll(end, those, texts)] : [])),
  ]);
  drawn.set(list, { doc: state.doc, current, shown });
  return shown;
}

function show(
  { id, from, to, insert }: OpenSuggestion,
  number: number,
  isCurrent: boolean,
  texts: Texts,
): Decoration[] {
  const added = (view: EditorView) => {
    const element = document.createElement('span');
    element.className = isCurrent ? 'writer-change is-current' : 'writer-change';
    element.contentEditable = 'false';
    if (insert !== '') {
      const words = document.createElement('ins');
      words.textContent = insert;
      element.append(words);
    }
    const mark = document.createElement('sup');
    mark.textContent = String(number);
    element.append(
      mark,
      button('✓', texts.accept({ number }), view, (state) => decide(state, [id], true)),
      button('✕', texts.reject({ number }), view, (state) => decide(state, [id], false)),
    );
    return element;
  };
  const gone = from < to ? [Decoration.inline(from, to, { nodeName: 'del', 'data-suggestion': id })] : [];
  const key = `${id}-${number}-${isCurrent}`;
  return [
    ...gone,
    Decoration.widget(to, added, { key, side: -1, ignoreSelection: true, stopEvent: () => true }),
  ];
}

function showAll(end: number, those: readonly OpenSuggestion[], texts: Texts): Decoration {
  const ids = those.map(({ id }) => id);
  const drawAll = (view: EditorView) => {
    const element = document.createElement('span');
    element.className = 'writer-change-all';
    element.contentEditable = 'false';
    element.append(
      button(texts.acceptAll, undefined, view, (state) => decide(state, ids, true)),
      button(texts.rejectAll, undefined, view, (state) => decide(state, ids, false)),
    );
    return element;
  };
  return Decoration.widget(end, drawAll, { key: `all-${ids.join()}`, side: 1, stopEvent: () => true });
}

function button(
  words: string,
  label: string | undefined,
  view: EditorView,
  make: (state: EditorState) => Transaction,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = words;
  if (label !== undefined) {
    element.title = label;
    element.setAttribute('aria-label', label);
  }
  // The caret stays where it is.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', () => {
    view.dispatch(make(view.state));
    view.focus();
  });
  return element;
}
