import { isValid } from '@inkreel/contract/fields/rules.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { AREA, MOST_AREAS } from '@inkreel/contract/tools/kinds/areas.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../../../lib/store.ts';
import { imageAt } from '../../../uploads/uploaded-image.ts';
import {
  type AreaEditor,
  type AreaEditorState,
  areaEditorOf,
  sameAreas,
} from '../../kit/areas/area-editor.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { areasForOtherClip } from './areas-for-other-clip.ts';

const NONE: readonly SubtitleArea[] = [];

/** The areas of a form; none if its value is invalid. */
function areasOf(values: FormValues): readonly SubtitleArea[] {
  const given = values['areas'];
  return Array.isArray(given) && isValid({ type: 'list', of: AREA, longest: MOST_AREAS }, given)
    ? (given as SubtitleArea[])
    : NONE;
}

/** The editor of the form's areas, for its video, and its state. */
export function useAreaEditor(
  toolId: string,
  url: string,
  values: FormValues,
): { editor: AreaEditor; state: AreaEditorState } {
  const editor = areaEditorOf(toolId, url, areasOf(values));
  return { editor, state: useStore(editor.state, editor.state.get()) };
}

/**
 * Connects the areas to the form: each finished step is written to it, and values from elsewhere ("reuse
 * settings") become a step. With another video, areas that do not suit it are removed in a step, unless new
 * areas come with it.
 */
export function useAreaForm(
  { editor, state }: { editor: AreaEditor; state: AreaEditorState },
  url: string,
  values: FormValues,
  change: (values: FormValues) => void,
): void {
  const given = areasOf(values);
  const { marked } = state.history;
  const before = useRef({ url, given, editor });
  const tell = useEffectEvent(() => {
    if (!sameAreas(marked, given)) change({ areas: marked.length === 0 ? undefined : marked });
  });
  const take = useEffectEvent(() => {
    const { url: last, given: had, editor: lastEditor } = before.current;
    before.current = { url, given, editor };
    if (editor === lastEditor || last === url || had !== given) {
      editor.take(given);
      return;
    }
    const kept = areasForOtherClip(given, {
      found: lastEditor.state.get().found,
      before: imageAt(last),
      after: imageAt(url),
    });
    editor.take(kept);
    if (kept.length < given.length) change({ areas: kept.length === 0 ? undefined : kept });
  });
  // In this order, so that given areas are read before the current ones are written.
  useEffect(() => take(), [given, editor]);
  useEffect(() => tell(), [marked]);
}
