import {
  type DocumentFile,
  type DocumentRecord,
  getDocument,
  restoreRevision,
} from '@inkreel/contract/api/documents.ts';
import { type CollageDocument, EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import {
  commitChange,
  dropChange,
  markStep,
  previewChange,
  redo,
  renameInHistory,
  startHistory,
  undo,
} from '@inkreel/scene/history.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useStore } from '../../../lib/store.ts';
import { keepCollageLocally, sweepPictures } from './collage-store.ts';
import { createCollageSync } from './collage-sync.ts';
import { openCollage, savedCollage } from './open-collage.ts';

/** Milliseconds after the last change until this device keeps it. */
const KEEP_AFTER = 400;

/**
 * The collage that is worked on: with undo, kept on this device as one goes, saved to the server for a person who is
 * signed in, and reopened as it was left.
 * @param name of a new document
 */
export function useCollage(signedIn: boolean, name: string) {
  const [history, setHistory] = useState(() => startHistory(EMPTY_COLLAGE));
  const [opening, setOpening] = useState(true);
  const [keeps, setKeeps] = useState(true);
  const [files, setFiles] = useState<readonly DocumentFile[]>([]);
  /** What came from where it is kept need not be written there. */
  const [taken, setTaken] = useState<CollageDocument>(EMPTY_COLLAGE);
  const [sync] = useState(createCollageSync);
  const { saving, documentId, revision } = useStore(sync.state, sync.state.get());
  const { marked } = history;

  const keep = useEffectEvent((content = marked): Promise<void> | undefined => {
    // Read where it is held: a change that was handed over just now is not drawn yet.
    const now = sync.state.get();
    if (opening || !keeps || (content === EMPTY_COLLAGE && now.documentId === undefined)) return undefined;
    const kept = {
      content,
      documentId: now.documentId,
      revision: now.revision,
      unsaved: now.saving.kind !== 'saved',
    };
    return keepCollageLocally(kept).catch(() => setKeeps(false));
  });
  const save = useEffectEvent((content: CollageDocument) => sync.change(content, name));
  const write = useEffectEvent((content: CollageDocument) => {
    if (signedIn && content !== taken) save(content);
  });

  useEffect(() => {
    let left = false;
    const open = async () => {
      // What a guest has begun goes along into the session.
      await keep();
      const found = await openCollage(signedIn);
      if (left) return;
      setTaken(found.content);
      setHistory(startHistory(found.content));
      setFiles(found.files);
      setKeeps(found.keeps);
      setOpening(false);
      if (signedIn) {
        sync.enter(found.documentId, found.revision, found.offline);
        if (found.unsaved) save(found.content);
      } else sync.leave();
      await sweepPictures(new Set(found.content.cells.map(({ source }) => source))).catch(() => undefined);
    };
    void open();
    return () => {
      left = true;
      sync.flush();
      sync.stop();
    };
  }, [signedIn, sync]);

  /** What is being typed or dragged is kept as well: nothing ends that step any more. */
  const hide = useEffectEvent(() => {
    write(history.document);
    void keep(history.document);
    sync.flush();
  });

  useEffect(() => write(marked), [marked]);
  useEffect(() => {
    const timer = setTimeout(() => void keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [marked, saving]);
  useEffect(() => {
    const leave = () => {
      void keep();
      sync.flush();
    };
    addEventListener('pagehide', hide);
    addEventListener('online', sync.flush);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('online', sync.flush);
      leave();
    };
  }, [sync]);

  /** Goes on with what the server has; undo brings back what was here. */
  const take = (record: DocumentRecord) => {
    const saved = savedCollage(record);
    setTaken(saved.content);
    setHistory((before) => commitChange(before, saved.content));
    setFiles((before) => [...before, ...saved.files]);
    sync.enter(saved.documentId, saved.revision);
  };

  return {
    document: history.document,
    documentId,
    opening,
    /** False where the browser does not let pages store anything. */
    keeps,
    saving,
    files,
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
    /** A picture is stored now: its source has another name, in every step of undo too. */
    renameSource: (from: string, to: string) => setHistory((before) => renameInHistory(before, from, to)),
    /** Ends a conflict with what is here. */
    keepMine: sync.keepMine,
    /** Ends a conflict with what is there. @throws ApiError */
    loadTheirs: async () => {
      if (documentId !== undefined) take(await call(getDocument, { params: { id: documentId } }));
    },
    /** Makes an earlier revision the newest one. @throws ApiError */
    restore: async (from: number) => {
      if (documentId === undefined || revision === undefined) return;
      take(await call(restoreRevision, { params: { id: documentId }, body: { revision, from } }));
    },
  };
}
export type Collage = ReturnType<typeof useCollage>;
