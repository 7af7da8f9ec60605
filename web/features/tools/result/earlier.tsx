import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { MakingPicture } from '../../../runs/making-picture.tsx';
import { ResultMenu } from '../../../runs/result-menu.tsx';
import { useResults } from '../../../runs/use-results.ts';
import { subjectOfCreation } from '../../../runs/verb-subject.ts';
import { Button } from '../../../ui/button.tsx';
import { FileThumbnail } from '../../../ui/file-thumbnail.tsx';
import type { Candidate, Picked } from '../candidates.ts';
import { type Day, groupByDay } from '../history-days.ts';
import type { ActionsOf } from './actions-of.ts';

const PAGE = 30;

interface EarlierProps {
  tool: Tool;
  /** What the stage shows. */
  shown: Candidate | undefined;
  /** The pictures of the latest runs: those of other runs that are being made stand first. */
  candidates: readonly Candidate[];
  onPick: (wanted: Picked) => void;
  actionsOf: ActionsOf;
}

/** What this tool made before, by day; a click puts the picture on the stage. */
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
                  <MakingPicture run={candidate.run} share={candidate.share} small />
                </button>
              ),
          )}
        </div>
      )}
      {groupByDay(results, now).map((group) => (
        <DaySection
          key={String(group.day)}
          group={group}
          shownId={shown?.kind === 'result' ? shown.result.id : undefined}
          onPick={({ task_id: taskId, index }) => onPick({ taskId, key: `${taskId}-${index}` })}
          actionsOf={actionsOf}
        />
      ))}
      {hasMore && (
        <Button size="small" onClick={loadMore}>
          {panes.older}
        </Button>
      )}
    </>
  );
}

function DaySection({
  group,
  shownId,
  onPick,
  actionsOf,
}: {
  group: Day;
  shownId: string | undefined;
  onPick: (creation: Creation) => void;
  actionsOf: ActionsOf;
}) {
  const { panes } = useStudioMessages().tools;
  const { date, number, time } = useLanguage();
  const { day, items } = group;
  const name = typeof day === 'string' ? panes[day] : date(day.toISOString());
  return (
    <section className="history-day" aria-label={name}>
      <h3>
        <span>{name}</span>
        <span>{number(items.length)}</span>
      </h3>
      <div className="history-grid">
        {items.map((creation) => {
          const { file } = creation;
          const wide = (file.width ?? 1) / (file.height ?? 1) > 1.4;
          return (
            <ResultMenu
              key={creation.id}
              subject={subjectOfCreation(creation)}
              actions={actionsOf(creation.input)}
            >
              <button
                type="button"
                className="history-picture"
                data-wide={wide}
                aria-pressed={creation.id === shownId}
                onClick={() => onPick(creation)}
              >
                <FileThumbnail
                  file={file}
                  alt={creation.prompt || panes.untitled({ time: time(creation.created_at) })}
                />
              </button>
            </ResultMenu>
          );
        })}
      </div>
    </section>
  );
}
