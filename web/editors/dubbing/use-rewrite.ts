import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterFirstUse } from '../../lib/after-first-use.ts';
import { askToSignIn } from '../../lib/dialogs.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { QUERY_KEYS } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { ProjectEditor } from '../kit/lines/use-project.ts';
import { useWriter, useWriting } from '../kit/writing/use-writing.ts';

/** The call that rewrites, fetched once the editor is in use. */
const loadCall = loadOnNeed(() => import('./rewrite-cue.ts'));

/**
 * Rewords lines to be shorter or longer, with a language model.
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
  useEffect(() => afterFirstUse(() => void loadCall().catch(() => undefined)), []);

  const rewrite = async (cue: Cue, characters: number) => {
    if (writing.busy || (!signedIn && !(await askToSignIn({ toStart: 'continue' })))) return;
    setLine(cue.id);
    try {
      await writing.run(async (signal) => {
        const { rewriteCue } = await loadCall();
        const undo = await rewriteCue(editor, cue, { characters, stepPoints, signal });
        toast(texts.rewritten, {
          action: {
            label: messages.pictures.verbs.undo,
            run: undo,
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
