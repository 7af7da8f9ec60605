import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import type { ScriptPart } from '@inkreel/contract/script/split.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { NameMark } from '../storyboard/speaker-line.tsx';
import type { Start } from './use-start.ts';

/** Guesses that are shown at a time. */
const SHOWN = 5;
/** Speakers that are offered for one. */
const OFFERED = 4;

/** Speeches whose speaker is a guess, to be confirmed one by one. */
export function GuessList({ start }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { guesses } = start;
  return (
    <section className="create-guesses" data-testid="guesses">
      <h2>
        {texts.guessesTitle}
        <small>{texts.guessesLeft({ count: guesses.length })}</small>
      </h2>
      {guesses.slice(0, SHOWN).map((part) => (
        <Guess key={part.from} part={part} start={start} />
      ))}
    </section>
  );
}

function Guess({ part, start }: { part: ScriptPart; start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { split, confirmation, confirm } = start;
  const [isOther, setIsOther] = useState(false);
  const speakers = split.speakers.map(({ name }) => name);
  const offered = [...new Set([...(part.speaker ? [part.speaker] : []), ...speakers])].slice(0, OFFERED);
  const scene = split.scenes.findIndex(({ parts }) => parts.some(({ from }) => from === part.from)) + 1;
  const choose = (name: string) => {
    if (name.trim() !== '') confirm({ said: { ...confirmation.said, [part.from]: name.trim() } });
  };
  const show = () => document.getElementById(`speech-${part.from}`)?.scrollIntoView({ block: 'center' });
  return (
    <div className="create-guess">
      <button type="button" className="create-quote" onClick={show}>
        “{part.text.length > 90 ? `${part.text.slice(0, 88)}…` : part.text}”
        <small>{texts.guessScene({ scene })}</small>
      </button>
      <div role="group" aria-label={texts.guessesTitle}>
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === part.speaker}
            onClick={() => choose(name)}
          >
            <NameMark name={name} speakers={speakers} />
            {name}
          </button>
        ))}
        {isOther ? (
          <input
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field.
            autoFocus
            className="create-name"
            aria-label={texts.whoElse}
            maxLength={80}
            onBlur={(event) => choose(event.target.value)}
            onKeyDown={(event) =>
              event.key === 'Enter' && !event.nativeEvent.isComposing && choose(event.currentTarget.value)
            }
          />
        ) : (
          <button type="button" className="chip" onClick={() => setIsOther(true)}>
            {texts.someoneElse}
          </button>
        )}
      </div>
    </div>
  );
}
