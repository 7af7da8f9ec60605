import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-part.ts';
import { useFollowEvents } from '../../runs/follow-events.ts';
import { useEndNews } from './use-end-news.ts';

/** If it fails to load, the next page sends the runs. */
const SendAgain = lazyPage(() => import('../../runs/send-again.tsx').catch(() => ({ default: () => null })));

/**
 * Holds the event stream, reports the end of runs, and sends runs again that an earlier page got no answer for.
 * @param name of the user and the organisation
 */
export default function RunWatch({ name, runs }: { name: string; runs: readonly TaskRecord[] }) {
  const unsent = useFollowEvents(name);
  useEndNews(runs);
  return <Suspense>{unsent.length > 0 && <SendAgain runs={unsent} />}</Suspense>;
}
