import { deleteVideoWork, listVideoWorks, type VideoWork } from '@inkreel/contract/api/films.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { RESULTS_KEY } from '../../runs/run-store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { clockOf } from '../shell/story-view.ts';
import './film-works.css';

/** Under the key of results: read again when a run ends. */
const WORKS_KEY = [...RESULTS_KEY, 'films'];
const PAGE = 20;

/** Films that the server has exported, newest first; nothing as long as there are none. */
export function FilmWorks() {
  const { works: texts } = useAreaTexts(filmTexts);
  const { shell } = useMessages();
  const query = useInfiniteQuery({
    queryKey: WORKS_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listVideoWorks, {
        query: { limit: PAGE, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (query.data === undefined)
    return query.isError ? <Button onClick={() => void query.refetch()}>{shell.retry}</Button> : null;
  const works = query.data.pages.flatMap(({ items }) => items);
  if (works.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <h2 className="film-works-title">{texts.title}</h2>
      <ul className="film-works">
        {works.map((work) => (
          <li key={work.id}>
            <Work work={work} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="mt-6"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </section>
  );
}

function Work({ work }: { work: VideoWork }) {
  const { works: texts, exporting } = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(deleteVideoWork, { params: { id: work.id } });
      toast(texts.deleted);
      await client.invalidateQueries({ queryKey: RESULTS_KEY });
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <article aria-label={work.title}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the picture */}
      <video
        controls
        playsInline
        preload={work.cover === null ? 'metadata' : 'none'}
        src={work.url}
        {...(work.cover === null ? {} : { poster: work.cover })}
        aria-label={exporting.play}
      />
      <h3>{work.title}</h3>
      <p className="film-work-facts">
        {work.resolution.replace('x', ' × ')} · {clockOf(work.seconds)}
      </p>
      {work.description !== '' && <p className="film-work-about">{work.description}</p>}
      <div className="film-work-verbs">
        <a className={buttonClass({ size: 'small' })} href={work.url} download={`${work.title}.mp4`}>
          {exporting.download}
        </a>
        <Button size="small" disabled={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
    </article>
  );
}
