import { events } from '@inkreel/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { openResponse } from '../lib/client.ts';
import { followEvents } from '../lib/event-stream.ts';
import { sleep } from '../lib/sleep.ts';
import { forgetRuns, pollEvents, putRun, refreshRuns, setStreamState, takeEvent } from './run-store.ts';
import { placeholderOf, type UnsentRun, unsentOfEarlierPages, unsentOfThisPage } from './unsent-runs.ts';

/**
 * Keeps runs and balance of the signed-in user up to date while the component is shown; mounted once, in the header.
 * `name` identifies the user and the organisation.
 * @returns runs of earlier pages that are to be sent again
 */
export function useFollowEvents(name: string): readonly UnsentRun[] {
  const client = useQueryClient();
  const [earlier, setEarlier] = useState<readonly UnsentRun[]>([]);
  const sendAgain = useEffectEvent(() => {
    // The list is read afresh with each header, and the server does not know these yet.
    for (const run of unsentOfThisPage()) putRun(client, placeholderOf(run));
    setEarlier(unsentOfEarlierPages());
  });
  useEffect(() => {
    sendAgain();
    refreshRuns(client);
    const abort = new AbortController();
    void followEvents(
      {
        open: (signal) => openResponse(events, { signal }),
        poll: (signal) => pollEvents(client, signal),
        sleep,
        random: Math.random,
        onEvent: (event) => void takeEvent(client, event),
        onState: (state) => setStreamState(client, state),
      },
      {
        name,
        // Older browsers, and pages that are not served securely, have neither: then each tab holds its own stream.
        locks: navigator.locks as LockManager | undefined,
        channel:
          typeof BroadcastChannel === 'undefined'
            ? undefined
            : new BroadcastChannel(`inkreel-events-${name}`),
      },
      abort.signal,
    );
    return () => {
      abort.abort();
      forgetRuns(client);
    };
  }, [client, name]);
  return earlier;
}
