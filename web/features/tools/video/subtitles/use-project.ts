import { type DocumentFile, type DocumentRecord, getDocument } from '@inkreel/contract/api/documents.ts';
import {
  commitChange,
  dropChange,
  markStep,
  previewChange,
  redo,
  startHistory,
  undo,
} from '@inkreel/scene/history.ts';
import {
  EMPTY_SUBTITLE_PROJECT,
  type ProjectCue,
  type SubtitleProject,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { createStore, type Store, useSelected, useStore } from '../../../../lib/store.ts';
import { type ProjectHistory, settledProject } from './core/settled-project.ts';
import { keepLocalProject } from './project-keeping.ts';
import { createProjectSync, isBegun, openProject, type ProjectSync, savedProject } from './project-sync.ts';

/** Milliseconds after the last change until this device keeps it. */
const KEEP_AFTER = 400;
/** Milliseconds without a key until what was typed is one step of undo. */
const TYPED_AFTER = 900;

/** The project of the page, outside React: a letter that is typed draws the parts that show it, not the page. */
interface OpenProject {
  history: ProjectHistory;
  /** What came from where it is kept, and need not be written there. */
  taken: SubtitleProject;
  /** That the project names. */
  files: readonly DocumentFile[];
  /** It is still being read. */
  opening: boolean;
}

const NOTHING_OPEN: OpenProject = {
  history: startHistory(EMPTY_SUBTITLE_PROJECT),
  taken: EMPTY_SUBTITLE_PROJECT,
  files: [],
  opening: true,
};

const isUnderWay = ({ document, marked }: ProjectHistory): boolean => document !== marked;

/**
 * The subtitles that are worked on: with undo, kept on this device as one goes, saved to the server for a person who is
 * signed in, and reopened as they were left.
 * @param wanted id of the document to open; without it the newest one
 * @param nameOf name of a new document
 */
export function useProject(
  signedIn: boolean,
  wanted: string | undefined,
  nameOf: (content: SubtitleProject) => string,
) {
  const [store] = useState(() => createStore(NOTHING_OPEN));
  const name = useEffectEvent(nameOf);
  const [sync] = useState(() => createProjectSync((content) => name(content)));
  const { saving, documentId, revision } = useStore(sync.state, sync.state.get());
  const operations = useMemo(() => projectOperations(store, sync), [store, sync]);
  const project = useSelected(store, ({ history }) => settledProject(history));
  const marked = useSelected(store, ({ history }) => history.marked);
  const canUndo = useSelected(store, ({ history }) => history.past.length > 0 || isUnderWay(history));
  const canRedo = useSelected(store, ({ history }) => history.future.length > 0);
  const files = useSelected(store, (open) => open.files);
  const opening = useSelected(store, (open) => open.opening);

  const keep = useEffectEvent(() => {
    const { history, opening: isOpening } = store.get();
    const { marked: content } = history;
    // Read where it is held: a change that was handed over just now is not drawn yet.
    const now = sync.state.get();
    if (isOpening || (content === EMPTY_SUBTITLE_PROJECT && now.documentId === undefined)) return;
    keepLocalProject({
      content,
      documentId: now.documentId,
      revision: now.revision,
      unsaved: now.saving.kind !== 'saved',
    });
  });
  const write = useEffectEvent((content: SubtitleProject) => {
    if (signedIn && !opening && content !== store.get().taken) sync.change(content);
  });

  useEffect(() => {
    let left = false;
    const open = async () => {
      // What a guest has begun goes along into the session.
      keep();
      const found = await openProject(signedIn, wanted);
      if (left) return;
      const { content } = found;
      store.set({ history: startHistory(content), taken: content, files: found.files, opening: false });
      if (signedIn) {
        sync.enter(found.documentId, found.revision, found.offline);
        if (found.unsaved) sync.change(content);
      } else sync.leave();
    };
    void open();
    return () => {
      left = true;
      sync.flush();
      sync.stop();
    };
  }, [signedIn, sync, wanted, store]);

  useEffect(() => write(marked), [marked]);
  // Typing is a change on its way until it pauses.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (isUnderWay(store.get().history)) timer = setTimeout(operations.mark, TYPED_AFTER);
    };
    const stop = store.subscribe(wait);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, operations]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => {
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [marked, saving]);
  useEffect(() => {
    const leave = () => {
      keep();
      sync.flush();
    };
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
    };
  }, [sync, store, operations]);

  return {
    /** Without what is being typed or dragged: parts that show it follow `useLiveProject`. */
    project,
    store,
    documentId,
    revision,
    opening,
    saving,
    files,
    canUndo,
    canRedo,
    ...operations,
    /** Waits until the server has everything. @throws ApiError */
    saved: sync.saved,
    /** Ends a conflict with what is here. */
    keepMine: sync.keepMine,
    /** Reads the newest state from the server. @throws ApiError */
    loadTheirs: async () => {
      if (documentId !== undefined) operations.take(await call(getDocument, { params: { id: documentId } }));
    },
  };
}
export type ProjectEditor = ReturnType<typeof useProject>;

