import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { runLines } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { askToSignIn } from '../../../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useSignedIn } from '../../../../lib/session.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { isFinished } from '../../../../runs/run-list.ts';
import { cancelRun, useRun } from '../../../../runs/run-store.ts';
import { startRun } from '../../../../runs/start-run.ts';
import { useEngineChoice } from '../../use-engine-choice.ts';
import { usePayment } from './use-payment.ts';
import type { ProjectEditor } from './use-project.ts';

/**
 * The runs of a project: starts them, follows them through a reload, and takes what they made.
 * @param url address of the clip
 */
export function useProjectRuns(
  tool: Tool,
  { project, update, saved }: ProjectEditor,
  url: string | undefined,
) {
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const { engine, pointsAt } = useEngineChoice(tool);
  const unitPoints = pointsAt(engine);
  const [refused, setRefused] = useState<Failure | undefined>();
  const [sending, setSending] = useState(false);
  const last = project.runs.findLast(({ step }) => step === 'subtitles');
  const run = useRun(last?.task);
  const underWay = run && !isFinished(run) ? run : undefined;
  const included = usePayment(project, url, run && isFinished(run) ? run.id : undefined);
  const full = quoteRun(tool, unitPoints, { seconds: project.clip?.seconds ?? 0 });
  const price = included ? { ...full, points: 0, pointsEach: 0 } : full;

  const exportVideo = async () => {
    const { clip } = project;
    if (sending || underWay || !clip || url === undefined) return;
    setRefused(undefined);
    if (!signedIn && !(await askToSignIn())) return;
    const { language, to, style, place, bilingual, remove, areas } = project;
    const input = {
      video_url: url,
      seconds: clip.seconds,
      language,
      to,
      lines: runLines(project.lines),
      style,
      ...(place === undefined ? {} : { place }),
      bilingual,
      remove,
      ...(remove && areas.length > 0 ? { areas: [...areas] } : {}),
    };
    setSending(true);
    try {
      const { documentId } = await saved();
      const task = await startRun(client, tool, { ...input, document_id: documentId }, price, { engine });
      update((now) => ({ ...now, runs: [...now.runs, { task, step: 'subtitles' as const }].slice(-50) }));
    } catch (error) {
      const failure = spokenFailure(error, messages, texts.failures.step);
      setRefused(failure && { ...failure, help: [...failure.help, texts.failedFree] });
    } finally {
      setSending(false);
    }
  };

  // What ended while this page was looking is said.
  const [seen, setSeen] = useState<string | undefined>();
  const tell = useEffectEvent((ended: TaskRecord) => {
    if (seen === ended.id && ended.state === 'SUCCEEDED') toast(texts.exported);
    setSeen(undefined);
  });
  useEffect(() => {
    if (underWay) setSeen(underWay.id);
    else if (run) tell(run);
  }, [run, underWay]);

  return {
    price,
    /** An earlier step pays for this many more videos. */
    included,
    refused,
    /** The export on its way; `sending` before the server has it. */
    exporting: underWay ?? (sending ? ('sending' as const) : undefined),
    /** The last export that has ended. */
    ended: run && isFinished(run) ? run : undefined,
    exportVideo,
    cancel: (id: string) => cancelRun(client, id),
  };
}
export type ProjectRuns = ReturnType<typeof useProjectRuns>;
