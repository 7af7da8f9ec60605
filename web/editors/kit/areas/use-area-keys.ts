import { useEffect, useEffectEvent } from 'react';
import { pressAreaKey } from '../../../video/core/area-edits.ts';
import type { AreaTool } from '../../../video/core/area-gesture.ts';
import { pressClipKey } from '../../../video/core/clip-keys.ts';
import type { AreaEditor } from './area-editor.ts';
import { putUsualArea } from './area-tools.tsx';

/** Elements in which letters are text input. */
const TYPING =
  'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]';
/** Elements that use arrow keys, space and Enter themselves. */
const OWN_KEYS = 'input, [role=slider], [role=radio], [role=tab], a, button:not(.area-box)';
/** K chooses a tool here, so J and L, which shuttle with it elsewhere, are ignored. */
const LETTERS = ['j', 'k', 'l'];
const TOOLS: Record<string, AreaTool> = { v: 'move', a: 'remove', k: 'keep' };

/**
 * Keys of areas and of their video, anywhere on the page while they are visible, unless someone is typing.
 */
export function useAreaKeys(
  editor: AreaEditor,
  {
    active,
    full,
    rate,
    scope,
  }: {
    active: boolean;
    full: boolean;
    /** Frames a second, if known. */
    rate: number | undefined;
    /** Selector of the dialog that contains the areas. */
    scope?: string;
  },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const typing = target.closest(TYPING);
    if (!active || event.defaultPrevented || (typing && !(scope && typing.matches(scope)))) return;
    if (pressed(editor, event, { owned: target.closest(OWN_KEYS) !== null, full, rate }))
      event.preventDefault();
  });
  const release = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down is one undo step.
    if (event.key.startsWith('Arrow')) editor.mark();
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => press(event);
    const up = (event: KeyboardEvent) => release(event);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, []);
}

/**
 * What a key does.
 * @param options `owned`: the focus is on something that uses such keys itself; `full`: no further area fits
 * @returns whether it did something
 */
export function pressed(
  editor: AreaEditor,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { owned, full, rate }: { owned: boolean; full: boolean; rate?: number | undefined },
): boolean {
  const { history, picked, tool } = editor.state.get();
  const areas = history.document;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') (event.shiftKey ? editor.redo : editor.undo)();
    else if (key === 'y') editor.redo();
    else return false;
    return true;
  }
  const area = picked === undefined ? undefined : areas[picked];
  const { width, height } = editor.clip.state.get();
  const moved = area && !owned && pressAreaKey(area, event, { width: width || 1, height: height || 1 });
  if (moved) {
    editor.show(areas.map((one, at) => (at === picked ? moved : one)));
    return true;
  }
  if (event.altKey) return false;
  if ((event.key === 'Delete' || event.key === 'Backspace') && area) {
    editor.change(
      areas.filter((_, at) => at !== picked),
      undefined,
    );
    editor.set({ picked: undefined });
    return true;
  }
  const wanted = TOOLS[key];
  if (wanted) {
    editor.set({ tool: wanted });
    return true;
  }
  if (event.key === 'Escape') {
    if (tool === 'move' && picked === undefined) return false;
    editor.drop();
    editor.set({ tool: 'move', picked: tool === 'move' ? undefined : picked });
    return true;
  }
  if (event.key === 'Enter' && !owned && tool !== 'move' && !full) {
    putUsualArea(editor, tool);
    return true;
  }
  return pressClipKey(event.key, editor.clip.clock, {
    rate,
    own: owned ? [...LETTERS, ' ', 'Home', 'End'] : LETTERS,
  });
}
