import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { Suspense } from 'react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { isFinished } from '../../runs/run-list.ts';
import { useRun, useRuns } from '../../runs/run-store.ts';
import { failureReason } from '../actions/failure-reason.ts';

const RunAgain = lazyPart(() => import('../actions/run-again.tsx'));

export interface FailedRun {
  task: string;
  tool: string;
  error?: string;
}

/** The run that failed for a layer; undefined if there is none, or another one is under way. */
export const failedRunOf = (part: Part): FailedRun | undefined => {
  const run = part['run'] as (FailedRun & { state: string }) | undefined;
  return run?.state === 'failed' ? run : undefined;
};

/** A step that failed, unless it is tried again at the moment. */
export function FailedStep({
  design,
  part,
  run: failed,
  onPick,
}: {
  design: string;
  part: string;
  run: FailedRun;
  onPick: () => void;
}) {
  const { runs } = useRuns();
  // A run of somebody else cannot be read: what the layer says of it is shown.
  const run = useRun(failed.task);
  const isUnderWay = runs.some(
    (each) => each.target?.id === design && each.target.part === part && !isFinished(each),
  );
  return isUnderWay ? null : <FailedRunView failed={failed} run={run} onPick={onPick} />;
}

/** Why a run failed, whether points were taken, and the way to try it again. */
export function FailedRunView({
  failed,
  run,
  onPick,
}: {
  failed: FailedRun;
  run: TaskRecord | undefined;
  onPick: () => void;
}) {
  const { history: texts } = useAreaTexts(designTexts);
  const { language } = useLanguage();
  const messages = useStudioMessages();
  const catalogue = useCatalogue();
  const taken = run?.receipt.settled ?? 0;
  return (
    <li data-failed>
      <button type="button" onClick={onPick}>
        <span>
          {nameOfRun(catalogue, failed.tool, language) ?? failed.tool}: {texts.failed}
          <small>{failureReason(failed.error, failed.tool, messages)}</small>
          <small>{taken === 0 ? texts.noPoints : texts.points({ value: taken })}</small>
        </span>
      </button>
      {run && (
        <Suspense>
          <RunAgain run={run} />
        </Suspense>
      )}
    </li>
  );
}
