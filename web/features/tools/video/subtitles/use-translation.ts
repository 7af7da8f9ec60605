import { SUBTITLE_CALL_LIMITS, translateSubtitleLines } from '@inkreel/contract/api/subtitles.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { ProjectTool } from '@inkreel/contract/video-projects.ts';
import type { ProjectCue } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { askToSignIn } from '../../../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../../lib/query.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { findTranslation, paidFor } from '../../writing/paid-for.ts';
import { useWriter, useWriting } from '../../writing/use-writing.ts';
import type { ProjectEditor } from './use-project.ts';

/** Lines with words that a translation is asked for. */
const isWorded = ({ text }: ProjectCue) =>
  text.trim() !== '' && text.length <= SUBTITLE_CALL_LIMITS.characters;

/** Lines that go before a part, so that a sentence is understood that began there. */
function linesBefore(lines: readonly ProjectCue[], first: ProjectCue | undefined): string[] {
  const at = first ? lines.findIndex(({ id }) => id === first.id) : 0;
  const before = lines.slice(Math.max(0, at - SUBTITLE_CALL_LIMITS.before), at);
  return before.filter(isWorded).map(({ text }) => text);
}

/** An answer that cannot be used costs nothing and says nothing about the next one. */
function unusable(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'task_answer_unusable') return undefined;
  throw error;
}

/**
 * Translates lines by a language model: one, those without a translation, or all; a hundred at a time, each hundred shown
 * as it comes.
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
  /** The lines of the call that is under way, and its run once it is to be stopped. */
  const asked = useRef<{ lines: readonly string[]; run?: string | undefined }>({ lines: [] });
  const { project } = editor;
  const worded = project.lines.filter(isWorded);
  const missing = worded.filter(({ translation }) => translation.trim() === '');
  const wanted = missing.length > 0 ? missing : worded;

  const translate = async (lines: readonly ProjectCue[]) => {
    if (writing.busy || lines.length === 0) return;
    setRefused(undefined);
    setStopped(undefined);
    if (!signedIn && !(await askToSignIn())) return;
    let count = 0;
    let failed = 0;
    let paid = false;
    let charged = 0;
    // Without a clip each call is paid by its tokens.
    const included = project.clip ? { expected_points: 0 } : {};
    try {
      const end = await writing.run(async (signal) => {
        const { documentId } = await editor.saved();
        for (let at = 0; at < lines.length; at += SUBTITLE_CALL_LIMITS.lines) {
          const part = lines.slice(at, at + SUBTITLE_CALL_LIMITS.lines);
          asked.current = { lines: part.map(({ text }) => text) };
          const answer = await call(translateSubtitleLines, {
            body: {
              lines: part.map(({ text, start, end }) => ({ text, seconds: (end - start) / 1000 })),
              to: project.to,
              ...(project.glossary.length > 0 ? { glossary: [...project.glossary] } : {}),
              before: linesBefore(editor.now().lines, part[0]),
              tool_id: toolId,
              document_id: documentId,
              ...(paid ? included : { expected_points: stepPoints }),
            },
            signal,
          }).catch(unusable);
          // The other parts continue; the lines of this one stay marked.
          if (!answer) {
            failed += part.length;
            continue;
          }
          paid = true;
          charged += answer.points.settled;
          const said = new Map(part.map(({ id }, place) => [id, answer.lines[place] ?? '']));
          editor.updateLines((all) =>
            all.map((line) => ({ ...line, translation: said.get(line.id) || line.translation })),
          );
          const done = answer.lines.filter((words) => words !== '').length;
          count += done;
          failed += part.length - done;
        }
      });
      if (end === 'stopped') {
        const last = asked.current.run === undefined ? undefined : await paidFor(asked.current.run);
        const points = charged + (last?.settled ?? 0);
        if (last) setStopped(texts.translate.stopped({ points, returned: last.returned }));
      }
      if (count > 0) toast(texts.translate.done({ count }));
      if (failed > 0) setRefused({ text: texts.translate.missed({ count: failed }), help: [] });
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
      const { lines } = asked.current;
      asked.current.run = await findTranslation(lines);
      writing.stop();
    },
    translateAll: () => void translate(wanted),
    translateOne: (id: string) =>
      void translate(editor.now().lines.filter((line) => line.id === id && isWorded(line))),
  };
}
export type Translation = ReturnType<typeof useTranslation>;
