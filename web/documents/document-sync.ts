import type { DocumentKind } from '@inkreel/contract/documents/define-document.ts';
import { createStore, type Store } from '../lib/store.ts';
import { type Autosave, createAutosave, type Save, type SaveState } from './autosave.ts';
import { type DocumentServer, documentServer, FIRST_REVISION } from './document-server.ts';

/** Where the document is stored: only on this device, or with the person's documents. */
export type DocumentSaving = { kind: 'device' } | SaveState;

export interface SyncState {
  saving: DocumentSaving;
  /** Undefined while there is none on the server. */
  documentId: string | undefined;
  /** The newest revision that this page knows. */
  revision: number | undefined;
}

/** Keeps the document of an editor in sync with the one on the server. */
export interface DocumentSync<Content>
  extends Pick<Autosave<Content>, 'change' | 'flush' | 'keepMine' | 'pending' | 'stop'> {
  state: Store<SyncState>;
  /** From now on the document is only on this device. */
  leave: () => void;
  /** Continues from what the server has; `offline` if it could not be reached. */
  enter: (
    documentId: string | undefined,
    revision: number | undefined,
    how?: { offline?: boolean; pending?: readonly Save<Content>[] },
  ) => void;
  /** Waits until the server has what was changed last. @throws Error if it does not accept it */
  saved: () => Promise<{ documentId: string; revision: number }>;
}

/** @param nameOf name of a document that is made for this content */
export function createDocumentSync<Content>(
  kind: DocumentKind<Content>,
  nameOf: (content: Content) => string,
  server: Pick<DocumentServer, 'save' | 'create'> = documentServer,
): DocumentSync<Content> {
  const state = createStore<SyncState>({
    saving: { kind: 'device' },
    documentId: undefined,
    revision: undefined,
  });
  const patch = (change: Partial<SyncState>) => state.set({ ...state.get(), ...change });
  const autosave = createAutosave<Content>({
    save: async (save, revision) => {
      const { documentId: id } = state.get();
      if (id !== undefined && revision !== undefined) return server.save(kind, { id, revision, save });
      patch({ documentId: await server.create(kind, { name: nameOf(save.content), save }) });
      return FIRST_REVISION;
    },
    onState: (saving, revision) => patch({ saving, revision }),
  });
  return {
    state,
    leave: () => {
      autosave.stop();
      patch({ saving: { kind: 'device' } });
    },
    enter: (documentId, revision, { offline = false, pending = [] } = {}) => {
      patch({ documentId });
      autosave.start(revision, pending);
      if (offline) patch({ saving: { kind: 'offline' } });
    },
    change: autosave.change,
    flush: autosave.flush,
    keepMine: autosave.keepMine,
    pending: autosave.pending,
    stop: autosave.stop,
    saved: async () => {
      autosave.flush();
      const { saving, documentId, revision } = await settled(state);
      if (saving.kind === 'failed') throw saving.error;
      if (saving.kind !== 'saved' || documentId === undefined || revision === undefined)
        throw new Error(`The document is not saved: ${saving.kind}`);
      return { documentId, revision };
    },
  };
}

/** The state once no save is under way. */
function settled(state: Store<SyncState>): Promise<SyncState> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.get().saving.kind === 'saving') return;
      stop();
      resolve(state.get());
    };
    const stop = state.subscribe(look);
    look();
  });
}
