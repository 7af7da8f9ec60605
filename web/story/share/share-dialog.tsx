import {
  deleteComment,
  hideComment,
  listShares,
  revokeShare,
  shareStory,
} from '@inkreel/contract/api/story-shares.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { useQuery } from '@tanstack/react-query';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { call } from '../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewLink, ShareLinks } from './share-links.tsx';
import './share-dialog.css';

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
        <NewLink
          make={async (days) => {
            await document.settle();
            return call(shareStory, { params: { id }, body: { days } });
          }}
          onMade={() => void query.refetch()}
        />
        <h3>{texts.links}</h3>
        {query.data && shares.length === 0 && <p className="note">{texts.none}</p>}
        <ShareLinks
          shares={shares}
          onRevoke={(share) => does(call(revokeShare, { params: { id, share } }))}
        />
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
