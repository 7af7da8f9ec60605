import { createDocument, saveDocument } from '@inkreel/contract/api/documents.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { createAutosave, type SaveState } from '../../../documents/autosave.ts';
import { call } from '../../../lib/client.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** Where the collage is kept: on this device alone, or with the person's documents. */
export type CollageSaving = { kind: 'device' } | SaveState;

export interface SyncState {
  saving: CollageSaving;
  /** The document that the collage is; undefined while there is none on the server. */
  documentId: string | undefined;
  /** The newest revision that this page knows. */
  revision: number | undefined;
}

/** Keeps a collage and its document on the server the same. */
export interface CollageSync {
  state: Store<SyncState>;
  /** The collage is this device's alone. */
  leave: () => void;
  /** Goes on from what the server has; `offline` where nobody could ask it. */
  enter: (documentId: string | undefined, revision: number | undefined, offline?: boolean) => void;
  /** The collage was changed; `name` is for a document that is made now. */
  change: (content: CollageDocument, name: string) => void;
  flush: () => void;
  keepMine: () => void;
  stop: () => void;
}

export function createCollageSync(): CollageSync {
  const state = createStore<SyncState>({
    saving: { kind: 'device' },
    documentId: undefined,
    revision: undefined,
  });
  const patch = (change: Partial<SyncState>) => state.set({ ...state.get(), ...change });
  const autosave = createAutosave<{ content: CollageDocument; name: string }>({
    save: async ({ content, name }, revision) => {
      const body = { schema: collageKind.version, content: content as object as Record<string, unknown> };
      const { documentId: id } = state.get();
      if (id !== undefined && revision !== undefined)
        return (await call(saveDocument, { params: { id }, body: { ...body, revision }, outlivesPage: true }))
          .revision;
      const made = await call(createDocument, { body: { kind: 'collage', name, ...body } });
      patch({ documentId: made.id });
      return made.revision;
    },
    onState: (saving, revision) => patch({ saving, revision }),
  });
  return {
    state,
    leave: () => {
      autosave.stop();
      patch({ saving: { kind: 'device' } });
    },
    enter: (documentId, revision, offline = false) => {
      patch({ documentId });
      autosave.start(revision);
      if (offline) patch({ saving: { kind: 'offline' } });
    },
    change: (content, name) => autosave.change({ content, name }),
    flush: autosave.flush,
    keepMine: autosave.keepMine,
    stop: autosave.stop,
  };
}
