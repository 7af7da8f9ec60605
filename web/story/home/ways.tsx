import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { ArrowRight } from 'lucide-react';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';

const WAYS = [
  ['text', '/story/create'],
  ['prompt', '/story/create#prompt'],
  ['pictures', '/story/create#pictures'],
] as const;

/** The ways to begin a story, for somebody who has none yet. */
export function Ways() {
  const { ways } = useAreaTexts(storyTexts);
  return (
    <section className="story-ways">
      <div>
        <h2>{ways.title}</h2>
        <p>{ways.lead}</p>
      </div>
      <ol>
        {WAYS.map(([name, to], at) => (
          <li key={name}>
            <LanguageLink to={to}>
              <span aria-hidden>{at + 1}</span>
              <span>
                <b>{ways[name].title}</b>
                <small>{ways[name].line}</small>
              </span>
              <ArrowRight size={18} strokeWidth={1.6} aria-hidden />
            </LanguageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
