import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PanelLeft, PanelRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import { usePoints, useSiteFacts } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { EditorState } from '../../runs/editor-state.ts';
import { useResultVerbs } from '../../runs/result-verbs.ts';
import { cancelRun, useRun, useRuns, useStreamState } from '../../runs/run-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { batchField } from './batch/batch.ts';
import { CandidateStrip } from './candidate-strip.tsx';
import { type Candidate, candidatesOf, type Picked, pickShown } from './candidates.ts';
import { EmptyPicture } from './empty-picture.tsx';
import { EmptyStage } from './empty-stage.tsx';
import { checkValues, type FormValues, mainField, priceOf } from './form-state.ts';
import { HistoryPane } from './history-pane.tsx';
import { InputsAside, type Sheet } from './inputs-aside.tsx';
import { needsEngine } from './needs-engine.ts';
import { ResultNotes } from './result-notes.tsx';
import { RunBar } from './run-bar.tsx';
import { Stage } from './stage.tsx';
import { StageSwitch, type StageView } from './stage-switch.tsx';
import { stageFieldsOf } from './stages/stages.ts';
import { useFold, useWorkspaceKeys } from './use-fold.ts';
import { usePictureSizes } from './use-picture-sizes.ts';
import { useToolForm } from './use-tool-form.ts';
import { useToolRun } from './use-tool-run.ts';
import { WorkStage } from './work-stage.tsx';
import './workspace.css';

/** Runs that stay in the strip; older ones are in the history. */
const STRIP_RUNS = 6;

const BatchPanel = lazy(() =>
  import('./batch/batch-panel.tsx').then(({ BatchPanel: Panel }) => ({ default: Panel })),
);
const ShortcutsDialog = lazy(() =>
  import('./shortcuts.tsx').then(({ ShortcutsDialog: List }) => ({ default: List })),
);
const UNSERVED: ReturnType<typeof checkValues> = { obstacle: 'value_needs_engine' };
const settingsOf = (checked: ReturnType<typeof checkValues>) =>
  'input' in checked ? checked.input : undefined;

