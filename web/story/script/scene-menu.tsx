import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useAreaTexts } from '../../lib/messages.tsx';
import { toast } from '../../lib/toast.ts';
import type { Scene } from './core/script.ts';
import { addScene, moveScene, removeScene } from './core/script-edits.ts';
import type { ScriptEditor } from './use-script.ts';

/** Moves, adds or deletes a scene. */
export function SceneMenu({ scene, at, editor }: { scene: Scene; at: number; editor: ScriptEditor }) {
  const { sceneMenu: texts } = useAreaTexts(storyScriptTexts);
  const { id } = scene.part;
  const remove = () => {
    editor.act((script) => removeScene(script, id));
    toast(texts.removed, { action: { label: texts.undo, run: editor.undo } });
  };
  const acts = [
    [texts.up, () => editor.act((script) => moveScene(script, id, -1))],
    [texts.down, () => editor.act((script) => moveScene(script, id, 1))],
    [texts.add, () => editor.act((script) => addScene(script, id))],
    [texts.remove, remove],
  ] as const;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="icon-button icon-button-small script-scene-menu"
        aria-label={texts.label({ at })}
        title={texts.label({ at })}
      >
        <Ellipsis size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // The caret is where the edit put it.
            if (document.activeElement instanceof HTMLTextAreaElement) event.preventDefault();
          }}
        >
          {acts.map(([label, run]) => (
            <DropdownMenu.Item key={label} className="menu-item" onSelect={run}>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
