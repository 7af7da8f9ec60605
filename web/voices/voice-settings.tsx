import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import { SPEECH_SPEED, type SpeechLanguage } from '@inkreel/contract/speech.ts';
import { EMOTION_NAMES, PREVIEW_TEXTS, SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import { useId } from 'react';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { clockText } from '../video/core/clock-text.ts';
import { speechLength } from './core/speech-length.ts';
import type { VoiceChoice } from './core/voice-choice.ts';
import { previewKey, type usePreview } from './use-preview.ts';
import { PlayIcon } from './voice-row.tsx';

/** How the chosen voice is to speak, what it sounds like, and how long the real text will be. */
export function VoiceSettings({
  voice,
  choice,
  text,
  hasSpeed,
  preview,
  language,
  onChange,
  onUse,
}: {
  voice: OfferedVoice;
  choice: VoiceChoice;
  text: string | undefined;
  /** Whether the person may choose the speed. */
  hasSpeed: boolean;
  preview: ReturnType<typeof usePreview>;
  /** The language chosen in the index. */
  language: SpeechLanguage | undefined;
  onChange: (next: Pick<VoiceChoice, 'emotion'> | Pick<VoiceChoice, 'speed'>) => void;
  onUse: () => void;
}) {
  const texts = useAreaTexts(voicesTexts);
  const { language: shown } = useLanguage();
  const speedId = useId();
  const name = voice.name[shown];
  const key = previewKey(voice, language);
  const playing = preview.playing?.key === key ? preview.playing : undefined;
  const seconds = preview.fetched.get(key)?.seconds;
  const spoken = choice.language;
  const length = speechLength(text ?? '', choice.speed, spoken);
  return (
    <aside className="voices-chosen">
      <div className="voices-who">
        <b>{name}</b>
        <span>
          <b>{spoken ? SPEECH_LANGUAGE_NAMES[spoken][shown] : texts.anyLanguage}</b>
          <span>{texts.kinds[voice.kind]}</span>
        </span>
      </div>
      {voice.emotions.length > 1 && (
        <fieldset className="voices-emotions">
          <legend className="label">{texts.emotion}</legend>
          <div>
            {voice.emotions.map((emotion) => (
              <Chip
                key={emotion}
                pressed={(choice.emotion ?? 'neutral') === emotion}
                onClick={() => onChange({ emotion })}
              >
                {EMOTION_NAMES[emotion][shown]}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {hasSpeed && (
        <div className="voices-speed">
          <label className="label" htmlFor={speedId}>
            {texts.speed}
            <span className="label-fact">{texts.percent({ value: choice.speed })}</span>
          </label>
          <input
            id={speedId}
            type="range"
            min={voice.speeds.least}
            max={voice.speeds.most}
            step={SPEECH_SPEED.step}
            value={choice.speed}
            aria-valuetext={texts.percent({ value: choice.speed })}
            onChange={(event) => onChange({ speed: event.target.valueAsNumber })}
          />
          <p aria-hidden>
            <span>{voice.speeds.least}</span>
            <span>{voice.speeds.most}</span>
          </p>
        </div>
      )}
      <div className="voices-try">
        <p className="label">
          {texts.preview}
          <span className="label-fact">{texts.free}</span>
        </p>
        <p className="voices-said" lang={spoken}>
          {previewWords(voice, spoken) ?? (voice.preview === null ? texts.noPreview : texts.ofProvider)}
        </p>
        <Button
          size="small"
          disabled={voice.preview === null}
          onClick={() => (playing ? preview.stop() : void preview.play(voice, language))}
        >
          <PlayIcon playing={playing} />
          {playing ? texts.silence : texts.hear}
          {seconds !== undefined && <span className="voices-fact">{clockText(seconds * 1000)}</span>}
        </Button>
      </div>
      <div className="voices-use">
        {text !== undefined && text.trim() !== '' && (
          <p>
            <span>{texts.yourText({ characters: [...text].length })}</span>
            <i aria-hidden />
            <span>{texts.about({ time: clockText(length) })}</span>
          </p>
        )}
        <Button look="seal" size="large" onClick={onUse}>
          {texts.use({ name })}
        </Button>
      </div>
    </aside>
  );
}

/** What the preview says, if it is our own. */
function previewWords(voice: OfferedVoice, language: SpeechLanguage | undefined): string | undefined {
  if (voice.kind !== 'builtin' || voice.preview === null) return undefined;
  return PREVIEW_TEXTS[language ?? voice.languages[0] ?? 'en-US'];
}
