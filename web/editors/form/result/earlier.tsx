import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { useResults } from '../../../runs/use-results.ts';
import { Button } from '../../../ui/button.tsx';
import type { Candidate, Picked } from '../candidates.ts';
import { groupByDay } from '../history-days.ts';
import type { ActionsOf } from './actions-of.ts';
import { loadMaking } from './load-making.ts';

const MakingPicture = lazyPart(loadMaking);

/** Not loaded if nothing was made yet: its menus weigh as much as a quarter of the editor. */
const EarlierDay = lazyPart(() => import('./earlier-day.tsx'));

const PAGE = 30;

interface EarlierProps {
  tool: Tool;
  /** What the stage shows. */
  shown: Candidate | undefined;
  /** The pictures of the latest runs: those of other runs that are being made come first. */
  candidates: readonly Candidate[];
  onPick: (wanted: Picked) => void;
  actionsOf: ActionsOf;
}

/** The tool's earlier results, by day; a click puts the picture on the stage. */
export function Earlier({ tool, shown, candidates, onPick, actionsOf }: EarlierProps) {
  const { panes, candidates: texts } = useStudioMessages().tools;
  const signedIn = useSignedIn();
  const [now] = useState(() => new Date());
  const { results, loaded, hasMore, loadMore } = useResults({ tool_id: tool.id }, PAGE);
  const making = candidates.filter(({ kind, run }) => kind === 'making' && run.id !== shown?.run.id);
  return (
    <>
      {!signedIn && <p className="note">{panes.signedOutHistory}</p>}
      {signedIn && loaded && results.length === 0 && making.length === 0 && (
        <p className="note">{panes.noHistory}</p>
      )}
      {making.length > 0 && (
        <div className="history-grid">
          {making.map(
            (candidate) =>
              candidate.kind === 'making' && (
                <button
                  key={candidate.key}
                  type="button"
                  className="history-making"
                  onClick={() => onPick({ taskId: candidate.run.id, key: candidate.key })}
                >
                  <span className="sr-only">{texts.candidate({ at: candidate.index + 1 })}</span>
                  <Suspense>
                    <MakingPicture run={candidate.run} share={candidate.share} small />
                  </Suspense>
                </button>
              ),
          )}
        </div>
      )}
      <Suspense>
        {groupByDay(results, now).map((group) => (
          <EarlierDay
            key={String(group.day)}
            group={group}
            shownId={shown?.kind === 'result' ? shown.result.id : undefined}
            onPick={({ task_id: taskId, index }) => onPick({ taskId, key: `${taskId}-${index}` })}
            actionsOf={actionsOf}
          />
        ))}
      </Suspense>
      {hasMore && (
        <Button size="small" onClick={loadMore}>
          {panes.older}
        </Button>
      )}
    </>
  );
}
