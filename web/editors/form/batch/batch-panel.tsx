import { downloadResults } from '@inkreel/contract/api/creations.ts';
import { batchTexts } from '@inkreel/contract/messages/areas/batch.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useState } from 'react';
import { openResponse } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import type { FormValues } from '../../kit/form-values.ts';
import type { ActionsOf } from '../result/actions-of.ts';
import { BATCH_PICTURES, batchRows, batchSums } from './batch.ts';
import { BatchStart } from './batch-start.tsx';
import { BatchTable } from './batch-table.tsx';
import { useDifferences } from './difference.ts';
import { useBatch } from './use-batch.ts';
import './batch.css';

/** One tool over many pictures: choosing them, running them all, and a table of results. */
export default function BatchPanel({
  tool,
  field,
  settings,
  pointsEach,
  onShow,
  actionsOf,
}: {
  tool: Tool;
  field: FieldKinds['image'];
  /** The form's input without its picture; undefined while it is invalid. */
  settings: FormValues | undefined;
  /** Of one picture. */
  pointsEach: number;
  /** Shows a run on the stage. */
  onShow: (taskId: string) => void;
  /** The actions of a result here, by the input of its run. */
  actionsOf: ActionsOf;
}) {
  const messages = useStudioMessages();
  const texts = useAreaTexts(batchTexts);
  const { batch, isLoading, runOf, start, again, cancel, clear } = useBatch(tool, field.name);
  const pairs = (batch?.items ?? []).flatMap(({ id, thumbnail, taskId }) => {
    const file = taskId === undefined ? undefined : runOf(taskId)?.results[0]?.file;
    return file ? [{ key: id, before: thumbnail, after: file.thumbnail ?? file.url }] : [];
  });
  const differences = useDifferences(pairs);
  const rows = batch ? batchRows(batch.items, runOf, differences) : [];
  const sums = batchSums(rows);
  const standing = rows.filter(({ stands }) => stands !== undefined);
  const [narrowed, setNarrowed] = useState(false);
  const few = narrowed && standing.length > 0;
  const failed = rows.filter(({ state }) => ['failed', 'refused', 'cancelled'].includes(state));
  const results = rows.flatMap(({ run }) => run?.results ?? []).filter((one) => one.deleted_at === null);
  const zip = async () => {
    try {
      const answer = await openResponse(downloadResults, { body: { ids: results.map(({ id }) => id) } });
      saveFile(await answer.blob(), `${tool.id}.zip`);
    } catch (error) {
      toastFailure(error, messages, messages.pictures.downloadFailed);
    }
  };
  return (
    <section className="batch" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="note">{texts.line({ limit: BATCH_PICTURES })}</p>
      {batch === undefined ? (
        !isLoading && (
          <BatchStart
            field={field}
            settings={settings}
            pointsEach={pointsEach}
            onStart={(urls, input) => start(urls, input, pointsEach)}
          />
        )
      ) : (
        <>
          <div className="batch-bar">
            <p className="batch-sums">
              <span role="status">{texts.sums(sums)}</span>
              {sums.points > 0 && <span className="batch-spent">{texts.spent(sums)}</span>}
            </p>
            {standing.length > 0 && standing.length < rows.length && (
              <button
                type="button"
                className="chip"
                aria-pressed={narrowed}
                onClick={() => setNarrowed(!narrowed)}
              >
                {texts.standing({ count: standing.length })}
              </button>
            )}
            {sums.open > 0 ? (
              <Button size="small" onClick={() => void cancel()}>
                {texts.cancel}
              </Button>
            ) : (
              <Button size="small" onClick={clear}>
                {texts.fresh}
              </Button>
            )}
            {failed.length > 0 && (
              <Button size="small" onClick={() => void again()}>
                {texts.again}
              </Button>
            )}
            {results.length > 0 && (
              <Button size="small" onClick={() => void zip()}>
                {texts.zip}
              </Button>
            )}
          </div>
          {batch.waitingFor !== null && (
            <p className="note">
              {texts.waits({
                why: messages.errors[batch.waitingFor as keyof typeof messages.errors] ?? '',
              })}
            </p>
          )}
          <BatchTable rows={few ? standing : rows} onShow={onShow} actionsOf={actionsOf} />
        </>
      )}
    </section>
  );
}
