import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { listFiles } from '@inkreel/contract/api/storage.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useResults } from '../../../runs/use-results.ts';
import { Button } from '../../../ui/button.tsx';
import { FileThumbnail } from '../../../ui/file-thumbnail.tsx';
import type { FilmEditing } from '../film-editing.ts';
import { mediaOfResult, mediaOfUpload } from './film-media.ts';
import { MediaTile } from './media-tile.tsx';
import { StoryShots } from './story-shots.tsx';
import { UploadButton } from './upload-button.tsx';
import { useMediaUpload } from './use-media-upload.ts';

const PAGE = 40;
const SHELVES = ['story', 'uploads', 'creations'] as const;
const RESULTS = {};

/** What can be put into the film: shots of its story, uploads, and what was made. */
export function MediaPanel({ film }: { film: FilmEditing }) {
  const { media: texts } = useAreaTexts(filmTexts);
  const isOfStory = film.view.get().head?.story !== undefined;
  const [shelf, setShelf] = useState<(typeof SHELVES)[number]>(isOfStory ? 'story' : 'uploads');
  return (
    <>
      <div className="film-tabs" role="tablist" aria-label={texts.label}>
        {SHELVES.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === shelf}
            onClick={() => setShelf(each)}
          >
            {texts[each]}
          </button>
        ))}
      </div>
      {shelf === 'uploads' && <Uploads film={film} />}
      {shelf === 'creations' && <Creations film={film} />}
      {shelf === 'story' &&
        (isOfStory ? <StoryShots film={film} /> : <p className="film-note">{texts.noStory}</p>)}
    </>
  );
}

function Uploads({ film }: { film: FilmEditing }) {
  const { media: texts } = useAreaTexts(filmTexts);
  const upload = useMediaUpload(film);
  const query = useInfiniteQuery({
    queryKey: ['film-uploads'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(listFiles, { query: { limit: PAGE, ...(before ? { before } : {}) }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const files = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <div className="film-panel-head">
        <UploadButton upload={upload} label={texts.add} accept="image/*,video/*,audio/*" />
      </div>
      {query.data && files.length === 0 && <p className="film-note">{texts.noUploads}</p>}
      <ul className="film-media">
        {files.map((file) => (
          <MediaTile
            key={file.id}
            name={file.name}
            used={film.usesFile(file.id)}
            picture={<Thumbnail file={{ ...file, url: file.path }} />}
            onPut={() => film.addMedia(mediaOfUpload(file, file.name))}
          />
        ))}
      </ul>
      {query.hasNextPage && <More onMore={() => void query.fetchNextPage()} />}
    </>
  );
}

function Creations({ film }: { film: FilmEditing }) {
  const { media: texts, clips } = useAreaTexts(filmTexts);
  const list = useResults(RESULTS, PAGE);
  const results = list.results.filter(({ file }) => /^(?:image|audio|video)\//u.test(file.content_type));
  return (
    <>
      {list.loaded && results.length === 0 && <p className="film-note">{texts.noCreations}</p>}
      <ul className="film-media">
        {results.map(({ id, file, prompt }) => {
          const name = prompt?.slice(0, 80) || clips[file.kind];
          return (
            <MediaTile
              key={id}
              name={name}
              used={false}
              picture={<Thumbnail file={file} />}
              onPut={() => film.attempt(async () => film.addMedia(await mediaOfResult(file, name)))}
            />
          );
        })}
      </ul>
      {list.hasMore && <More onMore={list.loadMore} />}
    </>
  );
}

function Thumbnail({ file }: { file: MediaFile }) {
  if (file.kind === 'audio')
    return (
      <span className="film-media-sound">
        <AudioLines size={24} strokeWidth={1.5} aria-hidden />
      </span>
    );
  return <FileThumbnail file={file} alt="" />;
}

function More({ onMore }: { onMore: () => void }) {
  const { media: texts } = useAreaTexts(filmTexts);
  return (
    <Button size="small" className="mx-3.5 mb-3.5" onClick={onMore}>
      {texts.more}
    </Button>
  );
}
