import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, RotateCcw, X } from 'lucide-react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { runFailureText } from '../../lib/failure-text.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useLanguage } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { EditorState } from '../../runs/editor-state.ts';
import { LineNote } from '../../runs/line-note.tsx';
import { isFinished } from '../../runs/run-list.ts';
import { cancelRun } from '../../runs/run-store.ts';
import { startAgain, usePointsAgain } from '../../runs/start-again.ts';
import { useUnsentState } from '../../runs/unsent-runs.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const STATUS: Record<TaskRecord['state'], string> = {
  PENDING: 'status status-missing',
  RUNNING: 'status status-running',
  SUCCEEDED: 'status status-done',
  FAILED: 'status status-failed',
  CANCELED: 'status status-missing',
};

/** One run: its picture or progress, its prompt, its state, and the actions of that state. */
export function JobRow({ run, onLeave }: { run: TaskRecord; onLeave: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const messages = useStudioMessages();
  const { tasks, tools, errors } = messages;
  const failed = runFailureText(run.tool_id, messages);
  const reason =
    run.error === null || run.error === 'task_failed' ? failed : errors[run.error as keyof typeof errors];
  const { language, share, colon } = useLanguage();
  const unsent = useUnsentState(run.id);
  const catalogue = useCatalogue();
  const tool = catalogue.find(({ id }) => id === run.tool_id);
  const picture = run.results.find(({ deleted_at }) => deleted_at === null)?.file;
  const prompt = typeof run.input['prompt'] === 'string' ? run.input['prompt'] : undefined;
  const name = (prompt || nameOfRun(catalogue, run.tool_id, language)) ?? run.tool_id;
  const pointsAgain = usePointsAgain();
  const open = (state: EditorState) => {
    if (!tool) return;
    onLeave();
    navigate(localPath(tool.editor), { state });
  };
  return (
    <li className="job-row">
      <span className="job-thumb">
        {picture && <img src={picture.thumbnail ?? picture.url} alt="" loading="lazy" />}
      </span>
      <span className="job-words">
        <span className="job-name" title={name}>
          {name}
        </span>
        <span className="job-state">
          <span className={STATUS[run.state]}>{unsent ? tools.stages[unsent] : tasks.states[run.state]}</span>
          <LineNote run={run} />
          {run.state === 'RUNNING' && <span>{share(run.progress)}</span>}
          {run.state === 'FAILED' && <span>{reason ?? failed}</span>}
        </span>
      </span>
      {isFinished(run) ? (
        // What is no run of a tool is tried again where it was started.
        tool && (
          <IconButton
            icon={RotateCcw}
            small
            label={`${tasks.panel.retry} · ${tools.run.price({ points: pointsAgain(run) })}${colon}${name}`}
            onClick={() =>
              startAgain(client, run).catch((error: unknown) => toastFailure(error, messages, failed))
            }
          />
        )
      ) : (
        <IconButton
          icon={X}
          small
          label={`${tasks.panel.cancel}${colon}${name}`}
          onClick={() =>
            cancelRun(client, run.id).catch((error: unknown) =>
              toastFailure(error, messages, tasks.cancelFailed),
            )
          }
        />
      )}
      {tool && (
        <IconButton
          icon={ArrowRight}
          small
          label={`${tasks.panel.goTo}${colon}${name}`}
          onClick={() => open({ taskId: run.id })}
        />
      )}
    </li>
  );
}
