import { readDocument } from '@inkreel/contract/documents/define-document.ts';
import { type CollageDocument, EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { dropChange, markStep, previewChange, redo, startHistory, undo } from '@inkreel/scene/history.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadDocument, saveDocument, sweepPictures } from './collage-store.ts';

/** Milliseconds after the last change until it is saved. */
const SAVE_AFTER = 400;

/** The collage that is worked on: with undo, saved as one goes, and reopened as it was left. */
export function useCollage() {
  const [history, setHistory] = useState(() => startHistory(EMPTY_COLLAGE));
  const [state, setState] = useState<'opening' | 'saved' | 'not_saved'>('opening');

  useEffect(() => {
    let left = false;
    loadDocument()
      .then((saved) => {
        if (left) return;
        const document = readSaved(saved);
        if (document) setHistory(startHistory(document));
        setState('saved');
        return sweepPictures(new Set(document?.cells.map(({ source }) => source)));
      })
      .catch(() => setState('not_saved'));
    return () => {
      left = true;
    };
  }, []);

  const { marked } = history;
  const save = useEffectEvent(() => {
    if (state === 'saved') saveDocument(marked).catch(() => setState('not_saved'));
  });
  useEffect(() => {
    // What was just opened, or nothing at all, need not be written.
    if (marked === EMPTY_COLLAGE) return;
    const timer = setTimeout(() => save(), SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [marked]);
  useEffect(() => {
    const leave = () => save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      save();
    };
  }, []);

  return {
    document: history.document,
    opening: state === 'opening',
    /** False where the browser does not let pages store anything. */
    saves: state !== 'not_saved',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** One step of undo ends with each `done`. */
    change: (document: CollageDocument, done: boolean) =>
      setHistory((before) => {
        const changed = previewChange(before, document);
        return done ? markStep(changed) : changed;
      }),
    /** A step that builds on the newest document, whatever was shown when it began. */
    update: (operation: (document: CollageDocument) => CollageDocument) =>
      setHistory((before) => markStep(previewChange(before, operation(before.document)))),
    /** Ends a step that earlier changes began. */
    mark: () => setHistory(markStep),
    cancel: () => setHistory(dropChange),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
}

/** What an earlier visit has kept; the first version said its number in the content. */
function readSaved(saved: unknown): CollageDocument | undefined {
  const isFirst = typeof saved === 'object' && saved !== null && 'version' in saved;
  return readDocument(collageKind, isFirst ? 1 : collageKind.version, saved);
}
