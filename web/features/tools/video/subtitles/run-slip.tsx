import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { CircleCheck, Download, X } from 'lucide-react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ProjectRuns } from './use-project-runs.ts';

/** How far the export is, or what became of the last one: above the button that started it. */
export function RunSlip({ runs: { exporting, ended, cancel } }: { runs: ProjectRuns }) {
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  if (exporting && exporting !== 'sending') {
    const waits = exporting.state === 'PENDING';
    const percent = Math.floor(exporting.progress * 100);
    const step = texts.steps.subtitles;
    return (
      <div className="run-slip" role="status">
        <progress value={exporting.progress} max={1} aria-label={step} />
        <span>{waits ? texts.waiting({ step }) : texts.running({ step, percent })}</span>
        <IconButton
          icon={X}
          small
          label={texts.cancel}
          onClick={() =>
            void cancel(exporting.id).catch((error: unknown) =>
              toastFailure(error, messages, messages.tasks.cancelFailed),
            )
          }
        />
      </div>
    );
  }
  if (!ended || exporting) return null;
  const [result] = ended.results;
  if (ended.state === 'CANCELED') return <p className="note run-slip">{texts.cancelled}</p>;
  if (!result)
    return (
      <p className="run-slip run-refused" role="alert">
        {texts.failures.step} {texts.failedFree}
      </p>
    );
  return (
    <div className="run-slip" data-done>
      <CircleCheck size={15} strokeWidth={1.6} aria-hidden />
      <span>{texts.exported}</span>
      <a className={buttonClass({ size: 'small' })} href={result.file.url} target="_blank" rel="noreferrer">
        {texts.watch}
      </a>
      <a className={buttonClass({ size: 'small' })} href={result.file.url} download data-subtitle-result>
        <Download size={15} strokeWidth={1.6} aria-hidden /> {texts.download}
      </a>
    </div>
  );
}
