import { fitSpokenLine } from '@inkreel/contract/api/spoken-lines.ts';
import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { changeCue } from '@inkreel/scene/subtitles/cue-operations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { askToSignIn } from '../../../../lib/dialogs.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../../lib/query.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { useWriter, useWriting } from '../../writing/use-writing.ts';
import type { ProjectEditor } from '../subtitles/use-project.ts';
import { saidOf } from './core/line-speech.ts';

/**
 * Lines in fewer or more words, by a language model.
 * @param stepPoints what a call costs in a project for which nothing was paid yet
 */
export function useRewrite(editor: ProjectEditor, stepPoints: number) {
  const texts = useAreaTexts(dubbingTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const open = useWriter();
  const writing = useWriting();
  const [line, setLine] = useState<string>();
  const { project, updateLines } = editor;

  const rewrite = async (cue: Cue, characters: number) => {
    if (writing.busy || (!signedIn && !(await askToSignIn()))) return;
    setLine(cue.id);
    const said = saidOf(cue);
    const isTranslated = cue.translation.trim() !== '';
    const before = isTranslated ? { translation: cue.translation } : { text: cue.text };
    try {
      await writing.run(async (signal) => {
        const { documentId } = await editor.saved();
        const answer = await call(fitSpokenLine, {
          body: {
            text: said,
            characters,
            to: project.to,
            ...(isTranslated && cue.text.trim() !== '' ? { original: cue.text } : {}),
            document_id: documentId,
            expected_points: stepPoints,
          },
          signal,
        });
        const after = isTranslated ? { translation: answer.text } : { text: answer.text };
        // What was typed meanwhile stays.
        updateLines((all) =>
          all.some((now) => now.id === cue.id && saidOf(now) === said) ? changeCue(all, cue.id, after) : all,
        );
        toast(texts.rewritten, {
          action: {
            label: messages.pictures.verbs.undo,
            run: () => updateLines((all) => changeCue(all, cue.id, before)),
          },
        });
      });
    } catch (error) {
      toastFailure(error, messages, texts.notRewritten);
    } finally {
      void client.invalidateQueries({ queryKey: QUERY_KEYS.points });
      void client.invalidateQueries({ queryKey: ['project-price'] });
    }
  };
  return {
    /** Whether a language model is connected; undefined until it is known. */
    open,
    /** The line that is being rewritten. */
    busy: writing.busy ? line : undefined,
    rewrite: (cue: Cue, characters: number) => void rewrite(cue, characters),
  };
}
export type Rewrite = ReturnType<typeof useRewrite>;