/** The workspace of a tool: inputs left, the picture in the centre, history right; one for all tools. */
export function ToolEditor({ tool }: { tool: Tool }) {
  const messages = useMessages();
  const { tools } = messages;
  const { language } = useLanguage();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const balance = usePoints()?.total;
  const { values, change, fill } = useToolForm(tool);
  const { folded, toggle } = useFold();
  const [picked, setPicked] = useState<Picked | undefined>();
  const [comparing, setComparing] = useState(false);
  const [sheet, setSheet] = useState<Sheet>('half');
  const inputs = useRef<HTMLElement>(null);
  const arrivedFor = (useLocation().state as EditorState | null)?.taskId;
  const sizes = usePictureSizes(tool, values);
  const field = mainField(tool);
  const main = field?.name;
  const works = main !== undefined || stageFieldsOf(tool).length > 0;
  // A tool that works on something shows that first; its results come to the front as they are asked for.
  const [view, setView] = useState<StageView>(works && arrivedFor === undefined ? 'work' : 'result');
  const facts = useSiteFacts()?.tools[tool.id];
  const many = facts?.open === false ? undefined : batchField(tool);
  useEffect(() => {
    if (arrivedFor === undefined) return;
    setPicked({ taskId: arrivedFor });
    setView('result');
  }, [arrivedFor]);
  const given = main && values[main];
  useEffect(() => {
    if (given !== undefined) setView('work');
  }, [given]);

  const { runs } = useRuns();
  const pickedRun = useRun(picked?.taskId);
  const own = runs.filter((run) => run.tool_id === tool.id).slice(0, STRIP_RUNS);
  const inStrip = pickedRun && !own.some(({ id }) => id === pickedRun.id) ? [pickedRun, ...own] : own;
  const candidates = inStrip.flatMap(candidatesOf);
  const shown = pickShown(candidates, picked);
  const siblings = candidates.filter(({ run }) => run.id === shown?.run.id);
  const show = (wanted: Picked) => {
    setPicked(wanted);
    setView('result');
  };
  const pick = ({ key, run }: Candidate) => show({ key, taskId: run.id });

  const { refused, preparing, unitPoints, onPrepare, runForm, runAgain } = useToolRun(tool, () => {
    // The stage follows the new run.
    setPicked(undefined);
    setView('result');
    setSheet('half');
  });
  const unserved = facts?.open === true && facts.builtin && needsEngine(tool, values);
  const checked = unserved ? UNSERVED : checkValues(tool, values, sizes);
  const price = priceOf(tool, unitPoints, values);
  const press = () => {
    if (facts?.open === false) return;
    if ('input' in checked) return void runForm(checked.input);
    // What is missing is asked for in the form, which a low sheet hides.
    flushSync(() => setSheet((now) => (now === 'low' ? 'half' : now)));
    inputs.current?.querySelector<HTMLElement>('[data-prompt], .picture-field button')?.focus();
  };
  const [listing, setListing] = useState(false);
  useWorkspaceKeys({ run: press, fold: toggle, list: () => setListing(true) });

  const cancel = (runId: string) => {
    cancelRun(client, runId).catch((error: unknown) => toastFailure(error, messages));
  };
  const verbs = useResultVerbs(
    shown?.kind === 'picture'
      ? {
          result: shown.result,
          toolId: tool.id,
          prompt: typeof shown.run.input['prompt'] === 'string' ? shown.run.input['prompt'] : null,
          projectId: shown.run.project_id,
        }
      : undefined,
    { onReuse: () => shown && fill(shown.run.input), onDeleted: () => setPicked(undefined) },
  );
  const showWords = (words: FormValues) => {
    change(words);
    inputs.current?.querySelector<HTMLElement>('[data-prompt]')?.focus();
  };
  const before = main === undefined ? undefined : shown?.run.input[main];
  const polling = useStreamState() === 'polling' && own.some(({ state }) => state === 'RUNNING');
  const finished = siblings.filter(({ kind }) => kind === 'picture').length;

  return (
    <div className="workspace" data-inputs={!folded.inputs} data-history={!folded.history} data-sheet={sheet}>
      {!folded.inputs && (
        <InputsAside
          ref={inputs}
          tool={tool}
          values={values}
          change={change}
          sheet={sheet}
          onSheet={setSheet}
          onShortcuts={() => setListing(true)}
          onFold={() => toggle('inputs')}
        >
          <RunBar
            verb={tool.text[language].verb}
            price={price}
            obstacle={'obstacle' in checked ? checked.obstacle : undefined}
            missing={balance === undefined ? 0 : Math.max(0, price.points - balance)}
            signedIn={signedIn}
            refused={refused}
            onRun={press}
            preparing={preparing}
            closed={facts?.open === false ? facts.needs : undefined}
          />
        </InputsAside>
      )}
      <section className="stage" aria-label={tools.panes.stage}>
        {folded.inputs && (
          <IconButton
            icon={PanelLeft}
            className="unfold unfold-left"
            label={tools.panes.unfoldInputs}
            onClick={() => toggle('inputs')}
          />
        )}
        {folded.history && (
          <IconButton
            icon={PanelRight}
            className="unfold unfold-right"
            label={tools.panes.unfoldHistory}
            onClick={() => toggle('history')}
          />
        )}
        {works && (
          <StageSwitch
            view={view}
            views={many ? ['work', 'result', 'batch'] : ['work', 'result']}
            results={candidates.length}
            onView={setView}
          />
        )}
        <div
          className="stage-work"
          hidden={view !== 'work'}
          // Whoever has begun to work on the picture wants to see it. Not before the first stroke ends: it would jump.
          onPointerUp={(event) => {
            if (event.target instanceof Element && event.target.closest('.work-stage')) setSheet('low');
          }}
        >
          {given === undefined && field ? (
            <EmptyPicture tool={tool} field={field} />
          ) : (
            <WorkStage tool={tool} values={values} change={change} sizes={sizes} onPrepare={onPrepare} />
          )}
        </div>
        {view === 'result' && (
          <Stage
            shown={shown}
            siblings={siblings}
            verbs={verbs}
            empty={<EmptyStage tool={tool} onWords={showWords} />}
            onPick={pick}
            onCancel={cancel}
            onRetry={() => shown && void runAgain(shown.run.input)}
            onEdit={() => shown && fill(shown.run.input)}
            before={before}
            comparing={comparing}
            onCompare={setComparing}
          />
        )}
        {many && view === 'batch' && (
          <Suspense>
            <BatchPanel
              tool={tool}
              field={many}
              settings={settingsOf(
                unserved
                  ? UNSERVED
                  : checkValues({ ...tool, fields: tool.fields.filter((one) => one !== many) }, values),
              )}
              pointsEach={price.points}
              onShow={(taskId) => show({ taskId })}
            />
          </Suspense>
        )}
        {candidates.length > 0 && view === 'result' && (
          <CandidateStrip candidates={candidates} shown={shown} onPick={pick} onCancel={cancel} />
        )}
        {polling && <p className="note stage-note">{tools.live.polling}</p>}
        {shown && view === 'result' && <ResultNotes shown={shown} />}
        <p role="status" className="sr-only">
          {finished > 0 && tools.candidates.done({ count: finished })}
        </p>
      </section>
      {listing && (
        <Suspense>
          <ShortcutsDialog onClose={() => setListing(false)} />
        </Suspense>
      )}
      {!folded.history && (
        <HistoryPane
          tool={tool}
          shownId={shown?.kind === 'picture' ? shown.result.id : undefined}
          onFold={() => toggle('history')}
          onPick={(creation: Creation) =>
            show({ key: `${creation.task_id}-${creation.index}`, taskId: creation.task_id })
          }
        />
      )}
    </div>
  );
}
