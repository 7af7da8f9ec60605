import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { isOfInputMethod } from '../../lib/input-method.ts';
import { pasteText } from './core/paste-text.ts';
import {
  cycleType,
  type Edit,
  moveLine,
  moveScene,
  pressBackspace,
  pressDelete,
  pressEnter,
} from './core/script-edits.ts';
import type { ScriptEditor } from './use-script.ts';

/** Where a key was pressed. */
interface Place {
  id: string;
  field: HTMLTextAreaElement;
  isHeading: boolean;
}

function placeOf(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined;
  const row = target.closest<HTMLElement>('[data-part]');
  const id = row?.dataset['part'];
  return id === undefined ? undefined : { id, field: target, isHeading: row?.dataset['type'] === undefined };
}

/** The keys of the sheet, for its `keydown` and `paste`. */
export function useScriptKeys(sheet: RefObject<HTMLElement | null>, editor: ScriptEditor) {
  /** Escape was pressed: Tab leaves the field. */
  const leaves = useRef(false);
  /** Shift Enter makes a row in the paragraph. */
  const shift = useRef(false);
  const enter = ({ id, field: { selectionStart, selectionEnd } }: Place) =>
    editor.act((script) => pressEnter(script, id, selectionStart, selectionEnd));

  // Keyboards on screens may send no Enter key, only its input.
  const breakLine = useEffectEvent((event: InputEvent) => {
    const place = placeOf(event.target);
    if (!place || event.isComposing || !/^insert(?:LineBreak|Paragraph)$/u.test(event.inputType)) return;
    if (shift.current && !place.isHeading) return;
    event.preventDefault();
    enter(place);
  });
  useEffect(() => {
    const element = sheet.current;
    const listen = (event: InputEvent) => breakLine(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, [sheet]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    shift.current = event.shiftKey;
    const place = placeOf(event.target);
    const mayLeave = leaves.current;
    leaves.current = event.key === 'Escape' && place !== undefined;
    if (isUndo(event)) editor.undo();
    else if (isRedo(event)) editor.redo();
    else if (!place || !pressed(event, place, mayLeave)) return;
    event.preventDefault();
  };

  /** @returns whether the key did something */
  function pressed(event: KeyboardEvent, place: Place, mayLeave: boolean): boolean {
    const { id, field, isHeading } = place;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const { key, shiftKey } = event;
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const step = key === 'ArrowUp' ? -1 : 1;
      editor.act((script) => (isHeading ? moveScene(script, id, step) : moveLine(script, id, step)));
      return true;
    }
    if (!isBare) return false;
    if (key === 'Tab') {
      if (mayLeave || isHeading) return false;
      editor.act((script) => ({ ...cycleType(script, id, shiftKey ? -1 : 1), caret: { id, at: from } }));
      return true;
    }
    if (key === 'Enter' && (!shiftKey || isHeading)) {
      enter(place);
      return true;
    }
    if (key === 'Backspace' && to === 0) return does((script) => pressBackspace(script, id));
    if (key === 'Delete' && from === value.length) return does((script) => pressDelete(script, id));
    return !shiftKey && goBeside(sheet.current, place, key);
  }

  /** @returns whether there was anything to do */
  function does(edit: (script: Parameters<Parameters<ScriptEditor['act']>[0]>[0]) => Edit): boolean {
    let did = false;
    editor.act((script) => {
      const made = edit(script);
      did = made.changes.length > 0 || made.caret !== undefined;
      return made;
    });
    return did;
  }

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || place.isHeading || !/\n/u.test(text.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = place.field;
    editor.act((script) => pasteText(script, place.id, [selectionStart, selectionEnd], text));
  };
  return { onKeyDown, onPaste };
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
const isRedo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  ((shiftKey && key.toLowerCase() === 'z') || (!shiftKey && key.toLowerCase() === 'y'));

/** An arrow at an end of a field goes to the one beside it. @returns whether it did */
function goBeside(sheet: HTMLElement | null, { field }: Place, key: string): boolean {
  const { selectionStart: from, selectionEnd: to, value } = field;
  if (from !== to) return false;
  const isOneRow = field.scrollHeight < 1.5 * Number.parseFloat(getComputedStyle(field).lineHeight);
  const isUp = key === 'ArrowUp' && (from === 0 || isOneRow);
  const isDown = key === 'ArrowDown' && (from === value.length || isOneRow);
  const step =
    isUp || (key === 'ArrowLeft' && from === 0)
      ? -1
      : isDown || (key === 'ArrowRight' && from === value.length)
        ? 1
        : 0;
  const fields = step === 0 ? [] : [...(sheet?.querySelectorAll('textarea') ?? [])];
  const next = fields[fields.indexOf(field) + step];
  if (!next) return false;
  const column = isUp || isDown ? Math.min(from, next.value.length) : step < 0 ? next.value.length : 0;
  next.focus({ preventScroll: true });
  next.setSelectionRange(column, column);
  next.scrollIntoView({ block: 'nearest' });
  return true;
}
