import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { linesToSpeak } from '@inkreel/contract/story/line-status.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { STATUS_CLASS } from '../storyboard/shot-words.ts';
import type { StoryOrders } from '../storyboard/use-story-orders.ts';
import type { BoardShot, Storyboard } from '../storyboard/use-storyboard.ts';
import type { Frame } from './timeline.ts';

/** What the animatic cannot show yet, and the order that changes it. */
export function UnseenPane({
  board: { shots, counts, toDraw, parts, outside },
  orders,
  frames,
}: {
  board: Storyboard;
  orders: StoryOrders;
  frames: readonly Frame<BoardShot>[];
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { animatic } = texts;
  const silent = frames.flatMap(({ lines }) => lines).filter(({ line }) => line.speech === undefined).length;
  const undrawn = shots.filter(({ image, status }) => !image && status !== 'failed').length;
  const unspoken = linesToSpeak(parts, outside, { which: 'missing' });
  const speechPoints = unspoken.reduce((sum, line) => sum + orders.priceOf(line), 0);
  const rows = [
    ['missing', animatic.missing, animatic.shots({ count: undrawn }), undrawn],
    ['failed', animatic.failed, animatic.shots({ count: counts.failed }), counts.failed],
    ['stale', animatic.stale, animatic.shots({ count: counts.stale }), counts.stale],
    ['waiting', animatic.silent, animatic.lines({ count: silent }), silent],
  ] as const;
  const shown = rows.filter(([, , , count]) => count > 0);
  return (
    <aside className="animatic-unseen">
      <h2>{animatic.unseen}</h2>
      {shown.length === 0 && <p className="note">{animatic.allSeen}</p>}
      {shown.map(([status, label, count]) => (
        <p key={status} className="leader">
          <span className={STATUS_CLASS[status]}>{label}</span>
          <span>{count}</span>
        </p>
      ))}
      {toDraw.missing > 0 && (
        <Button
          look="seal"
          disabled={orders.busy}
          stub={texts.points({ value: toDraw.missing * orders.each })}
          onClick={() => orders.draw({ which: 'missing' })}
        >
          {texts.make({ count: toDraw.missing })}
        </Button>
      )}
      {unspoken.length > 0 && (
        <Button
          disabled={orders.busy}
          stub={texts.points({ value: speechPoints })}
          onClick={() => orders.speak({ which: 'missing' })}
        >
          {animatic.speak({ count: unspoken.length })}
        </Button>
      )}
    </aside>
  );
}
