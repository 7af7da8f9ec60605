import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { RotateCcw } from 'lucide-react';
import { runFailureText } from '../lib/failure-text.ts';
import { useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toast } from '../lib/toast.ts';
import './runs.css';

/** A run that failed or was cancelled: what happened, what to do, what became of the points; details folded. */
export function FailedCard({
  run,
  onRetry,
  onEdit,
}: {
  run: TaskRecord;
  onRetry: () => void;
  /** Leads to the inputs; left out if they are beside the card anyway. */
  onEdit?: () => void;
}) {
  const messages = useStudioMessages();
  const { gap } = useLanguage();
  const texts = messages.tools.failed;
  const cancelled = run.state === 'CANCELED';
  const code = run.error ?? (cancelled ? 'task_cancelled' : 'task_failed');
  const { errors, help } = messages;
  const unknown = code === 'task_failed' || !(code in errors);
  const reason = unknown ? runFailureText(run.tool_id, messages) : errors[code as keyof typeof errors];
  const advice = help[(unknown ? 'task_failed' : code) as keyof typeof help];
  const { quoted, settled, returned } = run.receipt;
  const details = `${run.id}\n${code}`;
  return (
    <section className="failed-card" aria-label={cancelled ? texts.cancelled : texts.title}>
      {!cancelled && <p className="status status-failed">{texts.title}</p>}
      <h2>{reason}</h2>
      {advice && <p>{advice}</p>}
      <p className="failed-points">
        {settled > 0
          ? `${texts.kept({ count: run.results.length, points: settled })}${gap}${texts.returned({ points: returned })}`
          : texts.noPoints}
      </p>
      <div className="failed-ways">
        <button type="button" className="button button-small" onClick={onRetry}>
          <RotateCcw size={15} aria-hidden="true" /> {texts.again} ·{' '}
          {messages.tools.run.price({ points: quoted })}
        </button>
        {onEdit && (
          <button type="button" className="button button-small button-quiet" onClick={onEdit}>
            {texts.edit}
          </button>
        )}
      </div>
      <details>
        <summary>{texts.details}</summary>
        <dl>
          <dt>{texts.requestNumber}</dt>
          <dd>{run.id}</dd>
          <dt>{texts.code}</dt>
          <dd>{code}</dd>
        </dl>
        <button
          type="button"
          className="link"
          onClick={async () => {
            await navigator.clipboard.writeText(details);
            toast(texts.copied);
          }}
        >
          {texts.copy}
        </button>
      </details>
    </section>
  );
}
