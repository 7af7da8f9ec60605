import { type LineSource, subtitleLines } from '@inkreel/contract/api/subtitles.ts';
import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { isProjectTool } from '@inkreel/contract/video-projects.ts';
import {
  PROJECT_LIMITS,
  type ProjectStep,
  runLines,
  type SubtitleProject,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { isFinished } from '../../../runs/run-list.ts';
import { cancelRun, useRun } from '../../../runs/run-store.ts';
import { useEngineChoice } from '../use-engine-choice.ts';
import { withFoundLines } from './core/found-lines.ts';
import { loadStart, loadTaking } from './late-parts.ts';
import { useStepPrices } from './use-price.ts';
import type { ProjectEditor } from './use-project.ts';

const isLineStep = (step: ProjectStep): step is LineSource =>
  step === 'speech' || step === 'picture' || step === 'segments';

/** Steps that make a file. */
type MakingStep = 'subtitles' | 'audio' | 'draft';
const isMaking = (step: ProjectStep): step is MakingStep =>
  step === 'subtitles' || step === 'audio' || step === 'draft';

/**
 * The runs of a project: starts them, follows them through a reload, and takes what they made.
 * @param url address of the clip
 * @param draftReady announced when a draft is ready, in a tool that makes drafts
 */
export function useProjectRuns(
  tool: Tool,
  editor: ProjectEditor,
  url: string | undefined,
  draftReady?: string,
) {
  const { project, update, saved, documentId } = editor;
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const { engine, pointsAt } = useEngineChoice(tool);
  const [refused, setRefused] = useState<Failure | undefined>();
  const [sending, setSending] = useState<ProjectStep | undefined>();
  const last = project.runs.at(-1);
  const run = useRun(last?.task);
  const underWay = run && !isFinished(run) ? run : undefined;
  const toolId = isProjectTool(tool.id) ? tool.id : 'translate-subtitle';
  const prices = useStepPrices(toolId, documentId, {
    engine,
    changed: `${url} ${run?.id} ${run?.state}`,
  });
  const seconds = project.clip?.seconds ?? 0;
  const whole = quoteRun(tool, pointsAt(engine), { seconds });
  const points = prices?.video ?? whole.points;
  const stepPoints = prices?.other ?? whole.points;

  /** Signs in, saves, starts, and records the run in the project; shows why it was refused. */
  const start = async (step: ProjectStep, send: (documentId: string) => Promise<string>) => {
    if (sending || underWay || url === undefined) return;
    setRefused(undefined);
    if (!signedIn && !(await askToSignIn({ toStart: 'continue' }))) return;
    setSending(step);
    try {
      const { documentId: id } = await saved();
      const task = await send(id);
      update((now) => withRun(now, task, step));
    } catch (error) {
      setRefused(spokenFailure(error, messages, texts.failures.step));
    } finally {
      setSending(undefined);
    }
  };

  /** @param isPaid a step that came just before paid for this one, if nothing was paid yet */
  const make = (step: MakingStep, input: Readonly<Record<string, unknown>>, isPaid = false) =>
    start(step, async (id) => {
      const shown = step === 'draft' ? stepPoints : points;
      const price = isPaid && stepPoints > 0 ? 0 : shown;
      // A draft is one of the steps at the tool's price.
      const by = step === 'draft' ? {} : { engine };
      const { startRun } = await loadStart();
      return startRun(client, tool, { ...input, document_id: id }, { ...whole, points: price }, by);
    });
  const exportVideo = () => make('subtitles', exportInput(editor.now(), url ?? ''));
  const findLines = (from: LineSource) =>
    start(from, async (id) => {
      const input = {
        video_url: url ?? '',
        from,
        language: project.language,
        tool_id: toolId,
        document_id: id,
        ...(project.areas.length > 0 && from === 'picture' ? { areas: [...project.areas] } : {}),
      };
      const price = from === 'segments' ? 0 : stepPoints;
      const quoted = { points: price, pointsEach: price };
      const { startRun } = await loadStart();
      return startRun(client, tool, input, quoted, { path: subtitleLines.path });
    });

  const takeLines = useEffectEvent(async (ended: TaskRecord, step: LineSource) => {
    const [{ linesOfRun }, run] = await Promise.all([
      loadTaking(),
      call(getTask, { params: { id: ended.id } }),
    ]);
    const found = linesOfRun(run);
    if (found.length > 0) update((now) => withFoundLines(now, found, step));
    toast(texts.found[step]({ count: found.length }));
  });
  // The output of a run that ended while this page was open is taken; that of an earlier one only if nothing
  // would be lost.
  const [seen, setSeen] = useState<string | undefined>();
  const settle = useEffectEvent((ended: TaskRecord) => {
    const isNews = seen === ended.id;
    if (isNews) setSeen(undefined);
    if (ended.state !== 'SUCCEEDED' || !last) return;
    if (isLineStep(last.step)) {
      if (isNews || project.lines.length === 0) void takeLines(ended, last.step).catch(() => undefined);
    } else if (isNews) toast(last.step === 'draft' && draftReady ? draftReady : texts.exported);
  });
  useEffect(() => {
    if (underWay) setSeen(underWay.id);
    else if (run) settle(run);
  }, [run, underWay]);

  const stepOf = sending ?? (underWay && last?.step);
  return {
    /** Points of the next video; 0 if an earlier step paid for it. */
    points,
    unitPoints: whole.unitPoints,
    /** Points of the next step that makes no video. */
    stepPoints,
    /** Videos that are paid for. */
    videosLeft: prices?.video === 0 ? prices.videos_left : 0,
    refused,
    /** The step under way; `run` once the server has it. */
    step: stepOf && { step: stepOf, run: underWay },
    /** The last run that has ended, if its step makes a file. */
    ended: run && isFinished(run) && last && isMaking(last.step) ? run : undefined,
    endedStep: last?.step,
    failed: run && isFinished(run) && run.state === 'FAILED' ? run : undefined,
    exportVideo,
    make,
    findLines,
    cancel: (id: string) => cancelRun(client, id),
  };
}
export type ProjectRuns = ReturnType<typeof useProjectRuns>;

const withRun = (project: SubtitleProject, task: string, step: ProjectStep): SubtitleProject => ({
  ...project,
  runs: [...project.runs, { task, step }].slice(-PROJECT_LIMITS.runs),
});

const wished = (choices: object) =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));

/** The input of a run that draws the lines into the video. */
function exportInput(project: SubtitleProject, url: string): Record<string, unknown> {
  const { clip, language, to, lines, style, font, effect, size, margin, place, bilingual, remove, areas } =
    project;
  return {
    video_url: url,
    seconds: clip?.seconds ?? 0,
    language,
    to,
    lines: runLines(lines, clip?.seconds),
    style,
    ...wished({ font, effect, size, margin, place }),
    bilingual,
    remove,
    ...(remove && areas.length > 0 ? { areas: [...areas] } : {}),
  };
}
