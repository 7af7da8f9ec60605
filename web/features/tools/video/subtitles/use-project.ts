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
import { useStore } from '../../../../lib/store.ts';
import { keepLocalProject } from './project-keeping.ts';
import { createProjectSync, openProject, savedProject } from './project-sync.ts';

/** Milliseconds after the last change until this device keeps it. */
const KEEP_AFTER = 400;
/** Milliseconds without a key until what was typed is one step of undo. */
const TYPED_AFTER = 900;

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
  const [history, setHistory] = useState(() => startHistory(EMPTY_SUBTITLE_PROJECT));
  const [opening, setOpening] = useState(true);
  const [files, setFiles] = useState<readonly DocumentFile[]>([]);
  /** What came from where it is kept need not be written there. */
  const [taken, setTaken] = useState<SubtitleProject>(EMPTY_SUBTITLE_PROJECT);
  const name = useEffectEvent(nameOf);
  const [sync] = useState(() => createProjectSync((content) => name(content)));
  const { saving, documentId, revision } = useStore(sync.state, sync.state.get());
  const { marked, document } = history;

  const keep = useEffectEvent(() => {
    if (opening || (marked === EMPTY_SUBTITLE_PROJECT && documentId === undefined)) return;
    keepLocalProject({ content: marked, documentId, revision, unsaved: saving.kind !== 'saved' });
  });
  const write = useEffectEvent((content: SubtitleProject) => {
    if (signedIn && !opening && content !== taken) sync.change(content);
  });

  useEffect(() => {
    let left = false;
    const open = async () => {
      // What a guest has begun goes along into the session.
      keep();
      const found = await openProject(signedIn, wanted);
      if (left) return;
      setTaken(found.content);
      setHistory(startHistory(found.content));
      setFiles(found.files);
      setOpening(false);
      if (signedIn) {
        sync.enter(found.documentId, found.revision, found.offline);
        if (found.unsaved) sync.change(found.content);
      } else sync.leave();
    };
    void open();
    return () => {
      left = true;
      sync.flush();
      sync.stop();
    };
  }, [signedIn, sync, wanted]);

  useEffect(() => write(marked), [marked]);
  // Typing is a change on its way until it pauses.
  useEffect(() => {
    if (document === marked) return;
    const timer = setTimeout(() => setHistory(markStep), TYPED_AFTER);
    return () => clearTimeout(timer);
  }, [document, marked]);
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
    addEventListener('pagehide', leave);
    addEventListener('online', sync.flush);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', sync.flush);
      leave();
    };
  }, [sync]);

  const operations = useMemo(() => {
    /** Goes on with what the server has; undo brings back what was here. */
    const take = (record: DocumentRecord) => {
      const saved = savedProject(record);
      setTaken(saved.content);
      setHistory((before) => commitChange(before, saved.content));
      setFiles((before) => [...before, ...saved.files]);
      sync.enter(saved.documentId, saved.revision);
    };
    return {
      /** One step of undo. */
      update: (operation: (project: SubtitleProject) => SubtitleProject) =>
        setHistory((before) => {
          // What was typed before is a separate step.
          const typed = markStep(before);
          return commitChange(typed, operation(typed.document));
        }),
      /** One step of undo on the lines. */
      updateLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
        setHistory((before) => {
          const typed = markStep(before);
          return commitChange(typed, withLines(typed.document, operation));
        }),
      /** A change on its way: a letter that is typed, an edge that is dragged. `mark` ends the step. */
      previewLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
        setHistory((before) => previewChange(before, withLines(before.document, operation))),
      /** Like `previewLines`, from where the step began: for gestures, whose every move says the whole way. */
      dragLines: (operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[]) =>
        setHistory((before) => previewChange(before, withLines(before.marked, operation))),
      /** A change of the project on its way, such as a slider that is dragged. */
      preview: (operation: (project: SubtitleProject) => SubtitleProject) =>
        setHistory((before) => previewChange(before, operation(before.document))),
      mark: () => setHistory(markStep),
      cancel: () => setHistory(dropChange),
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
      /** A new project: its own document, its own price. The one before stays with the documents. */
      begin: (content: SubtitleProject, isSignedIn: boolean) => {
        sync.flush();
        setTaken(content);
        setHistory(startHistory(content));
        // A reload opens the newest project, not the one that the address names.
        window.history.replaceState(window.history.state, '', location.pathname);
        if (!isSignedIn) return;
        sync.enter(undefined, undefined);
        // An empty one becomes a document with its first change.
        if (content !== EMPTY_SUBTITLE_PROJECT) sync.change(content);
      },
      /** A file that the project names from now on. */
      addFile: (file: DocumentFile) => setFiles((before) => [...before, file]),
      take,
    };
  }, [sync]);

  return {
    project: document,
    documentId,
    revision,
    opening,
    saving,
    files,
    canUndo: history.past.length > 0 || document !== marked,
    canRedo: history.future.length > 0,
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

const withLines = (
  project: SubtitleProject,
  operation: (lines: readonly ProjectCue[]) => readonly ProjectCue[],
): SubtitleProject => {
  const lines = operation(project.lines);
  return lines === project.lines ? project : { ...project, lines };
};
