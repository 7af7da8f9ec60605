import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { GridEditor } from '../core/grid-editor.ts';
import type { Command } from '../core/shortcuts.ts';
import { useEditorState } from './use-editor-state.ts';

/** Undo and redo. They stay in place and keep their focus when there is nothing left. */
export function HistoryButtons({ editor, run }: { editor: GridEditor; run: (command: Command) => void }) {
  const { tools } = useAreaTexts(canvasTexts);
  const { canUndo, canRedo } = useEditorState(editor);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={tools.undo}
        title={tools.withKey({ name: tools.undo, key: 'Ctrl+Z' })}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!canUndo}
        onClick={() => run({ kind: 'undo' })}
      />
      <IconButton
        icon={Redo2}
        label={tools.redo}
        title={tools.withKey({ name: tools.redo, key: 'Ctrl+Shift+Z' })}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!canRedo}
        onClick={() => run({ kind: 'redo' })}
      />
    </>
  );
}
