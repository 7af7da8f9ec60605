import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { Brush, Contrast, Eraser, Lasso, Minus, Settings2, SquareDashed } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { GridEditor } from '../core/grid-editor.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { MaskPanel } from './mask-panel.tsx';
import { PaintMenu } from './paint-menu.tsx';
import { SizeControl } from './size-control.tsx';
import { ToolButtons } from './tool-buttons.tsx';
import { useEditorState } from './use-editor-state.ts';
import type { PaintCommands } from './use-paint-commands.ts';

/** The toolbar of a mask, or of strokes that keep and erase. */
export function MaskTools({
  editor,
  commands,
  strokes,
  by,
  onBy,
  onUpload,
}: {
  editor: GridEditor;
  commands: PaintCommands;
  /** Two kinds of marks instead of one; there is nothing to invert, grow or upload then. */
  strokes: boolean;
  /** Pixels that growing and shrinking move the edge. */
  by: number;
  onBy: (by: number) => void;
  onUpload: (file: File) => void;
}) {
  const { tools, mask } = useAreaTexts(canvasTexts);
  const { tool, value, takingAway } = useEditorState(editor);
  const { run, clear } = commands;
  return (
    <div role="toolbar" aria-label={mask.toolbar} className="paint-tools">
      {strokes && (
        <div className="paint-kinds" role="group" aria-label={mask.strokes}>
          {[tools.keep, tools.erase].map((name, at) => (
            <button
              key={name}
              type="button"
              data-value={at + 1}
              aria-pressed={value === at + 1}
              title={tools.withKey({ name, key: 'X' })}
              onClick={() => editor.set({ value: at + 1, tool: tool === 'eraser' ? 'brush' : tool })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <ToolButtons
        editor={editor}
        tools={[
          { tool: 'brush', icon: Brush, name: tools.brush, key: 'B' },
          { tool: 'eraser', icon: Eraser, name: tools.eraser, key: 'E' },
          { tool: 'box', icon: SquareDashed, name: tools.box, key: 'M' },
          { tool: 'lasso', icon: Lasso, name: tools.lasso, key: 'L' },
        ]}
      />
      {!strokes && (tool === 'box' || tool === 'lasso') && (
        <IconButton
          icon={Minus}
          className="take-away"
          label={tools.takeAway}
          title={tools.withKey({ name: tools.takeAway, key: 'X' })}
          aria-pressed={takingAway}
          onClick={() => editor.set({ takingAway: !takingAway })}
        />
      )}
      <span className="paint-rule" />
      <SizeControl editor={editor} fineness={1} />
      <span className="paint-rule" />
      {!strokes && (
        <IconButton
          icon={Contrast}
          label={tools.invert}
          title={tools.withKey({ name: tools.invert, key: 'I' })}
          onClick={() => run({ kind: 'invert' })}
        />
      )}
      <HistoryButtons editor={editor} run={run} />
      <button type="button" className="button button-quiet button-small" onClick={clear}>
        {tools.clear}
      </button>
      <PaintMenu
        icon={Settings2}
        label={strokes ? tools.keys : tools.more}
        keys={[
          'tools',
          'size',
          'swap',
          'straight',
          'pan',
          'zoom',
          ...(strokes ? [] : (['edge', 'invert'] as const)),
          'undo',
          'arrows',
          'enter',
          'areas',
        ]}
      >
        {!strokes && <MaskPanel by={by} onBy={onBy} run={run} onUpload={onUpload} />}
      </PaintMenu>
    </div>
  );
}
