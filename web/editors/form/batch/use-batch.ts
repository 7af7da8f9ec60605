import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { writeLocally } from '../../../lib/hold-writes.ts';
import { newId } from '../../../lib/new-id.ts';
import { sleep } from '../../../lib/sleep.ts';
import { cancelRun, useRuns } from '../../../runs/run-store.ts';
import { startRun } from '../../../runs/start-run.ts';
import type { UploadedImage } from '../../../uploads/uploaded-image.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { useEngineChoice } from '../../kit/use-engine-choice.ts';
import type { Batch, BatchItem } from './batch.ts';
import { useOlderRuns } from './use-older-runs.ts';

/** Concurrent submits of a batch; the server queues the runs. */
const AT_A_TIME = 3;
/** Milliseconds until an unanswered submit is retried. */
const AGAIN_MS = 4000;
const keyOf = (tool: Pick<Tool, 'id'>) => `inkreel.batch.${tool.id}`;

/**
 * The batch of a tool, kept on this device: after a reload it continues where it was, and since each picture has its
 * own idempotency key nothing runs or costs twice.
 */
export function useBatch(tool: Tool, property: string) {
  const client = useQueryClient();
  const { engine, pointsAt } = useEngineChoice(tool);
  const [batch, setBatch] = useState(() => read(tool));
  const [unanswered, setUnanswered] = useState(0);
  const { runs } = useRuns();
  const older = useOlderRuns(missingOf(batch, runs));

  useEffect(() => {
    if (batch) writeLocally(keyOf(tool), JSON.stringify(batch));
    else localStorage.removeItem(keyOf(tool));
  }, [batch, tool]);
  const change = (key: string, changed: Partial<BatchItem>) =>
    setBatch(
      (before) =>
        before && {
          ...before,
          items: before.items.map((item) => (item.key === key ? { ...item, ...changed } : item)),
        },
    );

  /** Resolves false, after a while, if there was no answer. */
  const handOver = useEffectEvent((item: BatchItem, input: FormValues): Promise<boolean> => {
    const whole = { ...input, [property]: item.url };
    const refusedBy = async (error: unknown): Promise<boolean> => {
      const code = error instanceof ApiError ? error.code : 'task_failed';
      if (code in ERRORS) change(item.key, { refused: code });
      // No answer is not a refusal: with the same key the submit can be repeated, here or after a reload.
      else await sleep(AGAIN_MS, new AbortController().signal);
      return code in ERRORS;
    };
    const quoted = quoteRun(tool, batch?.unitPoints ?? pointsAt(batch?.engine), whole);
    return startRun(client, tool, whole, quoted, { key: item.key, engine: batch?.engine }).then((taskId) => {
      change(item.key, { taskId });
      return true;
    }, refusedBy);
  });
  // The first unsubmitted pictures, a few at a time; each answer makes room for the next.
  const next = (batch?.items ?? [])
    .filter((item) => item.taskId === undefined && item.refused === undefined)
    .slice(0, AT_A_TIME);
  const nextKeys = next.map(({ key }) => key).join(' ');
  const submitNext = useEffectEvent(() => {
    for (const item of next) {
      if (underWay.has(item.key)) continue;
      underWay.add(item.key);
      void handOver(item, batch?.input ?? {}).then((answered) => {
        underWay.delete(item.key);
        if (!answered) setUnanswered((times) => times + 1);
      });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what got no answer is handed over again
  useEffect(() => {
    if (nextKeys !== '') submitNext();
  }, [nextKeys, unanswered]);

  const runOf = (taskId: string) => runs.find(({ id }) => id === taskId) ?? older.get(taskId);
  return {
    batch,
    runOf,
    start: (pictures: readonly UploadedImage[], input: FormValues) =>
      setBatch({ input, engine, unitPoints: pointsAt(engine), items: pictures.map(itemOf) }),
    /** Runs these again at today's price: each gets a new key, since the old one belongs to the run that failed. */
    again: (keys: ReadonlySet<string>) =>
      setBatch(
        (before) =>
          before && {
            ...before,
            unitPoints: pointsAt(before.engine),
            items: before.items.map((item) => (keys.has(item.key) ? itemOf(item) : item)),
          },
      ),
    cancelOpen: async (open: readonly TaskRecord[]) => {
      await Promise.allSettled(open.map(({ id }) => cancelRun(client, id)));
    },
    clear: () => setBatch(undefined),
  };
}

/** Keys of the runs that this page is submitting. */
const underWay = new Set<string>();

const itemOf = ({
  url,
  thumbnail,
  name,
}: Pick<UploadedImage, 'url' | 'name'> & { thumbnail: string | null }): BatchItem => ({
  key: newId(),
  url,
  thumbnail,
  name,
});

function missingOf(batch: Batch | undefined, runs: readonly TaskRecord[]): string[] {
  const ids = (batch?.items ?? []).flatMap(({ taskId }) => taskId ?? []);
  return ids.filter((id) => !runs.some((run) => run.id === id));
}

function read(tool: Pick<Tool, 'id'>): Batch | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(tool)) ?? 'null');
    const isBatch = typeof stored === 'object' && stored !== null && Array.isArray((stored as Batch).items);
    return isBatch ? (stored as Batch) : undefined;
  } catch {
    return undefined;
  }
}
