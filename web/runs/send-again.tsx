import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { resumeUnsent } from './resume-unsent.ts';
import type { UnsentRun } from './unsent-runs.ts';

/** Sends the runs that an earlier page got no answer for, and says which are refused. Renders nothing. */
export default function SendAgain({ runs }: { runs: readonly UnsentRun[] }) {
  const client = useQueryClient();
  const messages = useStudioMessages();
  const refused = useEffectEvent((error: unknown) => toastFailure(error, messages));
  useEffect(() => void resumeUnsent(client, runs, (error) => refused(error)), [client, runs]);
  return null;
}
