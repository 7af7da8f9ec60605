import {
  commentOnFilm,
  type FilmComment,
  type FilmVersion,
  type WatchedFilm,
} from '@inkreel/contract/api/film-shares.ts';
import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSite } from '../../../lib/site.ts';
import { Select } from '../../../ui/select.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { type GuestName, SayForm } from './say-form.tsx';
import { ThreadList } from './thread-list.tsx';
import { type Thread, threadsOf } from './threads.ts';
import './shared-film.css';

/** A finished film for guests, who comment on it at its times. */
export function SharedFilm({
  film,
  link,
  onChange,
}: {
  film: WatchedFilm;
  link: string;
  onChange: () => unknown;
}) {
  const texts = useAreaTexts(filmShareTexts);
  const { date } = useLanguage();
  const [chosen, setChosen] = useState<number>();
  const [name, setName] = useState('');
  const { versions } = film;
  const version = versions.find(({ number }) => number === chosen) ?? versions[0];
  useEffect(() => {
    document.title = `${film.name} - Inkreel`;
  }, [film.name]);
  return (
    <main id="content" tabIndex={-1} className="shared-film wrap">
      <header>
        <h1>{film.name}</h1>
        <p className="note">
          {versions.length > 1 && version && (
            <Select
              aria-label={texts.versions}
              value={String(version.number)}
              options={versions.map(({ number, created_at }) => ({
                value: String(number),
                label: `${texts.version({ at: number })}, ${date(created_at)}`,
              }))}
              onChange={(value) => setChosen(Number(value))}
            />
          )}
          {versions.length === 1 && version && (
            <span>
              {texts.version({ at: version.number })}, {date(version.created_at)}
            </span>
          )}
          <span>{texts.until({ day: date(film.expires_at) })}</span>
        </p>
      </header>
      {version ? (
        <Watching
          key={version.number}
          film={film}
          version={version}
          link={link}
          guest={{ name, onName: setName }}
          onChange={onChange}
        />
      ) : (
        <p>{texts.noVideo}</p>
      )}
    </main>
  );
}

function Watching({
  film,
  version,
  link,
  guest,
  onChange,
}: {
  film: WatchedFilm;
  version: FilmVersion;
  link: string;
  guest: GuestName;
  onChange: () => unknown;
}) {
  const texts = useAreaTexts(filmShareTexts);
  const site = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  const threads = threadsOf(film.comments);
  const seek = (at: number) => {
    if (!video.current) return;
    video.current.pause();
    video.current.currentTime = at / 1000;
    video.current.scrollIntoView({ block: 'nearest' });
  };
  const say = async (text: string, replyTo?: FilmComment) => {
    const at = Math.round((video.current?.currentTime ?? 0) * 1000);
    const about = replyTo ? { reply_to: replyTo.id } : {};
    await call(commentOnFilm, {
      body: { link, name: guest.name, text, at, version: version.number, ...about },
    });
    await onChange();
  };
  return (
    <div className="shared-film-room">
      <section>
        <div className="shared-film-picture" style={{ aspectRatio: `${version.width} / ${version.height}` }}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the picture */}
          <video
            ref={video}
            controls
            playsInline
            preload="metadata"
            src={version.url}
            {...(version.poster === null ? {} : { poster: version.poster })}
            aria-label={texts.video({ name: film.name, at: version.number })}
            onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime * 1000)}
            onSeeking={({ currentTarget }) => setNow(currentTarget.currentTime * 1000)}
          />
          {site.id === 'cn' && <small>{texts.label}</small>}
        </div>
        <Times threads={threads} length={version.seconds * 1000} now={now} onSeek={seek} />
        <SayForm
          label={texts.commentAt({ time: clockText(now) })}
          verb={texts.post}
          guest={guest}
          onSend={(text) => say(text)}
        />
      </section>
      <section aria-label={texts.comments}>
        <h2>
          {texts.comments}{' '}
          <small>{texts.open({ count: threads.filter(({ first }) => !first.resolved).length })}</small>
        </h2>
        {threads.length === 0 && <p className="note">{texts.none}</p>}
        <ThreadList
          threads={threads}
          guest={guest}
          onSeek={seek}
          onReply={(thread, text) => say(text, thread)}
        />
      </section>
    </div>
  );
}

/** Where the comments stand in the film. */
function Times({
  threads,
  length,
  now,
  onSeek,
}: {
  threads: readonly Thread[];
  length: number;
  now: number;
  onSeek: (at: number) => void;
}) {
  const texts = useAreaTexts(filmShareTexts);
  const place = (at: number) => ({ left: `${Math.min(1, at / Math.max(1, length)) * 100}%` });
  return (
    <div className="shared-film-times" role="group" aria-label={texts.marks}>
      <i style={place(now)} />
      {threads.map(({ first }, index) => (
        <button
          key={first.id}
          type="button"
          data-done={first.resolved}
          style={place(first.at)}
          aria-label={texts.seek({ name: first.name, time: clockText(first.at) })}
          onClick={() => onSeek(first.at)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}
