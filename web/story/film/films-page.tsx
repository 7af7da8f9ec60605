import { listDocuments } from '@inkreel/contract/api/documents.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { LoadState } from '../../shell/page-states.tsx';
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
  const { changed } = useAreaTexts(storyTexts);
  const { time } = useLanguage();
  const query = useQuery({
    queryKey: ['documents', 'film'],
    queryFn: ({ signal }) => call(listDocuments, { query: { kind: 'film', limit: 100 }, signal }),
    staleTime: 0,
  });
  if (query.data === undefined) return <LoadState query={query} />;
  const { items } = query.data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="flex-1 text-ink-2">{items.length === 0 ? texts.none : texts.lead}</p>
        <NewFilm />
      </div>
      <ul className="story-rows">
        {items.map((film) => (
          <li key={film.id}>
            <LanguageLink to={filmPath(film.id)}>
              <b>{film.name}</b>
              <span>{changed({ time: time(film.updated_at) })}</span>
            </LanguageLink>
          </li>
        ))}
      </ul>
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
