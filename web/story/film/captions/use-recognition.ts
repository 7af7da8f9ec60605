import { subtitleLines } from '@inkreel/contract/api/subtitles.ts';
import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { translateSubtitle } from '@inkreel/contract/tools/translate-subtitle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { linesOfRun } from '../../../editors/kit/lines/core/lines-of-run.ts';
import { call } from '../../../lib/client.ts';
import { type Failure, spokenFailure } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { usePointConfig } from '../../../lib/query.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { isFinished } from '../../../runs/run-list.ts';
import { cancelRun, useRun } from '../../../runs/run-store.ts';
import { startRun } from '../../../runs/start-run.ts';
import type { FilmEditing } from '../film-editing.ts';
import type { Heard } from './caption-times.ts';

/** A run whose captions the film does not have yet. */
interface Awaited {
  task: string;
  /** As clips name it. */
  source: string;
}

/** On this device, so that a reload goes on waiting; one run for each film. */
const keyOf = (film: FilmEditing) => `inkreel.device.film-captions.${film.document.record.id}`;

function readAwaited(film: FilmEditing): Awaited | undefined {
  try {
    const { task, source } = JSON.parse(localStorage.getItem(keyOf(film)) ?? '') as Partial<Awaited>;
    return typeof task === 'string' && typeof source === 'string' ? { task, source } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down what is said in a video of the film: a paid step of the subtitle tool, whose lines become captions. */
export function useRecognition(film: FilmEditing, heard: Heard | undefined) {
  const { captions: texts } = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const unitPoints = usePointConfig()?.[translateSubtitle.path] ?? translateSubtitle.points;
  const quoted = quoteRun(translateSubtitle, unitPoints, { seconds: heard?.seconds ?? 0 });
  const [awaited, setAwaited] = useState(() => readAwaited(film));
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  const run = useRun(awaited?.task);

  const start = async () => {
    if (!heard || isSending) return;
    setIsSending(true);
    setRefused(undefined);
    try {
      const input = {
        video_url: heard.url,
        from: 'speech',
        language: 'all',
        tool_id: translateSubtitle.id,
      };
      const task = await startRun(client, translateSubtitle, input, quoted, { path: subtitleLines.path });
      const next = { task, source: heard.source };
      localStorage.setItem(keyOf(film), JSON.stringify(next));
      setAwaited(next);
    } catch (error) {
      setRefused(spokenFailure(error, messages));
    } finally {
      setIsSending(false);
    }
  };

  const settle = useEffectEvent(async (ended: TaskRecord, { source, task }: Awaited) => {
    // Another page of this device may have taken them.
    if (readAwaited(film)?.task !== task) return setAwaited(undefined);
    if (ended.state === 'SUCCEEDED') {
      const found = linesOfRun(await call(getTask, { params: { id: ended.id } }));
      if (readAwaited(film)?.task !== task) return undefined;
      const count = film.addSourceCaptions(source, found);
      toast(count > 0 ? texts.found({ count }) : texts.nothingHeard);
    }
    localStorage.removeItem(keyOf(film));
    // A failed run stays on the page, which says why.
    return ended.state === 'FAILED' ? undefined : setAwaited(undefined);
  });
  useEffect(() => {
    if (run && awaited && isFinished(run)) void settle(run, awaited).catch(() => undefined);
  }, [run, awaited]);

  return {
    points: quoted.points,
    refused,
    isSending,
    /** Waits or runs. */
    underWay: run && !isFinished(run) ? run : undefined,
    failed: run?.state === 'FAILED' ? run : undefined,
    start: () => void start(),
    cancel: (id: string) =>
      void cancelRun(client, id).catch((error: unknown) => setRefused(spokenFailure(error, messages))),
  };
}
