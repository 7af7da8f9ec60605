import {
  type DocumentFile,
  type DocumentRecord,
  getDocument,
  restoreRevision,
} from '@inkreel/contract/api/documents.ts';
import type { DocumentKind } from '@inkreel/contract/documents/define-document.ts';
import {
  commitChange,
  dropChange,
  type History,
  markStep,
  redo,
  startHistory,
  undo,
} from '@inkreel/scene/history.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call } from '../lib/client.ts';
import { storeWrites } from '../lib/hold-writes.ts';
import { setUnsaved } from '../lib/leave-warning.ts';
import { createStore, type Store, useSelected, useStore } from '../lib/store.ts';
import { savedDocument } from './document-server.ts';
import { createDocumentSync, type DocumentSync } from './document-sync.ts';
import type { LocalCopies, LocalDocument } from './local-document.ts';
import { openDocument } from './open-document.ts';
import { pageCopies } from './page-copies.ts';

/** Milliseconds after the last change until this device keeps it. */
const KEEP_AFTER = 400;

/** What an editor declares about its documents. */
export interface EditedKind<Content> {
  kind: DocumentKind<Content>;
  /** What a new document begins with. */
  empty: Content;
  /** Whether it contains anything that the person added. */
  isBegun: (content: Content) => boolean;
  local: LocalCopies<Content>;
}

/** The open document, outside React: a change renders the parts that show it, not the page. */
export interface OpenDocument<Content> {
  history: History<Content>;
  /** Content that was read from storage and need not be written back. */
  taken: Content;
  /** Files that the document names. */
  files: readonly DocumentFile[];
  /** It is still being read. */
  opening: boolean;
  /** False if the browser does not let pages store anything. */
  keeps: boolean;
}

/** Whether a change was begun and is not a step of undo yet. */
export const isUnderWay = <Content>({ document, marked }: History<Content>): boolean => document !== marked;

/**
 * The document that an editor works on: with undo, stored on this device continuously, saved to the server
 * for a signed-in person, and reopened as it was left.
 * @param edited the same object for as long as the page is open
 */
