import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectOfRun } from '../../lib/current-project.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { DocumentLinks } from '../../shell/document-links.tsx';
import { Button } from '../../ui/button.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { createFilm, filmPath } from './create-film.ts';
import { emptyFilm } from './empty-film.ts';

/** The films that the person sees, newest first, and the way to a new one. */
export default function FilmsPage() {
  const texts = useAreaTexts(filmTexts);
  return (
    <StoryListFrame title={texts.title} action={null} guest={<p className="py-6">{texts.guest}</p>}>
      <Films />
    </StoryListFrame>
  );
}

function Films() {
  const texts = useAreaTexts(filmTexts);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="flex-1 text-ink-2">{texts.lead}</p>
        <NewFilm />
      </div>
      <DocumentLinks kind="film" none={texts.none} pathOf={filmPath} />
    </>
  );
}

function NewFilm() {
  const texts = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const id = await createFilm(texts.unnamed, emptyFilm(), projectOfRun(client));
      navigate(localPath(filmPath(id)));
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <Button look="seal" disabled={busy} onClick={() => void begin()}>
      {texts.fresh}
    </Button>
  );
}
