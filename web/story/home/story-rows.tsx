import { listDocuments } from '@inkreel/contract/api/documents.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { type StoryView, storyPath } from '../head.ts';

/** The stories that the person sees, newest first; each leads to a view of it. */
export function StoryRows({ view }: { view: StoryView }) {
  const texts = useAreaTexts(storyTexts);
  const query = useQuery({
    queryKey: ['documents', 'story'],
    queryFn: ({ signal }) => call(listDocuments, { query: { kind: 'story', limit: 100 }, signal }),
    staleTime: 0,
  });
  if (query.data === undefined) return <LoadState query={query} />;
  if (query.data.items.length === 0) return <p className="py-6 text-ink-2">{texts.none}</p>;
  return <StoryRowList stories={query.data.items} view={view} />;
}

export function StoryRowList({
  stories,
  view,
}: {
  stories: readonly { id: string; name: string; updated_at: string }[];
  view: StoryView;
}) {
  const texts = useAreaTexts(storyTexts);
  const { time } = useLanguage();
  return (
    <ul className="story-rows">
      {stories.map((story) => (
        <li key={story.id}>
          <LanguageLink to={storyPath(story.id, view)}>
            <b>{story.name}</b>
            <span>{texts.changed({ time: time(story.updated_at) })}</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
