import { PROMPT_CHARACTERS, SIGN_UP_GIFT_POINTS } from '@inkreel/contract/limits.ts';
import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { Palette, Square } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { editorPath, GENERATOR } from './editor-path.ts';
import { cutPrompt, PROOFS } from './proof.ts';
import { HERO } from './samples.ts';

const FIELD_ID = 'hero-prompt';

/**
 * Text typed before hydration, which replaces the box's content with React's: recorded here from module load
 * to the first render in the browser, and then restored.
 */
let early: string | undefined;
const field = () => document.querySelector<HTMLTextAreaElement>(`#${FIELD_ID}`);
const noteEarly = () => {
  early = field()?.value;
};
if (typeof document !== 'undefined') {
  const box = field();
  if (box && box.value !== box.defaultValue) early = box.value;
  document.addEventListener('input', noteEarly, true);
}

/**
 * The prompt box of the hero: until it is touched it shows the proof's own prompt with its words numbered. It is a
 * plain form that opens the generator, so that it works before the scripts have loaded.
 */
export function HeroPrompt() {
  const { language } = useLanguage();
  const home = useAreaTexts(homeTexts);
  const { styles } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const sample = HERO[language];
  const [prompt, setPrompt] = useState(sample.prompt[language]);
  useLayoutEffect(() => {
    document.removeEventListener('input', noteEarly, true);
    if (early !== undefined) setPrompt(early);
    early = undefined;
  }, []);
  const [touched, setTouched] = useState(false);
  const { points } = GENERATOR;
  const isSample = prompt === sample.prompt[language];
  const start = () => {
    const style = isSample ? sample.style : undefined;
    void navigate(localPath(editorPath({ prompt, ...(style && { style }) })));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    start();
  };
  return (
    <>
      <form
        className="brief"
        action={localPath(GENERATOR.editor)}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <label className="sr-only" htmlFor={FIELD_ID}>
          {home.prompt}
        </label>
        <div className="relative">
          <textarea
            id={FIELD_ID}
            name="prompt"
            className="brief-text"
            data-shown={touched || !isSample ? '' : undefined}
            rows={3}
            maxLength={PROMPT_CHARACTERS}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            onFocus={() => setTouched(true)}
            onBlur={() => setTouched(false)}
            onKeyDown={onKeyDown}
          />
          <p aria-hidden className="brief-text brief-proof">
            {cutPrompt(sample.prompt[language], PROOFS[language].notes).map((piece) =>
              piece.number === undefined ? (
                piece.text
              ) : (
                <span key={piece.number}>
                  <u>{piece.text}</u>
                  <sup>{piece.number}</sup>
                </span>
              ),
            )}
          </p>
        </div>
        <div className="brief-foot">
          <span className="brief-fact">
            <Square size={14} strokeWidth={1.6} aria-hidden />
            1:1
          </span>
          {isSample && (
            <span className="brief-fact">
              <Palette size={14} strokeWidth={1.6} aria-hidden />
              {styles[sample.style]}
            </span>
          )}
          <span className="brief-fact">{home.onePicture}</span>
          <Button type="submit" look="seal" className="ml-auto" stub={home.price({ points })}>
            {home.draw}
          </Button>
        </div>
      </form>
      <p className="note mt-4">
        {home.gift({ points: SIGN_UP_GIFT_POINTS, pictures: Math.floor(SIGN_UP_GIFT_POINTS / points) })}
      </p>
    </>
  );
}
