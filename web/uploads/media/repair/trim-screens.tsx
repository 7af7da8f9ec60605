import type { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { type RefObject, useState } from 'react';
import { clockOf } from '../../../video/core/clock.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';

/** The first frame of what is kept, which plays, and the last one. */
export function TrimScreens({
  url,
  player,
  last,
  range,
  texts,
}: {
  url: string | undefined;
  player: RefObject<HTMLVideoElement | null>;
  last: RefObject<HTMLVideoElement | null>;
  range: TimeRange;
  texts: (typeof mediaRepairTexts)['en'];
}) {
  const [unseen, setUnseen] = useState(false);
  const shared = { src: url, playsInline: true, preload: 'auto', tabIndex: -1 } as const;
  return (
    <div className="trim-screens">
      <div>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- users' files have no captions */}
        <video {...shared} ref={player} onError={() => setUnseen(true)} aria-label={texts.start} />
        <span>
          {texts.start} {clockOf(range.start)}
        </span>
        {unseen && url && <p>{texts.unseen}</p>}
      </div>
      <div>
        <video {...shared} ref={last} muted aria-label={texts.end} />
        <span>
          {texts.end} {clockOf(range.end)}
        </span>
      </div>
    </div>
  );
}
