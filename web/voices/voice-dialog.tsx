import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import type { Accent, SpeechLanguage } from '@inkreel/contract/speech.ts';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';
import { useUser } from '../lib/query.ts';
import { Dialog } from '../ui/dialog.tsx';
import { countLanguages, findVoices } from './core/find-voices.ts';
import { chooseVoice, type VoiceChoice, voiceKey } from './core/voice-choice.ts';
import { readStars, toggleStar } from './core/voice-stars.ts';
import { LanguageIndex } from './language-index.tsx';
import { usePreview } from './use-preview.ts';
import { useVoices, type VoicePurpose } from './use-voices.ts';
import { VoiceList } from './voice-list.tsx';
import { VoiceSettings } from './voice-settings.tsx';
import { VoiceTrouble } from './voice-trouble.tsx';
import './voices.css';
import { isOfInputMethod } from '../lib/input-method.ts';

const WIDTH = 1040;
const USUAL_SPEED = 100;

/** Choosing a voice: languages, the voices of one of them, and how the chosen one speaks. */
export function VoiceDialog({
  value,
  language: wanted,
  text,
  purpose,
  onChoose,
  onClose,
}: {
  value: VoiceChoice | undefined;
  language?: SpeechLanguage | undefined;
  text?: string | undefined;
  purpose: VoicePurpose;
  onChoose: (choice: VoiceChoice) => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(voicesTexts);
  const user = useUser();
  const query = useVoices(purpose);
  const preview = usePreview();
  const list = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState(value?.language ?? wanted);
  const [accent, setAccent] = useState<Accent>();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<OfferedVoice['kind']>();
  const [starsOnly, setStarsOnly] = useState(false);
  const [stars, setStars] = useState(() => readStars(localStorage, user?.id ?? ''));
  const [picked, setPicked] = useState<string | undefined>(
    value && voiceKey({ engine: value.engine, id: value.voice }),
  );
  const [wish, setWish] = useState<Pick<VoiceChoice, 'emotion' | 'speed'>>({
    speed: value?.speed ?? USUAL_SPEED,
    ...(value?.emotion ? { emotion: value.emotion } : {}),
  });
  const all = query.data?.voices ?? [];
  const counts = countLanguages(all);
  const inLanguage = findVoices(all, { language, accent, kind, search });
  const shown = starsOnly ? inLanguage.filter((voice) => stars.has(voiceKey(voice))) : inLanguage;
  const chosen = shown.find((voice) => voiceKey(voice) === picked) ?? shown[0];
  const choice =
    chosen && chooseVoice(chosen, { ...wish, ...(language && { language }), ...(accent && { accent }) });

  const star = (voice: OfferedVoice) => setStars(toggleStar(localStorage, user?.id ?? '', voiceKey(voice)));
  const pick = (voice: OfferedVoice) => setPicked(voiceKey(voice));
  const moveBy = (step: number) => {
    const at = chosen ? shown.indexOf(chosen) : -1;
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + step))];
    if (!next || next === chosen) return;
    pick(next);
    void preview.play(next, language);
    const row = list.current?.querySelector(`[data-key="${CSS.escape(voiceKey(next))}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // A person who types a search continues typing.
    if (!(document.activeElement instanceof HTMLInputElement))
      row?.querySelector<HTMLElement>('[role=radio]')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const isIn = (tags: string) => target instanceof HTMLElement && target.closest(tags) !== null;
    if (isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey || isIn('select')) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isIn('[type=range]'))
      moveBy(key === 'ArrowDown' ? 1 : -1);
    else if (key.toLowerCase() === 'f' && !isIn('input:not([type=range])') && chosen) star(chosen);
    else if (key === 'Enter' && !isIn('button:not([role=radio])') && choice) onChoose(choice);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onClose={onClose} title={texts.title} titleHidden closeLabel={texts.close} width={WIDTH}>
      <div className="voices" role="group" aria-label={texts.title} onKeyDown={onKeyDown}>
        <header className="voices-head">
          <h2 aria-hidden>{texts.title}</h2>
          <label className="voices-search">
            <Search size={16} strokeWidth={1.6} aria-hidden />
            <input
              className="input"
              type="search"
              value={search}
              placeholder={texts.search}
              aria-label={texts.search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
        </header>
        <LanguageIndex
          total={all.length}
          counts={counts}
          language={language}
          accent={accent}
          onPick={(nextLanguage, nextAccent) => {
            setLanguage(nextLanguage);
            setAccent(nextAccent);
          }}
        />
        <VoiceList
          list={list}
          voices={shown}
          total={inLanguage.length}
          chosen={chosen}
          language={language}
          stars={stars}
          starred={inLanguage.filter((voice) => stars.has(voiceKey(voice))).length}
          starsOnly={starsOnly}
          kind={kind}
          preview={preview}
          onStarsOnly={setStarsOnly}
          onKind={setKind}
          onPick={pick}
          onStar={star}
        >
          <VoiceTrouble
            query={query}
            isEmpty={shown.length === 0}
            starsOnly={starsOnly}
            failed={preview.failed}
          />
        </VoiceList>
        {chosen && choice && (
          <VoiceSettings
            voice={chosen}
            choice={choice}
            text={text}
            hasSpeed={purpose === 'speech'}
            preview={preview}
            language={language}
            onChange={(next) => setWish((before) => ({ ...before, ...next }))}
            onUse={() => onChoose(choice)}
          />
        )}
      </div>
    </Dialog>
  );
}
