import {
  deleteComment,
  hideComment,
  listShares,
  revokeShare,
  SHARE_LIMITS,
  shareStory,
} from '@inkreel/contract/api/story-shares.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { call } from '../../lib/client.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import './share-dialog.css';

const DAYS = [7, SHARE_LIMITS.days.usual, SHARE_LIMITS.days.most];

/** Makes links to a story, ends them, and shows what guests said. */
export default function ShareDialog({ document, onClose }: { document: OpenParts; onClose: () => void }) {
  const { dialog: texts } = useAreaTexts(storyShareTexts);
  const messages = useStudioMessages();
  const { id } = document.record;
  const query = useQuery({
    queryKey: ['story-shares', id],
    queryFn: ({ signal }) => call(listShares, { params: { id }, signal }),
  });
  const does = (work: Promise<unknown>) =>
    void work.then(
      () => query.refetch(),
      (error: unknown) => toastFailure(error, messages),
    );
  const { shares = [], comments = [] } = query.data ?? {};
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={messages.shell.close} width={560}>
      <div className="share-dialog">
        <p className="note">{texts.lead}</p>
        <NewLink document={document} onMade={() => void query.refetch()} />
        <h3>{texts.links}</h3>
        {query.data && shares.length === 0 && <p className="note">{texts.none}</p>}
        <Links shares={shares} onRevoke={(share) => does(call(revokeShare, { params: { id, share } }))} />
        <h3>{texts.comments}</h3>
        {query.data && comments.length === 0 && <p className="note">{texts.noComments}</p>}
        <ul>
          {comments.map((comment) => {
            const params = { id, comment: comment.id };
            const part = comment.shot === null ? undefined : document.state.get().parts.get(comment.shot);
            return (
              <li key={comment.id} data-hidden={comment.hidden}>
                <Said comment={comment} about={part ? String(part['text'] ?? '') : texts.ofStory} />
                <Button
                  size="small"
                  onClick={() => does(call(hideComment, { params, body: { hidden: !comment.hidden } }))}
                >
                  {comment.hidden ? texts.show : texts.hide}
                </Button>
                <Button size="small" look="quiet" onClick={() => does(call(deleteComment, { params }))}>
                  {texts.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

type Shares = NonNullable<ReturnType<typeof listShares.output.parse>>;

function Said({ comment, about }: { comment: Shares['comments'][number]; about: string }) {
  const texts = useAreaTexts(storyShareTexts);
  const { time } = useLanguage();
  const { name, verdict, revision } = comment;
  return (
    <p>
      <b>
        {verdict === 'approved'
          ? texts.approved({ name, revision })
          : verdict === 'changes'
            ? texts.asked({ name, revision })
            : name}
      </b>{' '}
      <small>
        {about.slice(0, 80)}, {time(comment.created_at)}
      </small>
      <span>{comment.text}</span>
    </p>
  );
}

function Links({ shares, onRevoke }: { shares: Shares['shares']; onRevoke: (share: string) => void }) {
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
function NewLink({ document, onMade }: { document: OpenParts; onMade: () => void }) {
  const { dialog: texts } = useAreaTexts(storyShareTexts);
  const messages = useStudioMessages();
  const localPath = useLocalPath();
  const [days, setDays] = useState<number>(SHARE_LIMITS.days.usual);
  const [address, setAddress] = useState<string>();
  const make = async () => {
    try {
      await document.settle();
      const { link } = await call(shareStory, { params: { id: document.record.id }, body: { days } });
      setAddress(`${location.origin}${localPath('/story/share')}#${link}`);
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
