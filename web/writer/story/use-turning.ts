import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { scriptOfText } from '@inkreel/contract/story/text-scenes.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { leaveText } from '../../documents/story-draft.ts';
import { textStoryPath } from '../../documents/text-paths.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { toast } from '../../lib/toast.ts';

/** Takes the text as it is on the page to where its scenes are checked before the story is made; free, without a model. */
export function useTurning(document: OpenParts): () => void {
  const { story: texts } = useAreaTexts(writerTexts);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return () => {
    const { id, name } = document.record;
    // What the page is called: the name as it was last changed.
    const current = globalThis.document.title.replace(/ - Inkreel$/, '') || name;
    const { title, script, origin } = scriptOfText(id, document.state.get().parts.values());
    if (script === '') return toast(texts.nothing);
    try {
      leaveText((title ?? current).slice(0, 200), script, origin);
    } catch {
      return toast(texts.full, { kind: 'failure' });
    }
    navigate(localPath(textStoryPath(id)));
  };
}
