import type { FilmComment } from '@inkreel/contract/api/film-shares.ts';
import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { type ReactNode, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { type GuestName, SayForm } from './say-form.tsx';
import type { Thread } from './threads.ts';
import './threads.css';

/** What was said of a film, by its times; a press on a time goes there. */
export function ThreadList({
  threads,
  guest,
  onSeek,
  onReply,
  verbs,
}: {
  threads: readonly Thread[];
  guest?: GuestName;
  /** @param at milliseconds of the film */
  onSeek: (at: number) => void;
  /** @throws ApiError */
  onReply: (thread: FilmComment, text: string) => Promise<unknown>;
  /** What can be done with a comment besides. */
  verbs?: (comment: FilmComment) => ReactNode;
}) {
  const texts = useAreaTexts(filmShareTexts);
  const [answered, setAnswered] = useState<string>();
  return (
    <ol className="film-threads">
      {threads.map(({ first, replies }, index) => (
        <li key={first.id} data-done={first.resolved}>
          <p className="film-thread-head">
            <b aria-hidden>{index + 1}</b>
            <button
              type="button"
              aria-label={texts.seek({ name: first.name, time: clockText(first.at) })}
              onClick={() => onSeek(first.at)}
            >
              {clockText(first.at)}
            </button>
            <small>{first.resolved ? texts.resolved : texts.about({ at: first.version })}</small>
          </p>
          <Said comment={first} verbs={verbs} />
          {replies.map((reply) => (
            <Said key={reply.id} comment={reply} verbs={verbs} />
          ))}
          {answered === first.id ? (
            <SayForm
              label={texts.replyTo({ name: first.name })}
              verb={texts.reply}
              guest={guest}
              onSend={async (text) => {
                await onReply(first, text);
                setAnswered(undefined);
              }}
              onCancel={() => setAnswered(undefined)}
            />
          ) : (
            <Button
              size="small"
              look="quiet"
              aria-label={texts.replyTo({ name: first.name })}
              onClick={() => setAnswered(first.id)}
            >
              {texts.reply}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Said({
  comment,
  verbs,
}: {
  comment: FilmComment;
  verbs: ((comment: FilmComment) => ReactNode) | undefined;
}) {
  const texts = useAreaTexts(filmShareTexts);
  const { time } = useLanguage();
  const { name, team, text, created_at, reply_to } = comment;
  return (
    <div className="film-said" data-reply={reply_to !== null}>
      <p>
        <b>{name}</b> {team && <i>{texts.team}</i>} <small>{time(created_at)}</small>
      </p>
      <p>{text}</p>
      {verbs?.(comment)}
    </div>
  );
}
