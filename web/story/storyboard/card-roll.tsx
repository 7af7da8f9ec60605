import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import type { StoryCosts } from '@inkreel/contract/story/costs.ts';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import type { BoardActions } from './board-actions.ts';
import { SceneHeading } from './scene-heading.tsx';
import { ShotCard } from './shot-card.tsx';
import { placeAfter } from './shot-edits.ts';
import { staleReason } from './shot-words.ts';
import { useShotDrag } from './use-shot-drag.ts';
import type { Storyboard } from './use-storyboard.ts';

/** Cards that are put on the page in one task, and at first: more than a screen shows. */
const BATCH = 40;
const NO_COST = { spent: 0, left: 0 };

/** Cards of all shots, scene by scene. Scenes outside of the window are not laid out. */
export function CardRoll({
  board,
  picked,
  price,
  costs,
  speakers,
  actions,
}: {
  board: Storyboard;
  picked: string | undefined;
  price: number;
  costs: StoryCosts;
  speakers: readonly string[];
  actions: BoardActions;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { document, scenes, roles, shots } = board;
  const drop = useCallback(
    (id: string, { shot, after }: { shot: string; after: boolean }) =>
      actions.move(id, after ? placeAfter(document.state.get().parts, shot) : { before: shot }),
    [actions, document],
  );
  const { drag, grab } = useShotDrag(drop);
  const stop = picked ?? shots[0]?.part.id;
  const mounted = useMounted(
    shots.length,
    shots.findIndex(({ part }) => part.id === picked),
  );
  const open = scenes.filter(({ shots: [first] }, at) => at === 0 || (first?.number ?? 0) <= mounted);
  return (
    <div className="card-roll" data-dragging={drag !== undefined}>
      {open.map((scene) => (
        <section key={scene.part.id} id={`scene-${scene.part.id}`} className="card-scene">
          <SceneHeading scene={scene} cost={costs.scenes.get(scene.part.id) ?? NO_COST} document={document} />
          <div className="card-grid">
            {scene.shots.map((shot, at) => (
              <div
                key={shot.part.id}
                className="card-slot"
                data-drop={
                  drag?.target?.shot === shot.part.id ? (drag.target.after ? 'after' : 'before') : undefined
                }
                data-lifted={drag?.id === shot.part.id}
              >
                <ShotCard
                  shot={shot}
                  reason={staleReason(texts, shot, roles)}
                  isPicked={shot.part.id === stop}
                  hasNext={at < scene.shots.length - 1}
                  price={price}
                  roles={roles}
                  speakers={speakers}
                  documentId={document.record.id}
                  actions={actions}
                  onGrab={grab}
                />
              </div>
            ))}
            {scene.part.kind === 'scene' && (
              <button
                type="button"
                className="card-ghost"
                onClick={() => actions.insert({ endOf: scene.part.id })}
              >
                <Plus size={18} strokeWidth={1.6} aria-hidden />
                {texts.addShot}
              </button>
            )}
          </div>
        </section>
      ))}
      <button type="button" className="card-ghost card-ghost-scene" onClick={actions.addScene}>
        <Plus size={18} strokeWidth={1.6} aria-hidden />
        {texts.addScene}
      </button>
      <p className="note card-keys">{texts.keys}</p>
    </div>
  );
}

/**
 * How many shots are on the page. A long story comes in batches, scene by scene, so that no task is long.
 * @param wanted position of a shot that is to be there in any case; -1 for none
 */
function useMounted(total: number, wanted: number): number {
  const [count, setCount] = useState(BATCH);
  const isAll = count >= total;
  useEffect(() => {
    if (isAll) return;
    const timer = setTimeout(() => setCount((before) => before + BATCH), 0);
    return () => clearTimeout(timer);
  }, [isAll, count]);
  return isAll ? Number.POSITIVE_INFINITY : Math.max(count, wanted + BATCH);
}
