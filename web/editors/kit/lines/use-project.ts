import { type DocumentFile, getDocument } from '@inkreel/contract/api/documents.ts';
import { commitChange, markStep, previewChange, startHistory } from '@inkreel/scene/history.ts';
import {
  EMPTY_SUBTITLE_PROJECT,
  type ProjectCue,
  type SubtitleProject,
  subtitleProjectKind,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useEffect, useMemo } from 'react';
import type { DocumentSync } from '../../../documents/document-sync.ts';
import {
  type EditedKind,
  isUnderWay,
  type OpenDocument,
  useDocument,
} from '../../../documents/use-document.ts';
import { call } from '../../../lib/client.ts';
import { type Store, useSelected } from '../../../lib/store.ts';
import { type ProjectHistory, settledProject } from './core/settled-project.ts';
import { localProjects } from './project-keeping.ts';

/** Milliseconds without a key until what was typed is one step of undo. */
const TYPED_AFTER = 900;

/** Whether it contains anything that the person added. */
export const isBegun = ({ clip, lines }: SubtitleProject): boolean => clip !== undefined || lines.length > 0;

const PROJECT: EditedKind<SubtitleProject> = {
  kind: subtitleProjectKind,
  empty: EMPTY_SUBTITLE_PROJECT,
  isBegun,
  local: localProjects,
};

/**
 * The subtitles that are worked on.
 * @param wanted id of the document to open; without it the newest one
 * @param nameOf name of a new document
 */
export function useProject(
  signedIn: boolean,
  wanted: string | undefined,
  nameOf: (content: SubtitleProject) => string,
) {
  const editor = useDocument(PROJECT, { signedIn, wanted, nameOf });
  const { store, sync, step, mark, addFiles } = editor;
  const project = useSelected(store, ({ history }) => settledProject(history));
  const operations = useMemo(
    () => ({ ...projectOperations(store, step), begin: projectBeginner(store, sync) }),
    [store, step, sync],
  );
  // Typing is an unfinished change until it pauses.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (isUnderWay(store.get().history)) timer = setTimeout(mark, TYPED_AFTER);
    };
    const stop = store.subscribe(wait);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, mark]);
  const addFile = useMemo(() => (file: DocumentFile) => addFiles([file]), [addFiles]);

  return {
    ...editor,
    ...operations,
    /** Without what is being typed or dragged: parts that show it follow `useLiveProject`. */
    project,
    /** A file that the project names from now on. */
    addFile,
    /** Waits until the server has everything. @throws ApiError */
    saved: sync.saved,
  };
}
export type ProjectEditor = ReturnType<typeof useProject>;

/** The project with every letter as it is typed and every edge as it is dragged. */
export const useLiveProject = ({ store }: ProjectEditor): SubtitleProject =>
  useSelected(store, ({ history }) => history.document);

type OpenProject = OpenDocument<SubtitleProject>;

/** Everything that changes the project; the same functions for as long as the page is open. */
function projectOperations(
  store: Store<OpenProject>,
  step: (change: (before: ProjectHistory) => ProjectHistory) => void,
) {
  return {
    /** With the letters that are being typed. */
    now: (): SubtitleProject => store.get().history.document,
    /** One step of undo. */
    update: (operation: (project: SubtitleProject) => SubtitleProject) =>
      step((before) => {
        // What was typed before is a separate step.
        const typed = markStep(before);
        return commitChange(typed, operation(typed.document));
      }),
    /** One step of undo on the lines. */
    updateLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
      step((before) => {
        const typed = markStep(before);
        return commitChange(typed, withLines(typed.document, operation));
      }),
    /** An unfinished change: a letter that is typed, an edge that is dragged. `mark` ends the step. */
    previewLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
      step((before) => previewChange(before, withLines(before.document, operation))),
    /**
     * Like `previewLines`, from where the step began: for gestures, each move of which gives the whole
     * distance.
     */
    dragLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
      step((before) => previewChange(before, withLines(before.marked, operation))),
    /** An unfinished change of the project, such as a slider that is dragged. */
    preview: (operation: (project: SubtitleProject) => SubtitleProject) =>
      step((before) => previewChange(before, operation(before.document))),
  };
}

/**
 * Begins a new project: a separate document with a separate price. The previous one stays among the
 * documents.
 * @returns a function that goes back to the previous one, if nothing was done in the new one
 */
function projectBeginner(store: Store<OpenProject>, sync: DocumentSync<SubtitleProject>) {
  return (content: SubtitleProject, isSignedIn: boolean): (() => Promise<void>) => {
    const before = store.get();
    const { documentId } = sync.state.get();
    sync.flush();
    store.set({ ...before, taken: content, history: startHistory(content) });
    // A reload opens the newest project, not the one that the address names.
    window.history.replaceState(window.history.state, '', location.pathname);
    if (isSignedIn) {
      sync.enter(undefined, undefined);
      // An empty one becomes a document with its first change.
      if (isBegun(content)) sync.change(content);
    }
    return async () => {
      const isUntouched = () => store.get().history.document === content;
      // A save when it was left may have made a revision.
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
  };
}

const withLines = (
  project: SubtitleProject,
  operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[],
): SubtitleProject => {
  const lines = operation(project.lines);
  return lines === project.lines ? project : { ...project, lines };
};
