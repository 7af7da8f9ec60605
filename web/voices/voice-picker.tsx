import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import { AudioLines } from 'lucide-react';
import { Suspense, useState } from 'react';
import { askToSignIn } from '../lib/dialogs.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useLanguage } from '../lib/messages.tsx';
import { useSignedIn } from '../lib/session.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button } from '../ui/button.tsx';
import type { VoiceChoice } from './core/voice-choice.ts';
import type { VoicePurpose } from './use-voices.ts';
import './voice-picker.css';

const VoiceFacts = lazyPart(() => import('./voice-facts.tsx'));
const VoiceDialog = lazyPart(async () => ({ default: (await import('./voice-dialog.tsx')).VoiceDialog }));

export interface VoicePickerProps {
  /** Undefined if the engine chooses a voice by the text's language. */
  value: VoiceChoice | undefined;
  onChoose: (choice: VoiceChoice) => void;
  /** The language of the speech: its voices are shown first. */
  language?: SpeechLanguage | undefined;
  /** The text to be spoken, to estimate how long it takes. */
  text?: string | undefined;
  disabled?: boolean;
  /** What the speech is for: the lines of a video are fitted to their times. */
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
  const { voice: texts } = useStudioMessages().tools;
  const { language: shown } = useLanguage();
  const signedIn = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (signedIn || (await askToSignIn())) setOpen(true);
  };
  return (
    <div className="voice-picker">
      <AudioLines size={18} strokeWidth={1.6} aria-hidden />
      <span>
        <b>{value ? value.name[shown] : texts.automatic}</b>
        <small>
          {value ? (
            // Its line keeps its height.
            <Suspense fallback={'\u00a0'}>
              <VoiceFacts value={value} purpose={purpose} />
            </Suspense>
          ) : (
            texts.automaticLine
          )}
        </small>
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
