import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { expect, test, vi } from 'vitest';
import { addLocalFilm, endLocalFilm } from '../../../video/core/local-films.ts';
import { areasForOtherClip } from '../../form/areas/areas-for-other-clip.ts';
import { areaEditorOf, createAreaEditor } from './area-editor.ts';
import { areasOfFound, foundAs, laneOf } from './found-areas.ts';
import { keepFoundAreas, keptFoundAreas } from './kept-found-areas.ts';
import { pressed } from './use-area-keys.ts';

const LINE: SubtitleArea = { mode: 'remove', left: 0.1, top: 0.8, width: 0.8, height: 0.1 };
const CLOCK: SubtitleArea = { mode: 'keep', left: 0.05, top: 0.05, width: 0.2, height: 0.1 };

function open() {
  const editor = createAreaEditor([LINE, CLOCK]);
  const clip = { ...editor.clip.state.get(), width: 1000, height: 500, duration: 10 };
  editor.clip.state.set(clip);
  const press = (
    key: string,
    {
      owned = false,
      full = false,
      ...held
    }: Partial<Record<'owned' | 'full' | 'shiftKey' | 'altKey' | 'ctrlKey', boolean>> = {},
  ) =>
    pressed(
      editor,
      { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held },
      { owned, full },
    );
  const areas = () => editor.state.get().history.document;
  return { editor, press, areas };
}

test('letters choose tools, Enter adds an area, Escape deselects both', () => {
  const { editor, press, areas } = open();
  for (const [key, tool] of [
    ['K', 'keep'],
    ['a', 'remove'],
  ] as const) {
    expect(press(key)).toBe(true);
    expect(editor.state.get().tool).toBe(tool);
  }
  expect(press('Enter', { full: true })).toBe(false);
  press('Enter');
  expect(areas()).toHaveLength(3);
  expect(editor.state.get()).toMatchObject({ picked: 2, tool: 'move' });
  press('Escape');
  expect(editor.state.get().picked).toBeUndefined();
});

test('arrows that are held down are one step of undo, and belong to a focused slider', () => {
  const { editor, press, areas } = open();
  press('ArrowRight');
  press('ArrowRight', { shiftKey: true });
  press('ArrowDown', { altKey: true });
  editor.mark();
  expect(areas()[0]).toEqual({ ...LINE, left: 0.111, height: 0.102 });
  expect(press('ArrowRight', { owned: true })).toBe(false);
  press('z', { ctrlKey: true });
  expect(areas()).toEqual([LINE, CLOCK]);
  press('z', { ctrlKey: true, shiftKey: true });
  expect(areas()[0]?.left).toBe(0.111);
});

test('Delete removes the picked area, and undo brings it back', () => {
  const { editor, press, areas } = open();
  press('Delete');
  expect(areas()).toEqual([CLOCK]);
  expect(press('Delete')).toBe(false);
  editor.undo();
  expect(areas()).toEqual([LINE, CLOCK]);
});

test('areas taken from an older run are a step, and existing ones are not', () => {
  const { editor, areas } = open();
  editor.take([{ ...LINE }, { ...CLOCK }]);
  expect(editor.state.get().history.past).toHaveLength(0);
  editor.take([CLOCK]);
  expect(areas()).toEqual([CLOCK]);
  editor.undo();
  expect(areas()).toEqual([LINE, CLOCK]);
});

test('areas of subtitles apply while the text was seen and a little longer, a watermark’s always', () => {
  const box = { left: 0.1, top: 0.8, width: 0.8, height: 0.1 };
  const times = [
    { start: 2, end: 3 },
    { start: 5, end: 9.8 },
  ];
  const found = [
    { ...box, kind: 'subtitles' as const, times },
    { ...box, top: 0, kind: 'watermark' as const, times: [{ start: 0, end: 10 }] },
    { ...box, top: 0.4, kind: 'title' as const, times: [{ start: 0, end: 3 }] },
  ];
  const areas = areasOfFound(found, { duration: 10, margin: 0.5 });
  expect(areas).toEqual([
    { mode: 'remove', ...box, start: 1.5 },
    { mode: 'remove', ...box, top: 0 },
    // A title is a part of the film.
    { mode: 'keep', ...box, top: 0.4, end: 3.5 },
  ]);
  expect(foundAs(areas[2] ?? LINE, found)?.kind).toBe('title');
  const [line = LINE] = areas;
  expect(foundAs(line, found)?.kind).toBe('subtitles');
  expect(foundAs({ ...line, left: 0.11 }, found)).toBeUndefined();
  // A lane shows when there was text in the area, or its whole time before a detection.
  expect(laneOf({ ...line, end: 6 }, found, 10)).toEqual([times[0], { start: 5, end: 6 }]);
  expect(laneOf({ ...line, start: 4, end: 6 }, found, 10)).toEqual([{ start: 5, end: 6 }]);
  expect(laneOf({ ...CLOCK, start: 1 }, found, 10)).toEqual([{ start: 1, end: 10 }]);
});

test('a clip of the same size keeps the drawn areas, and one of another size none', () => {
  const found = [{ ...LINE, kind: 'subtitles' as const, times: [] }];
  const [before, after] = [
    { width: 640, height: 360 },
    { width: 640, height: 360 },
  ];
  expect(areasForOtherClip([LINE, CLOCK], { found: [], before, after })).toEqual([LINE, CLOCK]);
  expect(areasForOtherClip([LINE, CLOCK], { found, before, after })).toEqual([CLOCK]);
  expect(areasForOtherClip([CLOCK], { found, before, after: { width: 360, height: 640 } })).toEqual([]);
  const unknown = { width: 1, height: 1 };
  expect(areasForOtherClip([CLOCK], { found, before: unknown, after: unknown })).toEqual([]);
});

test('found areas survive a reload for the same video, and invalid stored data is ignored', () => {
  let written: string | null = null;
  const memory = {
    getItem: () => written,
    setItem: (_: string, value: string) => {
      written = value;
    },
  };
  const found = {
    left: 0.1,
    top: 0.8,
    width: 0.8,
    height: 0.1,
    kind: 'subtitles' as const,
    times: [{ start: 1, end: 2 }],
  };
  keepFoundAreas(memory, 'a', [found]);
  expect(keptFoundAreas(memory, 'a')).toEqual([found]);
  expect(keptFoundAreas(memory, 'b')).toEqual([]);
  for (const other of [{ ...found, left: 'x' }, { ...found, times: [{}] }, null]) {
    written = JSON.stringify({ key: 'a', found: [other] });
    expect(keptFoundAreas(memory, 'a')).toEqual([]);
  }
  written = '{';
  expect(keptFoundAreas(memory, 'a')).toEqual([]);
});

test('areas drawn during the upload are kept when the video is stored, under its stored address', () => {
  const memory = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => memory.set(name, value),
  });
  const local = addLocalFilm(new Blob(['film']));
  const editor = areaEditorOf('tool', local, []);
  editor.change([LINE]);
  endLocalFilm(local, '/files/film.mp4');
  expect(areaEditorOf('tool', '/files/film.mp4', [])).toBe(editor);
  expect(areaEditorOf('tool', '/files/other.mp4', [])).not.toBe(editor);
  editor.set({ found: [{ left: 0.1, top: 0.8, width: 0.8, height: 0.1, kind: 'subtitles', times: [] }] });
  expect([...memory.values()].join()).toContain('tool /files/film.mp4');
  vi.unstubAllGlobals();
});
