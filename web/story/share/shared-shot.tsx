import type { ShareComment, SharedStory } from '@inkreel/contract/api/story-shares.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { CommentForm, type Commenting } from './comment-form.tsx';

/** A shot with its lines, and what guests say of it. */
export function SharedShot({
  shot: { id, number, scene, text, seconds, image, lines },
  isFirst,
  comments,
  onPosted,
  ...commenting
}: Commenting & {
  shot: SharedStory['shots'][number];
  /** It begins a scene. */
  isFirst: boolean;
  comments: readonly ShareComment[];
  onPosted: () => void;
}) {
  const texts = useAreaTexts(storyShareTexts);
  const { time } = useLanguage();
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      {isFirst && scene !== '' && <h2>{scene}</h2>}
      <article aria-label={texts.shot({ at: number })}>
        {image ? (
          <span className="shared-picture">
            <img src={image.url} width={image.width} height={image.height} alt={text} loading="lazy" />
            {site.id === 'cn' && <small>{texts.label}</small>}
          </span>
        ) : (
          <p className="shared-missing">{texts.notDrawn}</p>
        )}
        <p className="shared-words">
          <b>{number}</b>
          <span>{text}</span>
          <span>{texts.seconds({ value: seconds })}</span>
        </p>
        {lines.map((line) => (
          <p key={`${line.speaker} ${line.text}`} className="shared-line">
            {line.speaker !== '' && <b>{line.speaker}</b>} {line.text}
          </p>
        ))}
        {[...comments].reverse().map((comment) => (
          <div key={comment.id} className="shared-comment">
            <p>
              <b>{comment.name}</b> <small>{time(comment.created_at)}</small>
            </p>
            <p>{comment.text}</p>
          </div>
        ))}
        {isOpen ? (
          <CommentForm
            {...commenting}
            label={texts.commentOn({ at: number })}
            verb={texts.post}
            about={{ shot: id }}
            onCancel={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onPosted();
            }}
          />
        ) : (
          <Button
            size="small"
            look="quiet"
            aria-label={texts.commentOn({ at: number })}
            onClick={() => setOpen(true)}
          >
            <MessageSquare size={15} strokeWidth={1.6} aria-hidden /> {texts.comment}
          </Button>
        )}
      </article>
    </li>
  );
}
