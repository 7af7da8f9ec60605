import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scene } from './core/script.ts';

/** Rows that are put on the page in one task, and at first: more than a screen shows. */
const BATCH = 60;

/**
 * How many paragraphs of each scene are on the page; -1 for a scene that is not. A long script comes in batches, so
 * that no task is long.
 */
export function useMounted(scenes: readonly Scene[]): {
  mounted: readonly number[];
  /** Mounts everything up to a part. */
  show: (id: string) => void;
} {
  const [rows, setRows] = useState(BATCH);
  const total = scenes.reduce((sum, { lines }) => sum + lines.length + 1, 0);
  const latest = useRef(scenes);
  useLayoutEffect(() => {
    latest.current = scenes;
  });
  const isAll = rows >= total;
  useEffect(() => {
    if (isAll) return;
    const timer = setTimeout(() => setRows((before) => before + BATCH), 0);
    return () => clearTimeout(timer);
  }, [isAll, rows]);
  const show = useCallback((id: string) => {
    let before = 0;
    for (const { part, lines } of latest.current) {
      const at = lines.findIndex((line) => line.id === id);
      if (part.id === id || at >= 0) {
        const needed = before + at + 2 + BATCH;
        setRows((now) => Math.max(now, needed));
        return;
      }
      before += lines.length + 1;
    }
  }, []);
  return { mounted: shares(scenes, isAll ? Number.POSITIVE_INFINITY : rows), show };
}

/** How many paragraphs of each scene so many rows are, headings included; -1 for a scene behind them. */
function shares(scenes: readonly Scene[], rows: number): number[] {
  let left = rows;
  return scenes.map(({ lines }) => {
    const here = left <= 0 ? -1 : left - 1;
    left -= lines.length + 1;
    return here;
  });
}
