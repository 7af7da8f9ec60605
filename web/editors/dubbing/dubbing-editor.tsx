import { mediaSamples } from '@inkreel/contract/fields/offers.ts';
import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type ReactNode, Suspense } from 'react';
import { KeepState } from '../../lib/kept-state.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { ClipField } from '../kit/lines/clip-field.tsx';
import { withNewLines } from '../kit/lines/core/found-lines.ts';
import type { RowState } from '../kit/lines/core/row-problems.ts';
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
import { saidOf } from './core/line-speech.ts';
import { DubFoot } from './dub-foot.tsx';
import { dubInput } from './dub-input.ts';
import { DubLanguages } from './dub-languages.tsx';
import { DubbingLayout } from './dubbing-layout.tsx';
import { SwapSwitch, useSwap } from './swap-switch.tsx';
import { useRowExtras } from './use-row-extras.tsx';
import { useSpeech } from './use-speech.ts';
import '../kit/fields/fields.css';
import '../kit/workspace.css';
import '../kit/lines/lines.css';
import './dubbing.css';

const VoicesPanel = lazyPart(() => import('./voices-panel.tsx'));

/** The editor of dubbed videos: the lines with their speech, a voice for each speaker, and their outputs. */
export function DubbingEditor({ tool, wanted }: { tool: Tool; wanted: string | undefined }) {
  const texts = useAreaTexts(dubbingTexts);
  const { errors } = useStudioMessages();
  const layout = useEditorLayout();
  const work = useLineEditor(wanted, texts.projectName, timesOnly);
  const { editor, clip, clock, commands, onProject, frame } = work;
  const { project, update } = editor;
  const { lines } = project;
  const runs = useProjectRuns(tool, editor, clip.url, texts.draftReady);
  const translation = useTranslation(editor, runs.stepPoints, 'translate-audio');
  const speech = useSpeech(editor, runs.stepPoints);
  const extras = useRowExtras(editor, speech, runs.stepPoints);
  const made = runs.endedStep === 'audio' ? runs.ended?.results[0]?.file.url : undefined;
  const swap = useSwap(made !== undefined);

  const hasWords = lines.some((line) => saidOf(line) !== '');
  const isSame = project.language === project.to;
  const blocker =
    clip.url === undefined
      ? errors.video_required
      : !hasWords
        ? texts.needsLines
        : isSame
          ? texts.sameLanguage
          : undefined;
  const make = async (step: 'draft' | 'audio') => {
    const now = editor.now();
    const said = await speech.speak(now.lines);
    if (!said || clip.url === undefined) return;
    const input = dubInput(now, clip.url, { spoken: said.spoken, draft: step === 'draft' });
    await runs.make(step, input, said.isNew);
  };
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
  const table = (tabs?: ReactNode) => (
    <TablePanel
      {...work.table}
      onTranslate={translation.open ? translation.translateOne : undefined}
      extras={extras}
      tabs={tabs}
    >
      <EmptyLines
        hasClip={clip.shown.clip !== undefined}
        slot={layout === 'phone' && (project.clip ? source : clipField)}
        opening={editor.opening}
        words={texts.empty}
        onAdd={commands.add}
      />
    </TablePanel>
  );
  return (
    <KeepState>
      <div className="subtitle-editor dubbing-editor" data-layout={layout}>
        <div className="dub-video">
          <VideoPanel
            editor={editor}
            clip={clip.shown.clip}
            url={made !== undefined && !swap.isOriginal ? made : clip.shown.url}
            rate={clip.rate}
            clock={clock}
            onFrame={work.onFrame}
          />
          {made !== undefined && <SwapSwitch {...swap} />}
        </div>
        <DubbingLayout
          layout={layout}
          hasLines={lines.length > 0}
          inputs={inputs}
          voices={
            <Suspense>
              <VoicesPanel project={project} onProject={onProject} />
            </Suspense>
          }
          saving={<SaveState editor={editor} />}
          table={table}
          foot={
            <DubFoot
              runs={runs}
              speech={speech}
              seconds={project.clip?.seconds ?? 0}
              blocker={blocker}
              onMake={(step) => void make(step)}
            />
          }
        />
        <TrackPanel {...work.track} />
      </div>
    </KeepState>
  );
}

/** Reading speed does not matter for lines that are heard. */
const OF_TIMES = ['overlap', 'after_end', 'no_words'];

function timesOnly(state: RowState): RowState {
  const problems = state.problems.filter(({ kind }) => OF_TIMES.includes(kind));
  return { ...state, problems, fix: problems[0] === state.problems[0] ? state.fix : undefined };
}
