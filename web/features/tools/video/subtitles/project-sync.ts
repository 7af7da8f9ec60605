import {
  createDocument,
  type DocumentFile,
  type DocumentRecord,
  getDocument,
  listDocuments,
  saveDocument,
} from '@inkreel/contract/api/documents.ts';
import { readDocument } from '@inkreel/contract/documents/define-document.ts';
import {
  EMPTY_SUBTITLE_PROJECT,
  type SubtitleProject,
  subtitleProjectKind,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { type Autosave, createAutosave, type SaveState } from '../../../../documents/autosave.ts';
import { call } from '../../../../lib/client.ts';
import { createStore, type Store } from '../../../../lib/store.ts';
import { type LocalProject, loadLocalProject } from './project-keeping.ts';

/** Where the project is kept: on this device alone, or with the person's documents. */
export type ProjectSaving = { kind: 'device' } | SaveState;

export interface SyncState {
  saving: ProjectSaving;
  documentId: string | undefined;
  /** The newest revision that this page knows. */
  revision: number | undefined;
}

export interface OpenedProject extends LocalProject {
  files: readonly DocumentFile[];
  /** Nobody could ask the server. */
  offline: boolean;
}

/** Keeps a project and its document on the server the same. */
export interface ProjectSync extends Pick<Autosave<unknown>, 'flush' | 'keepMine' | 'stop'> {
  state: Store<SyncState>;
  /** The project is this device's alone. */
  leave: () => void;
  enter: (documentId: string | undefined, revision: number | undefined, offline?: boolean) => void;
  change: (content: SubtitleProject) => void;
  /** Waits until the server has what was changed last. @throws Error where it does not take it */
  saved: () => Promise<{ documentId: string; revision: number }>;
}

/** @param nameOf name of a document that is made for this content */
export function createProjectSync(nameOf: (content: SubtitleProject) => string): ProjectSync {
  const state = createStore<SyncState>({
    saving: { kind: 'device' },
    documentId: undefined,
    revision: undefined,
  });
  const patch = (change: Partial<SyncState>) => state.set({ ...state.get(), ...change });
  const autosave = createAutosave<SubtitleProject>({
    save: async (content, revision) => {
      const body = {
        schema: subtitleProjectKind.version,
        content: content as object as Record<string, unknown>,
      };
      const { documentId: id } = state.get();
      if (id !== undefined && revision !== undefined)
        return (await call(saveDocument, { params: { id }, body: { ...body, revision } })).revision;
      const made = await call(createDocument, {
        body: { kind: 'subtitle-project', name: nameOf(content), ...body },
      });
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
    change: autosave.change,
    flush: autosave.flush,
    keepMine: autosave.keepMine,
    stop: autosave.stop,
    saved: async () => {
      autosave.flush();
      const settled = await new Promise<SyncState>((resolve) => {
        const look = () => {
          if (state.get().saving.kind === 'saving') return;
          stop();
          resolve(state.get());
        };
        const stop = state.subscribe(look);
        look();
      });
      const { saving, documentId, revision } = settled;
      if (saving.kind === 'failed') throw saving.error;
      if (saving.kind !== 'saved' || documentId === undefined || revision === undefined)
        throw new Error(`The project is not saved: ${saving.kind}`);
      return { documentId, revision };
    },
  };
}

const NOTHING: LocalProject = {
  content: EMPTY_SUBTITLE_PROJECT,
  documentId: undefined,
  revision: undefined,
  unsaved: false,
};

/** Whether there is something in it that its person brought or made. */
export const isBegun = ({ clip, lines }: SubtitleProject): boolean => clip !== undefined || lines.length > 0;

/**
 * The project to go on with. For a guest it is the one of this device. For a person who is signed in it is the one that
 * the address names, else their newest one; changes of this device that the server does not have yet come first, and so
 * does a project that was begun before the sign-in.
 * @param wanted id of a document
 */
export async function openProject(signedIn: boolean, wanted?: string): Promise<OpenedProject> {
  const here = { ...(loadLocalProject() ?? NOTHING), files: [], offline: false };
  if (!signedIn) return here;
  const begun = wanted === undefined && here.documentId === undefined && isBegun(here.content);
  try {
    const newest = begun ? undefined : await wantedProject(wanted);
    if (!newest) return { ...(begun ? here : { ...NOTHING, files: [], offline: false }), unsaved: begun };
    const isAhead = here.unsaved && here.documentId === newest.id;
    return isAhead ? { ...here, files: newest.files } : { ...savedProject(newest), offline: false };
  } catch {
    return { ...here, offline: true };
  }
}

async function wantedProject(id: string | undefined): Promise<DocumentRecord | undefined> {
  if (id !== undefined) return call(getDocument, { params: { id } });
  const { items } = await call(listDocuments, {
    query: { kind: 'subtitle-project', own: 'true', limit: 1 },
  });
  return items[0] && call(getDocument, { params: { id: items[0].id } });
}

/** What the server answers, as the editor keeps it. @throws Error for what is no project that this page knows */
export function savedProject({
  id,
  revision,
  schema,
  content,
  files,
}: DocumentRecord): LocalProject & { files: readonly DocumentFile[] } {
  const read = readDocument(subtitleProjectKind, schema, content);
  if (!read) throw new Error('The project was made by a newer version of this page');
  return { content: read, documentId: id, revision, unsaved: false, files };
}
