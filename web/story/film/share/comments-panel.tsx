import {
  deleteFilmComment,
  type FilmComment,
  replyToComment,
  resolveComment,
} from '@inkreel/contract/api/film-shares.ts';
import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import type { FilmEditing } from '../film-editing.ts';
import { ThreadList } from './thread-list.tsx';
import { threadsOf } from './threads.ts';
import { useFilmShares } from './use-film-shares.ts';

/** What guests said of the film: answered, marked as done, deleted. */
export default function CommentsPanel({ film }: { film: FilmEditing }) {
  const texts = useAreaTexts(filmShareTexts);
  const messages = useStudioMessages();
  const { id } = film.document.record;
  const query = useFilmShares(id);
  const [showsDone, setShowsDone] = useState(false);
  const threads = threadsOf(query.data?.comments ?? []);
  const shown = threads.filter(({ first }) => showsDone || !first.resolved);
  const does = (work: Promise<unknown>) =>
    void work.then(
      () => query.refetch(),
      (error: unknown) => toastFailure(error, messages),
    );
  const verbs = (comment: FilmComment) => {
    const params = { id, comment: comment.id };
    const { resolved } = comment;
    return (
      <div>
        {comment.reply_to === null && (
          <Button
            size="small"
            onClick={() => does(call(resolveComment, { params, body: { resolved: !resolved } }))}
          >
            {resolved ? texts.reopen : texts.resolve}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => does(call(deleteFilmComment, { params }))}>
          {texts.remove}
        </Button>
      </div>
    );
  };
  if (query.data && threads.length === 0) return <p className="film-note">{texts.panelNone}</p>;
  return (
    <div className="film-comments">
      <label className="film-comments-done">
        <input
          type="checkbox"
          checked={showsDone}
          onChange={({ currentTarget }) => setShowsDone(currentTarget.checked)}
        />
        {texts.showDone}
      </label>
      <ThreadList
        threads={shown}
        onSeek={(at) => {
          film.playback.pause();
          film.playback.seek((at / 1000) * film.view.get().fps);
        }}
        onReply={async ({ id: comment }, text) => {
          await call(replyToComment, { params: { id, comment }, body: { text } });
          await query.refetch();
        }}
        verbs={verbs}
      />
    </div>
  );
}
