import type { ToolName } from './grid-editor.ts';

/** The part of a key event that is used. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  /** Control, or Command on a Mac. */
  commandKey: boolean;
}

/** Commands of keys that work anywhere in the editor, except while typing. */
export type Command =
  | { kind: 'tool'; tool: ToolName }
  | { kind: 'size'; direction: 1 | -1 }
  | { kind: 'zoom'; direction: 1 | -1 }
  | { kind: 'grow' | 'shrink' | 'invert' | 'swap' | 'undo' | 'redo' | 'fit' };

const LETTERS: Record<string, Command> = {
  b: { kind: 'tool', tool: 'brush' },
  e: { kind: 'tool', tool: 'eraser' },
  m: { kind: 'tool', tool: 'box' },
  l: { kind: 'tool', tool: 'lasso' },
  f: { kind: 'tool', tool: 'fill' },
  x: { kind: 'swap' },
  i: { kind: 'invert' },
  '[': { kind: 'size', direction: -1 },
  ']': { kind: 'size', direction: 1 },
  '{': { kind: 'shrink' },
  '}': { kind: 'grow' },
  '+': { kind: 'zoom', direction: 1 },
  '=': { kind: 'zoom', direction: 1 },
  '-': { kind: 'zoom', direction: -1 },
  '0': { kind: 'fit' },
};

/** The command of a key; undefined if it has none. */
export function commandOf({ key, shiftKey, altKey, commandKey }: KeyPress): Command | undefined {
  const letter = key.toLowerCase();
  if (altKey) return undefined;
  if (!commandKey) return LETTERS[letter];
  if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { kind: 'redo' } : undefined;
}

/** Pixels of the window that an arrow key moves the keyboard's pointer. */
const ARROW_STEP = 8;
const FAST = 6;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * How far an arrow key moves the keyboard's pointer, in picture pixels: eight pixels of the screen, six times that with
 * Shift, one pixel of the picture with Alt. `scale` is CSS pixels per picture pixel.
 */
export function arrowMove(press: KeyPress, scale: number): { x: number; y: number } | undefined {
  const arrow = ARROWS[press.key];
  if (!arrow || press.commandKey) return undefined;
  const step = Math.max(1, Math.round(ARROW_STEP / scale));
  const length = press.altKey ? 1 : press.shiftKey ? step * FAST : step;
  return { x: arrow.x * length, y: arrow.y * length };
}
