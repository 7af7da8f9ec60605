import { SPEECH_LANGUAGES } from '@inkreel/contract/speech.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { chooseVoice } from '../../../voices/core/voice-choice.ts';
import { useVoices } from '../../../voices/use-voices.ts';
import { VoicePicker } from '../../../voices/voice-picker.tsx';
import type { ControlProps } from './kind-view.tsx';

const USUAL_SPEED = 100;

/** The voice of all lines. One that does not speak the chosen language is forgotten. */
export default function VoiceControl({ field, values, change }: ControlProps<FieldKinds['voice']>) {
  const { language: shown } = useLanguage();
  const { name, of } = field;
  const { label, hint } = field.text[shown];
  const to = String(values[of] ?? '');
  const language = SPEECH_LANGUAGES.find((each) => each.startsWith(`${to}-`));
  const voices = useVoices('dubbing').data?.voices;
  const chosen = voices?.find(({ id }) => id === values[name]);
  const speaks =
    chosen && (chosen.languages.length === 0 || chosen.languages.some((each) => each.startsWith(`${to}-`)));
  const isLost = voices !== undefined && values[name] !== undefined && !speaks;
  useEffect(() => {
    if (isLost) change({ [name]: undefined });
  }, [isLost, change, name]);
  return (
    <div>
      <span className="label">{label}</span>
      <VoicePicker
        purpose="dubbing"
        value={
          chosen && speaks
            ? chooseVoice(chosen, { ...(language && { language }), speed: USUAL_SPEED })
            : undefined
        }
        language={language}
        onChoose={({ voice }) => change({ [name]: voice })}
      />
      <p className="note">{hint}</p>
    </div>
  );
}
