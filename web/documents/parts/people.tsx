import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { use } from 'react';
import { useStore } from '../../lib/store.ts';
import { personColour } from './person-colour.ts';
import { Others } from './use-presence.tsx';
import './people.css';

const NOBODY: ReadonlyMap<string, PresenceEvent> = new Map();

/**
 * The others who have the document open, each by the first letter of the name.
 * @param where what is said of where somebody is
 */
export function People({ label, where }: { label: string; where: (person: PresenceEvent) => string }) {
  const others = useStore(use(Others), NOBODY);
  const people = [...new Map([...others.values()].map((each) => [each.user_id, each])).values()];
  if (people.length === 0) return null;
  return (
    <ul className="document-people" aria-label={label}>
      {people.map((person) => (
        <li key={person.user_id} title={where(person)} data-person={personColour(person.user_id)}>
          <span aria-hidden>{[...person.name.trim()][0]?.toUpperCase() ?? '?'}</span>
          <span className="sr-only">{where(person)}</span>
        </li>
      ))}
    </ul>
  );
}
