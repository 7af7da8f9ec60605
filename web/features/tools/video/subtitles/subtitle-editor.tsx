import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useSignedIn } from '../../../../lib/session.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { createClipClock, PAGE_FRAMES } from '../../../../video/core/clip-clock.ts';
import { ClipField } from './clip-field.tsx';
import { withNewLines } from './core/found-lines.ts';
import { createRowJudge, readingOf } from './core/row-problems.ts';
import { EmptyLines } from './empty-lines.tsx';
import { ExportBar } from './export-bar.tsx';
import { InputsPanel } from './inputs-panel.tsx';
import { RunSlip, TranslateRow, useLateParts } from './late-parts.ts';
import { LineSource } from './line-source.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { SaveState } from './save-state.tsx';
import { type OnStyle, StylePanel } from './style-panel.tsx';
import { TablePanel, type TableTool } from './table-panel.tsx';
import { TrackPanel } from './track-panel.tsx';
import { USUAL_RATE, useClip } from './use-clip.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFollow } from './use-follow.ts';
import { useEditorLayout } from './use-layout.ts';
import { useLines } from './use-lines.ts';
import { useProject } from './use-project.ts';
import { useProjectRuns } from './use-project-runs.ts';
import { useTranslation } from './use-translation.ts';
import { VideoPanel } from './video-panel.tsx';
import '../../fields/fields.css';
import '../../workspace.css';
import './subtitles.css';

type Panel = 'lines' | 'languages' | 'style' | 'export';

/** A project in another look. What is undefined is the style's again, and is not kept. */
function withStyle(project: SubtitleProject, change: Parameters<OnStyle>[0]): SubtitleProject {
  const changed = Object.entries({ ...project, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(changed) as unknown as SubtitleProject;
}
type Change = Parameters<ReturnType<typeof useProject>['update']>[0];

/** The subtitle editor: table, video and track show the same lines at the same time. */
export function SubtitleEditor({ tool, wanted }: { tool: Tool; wanted: string | undefined }) {
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  const signedIn = useSignedIn();
  const layout = useEditorLayout();
  const [clock] = useState(() => createClipClock(PAGE_FRAMES));
  const [judge] = useState(createRowJudge);
  const editor = useProject(signedIn, wanted, ({ clip }) => clip?.name ?? texts.projects.unnamed);
  const { project, update } = editor;
  const clip = useClip(editor, (error) => toastFailure(error, messages, texts.failures.upload));
  const runs = useProjectRuns(tool, editor, clip.url);
  const translation = useTranslation(editor, runs.stepPoints);
  const rate = clip.rate ?? USUAL_RATE;
  const { lines, clip: projectClip } = project;
  const reading = readingOf(project);
  const states = judge(lines, reading);
  const { selection, commands } = useLines(editor, clock, rate, reading.field);
  const [frame, setFrame] = useState<string | undefined>();
  const [toolBar, setToolBar] = useState<TableTool>();
  const [panel, setPanel] = useState<Panel>('languages');
  const [sheet, setSheet] = useState<'lines' | 'style' | 'settings'>('lines');
  const onProject = useCallback(
    (change: Partial<typeof project>) => update((now) => ({ ...now, ...change })),
    [update],
  );
  const { preview, mark } = editor;
  const onStyle = useCallback<OnStyle>(
    (change, done) => {
      preview((now) => withStyle(now, change));
      if (done) mark();
      commands.reveal();
    },
    [preview, mark, commands],
  );
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

  const samples = tool.fields.flatMap((field) => (field.kind === 'video' ? field.samples : []));
  const clipField = (
    <ClipField
      clip={projectClip}
      thumbnail={frame ?? clip.thumbnail}
      samples={samples}
      local={clip.local}
      onLocal={clip.onLocal}
      onClip={clip.onClip}
    />
  );
  const takeLines: (found: typeof lines) => void = (found) =>
    update(((now) => withNewLines(now, found)) satisfies Change);
  const source = (
    <>
      <LineSource project={project} runs={runs} onLines={takeLines} onAdd={commands.add} />
      <Suspense>
        {lines.length > 0 && <TranslateRow translation={translation} points={runs.stepPoints} />}
      </Suspense>
    </>
  );
  const inputs = (part: 'all' | 'languages' | 'export') => (
    <InputsPanel
      tool={tool}
      project={project}
      onProject={onProject}
      clip={clipField}
      source={source}
      old={clip.url === undefined ? undefined : { url: clip.url, rate: clip.rate }}
      part={part}
    />
  );
  const { style, font, effect, size, place, margin, to } = project;
  const styles = (
    <StylePanel {...{ style, font, effect, size, place, margin, to, frame }} onChange={onStyle} />
  );
  const foot = (
    <footer className="subtitle-foot">
      <Suspense>{(runs.step ?? runs.ended ?? runs.failed) && <RunSlip runs={runs} />}</Suspense>
      <ExportBar editor={editor} url={clip.url} runs={runs} />
    </footer>
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
      tabs={tabs}
    >
      <EmptyLines
        hasClip={clip.shown.clip !== undefined}
        slot={layout === 'phone' && (projectClip ? source : clipField)}
        opening={editor.opening}
        onAdd={commands.add}
      />
    </TablePanel>
  );
  const tabs = (
    <PanelTabs
      label={texts.lines}
      tabs={[
        { value: 'lines', label: texts.lines },
        { value: 'style', label: texts.style },
        { value: 'settings', label: texts.settings },
      ]}
      chosen={sheet}
      onChoose={setSheet}
    />
  );
  return (
    <div className="subtitle-editor" data-layout={layout}>
      <VideoPanel project={project} {...clip.shown} rate={clip.rate} clock={clock} onFrame={setFrame} />
      {layout === 'wide' && (
        <>
          <aside className="subtitle-side" aria-label={texts.inputs}>
            <div className="pane-head">
              <h2>{texts.inputs}</h2>
              <SaveState editor={editor} />
            </div>
            <div className="pane-scroll">{inputs('all')}</div>
            {foot}
          </aside>
          {table()}
          {styles}
        </>
      )}
      {layout === 'tablet' && (
        <>
          {table()}
          <aside className="subtitle-side" aria-label={texts.settings}>
            <PanelTabs
              label={texts.settings}
              tabs={[
                { value: 'languages', label: texts.languagesTab },
                { value: 'style', label: texts.style },
                { value: 'export', label: texts.exportTab },
              ]}
              chosen={panel}
              onChoose={setPanel}
            />
            <div className="pane-scroll">
              {panel === 'style' ? styles : inputs(panel === 'export' ? 'export' : 'languages')}
              <SaveState editor={editor} />
            </div>
            {foot}
          </aside>
        </>
      )}
      {layout === 'phone' && (
        <div className="subtitle-sheet">
          {sheet === 'lines' ? (
            table(tabs)
          ) : (
            <section className="sheet-panel" aria-label={sheet === 'style' ? texts.style : texts.settings}>
              <div className="lines-bar">{tabs}</div>
              <div className="pane-scroll">
                {sheet === 'style' ? styles : inputs('all')}
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
