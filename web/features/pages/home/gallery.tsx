import { LanguageLink } from '../../../lib/language-link.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Print } from '../../../ui/print.tsx';
import { editorPath } from './editor-path.ts';
import { GALLERY } from './samples.ts';

/** Pictures of the built-in engine with the words that made them; each opens the editor with its words. */
export function Gallery() {
  const { language } = useLanguage();
  const { home, tools } = useMessages();
  return (
    <section className="section">
      <header>
        <h2>{home.gallery.title}</h2>
        <p>{home.gallery.lead}</p>
      </header>
      <ul className="gallery">
        {GALLERY.map((sample) => (
          <li key={sample.id}>
            <LanguageLink to={editorPath({ prompt: sample.prompt[language], style: sample.style })}>
              <Print
                src={`/samples/home/${sample.id}.webp`}
                alt=""
                width={sample.width}
                height={sample.height}
                title={sample.prompt[language]}
                facts={[tools.styles[sample.style]]}
              />
            </LanguageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
