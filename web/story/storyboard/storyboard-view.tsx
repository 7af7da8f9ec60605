import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { storyCosts } from '@inkreel/contract/story/costs.ts';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate, useSearchParams } from '../../lib/router.tsx';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../lib/toast.ts';
import { storyPath } from '../head.ts';
import { boardActions } from './board-actions.ts';
import { BoardBar, type BoardMode } from './board-bar.tsx';
import { CardRoll } from './card-roll.tsx';
import { Inspector } from './inspector.tsx';
import { ReadRoll } from './read-roll.tsx';
import { ScenePane } from './scene-pane.tsx';
import { ShotTable } from './shot-table.tsx';
import { speakerOf } from './speaker-line.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useStoryOrders } from './use-story-orders.ts';
import { type Storyboard, useStoryboard } from './use-storyboard.ts';
import './storyboard.css';

/** The storyboard of a story: its shots as cards, as a table or to read, and one of them to edit. */
export default function StoryboardView({ document: story }: { document: OpenParts }) {
  const texts = useAreaTexts(storyboardTexts);
  const board = useStoryboard(story);
  const orders = useStoryOrders(board);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [wanted, setPicked] = useState(query.get('shot') ?? undefined);
  const [mode, setMode] = useState<BoardMode>('cards');
  /** On a phone the form covers the page once it is asked for. */
  const [isOpen, setOpen] = useState(false);
  const picked = board.shots.find(({ part }) => part.id === wanted);
  const [latest] = useState(() => createStore({ board, orders, texts }));
  useLayoutEffect(() => latest.set({ board, orders, texts }));
  const actions = useMemo(
    () =>
      boardActions(latest.get, {
        pick: setPicked,
        open: (id) => {
          setPicked(id);
          setOpen(true);
        },
        removed: (at) => {
          const { texts: said, board: shown } = latest.get();
          toast(said.deleted({ at }), { action: { label: said.undo, run: shown.document.undo } });
        },
      }),
    [latest],
  );
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(`shot-${wanted}`)?.scrollIntoView({ block: 'nearest' });
  }, [wanted, mode]);
  useBoardKeys({
    board,
    picked: picked?.part.id,
    actions,
    play: () => navigate(localPath(storyPath(story.record.id, 'animatic', picked?.part.id))),
  });
  const speakers = useSpeakers(board);
  // The form follows each letter at once; what lists all shots follows in pieces that do not hold up the next letter.
  const deferred = useDeferredValue(board);
  const calm = isSameOrder(deferred, board) ? deferred : board;
  const { parts, outside } = calm;
  const { each, speech } = orders;
  const costs = useMemo(
    () => storyCosts(parts, outside, { image: each, speech }),
    [parts, outside, each, speech],
  );
  const shared = { board: calm, actions, price: each, costs, picked: picked?.part.id, speakers };
  return (
    <div className="board">
      <ScenePane {...shared} />
      <div className="board-main">
        <BoardBar
          board={board}
          orders={orders}
          mode={mode}
          onMode={setMode}
          picked={picked}
          actions={actions}
        />
        {mode === 'cards' ? (
          <CardRoll {...shared} />
        ) : mode === 'table' ? (
          <ShotTable {...shared} />
        ) : (
          <ReadRoll {...shared} />
        )}
      </div>
      <Inspector
        board={board}
        orders={orders}
        spent={costs.shots.get(picked?.part.id ?? '')?.spent ?? 0}
        shot={picked}
        actions={actions}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

/** A shot that was moved is where it was put at once: the focus follows it. */
const isSameOrder = (one: Storyboard, other: Storyboard): boolean =>
  one.scenes.length === other.scenes.length &&
  one.shots.length === other.shots.length &&
  one.shots.every(({ part }, at) => part.id === other.shots[at]?.part.id);

/** Everybody who speaks, in the order of the script; the same list as long as nobody else does. */
function useSpeakers({ scenes, roles }: Storyboard): readonly string[] {
  const names = scenes.flatMap(({ lines }) => lines.map((line) => speakerOf(line, roles)));
  const key = [...new Set(names.filter((name) => name !== ''))].join('\n');
  return useMemo(() => (key === '' ? [] : key.split('\n')), [key]);
}
