import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import { EMOTION_NAMES, SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import { AudioLines } from 'lucide-react';
import { Suspense, useState } from 'react';
import { askToSignIn } from '../lib/dialogs.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useSignedIn } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import type { VoiceChoice } from './core/voice-choice.ts';
import type { VoicePurpose } from './use-voices.ts';
import './voice-picker.css';

const VoiceDialog = lazyPart(async () => ({ default: (await import('./voice-dialog.tsx')).VoiceDialog }));

export interface VoicePickerProps {
  /** Undefined while the engine chooses by the text's language. */
  value: VoiceChoice | undefined;
  onChoose: (choice: VoiceChoice) => void;
  /** What is spoken in: voices of this language are shown first. */
  language?: SpeechLanguage | undefined;
  /** What will be said, to tell how long it takes. */
  text?: string | undefined;
  disabled?: boolean;
  /** What it speaks for: the lines of a video are fitted to their times. */
  purpose?: VoicePurpose;
}

/** The chosen voice in a row, and the dialog in which another one is chosen. */
export function VoicePicker({
  value,
  onChoose,
  language,
  text,
  disabled = false,
  purpose = 'speech',
}: VoicePickerProps) {
  const texts = useAreaTexts(voicesTexts);
  const { language: shown } = useLanguage();
  const signedIn = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (signedIn || (await askToSignIn())) setOpen(true);
  };
  const facts = value && [
    ...(value.language ? [SPEECH_LANGUAGE_NAMES[value.language][shown]] : []),
    ...(value.emotion ? [EMOTION_NAMES[value.emotion][shown]] : []),
    ...(purpose === 'speech' ? [texts.percent({ value: value.speed })] : []),
  ];
  return (
    <div className="voice-picker">
      <AudioLines size={18} strokeWidth={1.6} aria-hidden />
      <span>
        <b>{value ? value.name[shown] : texts.automatic}</b>
        <small>{facts ? facts.join(' · ') : texts.automaticLine}</small>
      </span>
      <Button size="small" disabled={disabled} onClick={() => void open()}>
        {texts.change}
      </Button>
      {isOpen && (
        <Suspense>
          <VoiceDialog
            value={value}
            language={language}
            text={text}
            purpose={purpose}
            onClose={() => setOpen(false)}
            onChoose={(choice) => {
              setOpen(false);
              onChoose(choice);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
