import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useSignedIn } from '../../../../lib/session.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { createClipClock, PAGE_FRAMES } from '../../../../video/core/clip-clock.ts';
import { ClipField } from '../subtitles/clip-field.tsx';
import { withNewLines } from '../subtitles/core/found-lines.ts';
import { createRowJudge, type RowState, readingOf } from '../subtitles/core/row-problems.ts';
import { EmptyLines } from '../subtitles/empty-lines.tsx';
import { TranslateRow, useLateParts } from '../subtitles/late-parts.ts';
import { LineSource } from '../subtitles/line-source.tsx';
import { PanelTabs } from '../subtitles/panel-tabs.tsx';
import { SaveState } from '../subtitles/save-state.tsx';
import { TablePanel, type TableTool } from '../subtitles/table-panel.tsx';
import { TrackPanel } from '../subtitles/track-panel.tsx';
import { USUAL_RATE, useClip } from '../subtitles/use-clip.ts';
import { useEditorKeys } from '../subtitles/use-editor-keys.ts';
import { useFollow } from '../subtitles/use-follow.ts';
import { useEditorLayout } from '../subtitles/use-layout.ts';
import { useLines } from '../subtitles/use-lines.ts';
import { useProject } from '../subtitles/use-project.ts';
import { useProjectRuns } from '../subtitles/use-project-runs.ts';
import { useTranslation } from '../subtitles/use-translation.ts';
import { VideoPanel } from '../subtitles/video-panel.tsx';
import { saidOf } from './core/line-speech.ts';
import { DubBar } from './dub-bar.tsx';
import { dubInput } from './dub-input.ts';
import { DubLanguages } from './dub-languages.tsx';
import { SwapSwitch, useSwap } from './swap-switch.tsx';
import { useRowExtras } from './use-row-extras.tsx';
import { useSpeech } from './use-speech.ts';
import { VoicesPanel } from './voices-panel.tsx';
import '../../fields/fields.css';
import '../../workspace.css';
import '../subtitles/subtitles.css';
import './dubbing.css';

type Sheet = 'lines' | 'voices' | 'settings';

