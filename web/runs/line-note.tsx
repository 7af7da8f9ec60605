import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { Suspense } from 'react';
import { lazyPage } from '../lib/lazy-part.ts';

/** Loaded with the first run that waits; without it, the run is only said to be queued. */
const LineWords = lazyPage(() =>
  import('./line-words.tsx').catch(() => ({ default: (): React.ReactNode => null })),
);

/** Where a queued run is in the line of this machine and when it starts, if that is known. */
export function LineNote({ run: { line, state } }: { run: Pick<TaskRecord, 'line' | 'state'> }) {
  if (line === undefined || state !== 'PENDING') return null;
  return (
    <Suspense>
      <LineWords line={line} />
    </Suspense>
  );
}
