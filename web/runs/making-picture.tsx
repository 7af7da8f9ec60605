import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { LineNote } from './line-note.tsx';
import { useUnsentState } from './unsent-runs.ts';
import './runs.css';

/**
 * A picture that is being made: grey above a hard wipe line that sinks with the share done, stage left, share right. If
 * it is made from another picture, that one shows through, blurred and without colour.
 */
export function MakingPicture({
  run,
  share,
  before,
  small = false,
  left,
}: {
  run: TaskRecord;
  /** 0 to 1. */
  share: number;
  /** Address of the picture that it is made from. */
  before?: string | undefined;
  small?: boolean;
  /** The time left, in words, if known. */
  left?: string | undefined;
}) {
  const { stages, candidates, live } = useStudioMessages().tools;
  const { share: percent, colon } = useLanguage();
  // A run draws one picture after the other: those not begun yet wait as well.
  const waiting = run.state === 'PENDING' || (share === 0 && run.candidates.length > 1);
  const unsent = useUnsentState(run.id);
  const stage = unsent
    ? stages[unsent]
    : waiting
      ? stages.waiting
      : (stages[run.stage as keyof typeof stages] ?? stages.drawing);
  const rounded = Math.round(share * 100);
  return (
    <span
      className="making"
      data-small={small}
      data-before={before !== undefined}
      role="progressbar"
      aria-label={`${candidates.label}${colon}${stage}`}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(waiting ? {} : { 'aria-valuenow': rounded })}
      style={{ '--share': `${rounded}%` } as React.CSSProperties}
    >
      {before !== undefined && <img className="making-before" src={before} alt="" decoding="async" />}
      <span className="making-grey" />
      {!waiting && <span className="making-line" />}
      <span className="making-words">
        <b>{stage}</b>
        {!waiting && (
          <span>{left === undefined ? percent(share) : live.shareLeft({ share: percent(share), left })}</span>
        )}
        {waiting && !small && <LineNote run={run} />}
      </span>
    </span>
  );
}
