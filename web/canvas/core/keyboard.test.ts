import { expect, test } from 'vitest';
import { createKeyboardCursor } from './keyboard-cursor.ts';
import { arrowMove, commandOf, type KeyPress } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  altKey: false,
  commandKey: false,
  ...held,
});

test('letters choose tools, also with Caps Lock; with Alt or Control they are the browser’s', () => {
  expect(commandOf(press('b'))).toEqual({ kind: 'tool', tool: 'brush' });
  expect(commandOf(press('E', { shiftKey: true }))).toEqual({ kind: 'tool', tool: 'eraser' });
  expect(commandOf(press('b', { commandKey: true }))).toBeUndefined();
  expect(commandOf(press('x', { altKey: true }))).toBeUndefined();
  expect(commandOf(press('q'))).toBeUndefined();
});

test('keys undo, redo, change the brush size and zoom', () => {
  expect(commandOf(press('z', { commandKey: true }))).toEqual({ kind: 'undo' });
  expect(commandOf(press('Z', { commandKey: true, shiftKey: true }))).toEqual({ kind: 'redo' });
  expect(commandOf(press('y', { commandKey: true }))).toEqual({ kind: 'redo' });
  expect(commandOf(press('z'))).toBeUndefined();
  expect(commandOf(press('['))).toEqual({ kind: 'size', direction: -1 });
  expect(commandOf(press('}', { shiftKey: true }))).toEqual({ kind: 'grow' });
  expect(commandOf(press('+'))).toEqual({ kind: 'zoom', direction: 1 });
});

test('arrows move by pixels of the screen, and by a pixel of the picture with Alt', () => {
  expect(arrowMove(press('ArrowLeft'), 0.5)).toEqual({ x: -16, y: 0 });
  expect(arrowMove(press('ArrowDown', { shiftKey: true }), 1)).toEqual({ x: 0, y: 48 });
  expect(arrowMove(press('ArrowUp', { altKey: true }), 0.1)).toEqual({ x: 0, y: -1 });
  expect(arrowMove(press('ArrowUp'), 5)).toEqual({ x: 0, y: -2 });
  expect(arrowMove(press('a'), 1)).toBeUndefined();
});

test('the keyboard’s pointer paints from press to press and stays on the picture', () => {
  const cursor = createKeyboardCursor({ width: 50, height: 40 });
  const middle = { x: 25, y: 20 };
  expect(cursor.at).toBeUndefined();
  expect(cursor.move({ x: 5, y: 0 }, middle)).toEqual([]);
  expect(cursor.at).toEqual({ x: 30.5, y: 20.5 });
  expect(cursor.press(middle)).toEqual([{ kind: 'down', at: { x: 30.5, y: 20.5 } }]);
  expect(cursor.down).toBe(true);
  expect(cursor.move({ x: 500, y: -500 }, middle)).toEqual([{ kind: 'move', at: { x: 49.5, y: 0.5 } }]);
  expect(cursor.press(middle)).toEqual([{ kind: 'up', at: { x: 49.5, y: 0.5 } }]);
  expect(cursor.leave()).toEqual([]);
  cursor.press(middle);
  expect(cursor.leave()).toEqual([{ kind: 'cancel', at: { x: 25.5, y: 20.5 } }]);
  expect(cursor.at).toBeUndefined();
});
