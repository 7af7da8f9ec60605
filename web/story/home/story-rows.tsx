import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { DocumentCover } from '../../documents/document-cover.tsx';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { type StoryView, storyPath } from '../head.ts';

/** Stories with their covers; each leads to a view of it. */
export function StoryRowList({
  stories,
  view,
}: {
  stories: readonly { id: string; name: string; updated_at: string; cover: string | null }[];
  view: StoryView;
}) {
  const texts = useAreaTexts(storyTexts);
  const { time } = useLanguage();
  return (
    <ul className="story-rows">
      {stories.map((story) => (
        <li key={story.id}>
          <LanguageLink to={storyPath(story.id, view)}>
            <DocumentCover url={story.cover} />
            <b>{story.name}</b>
            <span>{texts.changed({ time: time(story.updated_at) })}</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
