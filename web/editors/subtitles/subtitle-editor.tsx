import { mediaSamples } from '@inkreel/contract/fields/offers.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { type ReactNode, Suspense, useCallback } from 'react';
import { KeepState } from '../../lib/kept-state.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { ClipField } from '../kit/lines/clip-field.tsx';
import { withNewLines } from '../kit/lines/core/found-lines.ts';
import { EmptyLines } from '../kit/lines/empty-lines.tsx';
import { TranslateRow } from '../kit/lines/late-parts.ts';
import { LineSource } from '../kit/lines/line-source.tsx';
import { SaveState } from '../kit/lines/save-state.tsx';
import { TablePanel } from '../kit/lines/table-panel.tsx';
import { TrackPanel } from '../kit/lines/track-panel.tsx';
import { useEditorLayout } from '../kit/lines/use-layout.ts';
import { useLineEditor } from '../kit/lines/use-line-editor.ts';
import { useProjectRuns } from '../kit/lines/use-project-runs.ts';
import { useTranslation } from '../kit/lines/use-translation.ts';
import { VideoPanel } from '../kit/lines/video-panel.tsx';
import { InputsPanel } from './inputs-panel.tsx';
import { type OnStyle, StylePanel } from './style-panel.tsx';
import { SubtitleFoot } from './subtitle-foot.tsx';
import { type EditorParts, SubtitleLayout } from './subtitle-layout.tsx';
import '../kit/fields/fields.css';
import '../kit/workspace.css';
import '../kit/lines/lines.css';

/** A project with another look. Undefined values fall back to the style's, and are not stored. */
function withStyle(project: SubtitleProject, change: Parameters<OnStyle>[0]): SubtitleProject {
  const changed = Object.entries({ ...project, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(changed) as unknown as SubtitleProject;
}

/** The subtitle editor: table, video and track show the same lines at the same time. */
export function SubtitleEditor({ tool, wanted }: { tool: Tool; wanted: string | undefined }) {
  const texts = useAreaTexts(subtitleTexts);
  const layout = useEditorLayout();
  const work = useLineEditor(wanted, texts.unnamed);
  const { editor, clip, clock, commands, onProject, frame } = work;
  const { project, update, preview, mark } = editor;
  const runs = useProjectRuns(tool, editor, clip.url);
  const translation = useTranslation(editor, runs.stepPoints);
  const onStyle = useCallback<OnStyle>(
    (change, done) => {
      preview((now) => withStyle(now, change));
      if (done) mark();
      commands.reveal();
    },
    [preview, mark, commands],
  );

  const samples = mediaSamples(tool, 'video');
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
    <>
      <LineSource
        project={project}
        runs={runs}
        onLines={(found) => update((now) => withNewLines(now, found))}
        onAdd={commands.add}
      />
      <Suspense>
        {project.lines.length > 0 && <TranslateRow translation={translation} points={runs.stepPoints} />}
      </Suspense>
    </>
  );
  const { style, font, effect, size, place, margin, to } = project;
  const parts: EditorParts = {
    inputs: (part) => (
      <InputsPanel
        tool={tool}
        project={project}
        onProject={onProject}
        clip={clipField}
        source={source}
        old={clip.url === undefined ? undefined : { url: clip.url, rate: clip.rate }}
        part={part}
      />
    ),
    styles: <StylePanel {...{ style, font, effect, size, place, margin, to, frame }} onChange={onStyle} />,
    saving: <SaveState editor={editor} />,
    foot: <SubtitleFoot editor={editor} url={clip.url} runs={runs} />,
    table: (tabs?: ReactNode) => (
      <TablePanel
        {...work.table}
        onTranslate={translation.open ? translation.translateOne : undefined}
        tabs={tabs}
      >
        <EmptyLines
          hasClip={clip.shown.clip !== undefined}
          slot={layout === 'phone' && (project.clip ? source : clipField)}
          opening={editor.opening}
          onAdd={commands.add}
        />
      </TablePanel>
    ),
  };
  return (
    <KeepState>
      <div className="subtitle-editor" data-layout={layout}>
        <VideoPanel editor={editor} {...clip.shown} rate={clip.rate} clock={clock} onFrame={work.onFrame} />
        <SubtitleLayout layout={layout} parts={parts} />
        <TrackPanel {...work.track} />
      </div>
    </KeepState>
  );
}
