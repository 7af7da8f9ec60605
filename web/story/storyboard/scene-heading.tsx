import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import type { StoryCost } from '@inkreel/contract/story/costs.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { SceneOriginLine } from '../shell/scene-origin.tsx';
import { clockOf, shotSeconds } from '../shell/story-view.ts';
import type { BoardScene } from './use-storyboard.ts';

/** A scene's number, heading, length, and what was charged of what its pictures cost. */
export function SceneHeading({
  scene: { part, number: at, shots },
  cost,
  document,
}: {
  scene: BoardScene;
  cost: StoryCost;
  document: OpenParts;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const isScene = part.kind === 'scene';
  const heading = typeof part['heading'] === 'string' ? part['heading'] : '';
  const seconds = secondsOf(shots);
  const { spent, left } = cost;
  return (
    <>
      <header className="scene-heading">
        <span className="scene-number">{isScene ? number(at) : ''}</span>
        <h2>
          {isScene ? (
            <input
              value={heading}
              placeholder={texts.sceneOf({ at })}
              aria-label={texts.settings.heading}
              maxLength={500}
              onChange={(event) =>
                document.edit(part.id, { heading: event.target.value }, `heading ${part.id}`)
              }
            />
          ) : (
            texts.unplaced
          )}
        </h2>
        <p className="leader">
          <span>{texts.span({ time: clockOf(seconds), count: shots.length })}</span>
          <span>{texts.spent({ spent, of: spent + left })}</span>
        </p>
      </header>
      <SceneOriginLine scene={part} story={document} />
    </>
  );
}

export const secondsOf = (shots: BoardScene['shots']): number =>
  shots.reduce((sum, shot) => sum + shotSeconds(shot), 0);
