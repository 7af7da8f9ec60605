import { Suspense, useEffect } from 'react';
import { afterFirstUse } from '../lib/after-first-use.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { loadOnNeed } from '../lib/load-on-need.ts';
import type { RowsInput } from './upload-rows.tsx';

const loadRows = loadOnNeed(async () => ({ default: (await import('./upload-rows.tsx')).UploadRows }));
const Rows = lazyPart(loadRows);

/** The rows of uploads, once there is something to say. */
export function UploadRows({ input }: { input: RowsInput }) {
  // If they fail to load, the first upload requests them again.
  useEffect(() => afterFirstUse(() => void loadRows().catch(() => undefined)), []);
  const { unsent, preparing, uploads, refusals } = input;
  if (!unsent && !preparing && uploads.length + refusals.length === 0) return null;
  return (
    <Suspense>
      <Rows input={input} />
    </Suspense>
  );
}