export function useDocument<Content>(
  edited: EditedKind<Content>,
  {
    signedIn,
    wanted,
    nameOf,
  }: {
    signedIn: boolean;
    /** Id of the document to open; by default the one that was worked on last. */
    wanted?: string | undefined;
    /** Name of a new document. */
    nameOf: (content: Content) => string;
  },
) {
  const { kind, empty, isBegun, local } = edited;
  const [store] = useState(() =>
    createStore<OpenDocument<Content>>({
      history: startHistory(empty),
      taken: empty,
      files: [],
      opening: true,
      keeps: true,
    }),
  );
  const name = useEffectEvent(nameOf);
  const [copies] = useState(() => pageCopies(kind.kind, local, browserWorld));
  const [sync] = useState(() => createDocumentSync(kind, (content) => name(content)));
  const { saving, documentId, revision } = useStore(sync.state, sync.state.get());
  const operations = useMemo(() => documentOperations(kind, store, sync), [kind, store, sync]);
  const marked = useSelected(store, ({ history }) => history.marked);
  const canUndo = useSelected(store, ({ history }) => history.past.length > 0 || isUnderWay(history));
  const canRedo = useSelected(store, ({ history }) => history.future.length > 0);
  const files = useSelected(store, (open) => open.files);
  const opening = useSelected(store, (open) => open.opening);
  const keeps = useSelected(store, (open) => open.keeps);

  const keep = useEffectEvent(async (): Promise<void> => {
    const now = store.get();
    const { marked: content } = now.history;
    // Read from the store, since a change made just now is not rendered yet.
    const { documentId: id, revision: known, saving: state } = sync.state.get();
    if (now.opening || !now.keeps || (content === empty && id === undefined)) return;
    try {
      const unsaved = state.kind !== 'saved';
      await copies.keep({ content, documentId: id, revision: known, unsaved, saves: sync.pending() });
    } catch {
      store.set({ ...store.get(), keeps: false });
    }
  });
  const write = useEffectEvent((content: Content) => {
    if (signedIn && !store.get().opening && content !== store.get().taken) sync.change(content);
  });
  const hadSession = useRef(false);
  useEffect(() => {
    // After a lost session the work stays on the page, so that its owner can continue; a sign-out reloads the page.
    if (!signedIn && hadSession.current) {
      sync.leave();
      return undefined;
    }
    hadSession.current = signedIn;
    let left = false;
    const open = async () => {
      // Waits until it is known who signed in.
      await storeWrites.held();
      if (left) return;
      // A guest's work is carried over into the session.
      await keep();
      const { kept, keeps: keepsNow } = await readLocal(() => copies.load(signedIn, wanted));
      const found = await openDocument({
        kind,
        empty,
        isBegun,
        local: kept,
        signedIn,
        wanted,
        nameOf: (content) => name(content),
      });
      if (left) return;
      const { content } = found;
      const opened = operations.finishOpening(startHistory(content), found.files);
      store.set({ ...opened, taken: content, opening: false, keeps: keepsNow });
      if (signedIn) {
        const pending = found.unsaved ? (found.saves ?? []) : [];
        sync.enter(found.documentId, found.revision, { offline: found.offline, pending });
      } else sync.leave();
    };
    void open();
    return () => {
      left = true;
      sync.flush();
      sync.stop();
    };
  }, [kind, empty, isBegun, copies, signedIn, sync, wanted, store, operations]);

  useEffect(() => write(marked), [marked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => {
    const timer = setTimeout(() => void keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [marked, saving]);
  useEffect(() => {
    const leave = () => {
      // Sent first: what is kept says under which id.
      sync.flush();
      void keep();
    };
    /** Keeps what is being typed or dragged as well, since nothing will end that step. */
    const hide = () => {
      if (isUnderWay(store.get().history)) {
        operations.mark();
        write(store.get().history.marked);
      }
      leave();
    };
    addEventListener('pagehide', hide);
    addEventListener('online', sync.flush);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('online', sync.flush);
      leave();
      copies.leave();
    };
  }, [sync, store, operations, copies]);

  // This device keeps what the server does not have yet, unless its browser stores nothing.
  const unsaved = !opening && !keeps && saving.kind !== 'saved' && isBegun(marked);
  useEffect(() => {
    setUnsaved(kind.kind, unsaved);
    return () => setUnsaved(kind.kind, false);
  }, [kind, unsaved]);

  return {
    store,
    sync,
    documentId,
    revision,
    opening,
    keeps,
    saving,
    files,
    canUndo,
    canRedo,
    ...operations,
    /** Resolves a conflict with the local content. */
    keepMine: sync.keepMine,
  };
}

/** Older browsers, and pages that are not served securely, have no locks. */
const browserWorld = () => ({
  locks: navigator.locks as LockManager | undefined,
  memory: sessionStorage,
});

/** The local copy, and whether the browser can store one. */
async function readLocal<Content>(
  load: () => Promise<LocalDocument<Content> | undefined>,
): Promise<{ kept: LocalDocument<Content> | undefined; keeps: boolean }> {
  try {
    return { kept: await load(), keeps: true };
  } catch {
    return { kept: undefined, keeps: false };
  }
}

/** The operations of every editor on its document; the same functions for as long as the page is open. */
function documentOperations<Content>(
  kind: DocumentKind<Content>,
  store: Store<OpenDocument<Content>>,
  sync: DocumentSync<Content>,
) {
  type Step = (before: History<Content>) => History<Content>;
  // Changes made before the document has opened are applied again to what opens.
  let early: Step[] | undefined = [];
  const patch = (change: Partial<OpenDocument<Content>>) => store.set({ ...store.get(), ...change });
  const change = (step: Step) => {
    early?.push(step);
    patch({ history: step(store.get().history) });
  };
  const addFiles = (added: readonly DocumentFile[]) => patch({ files: [...store.get().files, ...added] });
  /** Continues with the server's state; undo restores the local one. */
  const take = (record: DocumentRecord) => {
    const saved = savedDocument(kind, record);
    patch({ taken: saved.content });
    change((before) => commitChange(before, saved.content));
    addFiles(saved.files);
    sync.enter(saved.documentId, saved.revision);
  };
  return {
    /**
     * What opens first, with the changes made before it opened; documents that are opened later are taken as they are.
     */
    finishOpening: (opened: History<Content>, files: readonly DocumentFile[]) => {
      const done = early ?? [];
      const added = early ? store.get().files : [];
      early = undefined;
      return { history: done.reduce((history, step) => step(history), opened), files: [...files, ...added] };
    },
    /** A step of its history. */
    step: change,
    /** Ends a step that earlier changes began. */
    mark: () => change(markStep),
    cancel: () => change(dropChange),
    undo: () => change(undo),
    redo: () => change(redo),
    /** Files that the document names from now on. */
    addFiles,
    take,
    /** Resolves a conflict with the server's content. @throws ApiError */
    loadTheirs: async () => {
      const { documentId: id } = sync.state.get();
      if (id !== undefined) take(await call(getDocument, { params: { id } }));
    },
    /** Makes an earlier revision the newest one; undo restores what was there. @throws ApiError */
    restore: async (from: number) => {
      const { documentId: id, revision } = await sync.saved();
      take(await call(restoreRevision, { params: { id }, body: { revision, from } }));
    },
  };
}
