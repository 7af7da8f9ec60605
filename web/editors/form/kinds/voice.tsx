import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { SPEECH_LANGUAGES } from '@inkreel/contract/speech.ts';
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import type { SpeakerVoice } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { chooseVoice } from '../../../voices/core/voice-choice.ts';
import { useVoices } from '../../../voices/use-voices.ts';
import { VoicePicker } from '../../../voices/voice-picker.tsx';
import type { ControlProps } from './kind-view.tsx';

const USUAL_SPEED = 100;

/** The voice of all lines. One that does not speak the chosen language is dropped. */
export default function VoiceControl({ field, values, change }: ControlProps<FieldKinds['voice']>) {
  const { language: shown } = useLanguage();
  const { name, of } = field;
  const { label, hint } = field.text[shown];
  const to = String(values[of] ?? '');
  const language = SPEECH_LANGUAGES.find((each) => each.startsWith(`${to}-`));
  const voices = useVoices('dubbing').data?.voices;
  const speaks = ({ languages }: OfferedVoice) =>
    languages.length === 0 || languages.some((each) => each.startsWith(`${to}-`));
  const offered = (wanted: unknown) => voices?.find((each) => each.id === wanted && speaks(each));
  const choiceOf = (wanted: unknown) => {
    const found = offered(wanted);
    return found && chooseVoice(found, { ...(language && { language }), speed: USUAL_SPEED });
  };
  const lines = (values['lines'] ?? []) as readonly SubtitleLine[];
  const speakers = [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))];
  const ofSpeakers = (values['voices'] ?? []) as readonly SpeakerVoice[];
  const kept = ofSpeakers.filter(
    ({ speaker, voice }) => speakers.includes(speaker) && (voices === undefined || offered(voice)),
  );
  const isLost =
    voices !== undefined &&
    ((values[name] !== undefined && !offered(values[name])) || kept.length < ofSpeakers.length);
  useEffect(() => {
    if (!isLost) return;
    change({ [name]: offered(values[name])?.id, voices: kept.length > 0 ? kept : undefined });
  });
  return (
    <div>
      <span className="label">{label}</span>
      <VoicePicker
        purpose="dubbing"
        value={choiceOf(values[name])}
        language={language}
        onChoose={({ voice }) => change({ [name]: voice })}
      />
      {speakers.map((speaker) => (
        <div key={speaker} className="mt-3">
          <span className="label">{speaker}</span>
          <VoicePicker
            purpose="dubbing"
            value={choiceOf(kept.find((each) => each.speaker === speaker)?.voice ?? values[name])}
            language={language}
            onChoose={({ voice }) =>
              change({ voices: [...kept.filter((each) => each.speaker !== speaker), { speaker, voice }] })
            }
          />
        </div>
      ))}
      <p className="note">{hint}</p>
    </div>
  );
}
