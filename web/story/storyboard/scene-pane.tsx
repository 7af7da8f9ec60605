import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import type { StoryCosts } from '@inkreel/contract/story/costs.ts';
import { Play, Plus } from 'lucide-react';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { storyPath } from '../head.ts';
import { clockOf } from '../shell/story-view.ts';
import type { BoardActions } from './board-actions.ts';
import { secondsOf } from './scene-heading.tsx';
import type { BoardScene, Storyboard } from './use-storyboard.ts';

/** Scenes with a tick for each shot, and what the story costs. */
export function ScenePane({
  board,
  picked,
  costs,
  actions,
}: {
  board: Storyboard;
  picked: string | undefined;
  costs: StoryCosts;
  actions: BoardActions;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { scenes, shots, document } = board;
  const { spent, left } = costs.story;
  return (
    <aside className="board-pane board-scenes" aria-label={texts.scenes}>
      <div className="board-pane-head">
        <h2>{texts.scenes}</h2>
        <IconButton icon={Plus} small label={texts.addScene} onClick={actions.addScene} />
      </div>
      <ul className="board-pane-body">
        {scenes.map((scene) => (
          <SceneRow key={scene.part.id} scene={scene} isCurrent={hasShot(scene, picked)} actions={actions} />
        ))}
      </ul>
      <div className="board-money">
        <p className="leader">
          <span>{texts.money.time}</span>
          <span>{clockOf(secondsOf(shots))}</span>
        </p>
        <p className="leader">
          <span>{texts.money.estimate}</span>
          <span>{texts.points({ value: spent + left })}</span>
        </p>
        <p className="leader">
          <span>{texts.money.charged}</span>
          <span>{texts.points({ value: spent })}</span>
        </p>
        <p className="leader">
          <span>{texts.money.left}</span>
          <span>{texts.points({ value: left })}</span>
        </p>
        <LanguageLink
          className={buttonClass({ size: 'small' }, 'mt-2.5 w-full')}
          to={storyPath(document.record.id, 'animatic', picked)}
        >
          <Play size={15} aria-hidden />
          {texts.play}
        </LanguageLink>
      </div>
    </aside>
  );
}

export const hasShot = ({ shots }: BoardScene, id: string | undefined): boolean =>
  shots.some(({ part }) => part.id === id);

function SceneRow({
  scene,
  isCurrent,
  actions,
}: {
  scene: BoardScene;
  isCurrent: boolean;
  actions: BoardActions;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const { part, number: at, shots } = scene;
  const heading = typeof part['heading'] === 'string' && part['heading'] !== '' ? part['heading'] : undefined;
  return (
    <li>
      <button
        type="button"
        className="board-scene"
        aria-current={isCurrent}
        onClick={() => {
          const first = shots[0]?.part.id;
          if (first !== undefined) actions.pick(first);
          document.getElementById(`scene-${part.id}`)?.scrollIntoView({ block: 'start' });
        }}
      >
        <b>{part.kind === 'scene' ? number(at) : ''}</b>
        <span>{heading ?? (part.kind === 'scene' ? texts.sceneOf({ at }) : texts.unplaced)}</span>
        <span className="board-scene-count">
          {texts.drawn({ drawn: shots.filter(({ made }) => made).length, of: shots.length })}
        </span>
        <span className="board-ticks" aria-hidden>
          {shots.map((shot) => (
            <i key={shot.part.id} data-status={shot.status} />
          ))}
        </span>
      </button>
    </li>
  );
}
