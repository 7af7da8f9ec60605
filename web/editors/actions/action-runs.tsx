import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { actionTexts } from '@inkreel/contract/messages/areas/actions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCatalogue } from '../../lib/catalogue.ts';

import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { isFinished } from '../../runs/run-list.ts';
import { cancelRun, useRuns } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { failureReason } from './failure-reason.ts';
import RunAgain from './run-again.tsx';
import './actions.css';

/** Runs that ended before the page was opened are told by what they made, not here. */
const opened = Date.now();

/**
 * What is being made for a document or one part of it, and what failed while the page was open: with its reason, and that
 * no points were charged.
 * @param failures false where the part itself tells them
 */
export function ActionRuns({
  document,
  part,
  failures = true,
}: {
  document: string;
  part?: string;
  failures?: boolean;
}) {
  const texts = useAreaTexts(actionTexts);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { runs } = useRuns();
  const shown = runs.filter(
    (run) =>
      run.target?.id === document &&
      (part === undefined || run.target.part === part) &&
      !closed.has(run.id) &&
      (!isFinished(run) ||
        (failures && run.state === 'FAILED' && Date.parse(run.finished_at ?? '') >= opened)),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="action-runs" aria-label={texts.runs}>
      {shown.map((run) => (
        <Run key={run.id} run={run} onClose={() => setClosed((before) => new Set([...before, run.id]))} />
      ))}
    </ul>
  );
}

function Run({ run, onClose }: { run: TaskRecord; onClose: () => void }) {
  const texts = useAreaTexts(actionTexts);
  const messages = useStudioMessages();
  const { language, share } = useLanguage();
  const client = useQueryClient();
  const name = nameOfRun(useCatalogue(), run.tool_id, language) ?? run.tool_id;
  if (isFinished(run)) {
    return (
      <li className="action-failed">
        <div role="alert">
          <p>
            <b>{name}</b> <span className="status status-failed">{texts.failed}</span>
          </p>
          <p>{failureReason(run.error, run.tool_id, messages)}</p>
          {run.receipt.settled === 0 && <p className="note">{messages.tools.failed.noPoints}</p>}
        </div>
        <Suspense>
          <RunAgain run={run} />
        </Suspense>
        <IconButton icon={X} label={texts.dismiss} onClick={onClose} />
      </li>
    );
  }
  const cancel = () =>
    cancelRun(client, run.id).catch((error: unknown) =>
      toastFailure(error, messages, messages.tasks.cancelFailed),
    );
  return (
    <li>
      <p>
        <b>{name}</b>{' '}
        <span className="note">
          {run.state === 'PENDING' ? texts.waiting : texts.making({ share: share(run.progress) })}
        </span>
      </p>
      <progress max={1} value={run.state === 'PENDING' ? 0 : run.progress} aria-label={name} />
      <Button size="small" onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
    </li>
  );
}
