import { expect, test } from 'vitest';
import { findAreas } from './grid/areas.ts';
import { Grid } from './grid/grid.ts';
import { GridEditor } from './grid-editor.ts';
import type { Outline, ToolInput } from './tools/tool.ts';

function open(boxes: 'fill' | 'frame' = 'fill') {
  const grid = new Grid({ width: 100, height: 80 });
  const editor = new GridEditor(grid, { size: 9, boxes });
  const stroke = (...points: [number, number][]) => {
    points.forEach(([x, y], index) => {
      editor.input({ kind: index === 0 ? 'down' : 'move', at: { x, y } });
    });
    const [x, y] = points.at(-1) ?? [0, 0];
    editor.input({ kind: 'up', at: { x, y } });
  };
  const pixels = () => findAreas(grid, 1).reduce((sum, area) => sum + area.pixels, 0);
  return { grid, editor, stroke, pixels };
}

test('a stroke is one step, and an unfinished one is not a step', () => {
  const { editor, grid, stroke } = open();
  stroke([10, 10], [30, 10], [30, 30]);
  expect(editor.get()).toMatchObject({ canUndo: true, empty: false, revision: 1 });
  editor.input({ kind: 'down', at: { x: 60, y: 60 } });
  editor.input({ kind: 'cancel', at: { x: 60, y: 60 } });
  expect(grid.valueAt(60, 60)).toBe(0);
  expect(editor.undo()).toBe(true);
  expect(editor.get()).toMatchObject({ canUndo: false, canRedo: true, empty: true });
  expect(editor.undo()).toBe(false);
  expect(editor.redo()).toBe(true);
  expect(grid.valueAt(30, 30)).toBe(1);
});

test('undo in the middle of a stroke cancels the stroke and undoes the step before it', () => {
  const { editor, grid, stroke } = open();
  stroke([10, 10]);
  editor.input({ kind: 'down', at: { x: 60, y: 60 } });
  editor.undo();
  expect(grid.empty).toBe(true);
  editor.input({ kind: 'move', at: { x: 70, y: 60 } });
  expect(grid.empty).toBe(true);
});

test('the eraser removes; X switches to it and back', () => {
  const { editor, grid, stroke } = open();
  stroke([10, 10], [40, 10]);
  editor.swap();
  expect(editor.get().tool).toBe('eraser');
  stroke([20, 10]);
  expect(grid.valueAt(20, 10)).toBe(0);
  expect(grid.valueAt(30, 10)).toBe(1);
  editor.swap();
  expect(editor.get().tool).toBe('brush');
});

test('box and lasso preview, add and subtract', () => {
  const { editor, grid, stroke, pixels } = open();
  const outlines: Outline[] = [];
  editor.attach({ changed: () => undefined, outline: (outline) => outlines.push(outline) });
  editor.set({ tool: 'box' });
  stroke([10, 10], [19, 19]);
  expect(pixels()).toBe(100);
  expect(outlines.map(({ points }) => points.length)).toEqual([2, 0]);
  stroke([50, 50]);
  expect(pixels()).toBe(100);
  editor.swap();
  stroke([10, 10], [14, 19]);
  expect(pixels()).toBe(50);
  editor.set({ tool: 'lasso', takingAway: false });
  stroke([60, 20], [80, 20], [80, 40], [60, 40]);
  expect(grid.valueAt(70, 30)).toBe(1);
  expect(pixels()).toBe(450);
});

test('another tool, growing or clearing the mask cancel an open stroke', () => {
  const { editor, grid } = open();
  editor.input({ kind: 'down', at: { x: 20, y: 20 } });
  editor.set({ tool: 'box' });
  expect(grid.empty).toBe(true);
  editor.set({ tool: 'brush' });
  editor.input({ kind: 'down', at: { x: 20, y: 20 } });
  editor.clear();
  expect(editor.get()).toMatchObject({ canUndo: false, empty: true });
});

test('sizes step by a fifth, small ones by a pixel, and stay within their limits', () => {
  const { editor } = open();
  editor.set({ size: 1 });
  editor.stepSize(-1);
  expect(editor.get().size).toBe(1);
  const seen = [1];
  for (let step = 0; step < 4; step += 1) {
    editor.stepSize(1);
    seen.push(editor.get().size);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  editor.set({ size: 1e9 });
  expect(editor.get().size).toBe(editor.largestSize);
});

test('Shift draws straight from where the last stroke ended', () => {
  const { editor, grid, stroke } = open();
  stroke([10, 40]);
  editor.input({ kind: 'down', at: { x: 90, y: 40 }, straight: true });
  editor.input({ kind: 'up', at: { x: 90, y: 40 } });
  expect(grid.valueAt(50, 40)).toBe(1);
  editor.undo();
  expect(grid.valueAt(50, 40)).toBe(0);
  expect(grid.valueAt(10, 40)).toBe(1);
});

test('taking an uploaded mask is a step; undo ends at a restored draft', () => {
  const { editor, grid } = open();
  const other = new Grid({ width: 100, height: 80 });
  other.fillRun(3, 0, 50, 1);
  other.endStep();
  editor.restore(other);
  expect(editor.get()).toMatchObject({ canUndo: false, empty: false, revision: 1 });
  const more = new Grid({ width: 100, height: 80 });
  more.fillRun(9, 0, 50, 1);
  more.endStep();
  editor.take(more);
  expect([grid.valueAt(0, 3), grid.valueAt(0, 9)]).toEqual([0, 1]);
  editor.undo();
  expect([grid.valueAt(0, 3), grid.valueAt(0, 9)]).toEqual([1, 0]);
});

test('with frames instead of filled boxes, the box tool paints nothing', () => {
  const { editor, grid, stroke } = open('frame');
  editor.set({ tool: 'box' });
  stroke([10, 10], [19, 29]);
  expect(editor.get().frame).toEqual({ x: 10, y: 10, width: 10, height: 20 });
  expect(grid.empty).toBe(true);
  editor.set({ frame: undefined });
  expect(editor.get().frame).toBeUndefined();
});

test('only the view is notified of a stroke before it ends', () => {
  const { editor } = open();
  let [told, redrawn] = [0, 0];
  editor.subscribe(() => (told += 1));
  editor.attach({ changed: () => (redrawn += 1), outline: () => undefined });
  const inputs: ToolInput['kind'][] = ['down', 'move', 'move', 'move'];
  inputs.forEach((kind, at) => editor.input({ kind, at: { x: at * 9, y: 20 } }));
  expect([told, redrawn]).toEqual([0, 4]);
  editor.input({ kind: 'up', at: { x: 40, y: 20 } });
  expect(told).toBe(1);
});
