import { PROMPT_CHARACTERS, SIGN_UP_GIFT_POINTS } from '@inkreel/contract/limits.ts';
import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { Palette, Square } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { GENERATOR } from '../../../generator.static.ts';
import { isEnter } from '../../../lib/input-method.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import type { EditorState } from '../../../runs/editor-state.ts';
import { Button } from '../../../ui/button.tsx';
import { cutPrompt, PROOFS } from './proof.ts';
import { HERO } from './samples.ts';

const FIELD_ID = 'hero-prompt';

const field = () => document.querySelector<HTMLTextAreaElement>(`#${FIELD_ID}`);

/**
 * Makes a prerendered field ignore what scripts write into it. React writes its value while it hydrates, which would
 * replace text that is being typed, and drop the caret and the selection.
 */
function shield(box: HTMLTextAreaElement): void {
  for (const property of ['value', 'defaultValue'] as const) {
    const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, property);
    Object.defineProperty(box, property, {
      configurable: true,
      get: () => native?.get?.call(box),
      set: () => {
        // Ignored.
      },
    });
  }
}

function unshield(box: HTMLTextAreaElement): void {
  for (const property of ['value', 'defaultValue']) Reflect.deleteProperty(box, property);
}

// When this module is loaded, the field exists only if the page was prerendered.
if (typeof document !== 'undefined') {
  const box = field();
  if (box) shield(box);
}

/**
 * The prompt box of the hero: until it is touched it shows the proof's own prompt with its words numbered. Its button
 * starts the run in the generator. It is a plain form, so that it works before the scripts have loaded.
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
    const box = field();
    if (!box) return;
    unshield(box);
    setPrompt(box.value);
  }, []);
  const [touched, setTouched] = useState(false);
  const { points } = GENERATOR;
  const isSample = prompt === sample.prompt[language];
  const start = () => {
    const input = { prompt, ...(isSample && { style: sample.style }) };
    void navigate(localPath(GENERATOR.editor), { state: { input, start: { points } } satisfies EditorState });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
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
        <input type="hidden" name="start" value={points} />
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
