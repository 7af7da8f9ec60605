import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { People } from '../../documents/parts/people.tsx';
import { useNamesAt } from '../../documents/parts/use-presence.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';

/** The others who have the story open, each with the page of it that they are on. */
export function StoryPeople() {
  const { bar, people: texts } = useAreaTexts(storyTexts);
  const pageOf = (view: string) => (Object.hasOwn(bar, view) ? bar[view as 'script'] : '');
  return <People label={texts.label} where={({ name, view }) => texts.where({ name, page: pageOf(view) })} />;
}

/** Who else works on a part, on the part itself. */
export function PeopleAt({ part }: { part: string }) {
  const { people: texts } = useAreaTexts(storyTexts);
  const names = useNamesAt(part);
  return names === '' ? null : (
    <span className="story-people-at" title={texts.at({ names })}>
      {names}
    </span>
  );
}
