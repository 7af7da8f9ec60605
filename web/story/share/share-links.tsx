import { type DocumentShare, SHARE_LIMITS } from '@inkreel/contract/api/shares.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { useState } from 'react';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import './share-dialog.css';

const DAYS = [7, SHARE_LIMITS.days.usual, SHARE_LIMITS.days.most];

/** The links of a document, each of which can be ended. */
export function ShareLinks({
  shares,
  onRevoke,
}: {
  shares: readonly DocumentShare[];
  onRevoke: (share: string) => void;
}) {
  const { dialog: texts } = useAreaTexts(storyShareTexts);
  const { date } = useLanguage();
  const [now] = useState(() => Date.now());
  return (
    <ul>
      {shares.map((share) => {
        const isOpen = share.revoked_at === null && Date.parse(share.expires_at) > now;
        return (
          <li key={share.id}>
            <p>
              {isOpen
                ? texts.openUntil({ day: date(share.expires_at), comments: share.comments })
                : texts.revoked}
            </p>
            {isOpen && (
              <Button size="small" onClick={() => onRevoke(share.id)}>
                {texts.revoke}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A link is told once, since only its fingerprint is kept. */
export function NewLink({
  make: makeLink,
  before = '',
  onMade,
}: {
  /** @throws ApiError */
  make: (days: number) => Promise<{ link: string }>;
  /** What the link begins with behind `#`. */
  before?: string;
  onMade: () => void;
}) {
  const { dialog: texts } = useAreaTexts(storyShareTexts);
  const messages = useStudioMessages();
  const localPath = useLocalPath();
  const [days, setDays] = useState<number>(SHARE_LIMITS.days.usual);
  const [address, setAddress] = useState<string>();
  const make = async () => {
    try {
      const { link } = await makeLink(days);
      setAddress(`${location.origin}${localPath('/story/share')}#${before}${link}`);
      onMade();
    } catch (error) {
      toastFailure(error, messages);
    }
  };
  const copy = (text: string) => navigator.clipboard.writeText(text).then(() => toast(texts.copied));
  return (
    <>
      <div className="share-make">
        <Field label={texts.days}>
          {({ id }) => (
            <Select
              id={id}
              value={String(days)}
              options={DAYS.map((value) => ({
                value: String(value),
                label: texts.dayCount({ days: value }),
              }))}
              onChange={(value) => setDays(Number(value))}
            />
          )}
        </Field>
        <Button look="ink" onClick={() => void make()}>
          {texts.make}
        </Button>
      </div>
      {address !== undefined && (
        <div className="share-made">
          <input className="input" readOnly aria-label={texts.fresh} value={address} />
          <Button onClick={() => void copy(address)}>{texts.copy}</Button>
          <p className="note">{texts.fresh}</p>
        </div>
      )}
    </>
  );
}
