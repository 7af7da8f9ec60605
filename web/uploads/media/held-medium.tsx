import { mediaTexts } from '@inkreel/contract/messages/areas/media.ts';
import type { ReactNode } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { SteadyVideo } from '../../video/ui/steady-video.tsx';
import { imageAt } from '../uploaded-image.ts';

/** A chosen audio or video file: plays it and shows its facts and actions. */
export default function HeldMedium({
  kind,
  url,
  seconds,
  children,
}: {
  kind: 'video' | 'audio';
  url: string;
  seconds: number | undefined;
  children: ReactNode;
}) {
  const media = useAreaTexts(mediaTexts);
  const { errors } = useStudioMessages();
  const { number } = useLanguage();
  const { name, media: facts, thumbnail } = imageAt(url);
  const length = facts?.seconds ?? seconds;
  const words = [
    length !== undefined && media.seconds({ seconds: number(Math.round(length * 10) / 10) }),
    facts?.width && facts.height && media.size({ width: facts.width, height: facts.height }),
    facts?.frameRate && media.rate({ rate: Math.round(facts.frameRate * 100) / 100 }),
  ].filter((word) => typeof word === 'string');
  return (
    <div className="held-medium">
      {kind === 'video' ? (
        <SteadyVideo
          src={url}
          // The moment makes the browser show a frame if there is no poster.
          fragment="#t=0.1"
          {...(thumbnail === url ? {} : { poster: thumbnail })}
          controls
          playsInline
          preload="metadata"
          aria-label={name}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- users' files have no captions
        <audio src={url} controls preload="metadata" aria-label={name} />
      )}
      <div className="held-picture">
        <span className="held-facts">
          <b className="upload-name" title={name}>
            {name}
          </b>
          {words.length > 0 && <span className="note">{words.join(' · ')}</span>}
        </span>
        {children}
      </div>
      {kind === 'video' && facts?.isSoundUnread && (
        <p className="note" role="status">
          {errors.media_sound_unreadable}
        </p>
      )}
    </div>
  );
}
