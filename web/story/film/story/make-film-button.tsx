import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { Film } from 'lucide-react';
import { useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';

/** Makes a film of an open story and goes there. */
export function MakeFilmButton({ document }: { document: OpenParts }) {
  const { bar: texts } = useAreaTexts(storyTexts);
  const messages = useStudioMessages();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      await document.settle();
      const { makeFilm } = await import('./make-film.ts');
      const { filmPath } = await import('../create-film.ts');
      navigate(localPath(filmPath(await makeFilm(document.record.id))));
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <button type="button" disabled={busy} title={texts.filmLine} onClick={() => void make()}>
      <Film size={18} strokeWidth={1.6} aria-hidden />
      {texts.film}
    </button>
  );
}
