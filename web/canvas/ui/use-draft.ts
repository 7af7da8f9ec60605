import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../lib/draft-store.ts';
import { packGrid, unpackGrid } from '../core/grid/grid-codec.ts';
import type { GridEditor } from '../core/grid-editor.ts';

/** A pause in painting after which it is kept. */
const PAUSE_MS = 400;

/**
 * Brings back what was painted under `key` before, and keeps what is painted from now on; an empty grid is forgotten.
 * @returns whether what was kept is in place, or there was nothing
 */
export function useDraft(editor: GridEditor, key: string): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    setReady(false);
    void readDraft(key).then((bytes) => {
      if (!current) return;
      const grid = bytes && unpackGrid(bytes, editor.grid);
      // If the person was quicker than the browser, the new strokes are kept.
      if (grid && editor.grid.empty && !editor.get().canUndo) editor.restore(grid);
      setReady(true);
    });
    return () => {
      current = false;
    };
  }, [editor, key]);

  const keep = useEffectEvent(() => {
    if (editor.grid.empty) void forgetDraft(key);
    else void keepDraft(key, packGrid(editor.grid));
  });
  useEffect(() => {
    let kept = editor.get().revision;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      const { revision } = editor.get();
      const isOpen = editor.grid.hasOpenStep;
      if (revision === kept && !isOpen) return;
      // A stroke that is given up after all changes no revision.
      kept = isOpen ? Number.NaN : revision;
      keep();
    };
    const changed = editor.subscribe(() => {
      if (editor.get().revision === kept) return;
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE_MS);
    });
    // A page that is left waits neither for the pause nor for the end of a stroke.
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      changed();
      keepNow();
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [editor]);
  return ready;
}
