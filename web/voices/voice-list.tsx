import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import type { ReactNode, RefObject } from 'react';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { voiceKey } from './core/voice-choice.ts';
import { previewKey, type usePreview } from './use-preview.ts';
import { VoiceRow } from './voice-row.tsx';

const KINDS = ['hosted', 'own', 'builtin'] as const;

/** The voices that match, with the filters above. */
export function VoiceList({
  list,
  voices,
  total,
  chosen,
  language,
  stars,
  starred,
  starsOnly,
  kind,
  preview,
  onStarsOnly,
  onKind,
  onPick,
  onStar,
  children,
}: {
  list: RefObject<HTMLDivElement | null>;
  voices: readonly OfferedVoice[];
  /** Including those without a star. */
  total: number;
  chosen: OfferedVoice | undefined;
  language: SpeechLanguage | undefined;
  stars: ReadonlySet<string>;
  starred: number;
  starsOnly: boolean;
  kind: OfferedVoice['kind'] | undefined;
  preview: ReturnType<typeof usePreview>;
  onStarsOnly: (only: boolean) => void;
  onKind: (kind: OfferedVoice['kind'] | undefined) => void;
  onPick: (voice: OfferedVoice) => void;
  onStar: (voice: OfferedVoice) => void;
  /** What is shown instead of voices, or above them. */
  children: ReactNode;
}) {
  const texts = useAreaTexts(voicesTexts);
  const { number } = useLanguage();
  const tab = (only: boolean, name: string, count: number) => (
    <button type="button" aria-pressed={starsOnly === only} onClick={() => onStarsOnly(only)}>
      {name} <span>{number(count)}</span>
    </button>
  );
  return (
    <div className="voices-middle">
      <div className="voices-bar">
        {tab(false, texts.all, total)}
        {tab(true, texts.stars, starred)}
        <select
          aria-label={texts.kind}
          value={kind ?? ''}
          onChange={({ target }) => onKind(KINDS.find((each) => each === target.value))}
        >
          <option value="">{texts.kinds.any}</option>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {texts.kinds[each]}
            </option>
          ))}
        </select>
      </div>
      <div ref={list} className="voices-list" role="radiogroup" aria-label={texts.list}>
        {children}
        {voices.map((voice) => {
          const key = previewKey(voice, language);
          return (
            <VoiceRow
              key={voiceKey(voice)}
              voice={voice}
              isChosen={voice === chosen}
              isStarred={stars.has(voiceKey(voice))}
              peaks={preview.fetched.get(key)?.peaks}
              playing={preview.playing?.key === key ? preview.playing : undefined}
              onPick={() => onPick(voice)}
              onStar={() => onStar(voice)}
              onPlay={() => {
                onPick(voice);
                if (preview.playing?.key === key) preview.stop();
                else void preview.play(voice, language);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
