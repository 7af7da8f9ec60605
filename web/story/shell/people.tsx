import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { use } from 'react';
import { Others, useNamesAt } from '../../documents/parts/use-presence.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';

const NOBODY: ReadonlyMap<string, PresenceEvent> = new Map();

/** The others who have the story open, each with the page of it that they are on. */
export function People() {
  const { bar, people: texts } = useAreaTexts(storyTexts);
  const others = useStore(use(Others), NOBODY);
  const people = [...new Map([...others.values()].map((each) => [each.user_id, each])).values()];
  if (people.length === 0) return null;
  const pageOf = (view: string) => (Object.hasOwn(bar, view) ? bar[view as 'script'] : '');
  return (
    <ul className="story-people" aria-label={texts.label}>
      {people.map(({ user_id, name, view }) => {
        const where = texts.where({ name, page: pageOf(view) });
        return (
          <li key={user_id} title={where}>
            <span aria-hidden>{[...name.trim()][0]?.toUpperCase() ?? '?'}</span>
            <span className="sr-only">{where}</span>
          </li>
        );
      })}
    </ul>
  );
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
