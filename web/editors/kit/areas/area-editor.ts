import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import {
  commitChange,
  dropChange,
  type History,
  markStep,
  previewChange,
  redo,
  startHistory,
  undo,
} from '@inkreel/scene/history.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { type Clip, createClip } from '../../../video/clip.ts';
import type { AreaTool } from '../../../video/core/area-gesture.ts';
import { localOf } from '../../../video/core/local-films.ts';
import type { FoundArea } from './found-areas.ts';
import type { FramePreview } from './frame-preview.ts';
import { keepFoundAreas, keptFoundAreas } from './kept-found-areas.ts';

/** The editing state of the areas of a video. */
export interface AreaEditorState {
  history: History<readonly SubtitleArea[]>;
  picked: number | undefined;
  tool: AreaTool;
  /** Where text was found in the video, once it was looked for. */
  found: readonly FoundArea[];
  /** Newest first. */
  previews: readonly FramePreview[];
  /** The frame is compared with its preview. */
  comparing: boolean;
}

/** The areas of one video, with undo: what form, picture and tracks share. */
export interface AreaEditor {
  clip: Clip;
  state: Store<AreaEditorState>;
  set: (changed: Partial<Omit<AreaEditorState, 'history'>>) => void;
  /** Shows areas in the middle of a gesture. */
  show: (areas: readonly SubtitleArea[]) => void;
  /** Ends the gesture: one step of undo. */
  mark: () => void;
  /** Cancels the gesture. */
  drop: () => void;
  /** Changes the areas in one step. */
  change: (areas: readonly SubtitleArea[], picked?: number) => void;
  undo: () => void;
  redo: () => void;
  /** Adds areas from elsewhere, such as an older run, as a step. Existing ones are kept. */
  take: (areas: readonly SubtitleArea[]) => void;
}

const NONE: readonly SubtitleArea[] = [];

const begin = (areas: readonly SubtitleArea[]): AreaEditorState => ({
  history: startHistory(areas),
  picked: areas.length > 0 ? 0 : undefined,
  tool: 'move',
  found: [],
  previews: [],
  comparing: false,
});

export function createAreaEditor(areas: readonly SubtitleArea[] = NONE): AreaEditor {
  const state = createStore(begin(areas));
  const put = (changed: Partial<AreaEditorState>) => {
    const next = { ...state.get(), ...changed };
    const { length } = next.history.document;
    const picked = next.picked !== undefined && next.picked >= length ? undefined : next.picked;
    state.set({ ...next, picked });
  };
  const history = () => state.get().history;
  return {
    clip: createClip(),
    state,
    set: put,
    show: (shown) => put({ history: previewChange(history(), shown) }),
    mark: () => put({ history: markStep(history()) }),
    drop: () => put({ history: dropChange(history()) }),
    change: (changed, picked = state.get().picked) =>
      put({ history: commitChange(history(), changed), picked }),
    undo: () => put({ history: undo(history()) }),
    redo: () => put({ history: redo(history()) }),
    take: (given) => {
      if (!sameAreas(given, history().marked))
        put({ history: commitChange(history(), given), picked: undefined });
    },
  };
}

/** Whether two lists have equal areas. */
export function sameAreas(one: readonly SubtitleArea[], other: readonly SubtitleArea[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface OpenEditor {
  editor: AreaEditor;
  /** Made of tool and video; changes when the video's upload has ended. */
  key: string;
}

function openAreaEditor(key: string, areas: readonly SubtitleArea[]): OpenEditor {
  const editor = createAreaEditor(areas);
  const opened = { editor, key };
  let kept = keptFoundAreas(sessionStorage, key);
  editor.set({ found: kept });
  editor.state.subscribe(() => {
    const { found } = editor.state.get();
    if (found === kept) return;
    kept = found;
    keepFoundAreas(sessionStorage, opened.key, found);
  });
  return opened;
}

const editors = new Map<string, OpenEditor>();
/** Videos whose steps are kept while the page stays. */
const KEPT = 4;

/** The editor that the parts of a tool's page share for one video; a new video begins with `areas`. */
export function areaEditorOf(toolId: string, url: string, areas: readonly SubtitleArea[]): AreaEditor {
  // The signature in the address changes with time.
  const key = `${toolId} ${url.split('?')[0]}`;
  // What was drawn while the video was uploaded stays.
  const before = `${toolId} ${localOf(url)}`;
  const opened = editors.get(key) ?? editors.get(before) ?? openAreaEditor(key, areas);
  opened.key = key;
  editors.delete(before);
  editors.delete(key);
  editors.set(key, opened);
  for (const older of [...editors.keys()].slice(0, -KEPT)) editors.delete(older);
  return opened.editor;
}
