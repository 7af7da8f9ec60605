import { useEffect, useState } from 'react';
import { type Area, findAreas } from '../core/grid/areas.ts';
import type { GridEditor } from '../core/grid-editor.ts';

/** A marked area with the value that it is marked by. */
export interface MarkedArea extends Area {
  value: number;
}

/** Debounce in milliseconds: finding areas in a large picture takes longer than a frame. */
const PAUSE_MS = 120;

/** The marked areas of the editor's grid, found a moment after each change. */
export function useAreas(
  editor: GridEditor,
  values: readonly number[],
  revision: number,
): readonly MarkedArea[] {
  const [areas, setAreas] = useState<readonly MarkedArea[]>([]);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAreas(
          values.flatMap((value) => findAreas(editor.grid, value).map((area) => ({ ...area, value }))),
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [editor, values, revision]);
  return areas;
}
