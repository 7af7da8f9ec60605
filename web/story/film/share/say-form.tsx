import { SHARE_LIMITS } from '@inkreel/contract/api/shares.ts';
import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { useState } from 'react';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';

/** Of a guest, the same in every form of the page. */
export interface GuestName {
  name: string;
  onName: (name: string) => void;
}

/** Words about a film, under a guest's name or one's own; what was refused says why. */
export function SayForm({
  label,
  verb,
  guest,
  onSend,
  onCancel,
}: {
  label: string;
  verb: string;
  guest?: GuestName | undefined;
  /** @throws ApiError */
  onSend: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}) {
  const texts = useAreaTexts(filmShareTexts);
  const messages = useStudioMessages();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isReady = text.trim() !== '' && guest?.name.trim() !== '' && !isSending;
  const send = async () => {
    setSending(true);
    setRefused(undefined);
    try {
      await onSend(text);
      setText('');
    } catch (error) {
      setRefused(failureOf(error, messages).text);
    }
    setSending(false);
  };
  return (
    <form
      className="film-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void send();
      }}
    >
      <textarea
        className="input"
        rows={2}
        aria-label={label}
        placeholder={label}
        maxLength={SHARE_LIMITS.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {guest && (
        <input
          className="input"
          aria-label={texts.name}
          placeholder={texts.name}
          autoComplete="name"
          maxLength={SHARE_LIMITS.name}
          value={guest.name}
          onChange={(event) => guest.onName(event.target.value)}
        />
      )}
      <p role="alert">{refused}</p>
      <div>
        {onCancel && (
          <Button size="small" look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button size="small" look="ink" type="submit" disabled={!isReady}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
