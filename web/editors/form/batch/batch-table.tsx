import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { batchTexts } from '@inkreel/contract/messages/areas/batch.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { LineNote } from '../../../runs/line-note.tsx';
import { ResultMenu } from '../../../runs/result-menu.tsx';
import { subjectOfRun } from '../../../runs/verb-subject.ts';
import type { ActionsOf } from '../result/actions-of.ts';
import type { BatchRow } from './batch.ts';

/** The outcome of each picture, those to review first. */
export function BatchTable({
  rows,
  onShow,
  actionsOf,
}: {
  rows: readonly BatchRow[];
  onShow: (taskId: string) => void;
  actionsOf: ActionsOf;
}) {
  const { tools, errors } = useStudioMessages();
  const texts = useAreaTexts(batchTexts);
  const { run: runTexts } = tools;
  const { share } = useLanguage();
  const { columns, states } = texts;
  // Points held by an unfinished run, or charged for a finished one.
  const pointsOf = ({ receipt }: TaskRecord) =>
    receipt.state === 'held'
      ? texts.held({ points: receipt.quoted })
      : runTexts.price({ points: receipt.settled });
  return (
    <div className="batch-scroll">
      <table className="batch-table" aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, run, state, stands }) => {
            const result = run?.results.find(({ deleted_at }) => deleted_at === null);
            const why = item.error ?? run?.error;
            return (
              <tr key={item.id} data-stands={stands}>
                <td>
                  <img src={item.thumbnail} alt={item.name} loading="lazy" decoding="async" />
                </td>
                <td>
                  {run && result && (
                    <ResultMenu subject={subjectOfRun(run, result)} actions={actionsOf(run)}>
                      <button type="button" onClick={() => onShow(result.task_id)}>
                        <img
                          src={result.file.thumbnail ?? result.file.url}
                          alt={texts.show({ name: item.name })}
                          loading="lazy"
                          decoding="async"
                        />
                      </button>
                    </ResultMenu>
                  )}
                </td>
                <th scope="row">{item.name}</th>
                <td>
                  <b>{states[state]}</b>
                  {state === 'running' && run && <span className="batch-share"> {share(run.progress)}</span>}
                  {run?.line && (
                    <p className="note">
                      <LineNote run={run} />
                    </p>
                  )}
                  {stands === 'differs' && <p className="note">{texts.differs}</p>}
                  {why && <p className="note">{errors[why as keyof typeof errors] ?? errors.task_failed}</p>}
                </td>
                <td>{run ? pointsOf(run) : state === 'refused' && runTexts.price({ points: 0 })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
