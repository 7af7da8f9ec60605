import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { longRunTexts } from '@inkreel/contract/messages/areas/long-run.ts';
import { DoorOpen } from 'lucide-react';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { LineNote } from '../../../runs/line-note.tsx';
import { useUnsentState } from '../../../runs/unsent-runs.ts';
import { readyAt, secondsLeft } from '../../kit/seconds-left.ts';
import { StageList } from './stage-list.tsx';
import { stageRows } from './stage-rows.ts';
import './long-run.css';

/**
 * A video run in progress: the time left, most prominently, its stages, and a note that there is no need to
 * wait here.
 */
export function LongRun({ run }: { run: TaskRecord }) {
  const { stages } = useStudioMessages().tools;
  const texts = useAreaTexts(longRunTexts);
  const { share, clock, gap } = useLanguage();
  const unsent = useUnsentState(run.id);
  const left = secondsLeft(run);
  const waiting = run.state === 'PENDING' || run.stage === null;
  const { started_at: started, progress } = run;
  const head = () => {
    if (unsent) return stages[unsent];
    if (waiting) return texts.queued;
    return left === undefined ? texts.working : texts.left({ seconds: left });
  };
  const facts = () => {
    if (started === null) return '';
    const said = { share: share(progress), time: clock(started) };
    const ready = readyAt(run);
    return ready === undefined ? texts.started(said) : texts.ready({ ...said, ready: clock(ready) });
  };
  const refund = run.receipt.quoted - run.receipt.settled - run.receipt.returned;
  return (
    <div className="long-run">
      <div>
        <p className="long-run-left">{head()}</p>
        <p className="note">{waiting ? <LineNote run={run} /> : facts()}</p>
      </div>
      {!waiting && (
        <>
          <div className="stage-shares" aria-hidden="true">
            {stageRows(run).map((row) => (
              <i
                key={row.stage}
                data-state={row.state}
                style={
                  { flexGrow: Math.max(0.03, row.share), '--share': share(row.within) } as React.CSSProperties
                }
              />
            ))}
          </div>
          <StageList run={run} />
        </>
      )}
      {!unsent && (
        <p className="long-run-close">
          <DoorOpen size={15} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <b>{texts.close}</b>
            {gap}
            {texts.goesOn}
            {gap}
            <LanguageLink className="link" to="/my-creation">
              {texts.creations}
            </LanguageLink>
            {refund > 0 && <span className="long-run-refund">{texts.refunds({ points: refund })}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

/** Beside a failed run of a video: how far it came, and what became of its points. */
export function StoppedRun({ run }: { run: TaskRecord }) {
  const texts = useAreaTexts(longRunTexts);
  const { clock } = useLanguage();
  const { settled, returned } = run.receipt;
  if (run.steps.length === 0) return null;
  return (
    <section className="long-run stopped-run" aria-label={texts.failed}>
      <header>
        <h2>{texts.failed}</h2>
        {run.finished_at !== null && <span>{clock(run.finished_at)}</span>}
      </header>
      <StageList run={run} />
      {settled === 0 && (
        <p className="leader stopped-points">
          <span>{texts.noPoints}</span>
          <span>{texts.refunded({ points: returned })}</span>
        </p>
      )}
      {run.continues && <p className="note">{texts.continues}</p>}
    </section>
  );
}
