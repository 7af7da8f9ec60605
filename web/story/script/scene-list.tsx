import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { clockOf } from '../shell/story-view.ts';
import { NameMark } from '../storyboard/speaker-line.tsx';
import { castOf, lengthOfScene, type RoleNames, type Scene, wordsOf } from './core/script.ts';
import { addScene } from './core/script-edits.ts';
import type { ScriptEditor } from './use-script.ts';

/** Marks in a row of the list. */
const MARKS = 4;

/** The scenes, with who speaks in them, and how long all of it is. */
export const SceneList = memo(function SceneList({
  scenes,
  roles,
  speakers,
  current,
  editor,
  onJump,
}: {
  scenes: readonly Scene[];
  roles: RoleNames;
  speakers: readonly string[];
  /** Id of the scene that is read or written. */
  current: string | undefined;
  editor: ScriptEditor;
  onJump: (id: string) => void;
}) {
  const texts = useAreaTexts(storyScriptTexts);
  const { number } = useLanguage();
  const lengths = scenes.map(lengthOfScene);
  const sum = (of: 'words' | 'seconds') => lengths.reduce((all, each) => all + each[of], 0);
  const shots = scenes.reduce((all, scene) => all + scene.shots.length, 0);
  return (
    <aside className="script-pane script-scenes" aria-label={texts.scenes}>
      <div className="script-pane-head">
        <h2>{texts.scenes}</h2>
        <IconButton
          icon={Plus}
          small
          label={texts.addScene}
          onClick={() => editor.act((script) => addScene(script, current))}
        />
      </div>
      <ul className="script-pane-body">
        {scenes.map((scene, index) => (
          <li key={scene.part.id}>
            <button
              type="button"
              className="script-jump"
              aria-current={scene.part.id === current}
              onClick={() => onJump(scene.part.id)}
            >
              <b>{scene.number}</b>
              <span>{sceneName(scene, texts)}</span>
              <span className="script-jump-marks" aria-hidden>
                {castOf([scene], roles)
                  .slice(0, MARKS)
                  .map(({ name }) => (
                    <NameMark key={name} name={name} speakers={speakers} />
                  ))}
              </span>
              <small>{clockOf(lengths[index]?.seconds ?? 0)}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="script-total">
        <p className="leader">
          <span>{texts.total.time}</span>
          <span>{clockOf(sum('seconds'))}</span>
        </p>
        <p className="leader">
          <span>{texts.total.scenes}</span>
          <span>{texts.total.scenesAndShots({ scenes: scenes.length, shots })}</span>
        </p>
        <p className="leader">
          <span>{texts.total.words}</span>
          <span>{number(sum('words'))}</span>
        </p>
      </div>
    </aside>
  );
});

/** A scene as the list and the switcher name it. */
export function sceneName({ part, number }: Scene, texts: { unplaced: string; untitled: string }): string {
  return number === undefined ? texts.unplaced : wordsOf(part, 'heading') || texts.untitled;
}
