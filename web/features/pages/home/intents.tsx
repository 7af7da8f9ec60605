import { LanguageLink } from '../../../lib/language-link.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { editorPath, GENERATOR } from './editor-path.ts';
import { INTENTS } from './samples.ts';

/** Jobs to start from: each opens the tool with words that can be run at once. */
export function Intents() {
  const { language } = useLanguage();
  const { home } = useMessages();
  return (
    <section className="section">
      <header>
        <h2>{home.intents.title}</h2>
        <p>{home.intents.lead}</p>
      </header>
      <ul className="index">
        {INTENTS.map((intent) => (
          <li key={intent.id}>
            <LanguageLink to={editorPath({ prompt: intent.prompt[language], style: intent.style })}>
              <img
                src={`/samples/home/${intent.id}.webp`}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                decoding="async"
              />
              <span>
                <span className="index-title">{intent.job[language]}</span>
                <span className="leader">
                  <span>{GENERATOR.name[language]}</span>
                  <span>{home.price({ points: GENERATOR.points })}</span>
                </span>
              </span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