/** The project with every letter as it is typed and every edge as it is dragged. */
export const useLiveProject = ({ store }: ProjectEditor): SubtitleProject =>
  useSelected(store, ({ history }) => history.document);

/** Everything that changes the project; the same functions for as long as the page is open. */
function projectOperations(store: Store<OpenProject>, sync: ProjectSync) {
  const patch = (change: Partial<OpenProject>) => store.set({ ...store.get(), ...change });
  const change = (step: (before: ProjectHistory) => ProjectHistory) =>
    patch({ history: step(store.get().history) });
  const addFiles = (added: readonly DocumentFile[]) => patch({ files: [...store.get().files, ...added] });
  /** Goes on with what the server has; undo brings back what was here. */
  const take = (record: DocumentRecord) => {
    const saved = savedProject(record);
    patch({ taken: saved.content });
    change((before) => commitChange(before, saved.content));
    addFiles(saved.files);
    sync.enter(saved.documentId, saved.revision);
  };
  return {
    /** With the letters that are being typed. */
    now: (): SubtitleProject => store.get().history.document,
    /** One step of undo. */
    update: (operation: (project: SubtitleProject) => SubtitleProject) =>
      change((before) => {
        // What was typed before is a separate step.
        const typed = markStep(before);
        return commitChange(typed, operation(typed.document));
      }),
    /** One step of undo on the lines. */
    updateLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
      change((before) => {
        const typed = markStep(before);
        return commitChange(typed, withLines(typed.document, operation));
      }),
    /** A change on its way: a letter that is typed, an edge that is dragged. `mark` ends the step. */
    previewLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
      change((before) => previewChange(before, withLines(before.document, operation))),
    /** Like `previewLines`, from where the step began: for gestures, whose every move says the whole way. */
    dragLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
      change((before) => previewChange(before, withLines(before.marked, operation))),
    /** A change of the project on its way, such as a slider that is dragged. */
    preview: (operation: (project: SubtitleProject) => SubtitleProject) =>
      change((before) => previewChange(before, operation(before.document))),
    mark: () => change(markStep),
    cancel: () => change(dropChange),
    undo: () => change(undo),
    redo: () => change(redo),
    /**
     * A new project: its own document, its own price. The one before stays with the documents.
     * @returns goes back to the one before, where nothing was done in the new one
     */
    begin: (content: SubtitleProject, isSignedIn: boolean): (() => Promise<void>) => {
      const before = store.get();
      const { documentId } = sync.state.get();
      sync.flush();
      patch({ taken: content, history: startHistory(content) });
      // A reload opens the newest project, not the one that the address names.
      window.history.replaceState(window.history.state, '', location.pathname);
      if (isSignedIn) {
        sync.enter(undefined, undefined);
        // An empty one becomes a document with its first change.
        if (isBegun(content)) sync.change(content);
      }
      return async () => {
        const isUntouched = () => store.get().history.document === content;
        // What was sent when it was left may have made a revision.
        const record =
          documentId === undefined || !isUntouched()
            ? undefined
            : await call(getDocument, { params: { id: documentId } }).catch(() => undefined);
        if (!isUntouched()) return;
        const { history } = before;
        // It was saved when it was left.
        store.set({ ...before, taken: record ? history.marked : before.taken });
        if (record) sync.enter(record.id, record.revision);
      };
    },
    /** A file that the project names from now on. */
    addFile: (file: DocumentFile) => addFiles([file]),
    take,
  };
}

const withLines = (
  project: SubtitleProject,
  operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[],
): SubtitleProject => {
  const lines = operation(project.lines);
  return lines === project.lines ? project : { ...project, lines };
};
