import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { addScene } from './core/script-edits.ts';
import type { ScriptEditor } from './use-script.ts';

/** A script with nothing in it. */
export function EmptyScript({ editor }: { editor: ScriptEditor }) {
  const { empty: texts } = useAreaTexts(storyScriptTexts);
  return (
    <div className="script-empty">
      <h2>{texts.title}</h2>
      <Button look="seal" onClick={() => editor.act((script) => addScene(script))}>
        {texts.scene}
      </Button>
    </div>
  );
}
