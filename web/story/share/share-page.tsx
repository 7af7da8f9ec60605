import { readShared, type SharedStory } from '@inkreel/contract/api/story-shares.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { call } from '../../lib/client.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Brand } from '../../shell/brand.tsx';
import { FILM_HASH } from './film-hash.ts';
import { SharePlain } from './share-plain.tsx';
import { SharedShot } from './shared-shot.tsx';
import { VerdictBar } from './verdict-bar.tsx';
import './share.css';

const FilmShare = lazyPart(() => import('../film/share/film-share.tsx'));

/** `/story/share#link`: a story for guests, who comment on its shots, approve it or ask for changes; `#film/link`: a film. */
export default function StorySharePage() {
  return (
    <>
      <header className="wrap py-4">
        <Brand />
      </header>
      <Content />
    </>
  );
}

function Content() {
  const [link, setLink] = useState<string>();
  // The link is behind `#`, which no server and no log sees.
  useEffect(() => {
    const read = () => setLink(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (link?.startsWith(FILM_HASH))
    return (
      <Suspense>
        <FilmShare link={link.slice(FILM_HASH.length)} />
      </Suspense>
    );
  return <SharedByLink link={link} />;
}

function SharedByLink({ link }: { link: string | undefined }) {
  const query = useQuery({
    queryKey: ['shared-story', link],
    enabled: link !== undefined && link !== '',
    retry: false,
    queryFn: ({ signal }) => call(readShared, { body: { link: link ?? '' }, signal }),
  });
  if (query.data && link)
    return <Shared story={query.data} link={link} onChange={() => void query.refetch()} />;
  return <SharePlain link={link} query={query} />;
}

function Shared({ story, link, onChange }: { story: SharedStory; link: string; onChange: () => void }) {
  const texts = useAreaTexts(storyShareTexts);
  const { date } = useLanguage();
  const { shots, comments, revision } = story;
  const [name, setName] = useState('');
  const ofStory = comments.filter(({ shot }) => shot === null);
  return (
    <main id="content" tabIndex={-1} className="wrap shared-story" lang={story.language}>
      <header>
        <h1>{story.name}</h1>
        <p>{texts.lead}</p>
        <p className="note">
          <span>
            {texts.shots({ count: shots.length, missing: shots.filter(({ image }) => !image).length })}
          </span>
          <span>{texts.version({ revision, day: date(story.changed_at) })}</span>
          <span>{texts.until({ day: date(story.expires_at) })}</span>
        </p>
      </header>
      {ofStory.length > 0 && (
        <ul className="shared-verdicts">
          {ofStory.map(({ id, name: by, text, verdict, revision: about }) => (
            <li key={id} data-verdict={verdict}>
              <b>
                {verdict === 'approved'
                  ? texts.approved({ name: by, revision: about })
                  : texts.asked({ name: by, revision: about })}
              </b>
              {text !== '' && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
      <ol className="shared-shots">
        {shots.map((shot, at) => (
          <SharedShot
            key={shot.id}
            shot={shot}
            isFirst={shots[at - 1]?.scene !== shot.scene}
            comments={comments.filter(({ shot: about }) => about === shot.id)}
            link={link}
            revision={revision}
            name={name}
            onName={setName}
            onPosted={onChange}
          />
        ))}
      </ol>
      <VerdictBar link={link} revision={revision} name={name} onName={setName} onChange={onChange} />
    </main>
  );
}
