import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { Eraser, Keyboard, PaintBucket, PenLine } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { drawDrawing } from '../core/drawing/drawing-overlay.ts';
import { type Colour, DRAWING_FINENESS } from '../core/drawing/palette.ts';
import type { GridEditor } from '../core/grid-editor.ts';
import { ColourRow } from './colour-row.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import type { Painter } from './overlay-canvas.ts';
import { PaintMenu } from './paint-menu.tsx';
import { PaintSurface } from './paint-surface.tsx';
import { SizeControl } from './size-control.tsx';
import type { Surface } from './surface.ts';
import { ToolButtons } from './tool-buttons.tsx';
import { useEditorState } from './use-editor-state.ts';
import { usePaintCommands } from './use-paint-commands.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import './paint-editor.css';

/** A sheet to draw on with pen, eraser and fill, in colours; a picture may lie below it. */
export function DrawingEditor({
  editor,
  paper,
  palette,
  onOwnColour,
  below,
  empty,
}: {
  /** Its grid is `DRAWING_FINENESS` times the paper. */
  editor: GridEditor;
  paper: Size;
  palette: readonly Colour[];
  /** Adds a colour to the palette; returns its value. */
  onOwnColour: (hex: string) => number;
  /** Address of the picture below; undefined for white paper. */
  below: string | undefined;
  /** Shown on the sheet until something is drawn. */
  empty?: ReactNode;
}) {
  const { drawing, tools, said: sayings, hint } = useAreaTexts(canvasTexts);
  const { stop } = useLanguage();
  const { value, tool, empty: undrawn } = useEditorState(editor);
  const [surface, setSurface] = useState<Surface>();
  const [scale, setScale] = useState(1);
  const [showBelow, setShowBelow] = useState(true);
  const paint: Painter = useCallback(
    (grid, placement, area) => drawDrawing(grid, placement, area, palette),
    [palette],
  );
  const commands = usePaintCommands(editor, surface, {
    names: { brush: tools.pen, eraser: tools.eraser, fill: tools.fill },
    marks: 'colours',
    by: 1,
  });
  const choose = (chosen: number) => editor.set({ value: chosen, tool: tool === 'eraser' ? 'brush' : tool });
  return (
    <div className="paint-editor">
      <div className="paint-bar">
        <ColourRow
          palette={palette}
          value={value}
          onValue={choose}
          onOwn={(hex) => choose(onOwnColour(hex))}
        />
        {below !== undefined && (
          <label className="below-toggle">
            <input
              type="checkbox"
              checked={showBelow}
              onChange={(event) => setShowBelow(event.currentTarget.checked)}
            />
            {drawing.below}
          </label>
        )}
        <ZoomButtons
          scale={scale}
          onStep={(direction) => surface?.step(direction)}
          onFit={() => surface?.fit()}
        />
      </div>
      <div className="drawing-window">
        <PaintSurface
          editor={editor}
          picture={paper}
          fineness={DRAWING_FINENESS}
          paint={paint}
          pins={[]}
          label={`${drawing.label}${stop}${hint}`}
          onSurface={setSurface}
          onScale={setScale}
          onCursor={({ at, down }) =>
            commands.say(
              sayings.pointer({
                x: Math.floor(at.x / DRAWING_FINENESS),
                y: Math.floor(at.y / DRAWING_FINENESS),
                down,
              }),
            )
          }
        >
          <div className="drawing-paper">
            {below !== undefined && showBelow && <img src={below} alt="" draggable={false} />}
          </div>
        </PaintSurface>
        {undrawn && empty}
      </div>
      <div role="toolbar" aria-label={drawing.toolbar} className="paint-tools">
        <ToolButtons
          editor={editor}
          tools={[
            { tool: 'brush', icon: PenLine, name: tools.pen, key: 'B' },
            { tool: 'eraser', icon: Eraser, name: tools.eraser, key: 'E' },
            { tool: 'fill', icon: PaintBucket, name: tools.fill, key: 'F' },
          ]}
        />
        <span className="paint-rule" />
        <SizeControl editor={editor} fineness={DRAWING_FINENESS} />
        <span className="paint-rule" />
        <HistoryButtons editor={editor} run={commands.run} />
        <button type="button" className="button button-quiet button-small" onClick={commands.clear}>
          {tools.clear}
        </button>
        <PaintMenu
          icon={Keyboard}
          label={tools.keys}
          keys={['drawingTools', 'size', 'swap', 'straight', 'pan', 'zoom', 'undo', 'arrows', 'enter']}
        />
      </div>
      <p role="status" className="sr-only">
        {commands.said}
      </p>
    </div>
  );
}
