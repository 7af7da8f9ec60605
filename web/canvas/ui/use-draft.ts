import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, keepDraft, keepLeft, readDraft } from '../../lib/draft-store.ts';
import { packGrid, unpackGrid } from '../core/grid/grid-codec.ts';
import type { GridEditor } from '../core/grid-editor.ts';

/** Milliseconds without painting until the draft is saved. */
const PAUSE_MS = 400;

/**
 * Restores the draft saved under `key`, and saves what is painted from now on; for an empty grid the draft is deleted.
 * @returns whether the draft has been restored, or there was none
 */
export function useDraft(editor: GridEditor, key: string): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    setReady(false);
    void readDraft(key).then((bytes) => {
      if (!current) return;
      const grid = bytes && unpackGrid(bytes, editor.grid);
      // If something was painted before the draft was read, the new strokes are kept.
      if (grid && editor.grid.empty && !editor.get().canUndo) editor.restore(grid);
      setReady(true);
    });
    return () => {
      current = false;
    };
  }, [editor, key]);

  const keep = useEffectEvent((leaving: boolean) => {
    if (editor.grid.empty) void forgetDraft(key);
    else if (leaving) keepLeft(key, packGrid(editor.grid));
    else void keepDraft(key, packGrid(editor.grid));
  });
  useEffect(() => {
    let kept = editor.get().revision;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = (leaving: boolean) => {
      clearTimeout(timer);
      const { revision } = editor.get();
      const isOpen = editor.grid.hasOpenStep;
      if (revision === kept && !isOpen) return;
      // A stroke that is cancelled later does not change the revision.
      kept = isOpen ? Number.NaN : revision;
      keep(leaving);
    };
    const leave = () => keepNow(true);
    const changed = editor.subscribe(() => {
      if (editor.get().revision === kept) return;
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE_MS, false);
    });
    // When the page is left, saving waits neither for the pause nor for the end of a stroke.
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      changed();
      keepNow(false);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [editor]);
  return ready;
}
