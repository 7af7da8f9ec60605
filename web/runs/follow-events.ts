import { events } from '@inkreel/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openResponse } from '../lib/client.ts';
import { followEvents } from '../lib/event-stream.ts';
import { sleep } from '../lib/sleep.ts';
import { forgetRuns, pollEvents, setStreamState, takeEvent } from './run-store.ts';

/**
 * Keeps runs and balance of the signed-in user up to date while the component is shown; mounted once, in the header.
 * `name` tells apart whose news they are, and of which organisation; undefined until that is known.
 */
export function useFollowEvents(name: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (name === undefined) return;
    const abort = new AbortController();
    void followEvents(
      {
        open: (signal) => openResponse(events, { signal }),
        poll: (signal) => pollEvents(client, signal),
        sleep,
        random: Math.random,
        onEvent: (event) => takeEvent(client, event),
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
}
