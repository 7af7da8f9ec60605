import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { srcSetOf } from '../../../lib/picture-copies.ts';
import { Print } from '../../../ui/print.tsx';
import { editorPath } from './editor-path.ts';
import { filesOfSample, GALLERY, type Sample } from './samples.ts';

/** Pictures of the built-in engine with the words that made them; each opens the editor with its words. */
export function Gallery() {
  const { language } = useLanguage();
  const home = useAreaTexts(homeTexts);
  const { styles } = useMessages();
  return (
    <section className="section">
      <header>
        <h2>{home.gallery.title}</h2>
        <p>{home.gallery.lead}</p>
      </header>
      <ul className="gallery">
        {GALLERY.map((sample) => (
          <li key={sample.id}>
            <LanguageLink
              to={editorPath({
                prompt: sample.prompt[language],
                ...(sample.style && { style: sample.style }),
              })}
            >
              <Print
                src={filesOfSample(sample).file}
                srcSet={srcSetOf(filesOfSample(sample))}
                sizes={sizesOf(sample)}
                alt=""
                width={sample.width}
                height={sample.height}
                title={sample.prompt[language]}
                facts={sample.style ? [styles[sample.style]] : []}
              />
            </LanguageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * How wide a picture is drawn before its frame cuts it (home.css): frames are 264 pixels high, and on phones square and
 * half the screen wide.
 */
function sizesOf({ width, height }: Sample): string {
  const ratio = Math.max(1, width / height);
  return `(min-width: 860px) ${Math.round(264 * ratio)}px, calc(${ratio.toFixed(2)} * (50vw - 26px))`;
}
