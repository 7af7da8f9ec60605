import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { useEffect, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { LineNote } from '../../../runs/line-note.tsx';
import { useUnsentState } from '../../../runs/unsent-runs.ts';
import { secondsLeft } from '../../kit/seconds-left.ts';
import type { Candidate } from '../candidates.ts';

/** The stage that every run ends with. */
const LAST = 'saving';

/** A run that is being made: its share, and its stages so far with the one that is under way. */
export function RunProgress({ shown }: { shown: Candidate & { kind: 'making' } }) {
  const { stages } = useStudioMessages().tools;
  const texts = useAreaTexts(resultTexts);
  const { share: percent } = useLanguage();
  const { run } = shown;
  const seen = useSeenStages(run.id, run.stage);
  const nameOf = (stage: string) => stages[stage as keyof typeof stages] ?? stages.drawing;
  const left = secondsLeft(run);
  const unsent = useUnsentState(run.id);
  const waiting = run.state === 'PENDING' || run.stage === null;
  return (
    <div className="run-progress">
      <p className="result-done">
        {unsent ? stages[unsent] : waiting ? stages.waiting : nameOf(run.stage ?? LAST)}
      </p>
      <div className="run-share" style={{ '--share': `${run.progress * 100}%` } as React.CSSProperties} />
      <p className="slug">
        {waiting && run.line ? <LineNote run={run} /> : <span>{percent(run.progress)}</span>}
        {left !== undefined && <span>{texts.left({ seconds: left })}</span>}
      </p>
      {!waiting && (
        <ol className="run-stages" aria-label={texts.stages}>
          {[...seen, ...(seen.includes(LAST) ? [] : [LAST])].map((stage) => (
            <li
              key={stage}
              data-state={stage === run.stage ? 'current' : seen.includes(stage) ? 'done' : 'open'}
              aria-current={stage === run.stage ? 'step' : undefined}
            >
              {nameOf(stage)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The stages of a run in the order in which this page saw them. */
function useSeenStages(runId: string, stage: string | null): readonly string[] {
  const [seen, setSeen] = useState<{ runId: string; stages: readonly string[] }>({ runId, stages: [] });
  useEffect(() => {
    if (stage === null) return;
    setSeen((before) => {
      const stages = before.runId === runId ? before.stages : [];
      return stages.includes(stage) && before.runId === runId
        ? before
        : { runId, stages: [...stages, stage] };
    });
  }, [runId, stage]);
  return seen.runId === runId ? seen.stages : [];
}
