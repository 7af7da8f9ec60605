import {
  cancelBatch,
  createBatch,
  getBatch,
  listBatches,
  retryBatch,
  type WholeBatch,
} from '@inkreel/contract/api/batches.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { projectOfRun } from '../../../lib/current-project.ts';
import { newId } from '../../../lib/new-id.ts';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { sleep } from '../../../lib/sleep.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { BATCHES, useRuns } from '../../../runs/run-store.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { useEngineChoice } from '../../kit/use-engine-choice.ts';
import { itemsOf } from './batch.ts';
import { finishDeviceBatch, putAway, readPutAway } from './device-batch.ts';
import { useOlderRuns } from './use-older-runs.ts';

/** Milliseconds until an unanswered request is repeated. */
const AGAIN_MS = 4000;

/**
 * The newest batch of a tool. The server carries it on, with this page or without it; the event stream tells when to read
 * it again.
 */
export function useBatch(tool: Tool, property: string) {
  const client = useQueryClient();
  const messages = useStudioMessages();
  const signedIn = useSignedIn();
  const { engine, pointsAt } = useEngineChoice(tool);
  const [away, setAway] = useState(() => readPutAway(tool));
  const starting = useRef(false);
  const queryKey = [BATCHES, tool.id];
  const { data, isPending } = useQuery({
    queryKey,
    enabled: signedIn,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<WholeBatch | null>(queryKey);
      const id =
        known && known.finished_at === null
          ? known.id
          : (await call(listBatches, { query: { limit: 1, tool_id: tool.id }, signal })).items[0]?.id;
      return id === undefined ? null : call(getBatch, { params: { id }, signal });
    },
  });
  const batch = (data?.id !== away && data) || undefined;
  const { runs } = useRuns();
  const started = (batch?.items ?? []).flatMap(({ task_id }) => task_id ?? []);
  const older = useOlderRuns(started.filter((id) => !runs.some((run) => run.id === id)));

  const finishOld = useEffectEvent(() =>
    finishDeviceBatch(client, tool, property, pointsAt, (error) => toastFailure(error, messages)),
  );
  useEffect(() => {
    if (signedIn) void finishOld();
  }, [signedIn]);

  const tell = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toastFailure(error, messages);
      // The price may have changed, or the engine closed.
      void client.invalidateQueries({ queryKey: QUERY_KEYS.siteFacts });
      void client.invalidateQueries({ queryKey: QUERY_KEYS.pointConfig });
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  return {
    /** Undefined before there is one, and once the newest was put away. */
    batch: batch && { waitingFor: batch.waiting_for, items: itemsOf(batch, property) },
    isLoading: signedIn && isPending,
    runOf: (taskId: string) => runs.find(({ id }) => id === taskId) ?? older.get(taskId),
    start: async (urls: readonly string[], input: FormValues, pointsEach: number) => {
      if (starting.current) return;
      starting.current = true;
      const project = projectOfRun(client);
      const body = {
        tool_id: tool.id,
        ...(project !== undefined && { project_id: project }),
        ...(engine !== undefined && { engine }),
        expected_points: pointsEach * urls.length,
        items: urls.map((url) => ({ input: { ...input, [property]: url } })),
      };
      const idempotencyKey = newId();
      await tell(async () => {
        const { id } = await untilAnswered(() => call(createBatch, { body, idempotencyKey }));
        client.setQueryData(queryKey, await call(getBatch, { params: { id } }));
      });
      starting.current = false;
    },
    /** Runs what failed or was cancelled again, at today's price. */
    again: () => tell(async () => batch && call(retryBatch, { params: batch, body: { cancelled: true } })),
    cancel: () => tell(async () => batch && call(cancelBatch, { params: batch })),
    /** Makes room for a new batch. */
    clear: () => {
      if (batch) putAway(tool, batch.id);
      setAway(batch?.id);
    },
  };
}

/** Repeats a request that got no answer: with its key it is carried out once. */
async function untilAnswered<Value>(send: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError && error.code in ERRORS) throw error;
      await sleep(AGAIN_MS);
    }
  }
}
