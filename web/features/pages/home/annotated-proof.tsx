import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import type { CSSProperties } from 'react';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { srcSetOf } from '../../../lib/picture-copies.ts';
import { PROOFS, type ProofNote } from './proof.ts';
import { filesOfSample, HERO } from './samples.ts';

/** How wide a phone shows the picture: in Chinese the title is beside it. */
/**
 * Declared smaller than shown: a drawing tolerates that, and one that fits into the initial congestion window
 * arrives a round trip earlier.
 */
const PHONE_SIZES = { en: 'calc(66vw - 26px)', zh: 'calc(100vw - 168px)' };

/** The hero's picture: numbers link the prompt's words to what they became, with notes in the margin. */
export function AnnotatedProof() {
  const { language } = useLanguage();
  const home = useAreaTexts(homeTexts);
  const { styles } = useMessages();
  const proof = PROOFS[language];
  const sample = HERO[language];
  const picture = filesOfSample(sample);
  const withMargin = language === 'en';
  return (
    <figure className={withMargin ? 'proof proof-margin' : 'proof'}>
      <div className="relative aspect-square">
        <img
          className="proof-picture"
          src={picture.file}
          srcSet={srcSetOf(picture)}
          sizes={`(min-width: 1200px) 480px, (min-width: 860px) 45vw, ${PHONE_SIZES[language]}`}
          alt={proof.alt}
          width={sample.width}
          height={sample.height}
          fetchPriority="high"
        />
        {withMargin && <Leaders notes={proof.notes} />}
        {proof.notes.map((note, index) => (
          <span
            key={note.words}
            aria-hidden
            className="proof-pin"
            style={{ left: `${note.x * 100}%`, top: `${note.y * 100}%` }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      {withMargin &&
        proof.notes.map((note) => (
          <p key={note.words} className="proof-note" style={{ '--level': note.level } as CSSProperties}>
            <b>{note.title}</b>
            <span>{note.note}</span>
          </p>
        ))}
      <figcaption className="slug">
        <b>{styles[sample.style]}</b>
        <span>{home.size(sample)}</span>
        <span>{home.engine}</span>
      </figcaption>
    </figure>
  );
}

/** Lines from the numbers to their notes; the drawing's units are thousandths of the picture's side. */
function Leaders({ notes }: { notes: readonly ProofNote[] }) {
  return (
    <svg className="proof-leaders" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {notes.map(({ words, x, y, level }) => {
        const bend = Math.max(x, 1 - Math.abs(y - level) - 0.04);
        const points = `${x * 1000},${y * 1000} ${bend * 1000},${level * 1000} 1018,${level * 1000}`;
        return <polyline key={words} points={points} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
}
