import type { Editor } from '@tiptap/core';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { applyOthers, FROM_OTHERS } from './apply-others.ts';
import { mergeBlocks } from './merge-blocks.ts';
import type { PartsTracker } from './parts-tracker.ts';

/** Milliseconds without a key after which what was typed becomes a change of the document, and at most how many. */
const SETTLE = 300;
const AT_MOST = 1500;

export interface Binding {
  /** What was typed becomes a change of the document at once. */
  flush: () => void;
  close: () => void;
}

/** Keeps an open editor and the document in step, in both directions. */
export function bindParts(document: OpenParts, editor: Editor, tracker: PartsTracker): Binding {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  let isOutOfStep = false;
  let shown = document.state.get().parts;
  document.mergeWith((field, { before, mine, theirs }) =>
    field === 'node' ? mergeBlocks(before, mine, theirs) : undefined,
  );

  const flush = () => {
    clearTimeout(timer);
    // What others did meanwhile comes first: saved over it, it would be lost.
    if (since === undefined || isOutOfStep) return;
    since = undefined;
    const changes = tracker.changes(editor.state.doc);
    if (changes.length > 0) document.change(changes, 'text');
    // What was changed here is no news, also while an input method is open.
    shown = document.state.get().parts;
    isOutOfStep = false;
  };
  const takeOthers = (isLeaving = false) => {
    const { parts } = document.state.get();
    if (editor.isDestroyed) return;
    // A half-typed syllable would be lost: the input method's text is what the browser has on the page.
    if (editor.view.composing && !isLeaving) {
      isOutOfStep ||= parts !== shown;
      return;
    }
    isOutOfStep = false;
    if (parts === shown) return;
    shown = parts;
    const { changes, conflicts } = tracker.merge(editor.state.doc, tracker.others(parts));
    if (changes.length > 0) {
      editor.view.dispatch(applyOthers(editor.state, changes, tracker.indexOf));
      tracker.agree(changes, editor.state.doc);
    }
    // What was typed here becomes a change of the document once it has what others did.
    if (changes.some((change) => 'stored' in change)) since ??= Date.now();
    if (conflicts.length > 0)
      document.dispute(conflicts.map((each) => ({ kind: 'field', field: 'node', ...each, by: null })));
    flush();
    shown = document.state.get().parts;
  };
  const onTransaction = ({
    transaction,
  }: {
    transaction: { docChanged: boolean; getMeta: (key: string) => unknown };
  }) => {
    if (!transaction.docChanged || transaction.getMeta(FROM_OTHERS)) return;
    since ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(SETTLE, since + AT_MOST - Date.now())));
  };
  /** The editor's own event comes before the browser has ended the composition. */
  const onCompositionEnd = () =>
    setTimeout(() => {
      if (isOutOfStep) takeOthers();
    });
  const leave = () => {
    if (isOutOfStep) takeOthers(true);
    flush();
  };
  const onHide = () => {
    leave();
    document.flush();
  };
  editor.on('transaction', onTransaction);
  editor.on('blur', flush);
  editor.view.dom.addEventListener('compositionend', onCompositionEnd);
  addEventListener('pagehide', onHide);
  const unsubscribe = document.state.subscribe(() => takeOthers());
  takeOthers();
  return {
    flush,
    close: () => {
      leave();
      unsubscribe();
      removeEventListener('pagehide', onHide);
      editor.off('transaction', onTransaction);
      editor.off('blur', flush);
    },
  };
}
