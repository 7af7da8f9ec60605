import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onShown } from './on-shown.ts';

let frames: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An editor that tells of transactions. */
function fakeEditor(): { editor: Editor; transact: () => void } {
  const listeners: (() => void)[] = [];
  const editor = { on: (_name: string, listener: () => void) => listeners.push(listener) };
  return { editor: editor as unknown as Editor, transact: () => listeners.forEach((tell) => tell()) };
}
const paint = () => {
  for (const run of frames.splice(0)) run();
  vi.advanceTimersByTime(0);
};

it('follows the editor once a frame, after it was painted', () => {
  const { editor, transact } = fakeEditor();
  const toolbar = vi.fn<() => void>();
  const handle = vi.fn<() => void>();
  onShown(editor, toolbar);
  const end = onShown(editor, handle);
  transact();
  transact();
  expect(toolbar).not.toHaveBeenCalled();
  paint();
  expect(toolbar).toHaveBeenCalledTimes(1);
  expect(handle).toHaveBeenCalledTimes(1);
  end();
  transact();
  paint();
  vi.runAllTimers();
  expect(toolbar).toHaveBeenCalledTimes(2);
  expect(handle).toHaveBeenCalledTimes(1);
});

it('follows the editor of a page that is out of sight and paints no frames', () => {
  const { editor, transact } = fakeEditor();
  const toolbar = vi.fn<() => void>();
  onShown(editor, toolbar);
  transact();
  vi.runAllTimers();
  expect(toolbar).toHaveBeenCalledTimes(1);
});
