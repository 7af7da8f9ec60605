import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { projectOfRun } from '../../lib/current-project.ts';
import { useFirstSign } from '../../lib/first-sign.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { DocumentLinks } from '../../shell/document-links.tsx';
import { Button } from '../../ui/button.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { createFilm, filmPath } from './create-film.ts';
import { emptyFilm } from './empty-film.ts';

const StartDialog = lazyPart(() => import('./templates/start-dialog.tsx'), 'floating');
const TemplateGallery = lazyPart(() => import('./templates/gallery.tsx'));

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
  // Templates are drawn by the painter of films, which is as large as the page: it waits for a person.
  const showsTemplates = useFirstSign();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="flex-1 text-ink-2">{texts.lead}</p>
        <NewFilm />
      </div>
      <DocumentLinks kind="film" none={texts.none} pathOf={filmPath} />
      <Suspense>{showsTemplates && <TemplateGallery />}</Suspense>
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
  const [isStarting, setStarting] = useState(false);
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
    <>
      <Button look="seal" onClick={() => setStarting(true)}>
        {texts.fresh}
      </Button>
      {isStarting && (
        <Suspense>
          <StartDialog busy={busy} onEmpty={() => void begin()} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  );
}
