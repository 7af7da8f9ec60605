import type { PictureSizes } from '@inkreel/contract/fields/kind.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { cancelRun, useStreamState } from '../../runs/run-store.ts';
import { type FormValues, mainField, sourceProperty } from '../kit/form-values.ts';
import { EmptyPicture } from './empty-picture.tsx';
import { EmptyStage } from './empty-stage.tsx';
import type { ActionsOf } from './result/actions-of.ts';
import { StageSwitch } from './stage-switch.tsx';
import type { Layout } from './use-layout.ts';
import type { OnStage } from './use-on-stage.ts';
import type { RunCheck } from './use-run-check.ts';
import type { useToolRun } from './use-tool-run.ts';
import { WorkStage } from './work-stage.tsx';

const ResultView = lazyPart(() => import('./result/result-view.tsx'));
const BatchPanel = lazyPart(() => import('./batch/batch-panel.tsx'));

/** Loaded lazily, since few visits need it. */
const NoEngineCard = lazyPart(() => import('./no-engine/no-engine-card.tsx'));

/** The centre of the workspace: the picture that is worked on, the results, or a batch. */
export function ToolCentre({
  tool,
  values,
  change,
  actionsOf,
  sizes,
  onStage,
  check,
  onPrepare,
  onWorkBegun,
  onWords,
  layout,
  paneShown,
}: {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
  /** The actions of a picture here, by the input of its run. */
  actionsOf: ActionsOf;
  sizes: PictureSizes;
  onStage: OnStage;
  check: RunCheck;
  /** The person has begun to work on the picture. */
  onWorkBegun: () => void;
  /** Words of a sample were chosen. */
  onWords: (words: FormValues) => void;
  layout: Layout;
  /** The right pane is shown. */
  paneShown: boolean;
} & Pick<ReturnType<typeof useToolRun>, 'onPrepare'>) {
  const messages = useStudioMessages();
  const { tools } = messages;
  const client = useQueryClient();
  const { works, view, setView, candidates, shown, siblings, show, making } = onStage;
  const field = mainField(tool);
  const given = field && values[field.name];
  const from = sourceProperty(tool);
  const stream = useStreamState();
  const polling = (stream === 'polling' || stream === 'failing') && making;
  const finished = siblings.filter(({ kind }) => kind === 'result').length;
  const cancel = (runId: string) => {
    cancelRun(client, runId).catch((error: unknown) =>
      toastFailure(error, messages, messages.tasks.cancelFailed),
    );
  };
  return (
    <>
      {works && (
        <StageSwitch
          tool={tool}
          view={view}
          views={check.batch ? ['work', 'result', 'batch'] : ['work', 'result']}
          results={candidates.length}
          onView={setView}
        />
      )}
      {check.closed && (
        <Suspense>
          <NoEngineCard tool={tool} />
        </Suspense>
      )}
      <div
        className="stage-work"
        hidden={view !== 'work'}
        // Shows the picture once the person works on it, but not before the first stroke ends, since the
        // layout would jump.
        onPointerUp={(event) => {
          // Areas of a video are also listed in the sheet, which therefore stays open.
          const work = event.target instanceof Element && event.target.closest('.work-stage');
          if (work && !work.querySelector('.areas-stage')) onWorkBegun();
        }}
      >
        {given === undefined && field ? (
          <EmptyPicture tool={tool} field={field} closed={check.closed} />
        ) : (
          <WorkStage tool={tool} values={values} change={change} sizes={sizes} onPrepare={onPrepare} />
        )}
      </div>
      {view === 'result' &&
        (shown ? (
          <Suspense>
            <ResultView
              tool={tool}
              shown={shown}
              onStage={onStage}
              actionsOf={actionsOf}
              onCancel={cancel}
              before={from === undefined ? undefined : shown.run.input[from]}
              layout={layout}
              paneShown={paneShown}
            />
          </Suspense>
        ) : (
          <div className="stage-nothing">
            <EmptyStage tool={tool} onWords={onWords} />
          </div>
        ))}
      {check.batch && view === 'batch' && (
        <Suspense>
          <BatchPanel
            tool={tool}
            {...check.batch}
            pointsEach={check.price.points}
            onShow={(taskId) => show({ taskId })}
            actionsOf={actionsOf}
          />
        </Suspense>
      )}
      {polling && (
        <p className="note stage-note">
          {stream === 'failing' && <b className="font-semibold">{messages.failures.taskStatus}</b>}{' '}
          <span>{tools.live.polling}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {finished > 0 && tools.candidates.done({ count: finished })}
      </p>
    </>
  );
}
