import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { BoxSelect, MousePointer2, Redo2, Shield, Undo2 } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usualArea } from '../../../video/core/area-edits.ts';
import type { AreaTool } from '../../../video/core/area-gesture.ts';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';

const TOOLS = [
  { tool: 'move', icon: MousePointer2 },
  { tool: 'remove', icon: BoxSelect },
  { tool: 'keep', icon: Shield },
] as const;

/** The slip under the frame: what a drag does, undo and redo. */
export function AreaTools({
  editor,
  state: { history, tool },
  full,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  /** No further area fits. */
  full: boolean;
}) {
  const { tools } = useAreaTexts(frameAreaTexts);
  const areas = history.document;
  const choose = (wanted: AreaTool, byKey: boolean) => {
    if (byKey && tool === wanted && wanted !== 'move') putUsualArea(editor, wanted);
    else editor.set({ tool: wanted });
  };
  return (
    <div className="area-tools" role="toolbar" aria-label={tools.label}>
      {TOOLS.map(({ tool: one, icon }) => (
        <IconButton
          key={one}
          icon={icon}
          label={tools[one]}
          aria-pressed={tool === one}
          disabled={full && one !== 'move'}
          // Pressed again by key, it adds an area at its usual place.
          onClick={({ detail }) => choose(one, detail === 0)}
        />
      ))}
      <span className="area-tools-line" />
      <IconButton
        icon={Undo2}
        label={tools.undo}
        aria-disabled={history.past.length === 0}
        onClick={editor.undo}
      />
      <IconButton
        icon={Redo2}
        label={tools.redo}
        aria-disabled={history.future.length === 0}
        onClick={editor.redo}
      />
      <button
        type="button"
        className="area-clear"
        aria-disabled={areas.length === 0}
        onClick={() => areas.length > 0 && editor.change([])}
      >
        {tools.clear}
      </button>
    </div>
  );
}

/** The slip's other controls, in the list on phones, where the frame has no room for the slip. */
export function AreaTouchTools({
  editor,
  state: { history, tool },
  full,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  full: boolean;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  return (
    <div className="area-list-buttons area-touch-tools">
      <Button
        size="small"
        disabled={full}
        aria-pressed={tool === 'keep'}
        onClick={() => editor.set({ tool: tool === 'keep' ? 'move' : 'keep' })}
      >
        <Shield size={15} strokeWidth={1.6} aria-hidden="true" /> {texts.addKept}
      </Button>
      <span>
        <IconButton
          icon={Undo2}
          label={texts.tools.undo}
          disabled={history.past.length === 0}
          onClick={editor.undo}
        />
        <IconButton
          icon={Redo2}
          label={texts.tools.redo}
          disabled={history.future.length === 0}
          onClick={editor.redo}
        />
      </span>
    </div>
  );
}

/** Adds an area at its usual place, for people who do not draw. */
export function putUsualArea(editor: AreaEditor, tool: AreaTool): void {
  const areas = editor.state.get().history.document;
  editor.change([...areas, usualArea(tool === 'keep' ? 'keep' : 'remove')], areas.length);
  editor.set({ tool: 'move' });
}
