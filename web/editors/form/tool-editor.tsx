import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type PartWish, quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { chatShown } from '../../chat/chat-shown.ts';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { type ListedInput, wholeInput } from '../../runs/whole-input.ts';
import type { FormValues } from '../kit/form-values.ts';
import { UnfoldButtons } from '../kit/unfold-buttons.tsx';
import { useFold, useWorkspaceKeys } from '../kit/use-fold.ts';
import { countToRemove } from './areas/count-areas.ts';
import { InputsAside } from './inputs-aside.tsx';
import type { ActionsOf } from './result/actions-of.ts';
import { RunBar } from './run-bar.tsx';
import { SidePane } from './side-pane.tsx';
import { ToolCentre } from './tool-centre.tsx';
import { useLayout } from './use-layout.ts';
import { useOnStage } from './use-on-stage.ts';
import { usePictureSizes } from './use-picture-sizes.ts';
import { useRunCheck } from './use-run-check.ts';
import { useSheet } from './use-sheet.ts';
import { useStartAtOnce } from './use-start-at-once.ts';
import { useToolForm } from './use-tool-form.ts';
import { useToolRun } from './use-tool-run.ts';
import '../kit/stage.css';
import '../kit/workspace.css';

const ChatDialog = lazyPart(() => import('../../chat/chat-dialog.tsx'));
/** For tools that are tried with a sample first. */
const SampleBar = lazyPart(() => import('./speaking/sample-bar.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts.tsx'));

/** The workspace of a tool: inputs left, the picture in the centre, history right; one for all tools. */
export function ToolEditor({ tool }: { tool: Tool }) {
  const messages = useStudioMessages();
  const { panes, run } = messages.tools;
  const { language } = useLanguage();
  const signedIn = useSignedIn();
  const { values, change, fill } = useToolForm(tool);
  const sizes = usePictureSizes(tool, values);
  const onStage = useOnStage(tool, values);
  const { shown, view, follow, setView } = onStage;
  const { folded, toggle } = useFold();
  const layout = useLayout();
  const wide = layout === 'wide';
  const [sheet, setSheet] = useSheet(tool, values, onStage);
  const [listing, setListing] = useState(false);
  const chatting = useStore(chatShown, false);
  const inputs = useRef<HTMLElement>(null);

  const cameFrom = useRef(view);
  const { refused, preparing, stopWaiting, unitPoints, onPrepare, runForm, runAgain } = useToolRun(tool, {
    // The stage follows the new run.
    onStarted: () => {
      cameFrom.current = view;
      follow();
      setView('result');
      setSheet('low');
    },
    // An older result would look like this run's.
    onRefused: () => setView(cameFrom.current),
  });
  const centre = useRef<HTMLElement>(null);
  // Another picture is shown from its top, even if the receipt of the previous one was in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => {
    centre.current?.scrollTo({ top: 0 });
  }, [shown?.key, view]);
  const withWhole = (run: ListedInput, use: (input: FormValues) => unknown) => {
    if (run.input_cut !== true) return void use(run.input);
    wholeInput(run).then(use, (error: unknown) => toastFailure(error, messages));
  };
  const actionsOf: ActionsOf = (run) => ({
    onReuse: () => withWhole(run, fill),
    onRetry: () => withWhole(run, runAgain),
    retryPoints: quoteRun(tool, unitPoints, run.input).points,
  });
  const check = useRunCheck(tool, values, sizes, unitPoints);
  // A batch has its own pictures and its own button; the form gives it the settings.
  const batch = view === 'batch' ? check.batch : undefined;
  const formOf = batch ? { ...tool, fields: tool.fields.filter((field) => field !== batch.field) } : tool;
  const [part, setPart] = useState<PartWish>({});
  const press = (wanted = part) => {
    if (check.closed || batch) return;
    if (check.input) return void runForm(check.input, wanted);
    // The form asks for what is missing, but a low sheet hides it.
    drawAtOnce(() => setSheet((now) => (now === 'low' ? 'half' : now)));
    inputs.current?.querySelector<HTMLElement>('[data-prompt], .picture-field button')?.focus();
  };
  useStartAtOnce(check, (input) => void runForm(input));
  const showWords = (words: FormValues) => {
    change(words);
    inputs.current?.querySelector<HTMLElement>('[data-prompt]')?.focus();
  };
  const marked = tool.capability === 'remove_subtitles' ? countToRemove(values) : 0;
  const verb = marked > 0 ? run.removeAreas({ count: marked }) : tool.text[language].verb;
  const bar = { verb, check, signedIn, refused, preparing, stopWaiting };
  useWorkspaceKeys({ run: () => press(), fold: toggle, list: () => setListing(true) });

  return (
    <div
      className="workspace"
      data-inputs={!folded.inputs}
      data-history={wide ? !folded.history : undefined}
      data-sheet={sheet}
      data-view={view}
    >
      {!folded.inputs && (
        <InputsAside
          ref={inputs}
          tool={formOf}
          values={values}
          change={change}
          sheet={sheet}
          onSheet={setSheet}
          onShortcuts={() => setListing(true)}
          onChat={() => {
            chatShown.set(true);
            if (wide && folded.history) toggle('history');
          }}
          onFold={() => toggle('inputs')}
        >
          {!batch &&
            (tool.sampleFirst ? (
              <Suspense fallback={<div className="run-bar" />}>
                <SampleBar {...bar} tool={tool} values={values} onRun={press} onPart={setPart} />
              </Suspense>
            ) : (
              <RunBar {...bar} onRun={() => press()} />
            ))}
        </InputsAside>
      )}
      <section className="stage" aria-label={panes.stage} ref={centre}>
        <UnfoldButtons
          folded={{ inputs: folded.inputs, history: wide && folded.history }}
          labels={{ inputs: panes.unfoldInputs, history: panes.unfoldHistory }}
          onUnfold={toggle}
        />
        <ToolCentre
          tool={tool}
          values={values}
          change={change}
          actionsOf={actionsOf}
          sizes={sizes}
          onStage={onStage}
          check={check}
          onPrepare={onPrepare}
          onWorkBegun={() => setSheet('low')}
          onWords={showWords}
          layout={layout}
          paneShown={wide && !folded.history}
        />
      </section>
      {listing && (
        <Suspense>
          <ShortcutsDialog onClose={() => setListing(false)} />
        </Suspense>
      )}
      {chatting && !wide && (
        <Suspense>
          <ChatDialog tool={tool} values={values} change={change} onClose={() => chatShown.set(false)} />
        </Suspense>
      )}
      {wide && !folded.history && (
        <SidePane
          tool={tool}
          values={values}
          change={change}
          onStage={onStage}
          actionsOf={actionsOf}
          chatting={chatting}
          onFold={() => toggle('history')}
        />
      )}
    </div>
  );
}