/** The editor of dubbed videos: the lines with their speech, a voice for each speaker, and what is made of them. */
export function DubbingEditor({ tool, wanted }: { tool: Tool; wanted: string | undefined }) {
  const words = useAreaTexts(subtitleTexts);
  const texts = useAreaTexts(dubbingTexts);
  const messages = useStudioMessages();
  const signedIn = useSignedIn();
  const layout = useEditorLayout();
  const [clock] = useState(() => createClipClock(PAGE_FRAMES));
  const [judge] = useState(createRowJudge);
  const editor = useProject(signedIn, wanted, ({ clip }) => clip?.name ?? texts.projectName);
  const { project, update } = editor;
  const clip = useClip(editor, (error) => toastFailure(error, messages, words.failures.upload));
  const runs = useProjectRuns(tool, editor, clip.url, texts.draftReady);
  const translation = useTranslation(editor, runs.stepPoints, 'translate-audio');
  const speech = useSpeech(editor, runs.stepPoints);
  const rate = clip.rate ?? USUAL_RATE;
  const { lines } = project;
  const reading = readingOf(project);
  const judged = judge(lines, reading);
  const states = useMemo(() => judged.map(timesOnly), [judged]);
  const { selection, commands } = useLines(editor, clock, rate, reading.field);
  const extras = useRowExtras(editor, speech, runs.stepPoints);
  const [frame, setFrame] = useState<string | undefined>();
  const [toolBar, setToolBar] = useState<TableTool>();
  const [sheet, setSheet] = useState<Sheet>('lines');
  const onProject = useCallback(
    (change: Partial<typeof project>) => update((now) => ({ ...now, ...change })),
    [update],
  );
  const made = runs.endedStep === 'audio' ? runs.ended?.results[0]?.file.url : undefined;
  const swap = useSwap(made !== undefined);
  const shown = made !== undefined && !swap.isOriginal ? made : clip.shown.url;
  useLateParts();
  useFollow(clock, lines, commands);
  useEffect(() => clock.seek(0), [clock]);
  useEditorKeys({
    undo: editor.undo,
    redo: editor.redo,
    search: () => setToolBar('search'),
    export: () => document.querySelector<HTMLElement>('[data-subtitle-export]')?.click(),
    clock,
    rate,
    move: commands.move,
    edit: commands.edit,
    remove: commands.removeCurrent,
    list: () => setToolBar('keys'),
  });

  const hasWords = lines.some((line) => saidOf(line) !== '');
  const blocker = clip.url === undefined ? texts.needsVideo : hasWords ? undefined : texts.needsLines;
  const make = async (step: 'draft' | 'audio') => {
    const said = await speech.speak(lines);
    if (!said || clip.url === undefined) return;
    const input = dubInput(project, clip.url, { spoken: said.spoken, draft: step === 'draft' });
    await runs.make(step, input, said.isNew);
  };
  const samples = tool.fields.flatMap((field) => (field.kind === 'video' ? field.samples : []));
  const clipField = (
    <ClipField
      clip={project.clip}
      thumbnail={frame ?? clip.thumbnail}
      samples={samples}
      local={clip.local}
      onLocal={clip.onLocal}
      onClip={clip.onClip}
    />
  );
  const source = (
    <LineSource
      project={project}
      runs={runs}
      onLines={(found) => update((now) => withNewLines(now, found))}
      onAdd={commands.add}
    />
  );
  const inputs = (
    <div className="subtitle-inputs">
      {clipField}
      <DubLanguages tool={tool} project={project} onProject={onProject} />
      {source}
      <Suspense>
        {lines.length > 0 && <TranslateRow translation={translation} points={runs.stepPoints} />}
      </Suspense>
    </div>
  );
  const voices = <VoicesPanel project={project} onProject={onProject} />;
  const foot = (
    <DubBar
      runs={runs}
      speech={speech}
      seconds={project.clip?.seconds ?? 0}
      blocker={blocker}
      onMake={(step) => void make(step)}
    />
  );
  const table = (tabs?: ReactNode) => (
    <TablePanel
      editor={editor}
      states={states}
      reading={reading}
      selection={selection}
      commands={commands}
      tool={toolBar}
      onTool={setToolBar}
      onTranslate={translation.open ? translation.translateOne : undefined}
      extras={extras}
      tabs={tabs}
    >
      <EmptyLines
        hasClip={clip.shown.clip !== undefined}
        slot={layout === 'phone' && (project.clip ? source : clipField)}
        opening={editor.opening}
        words={words.empty}
        onAdd={commands.add}
      />
    </TablePanel>
  );
  // Beside the table the settings come first until there are lines: a video and lines are added there.
  const firstPanel: Sheet = lines.length > 0 ? 'voices' : 'settings';
  const tabsOf = (values: readonly Sheet[]) => (
    <PanelTabs
      label={words.settings}
      tabs={values.map((value) => ({
        value,
        label: value === 'voices' ? texts.voices : value === 'lines' ? texts.lines : words.settings,
      }))}
      chosen={values.includes(sheet) ? sheet : firstPanel}
      onChoose={setSheet}
    />
  );
  const side = (content: ReactNode, head: ReactNode) => (
    <aside className="subtitle-side" aria-label={words.inputs}>
      {head}
      <div className="pane-scroll">
        {content}
        {layout === 'tablet' && <SaveState editor={editor} />}
      </div>
      {foot}
    </aside>
  );
  return (
    <div className="subtitle-editor dubbing-editor" data-layout={layout}>
      <div className="dub-video">
        <VideoPanel
          project={project}
          clip={clip.shown.clip}
          url={shown}
          rate={clip.rate}
          clock={clock}
          onFrame={setFrame}
        />
        {made !== undefined && <SwapSwitch {...swap} />}
      </div>
      {layout === 'wide' && (
        <>
          {side(
            inputs,
            <div className="pane-head">
              <h2>{words.inputs}</h2>
              <SaveState editor={editor} />
            </div>,
          )}
          {table()}
          {voices}
        </>
      )}
      {layout === 'tablet' && (
        <>
          {table()}
          {side(
            (sheet === 'lines' ? firstPanel : sheet) === 'settings' ? inputs : voices,
            tabsOf(['voices', 'settings']),
          )}
        </>
      )}
      {layout === 'phone' && (
        <div className="subtitle-sheet">
          {sheet === 'lines' ? (
            table(tabsOf(['lines', 'voices', 'settings']))
          ) : (
            <section className="sheet-panel">
              <div className="lines-bar">{tabsOf(['lines', 'voices', 'settings'])}</div>
              <div className="pane-scroll">
                {sheet === 'voices' ? voices : inputs}
                <SaveState editor={editor} />
              </div>
            </section>
          )}
          {foot}
        </div>
      )}
      <TrackPanel
        editor={editor}
        {...clip.shown}
        clock={clock}
        rate={rate}
        selection={selection}
        field={reading.field}
        commands={commands}
      />
    </div>
  );
}

/** How fast a line is read does not matter where it is heard. */
const OF_TIMES = ['overlap', 'after_end', 'no_words'];

function timesOnly(state: RowState): RowState {
  const problems = state.problems.filter(({ kind }) => OF_TIMES.includes(kind));
  return { ...state, problems, fix: problems[0] === state.problems[0] ? state.fix : undefined };
}
