import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { longRunTexts } from '@inkreel/contract/messages/areas/long-run.ts';
import { Check } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import { type StageRow, stageRows } from './stage-rows.ts';

/** A run's stages, ticked or numbered, each with the time that it took or its progress. */
export function StageList({ run }: { run: TaskRecord }) {
  const { stages } = useStudioMessages().tools;
  const texts = useAreaTexts(longRunTexts);
  const { share, number } = useLanguage();
  const nameOf = (stage: string) => stages[stage as keyof typeof stages] ?? stages.drawing;
  const fact = ({ state, seconds, within }: StageRow) => {
    if (state === 'running') return share(within);
    if (state === 'failed') return texts.stopped;
    return state === 'done' && seconds !== undefined ? clockText(seconds * 1000, 0) : '';
  };
  return (
    <ol className="stage-list" aria-label={texts.stages}>
      {stageRows(run).map((row, at) => (
        <li
          key={row.stage}
          data-state={row.state}
          aria-current={row.state === 'running' ? 'step' : undefined}
        >
          <span className="stage-sign" aria-hidden="true">
            {row.state === 'done' ? (
              <Check size={15} strokeWidth={2.4} />
            ) : row.state === 'failed' ? (
              <i />
            ) : (
              number(at + 1)
            )}
          </span>
          <span className="leader">
            <b>{nameOf(row.stage)}</b>
            <span>{fact(row)}</span>
          </span>
          {row.state === 'running' && (
            <span className="stage-within" style={{ '--share': share(row.within) } as React.CSSProperties} />
          )}
        </li>
      ))}
    </ol>
  );
}
