import { longRunTexts } from '@inkreel/contract/messages/areas/long-run.ts';
import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { CircleCheck, Download, X } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { LineNote } from '../../../runs/line-note.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { secondsLeft } from '../seconds-left.ts';
import type { ProjectRuns } from './use-project-runs.ts';

/** The progress of the export, or the outcome of the last one: above the button that started it. */
export function RunSlip({
  runs: { step: running, ended, failed, cancel },
  done,
}: {
  runs: ProjectRuns;
  /** What was made, if it is not a video. */
  done?: string | undefined;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const words = useAreaTexts(subtitleRowTexts);
  const long = useAreaTexts(longRunTexts);
  const messages = useStudioMessages();
  if (running?.run) {
    const { run } = running;
    const left = secondsLeft(run);
    const waits = run.state === 'PENDING';
    const percent = Math.floor(run.progress * 100);
    const step = words.steps[running.step];
    return (
      <div className="run-slip" role="status">
        <progress value={run.progress} max={1} aria-label={step} />
        <span>{waits ? words.waiting({ step }) : words.running({ step, percent })}</span>
        <IconButton
          icon={X}
          small
          label={texts.cancel}
          onClick={() =>
            void cancel(run.id).catch((error: unknown) =>
              toastFailure(error, messages, messages.tasks.cancelFailed),
            )
          }
        />
        <small>
          {left !== undefined && (
            <>
              <b>{long.left({ seconds: left })}</b> ·{' '}
            </>
          )}
          {waits && run.line && (
            <>
              <LineNote run={run} /> ·{' '}
            </>
          )}
          {long.close}
        </small>
      </div>
    );
  }
  if (running) return null;
  if (failed) return <FailedStep run={failed} />;
  if (!ended) return null;
  const [result] = ended.results;
  if (!result) return <p className="note run-slip">{words.cancelled}</p>;
  return (
    <div className="run-slip" data-done>
      <CircleCheck size={15} strokeWidth={1.6} aria-hidden />
      <span>{done ?? texts.exported}</span>
      <a className={buttonClass({ size: 'small' })} href={result.file.url} target="_blank" rel="noreferrer">
        {result.file.kind === 'audio' ? words.listen : words.watch}
      </a>
      <a className={buttonClass({ size: 'small' })} href={result.file.url} download data-subtitle-result>
        <Download size={15} strokeWidth={1.6} aria-hidden /> {words.download}
      </a>
    </div>
  );
}

/** Why a step failed, and that it cost nothing. */
function FailedStep({ run: { error } }: { run: NonNullable<ProjectRuns['failed']> }) {
  const texts = useAreaTexts(subtitleTexts);
  const words = useAreaTexts(subtitleRowTexts);
  const { errors } = useStudioMessages();
  const { gap } = useLanguage();
  const reason = (errors as Readonly<Record<string, string>>)[error ?? ''] ?? texts.failures.step;
  return (
    <p className="run-slip run-refused" role="alert">
      {reason}
      {gap}
      {words.failedFree}
    </p>
  );
}
