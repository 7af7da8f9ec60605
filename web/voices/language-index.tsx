import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import type { Accent, SpeechLanguage } from '@inkreel/contract/speech.ts';
import { ACCENT_NAMES, SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import { useEffect, useRef } from 'react';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import type { LanguageCount } from './core/find-voices.ts';

/** Languages with how many voices speak them; local accents under Mandarin. */
export function LanguageIndex({
  total,
  counts,
  language,
  accent,
  onPick,
}: {
  total: number;
  counts: readonly LanguageCount[];
  language: SpeechLanguage | undefined;
  accent: Accent | undefined;
  onPick: (language: SpeechLanguage | undefined, accent?: Accent) => void;
}) {
  const texts = useAreaTexts(voicesTexts);
  const { language: shown, number } = useLanguage();
  const nav = useRef<HTMLElement>(null);
  const isThere = counts.length > 0;
  // On phones the languages are a row, of which only the beginning fits.
  useEffect(() => {
    if (isThere)
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isThere]);
  const entry = (name: string, count: number, [of, accentOf]: [SpeechLanguage | undefined, Accent?]) => (
    <button
      key={`${of}-${accentOf}`}
      type="button"
      data-accent={accentOf !== undefined}
      aria-current={of === language && accentOf === accent ? 'true' : undefined}
      onClick={() => onPick(of, accentOf)}
    >
      <span>{name}</span>
      <i aria-hidden />
      <span className="voices-count">{number(count)}</span>
    </button>
  );
  return (
    <nav ref={nav} className="voices-index" aria-label={texts.languages}>
      {entry(texts.allLanguages, total, [undefined])}
      {counts.flatMap(({ language: of, count, accents }) => [
        entry(SPEECH_LANGUAGE_NAMES[of][shown], count, [of]),
        ...accents.map((each) => entry(ACCENT_NAMES[each.accent][shown], each.count, [of, each.accent])),
      ])}
    </nav>
  );
}
