import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { ProjectTool } from '@inkreel/contract/video-projects.ts';
import type { ProjectCue } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { afterFirstUse } from '../../../lib/after-first-use.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../../lib/failure-text.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { useWriter, useWriting } from '../writing/use-writing.ts';
import { isWorded } from './core/worded.ts';
import type { TranslationCount } from './translation-calls.ts';
import type { ProjectEditor } from './use-project.ts';

/** The calls that a press needs, fetched once the editor is in use. */
const loadCalls = loadOnNeed(() => import('./translation-calls.ts'));

/**
 * Translates lines with a language model: one, those without a translation, or all; a hundred at a time, each hundred
 * shown as it comes.
 * @param stepPoints points of the first call; the later ones of a project are included
 */
export function useTranslation(
  editor: ProjectEditor,
  stepPoints: number,
  toolId: ProjectTool = 'translate-subtitle',
) {
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const open = useWriter();
  const writing = useWriting();
  const [refused, setRefused] = useState<Failure | undefined>();
  const [stopped, setStopped] = useState<string | undefined>();
  /** The translation that is under way. */
  const counting = useRef<TranslationCount>(undefined);
  // If they fail to load, the press requests them again.
  useEffect(() => afterFirstUse(() => void loadCalls().catch(() => undefined)), []);
  const { project } = editor;
  const worded = project.lines.filter(isWorded);
  const missing = worded.filter(({ translation }) => translation.trim() === '');
  const wanted = missing.length > 0 ? missing : worded;

  const translate = async (lines: readonly ProjectCue[]) => {
    if (writing.busy || lines.length === 0) return;
    setRefused(undefined);
    setStopped(undefined);
    if (!signedIn && !(await askToSignIn({ toStart: 'continue' }))) return;
    const told: TranslationCount = { count: 0, failed: 0, charged: 0 };
    counting.current = told;
    try {
      const end = await writing.run(async (signal) => {
        const { translateLines } = await loadCalls();
        await translateLines(editor, lines, told, { toolId, stepPoints, signal });
      });
      if (end === 'stopped') {
        const last = told.run === undefined ? undefined : await (await loadCalls()).paidFor(told.run);
        const points = told.charged + (last?.settled ?? 0);
        if (last) setStopped(texts.translate.stopped({ points, returned: last.returned }));
      }
      if (told.count > 0) toast(texts.translate.done({ count: told.count }));
      if (told.failed > 0) setRefused({ text: texts.translate.missed({ count: told.failed }), help: [] });
    } catch (error) {
      setRefused(spokenFailure(error, messages, texts.failures.step));
    } finally {
      void client.invalidateQueries({ queryKey: QUERY_KEYS.points });
      void client.invalidateQueries({ queryKey: ['project-price'] });
    }
  };
  return {
    /** Whether a language model is connected; undefined until it is known. */
    open,
    busy: writing.busy,
    refused,
    /** Lines of the next translation, and whether they are all of them. */
    count: wanted.length,
    isAll: wanted.length === worded.length,
    /** What was charged for a translation that was stopped, in words. */
    stopped,
    stop: async () => {
      const told = counting.current;
      if (told?.key) told.run = await (await loadCalls()).findText(told.key);
      writing.stop();
    },
    translateAll: () => void translate(wanted),
    translateOne: (id: string) =>
      void translate(editor.now().lines.filter((line) => line.id === id && isWorded(line))),
  };
}
export type Translation = ReturnType<typeof useTranslation>;
