import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import { EMOTION_NAMES, SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import type { VoiceChoice } from './core/voice-choice.ts';
import type { VoicePurpose } from './use-voices.ts';

/** How a chosen voice speaks, in a line. */
export default function VoiceFacts({ value, purpose }: { value: VoiceChoice; purpose: VoicePurpose }) {
  const texts = useAreaTexts(voicesTexts);
  const { language: shown } = useLanguage();
  return [
    ...(value.language ? [SPEECH_LANGUAGE_NAMES[value.language][shown]] : []),
    ...(value.emotion ? [EMOTION_NAMES[value.emotion][shown]] : []),
    ...(purpose === 'speech' ? [texts.percent({ value: value.speed })] : []),
  ].join(' · ');
}
