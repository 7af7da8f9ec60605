import { listDocuments } from '@inkreel/contract/api/documents.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { useRoles } from '../roles/use-roles.ts';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { LastStory } from './last-story.tsx';
import { SampleStory } from './sample-story.tsx';
import { StoryRowList } from './story-rows.tsx';
import { Ways } from './ways.tsx';
import './story-home.css';

/** Characters that the overview shows. */
const CAST = 6;
const ROWS = 8;

/** `/story`: what the person worked on last, their other stories, and the ways to begin one. */
export default function StoryHomePage() {
  return (
    <StoryListFrame guest={<Ways />}>
      <Overview />
    </StoryListFrame>
  );
}

function Overview() {
  const texts = useAreaTexts(storyTexts);
  const query = useQuery({
    queryKey: ['documents', 'story'],
    queryFn: ({ signal }) => call(listDocuments, { query: { kind: 'story', limit: 100 }, signal }),
    staleTime: 0,
  });
  const { roles } = useRoles();
  if (query.data === undefined) return <LoadState query={query} />;
  const [last, ...others] = query.data.items;
  if (!last)
    return (
      <>
        <Ways />
        <SampleStory />
      </>
    );
  return (
    <>
      <LastStory key={last.id} story={last} />
      {others.length > 0 && (
        <section className="section">
          <header>
            <h2>{texts.tabs.scripts}</h2>
            {others.length > ROWS && (
              <LanguageLink className="link" to="/story/script-works">
                {texts.all({ count: query.data.items.length })}
              </LanguageLink>
            )}
          </header>
          <StoryRowList stories={others.slice(0, ROWS)} view="storyboard" />
        </section>
      )}
      {roles.length > 0 && (
        <section className="section">
          <header>
            <h2>{texts.tabs.roles}</h2>
            <p>{texts.castLine}</p>
            <LanguageLink className="link" to="/story/roles">
              {texts.all({ count: roles.length })}
            </LanguageLink>
          </header>
          <ul className="story-home-cast">
            {roles.slice(0, CAST).map(({ id, name, avatar, image_url }) => (
              <li key={id}>
                <LanguageLink to={`/story/role?id=${id}`}>
                  {(avatar ?? image_url) ? (
                    <img src={avatar ?? image_url ?? ''} alt="" loading="lazy" decoding="async" />
                  ) : (
                    <span aria-hidden />
                  )}
                  {name}
                </LanguageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SampleStory />
    </>
  );
}
