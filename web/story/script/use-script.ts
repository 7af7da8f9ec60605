import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { caretAfter } from './core/caret-after.ts';
import { castOf, type RoleNames, scenesIn, wordsOf } from './core/script.ts';
import { type Caret, type Edit, scriptOf, typedCue } from './core/script-edits.ts';
import { createWordSteps } from './core/word-steps.ts';

type Script = ReturnType<typeof scriptOf>;

/** What the rows of a script do; the same object as long as the page shows it. */
export interface ScriptEditor {
  /** Makes an edit of the script as it is now, and puts the caret where it says. */
  act: (edit: (script: Script) => Edit | undefined) => void;
  /** The person typed. */
  type: (id: string, field: 'text' | 'heading', text: string) => void;
  undo: () => void;
  redo: () => void;
  /** Puts the caret somewhere. */
  go: (caret: Caret) => void;
  openSpeaker: (id: string) => void;
}

/** The field of a heading or a paragraph. */
export const fieldOf = (id: string): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>(`[data-part="${CSS.escape(id)}"] textarea`);

/** @returns whether the field was there */
function putCaret({ id, at }: Caret): boolean {
  const field = fieldOf(id);
  if (!field) return false;
  const place = Math.min(at ?? Number.POSITIVE_INFINITY, field.value.length);
  field.focus({ preventScroll: true });
  field.setSelectionRange(place, place);
  field.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The editor of a script. @param show mounts the row of a part that is not on the page yet */
export function useScript(
  story: OpenParts,
  roles: RoleNames,
  actions: { show: (id: string) => void; openSpeaker: (id: string) => void },
): ScriptEditor {
  const caret = useRef<Caret>(undefined);
  const latest = useRef({ roles, actions });
  useLayoutEffect(() => {
    latest.current = { roles, actions };
    if (caret.current && putCaret(caret.current)) caret.current = undefined;
  });
  const [editor] = useState((): ScriptEditor => {
    const steps = createWordSteps();
    const partsNow = () => story.state.get().parts;
    const go = (to: Caret | undefined) => {
      if (!to) return;
      caret.current = to;
      latest.current.actions.show(to.id);
    };
    const make = ({ changes, caret: to }: Edit) => {
      if (changes.length > 0) story.change(changes);
      go(to);
    };
    const step = (run: () => void) => {
      const before = partsNow();
      run();
      go(caretAfter(before, partsNow()));
    };
    return {
      act: (edit) => {
        const made = edit(scriptOf(partsNow(), latest.current.roles));
        if (made) make(made);
      },
      type: (id, field, typed) => {
        const part = partsNow().get(id);
        if (!part) return;
        // The space after a name and a colon, which became the speaker.
        const text = wordsOf(part, field) === '' ? typed.trimStart() : typed;
        const cue =
          field === 'text' ? cueIn(part as LinePart, text, partsNow(), latest.current.roles) : undefined;
        if (cue) make(cue);
        else story.change([{ id, set: { [field]: text } }], steps.name(id, text, Date.now()));
      },
      undo: () => step(story.undo),
      redo: () => step(story.redo),
      go,
      openSpeaker: (id) => latest.current.actions.openSpeaker(id),
    };
  });
  return editor;
}

/** Speakers are looked for only while a colon is near the start, not at each letter. */
function cueIn(line: LinePart, text: string, parts: Parts, roles: RoleNames): Edit | undefined {
  if (!/^[^\n]{1,40}[:：]/u.test(text)) return undefined;
  const named = [...roles].map(([role, name]) => ({ role, name }));
  return typedCue(line, text, [...named, ...castOf(scenesIn(parts), roles)]);
}
