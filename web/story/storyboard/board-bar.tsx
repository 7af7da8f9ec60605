import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { BookOpen, LayoutGrid, Rows3 } from 'lucide-react';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { BoardActions } from './board-actions.ts';
import { hasShot } from './scene-pane.tsx';
import { STATUS_CLASS } from './shot-words.ts';
import type { StoryOrders } from './use-story-orders.ts';
import type { BoardShot, Storyboard } from './use-storyboard.ts';

export type BoardMode = 'cards' | 'table' | 'read';
const MODES = [
  ['cards', LayoutGrid],
  ['table', Rows3],
  ['read', BookOpen],
] as const;
const COUNTED = ['current', 'running', 'waiting', 'stale', 'failed', 'missing'] as const;

/** How shots are shown, the one order of everything that is missing, and how many shots are how far. */
export function BoardBar({
  board,
  orders,
  mode,
  onMode,
  picked,
  actions,
}: {
  board: Storyboard;
  orders: StoryOrders;
  mode: BoardMode;
  onMode: (mode: BoardMode) => void;
  picked: BoardShot | undefined;
  actions: BoardActions;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const messages = useStudioMessages();
  const { number } = useLanguage();
  const { scenes, toDraw, counts } = board;
  const { missing, failed, stale } = toDraw;
  const current = scenes.find((scene) => hasShot(scene, picked?.part.id)) ?? scenes[0];
  return (
    <>
      <div className="board-bar">
        <div className="board-modes" role="group" aria-label={texts.view.label}>
          {MODES.map(([each, Icon]) => (
            <button key={each} type="button" aria-pressed={mode === each} onClick={() => onMode(each)}>
              <Icon size={16} strokeWidth={1.6} aria-hidden />
              <span>{texts.view[each]}</span>
            </button>
          ))}
        </div>
        <span className="board-jump">
          <Select
            aria-label={texts.goToScene}
            value={current?.part.id}
            options={scenes.map(({ part, number: at }) => ({
              value: part.id,
              label: `${number(at)}  ${typeof part['heading'] === 'string' ? part['heading'] : texts.sceneOf({ at })}`,
            }))}
            onChange={(id) => {
              const first = scenes.find(({ part }) => part.id === id)?.shots[0]?.part.id;
              if (first !== undefined) actions.pick(first);
              document.getElementById(`scene-${id}`)?.scrollIntoView({ block: 'start' });
            }}
          />
        </span>
        {orders.refused !== null && (
          <span className="note board-refused" role="status">
            {failureOf(orders.refused, messages, texts.inspector.noEngine).text}
          </span>
        )}
        <Button
          className="board-make"
          look="seal"
          disabled={missing === 0 || orders.busy}
          stub={missing === 0 ? undefined : texts.points({ value: missing * orders.each })}
          onClick={() => orders.draw({ which: 'missing' })}
        >
          {missing === 0 ? texts.nothingMissing : texts.make({ count: missing })}
        </Button>
      </div>
      <div className="board-tally">
        {COUNTED.filter((status) => counts[status] > 0).map((status) => (
          <span key={status} className={STATUS_CLASS[status]}>
            {texts.counts[status]({ count: counts[status] })}
          </span>
        ))}
        <span className="board-tally-verbs">
          {stale > 0 && (
            <Button
              size="small"
              look="quiet"
              disabled={orders.busy}
              onClick={() => orders.draw({ which: 'stale' })}
            >
              {texts.redrawStale({ count: stale })}{' '}
              <span className="shot-price">{number(stale * orders.each)}</span>
            </Button>
          )}
          {failed > 0 && (
            <Button
              size="small"
              look="quiet"
              disabled={orders.busy}
              onClick={() => orders.draw({ which: 'failed' })}
            >
              {texts.again({ count: failed })}{' '}
              <span className="shot-price">{number(failed * orders.each)}</span>
            </Button>
          )}
        </span>
      </div>
    </>
  );
}
