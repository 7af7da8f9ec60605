import { useEffect, useState } from 'react';
import { afterFirstUse } from '../../../lib/after-first-use.ts';
import type { RowJudge, RowState } from './core/row-problems.ts';
import { loadProblems } from './late-parts.ts';

/**
 * Judges the rows. Loaded when there are any, or the person has begun to use the page; undefined until then.
 * @param tell maps a row's state to what the table shows of it
 */
export function useJudge(hasRows: boolean, tell?: (state: RowState) => RowState): RowJudge | undefined {
  const [judge, setJudge] = useState<RowJudge>();
  // As at the first render: a judge remembers what it told.
  const [first] = useState(() => tell);
  const isMissing = judge === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const load = (): undefined => {
      loadProblems().then(
        ({ createRowJudge }) => isShown && setJudge(() => createRowJudge(first)),
        () => isShown && addEventListener('online', load, { once: true }),
      );
    };
    const callOff = hasRows ? load() : afterFirstUse(load);
    return () => {
      isShown = false;
      callOff?.();
      removeEventListener('online', load);
    };
  }, [isMissing, hasRows, first]);
  return judge;
}
