import type { Creation } from '@inkreel/contract/api/creations.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ResultMenu } from '../../../runs/result-menu.tsx';
import { subjectOfCreation } from '../../../runs/verb-subject.ts';
import { FileThumbnail } from '../../../ui/file-thumbnail.tsx';
import type { Day } from '../history-days.ts';
import type { ActionsOf } from './actions-of.ts';

/** The results of a tool on one day. */
export default function EarlierDay({
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
            <ResultMenu key={creation.id} subject={subjectOfCreation(creation)} actions={actionsOf(creation)}>
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
