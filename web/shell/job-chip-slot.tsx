import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSignedIn } from '../lib/session.ts';

const JobChip = lazyPart(async () => ({ default: (await import('../features/tasks/job-chip.tsx')).JobChip }));

/** The slot of the job chip, which shows the runs of a signed-in user. Guests do not load it. */
export function JobChipSlot() {
  const signedIn = useSignedIn();
  return <Suspense>{signedIn && <JobChip />}</Suspense>;
}
