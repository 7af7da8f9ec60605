import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { PanelRight } from 'lucide-react';
import { useState } from 'react';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { ResultMenu } from '../../runs/result-menu.tsx';
import type { ResultActions } from '../../runs/result-verbs.ts';
import { useResults } from '../../runs/use-results.ts';
import { subjectOfCreation } from '../../runs/verb-subject.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FileThumbnail } from '../../ui/file-thumbnail.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FormValues } from './form-state.ts';
import { type Day, groupByDay } from './history-days.ts';

const PAGE = 30;

/** What this tool made before, by day; a click puts the picture on the stage. */
export function HistoryPane({
  tool,
  shownId,
  onFold,
  onPick,
  actionsOf,
}: {
  tool: Tool;
  /** The result that the stage shows. */
  shownId: string | undefined;
  onFold: () => void;
  onPick: (creation: Creation) => void;
  /** What the verbs of a picture do here, by the input of its run. */
  actionsOf: (input: FormValues) => ResultActions;
}) {
  const { panes } = useMessages().tools;
  const signedIn = useSignedIn();
  const [now] = useState(() => new Date());
  const { results, loaded, hasMore, loadMore } = useResults({ tool_id: tool.id }, PAGE);
  return (
    <aside className="pane pane-history" aria-label={panes.history}>
      <div className="pane-head">
        <h2>{panes.history}</h2>
        <IconButton icon={PanelRight} small label={panes.foldHistory} onClick={onFold} />
      </div>
      <div className="pane-scroll">
        {!signedIn && <p className="note">{panes.signedOutHistory}</p>}
        {signedIn && loaded && results.length === 0 && <p className="note">{panes.noHistory}</p>}
        {groupByDay(results, now).map((group) => (
          <DaySection
            key={String(group.day)}
            group={group}
            shownId={shownId}
            onPick={onPick}
            actionsOf={actionsOf}
          />
        ))}
        {hasMore && (
          <Button size="small" onClick={loadMore}>
            {panes.older}
          </Button>
        )}
      </div>
      <div className="pane-foot">
        <LanguageLink className={buttonClass({ size: 'small' }, 'w-full')} to="/my-creation">
          {panes.allCreations}
        </LanguageLink>
      </div>
    </aside>
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
  actionsOf: (input: FormValues) => ResultActions;
}) {
  const { panes } = useMessages().tools;
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
