import { SHARE_LIMITS } from '@inkreel/contract/api/shares.ts';
import { commentShared, type ShareComment } from '@inkreel/contract/api/story-shares.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';

export interface Commenting {
  link: string;
  revision: number;
  /** Of the guest, the same in every form of the page. */
  name: string;
  onName: (name: string) => void;
}

/** A guest's words, under their name. */
export function CommentForm({
  link,
  revision,
  name,
  onName,
  label,
  verb,
  about,
  isEmptyFine = false,
  onDone,
  onCancel,
}: Commenting & {
  label: string;
  verb: string;
  about: { shot?: string; verdict?: NonNullable<ShareComment['verdict']> };
  isEmptyFine?: boolean;
  onDone: () => void;
  onCancel: () => void;
}) {
  const texts = useAreaTexts(storyShareTexts);
  const messages = useStudioMessages();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = async () => {
    setSending(true);
    setRefused(undefined);
    try {
      await call(commentShared, { body: { link, revision, name, text, ...about } });
      onDone();
    } catch (error) {
      setRefused(failureOf(error, messages).text);
      setSending(false);
    }
  };
  const isReady = name.trim() !== '' && (isEmptyFine || text.trim() !== '') && !isSending;
  return (
    <form
      className="shared-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void send();
      }}
    >
      <textarea
        className="input"
        rows={3}
        aria-label={label}
        placeholder={label}
        maxLength={SHARE_LIMITS.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input
        className="input"
        aria-label={texts.name}
        placeholder={texts.name}
        autoComplete="name"
        maxLength={SHARE_LIMITS.name}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <p role="alert">{refused}</p>
      <div>
        <Button size="small" look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="small" look="ink" type="submit" disabled={!isReady}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
