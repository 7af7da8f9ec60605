import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { pinOf } from '../core/area-names.ts';
import type { Rectangle } from '../core/grid/grid.ts';
import type { GridEditor } from '../core/grid-editor.ts';
import { AreaList, areaKey } from './area-list.tsx';
import { FrameBox } from './frame-box.tsx';
import { paintMask, paintStrokes } from './mask-looks.ts';
import { MaskTools } from './mask-tools.tsx';
import { PaintSurface } from './paint-surface.tsx';
import { readMask } from './read-mask.ts';
import type { Surface } from './surface.ts';
import { useAreas } from './use-areas.ts';
import { useEditorState } from './use-editor-state.ts';
import { usePaintCommands } from './use-paint-commands.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import './paint-editor.css';

const ONE = [1];
const TWO = [1, 2];
/** Initial number of pixels by which growing and shrinking move the edge. */
const FIRST_STEP = 4;

/** Marks parts of a picture: one kind of mark, or two that keep and erase. Everything it does can be done by keyboard. */
export function MaskEditor({
  editor,
  picture,
  kind,
  text,
  goTo,
  children,
}: {
  editor: GridEditor;
  picture: Size & { url: string };
  kind: 'mask' | 'strokes';
  /** What to mark, and how: shown above the picture until something is marked. */
  text: { label: string; hint?: string | undefined };
  /** A part of the picture to zoom to with the brush; each new object is one request. */
  goTo?: Rectangle | undefined;
  /** Shown instead of the picture itself; fills its box. */
  children?: ReactNode;
}) {
  const { mask, tools, areas: areaTexts, said: sayings, hint } = useAreaTexts(canvasTexts);
  const { stop } = useLanguage();
  const strokes = kind === 'strokes';
  const { revision, frame } = useEditorState(editor);
  const [surface, setSurface] = useState<Surface>();
  const [scale, setScale] = useState(1);
  const [by, setBy] = useState(FIRST_STEP);
  const [picked, setPicked] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const areas = useAreas(editor, strokes ? TWO : ONE, revision);
  const commands = usePaintCommands(editor, surface, {
    names: { brush: tools.brush, eraser: tools.eraser, box: tools.box, lasso: tools.lasso },
    marks: strokes ? 'two' : 'one',
    by,
  });
  const pins = useMemo(
    () =>
      areas.length < 2 && picked === undefined
        ? []
        : areas.map((area, at) => ({
            at: pinOf(area),
            label: String(at + 1),
            picked: areaKey(area) === picked,
          })),
    [areas, picked],
  );
  useEffect(() => {
    if (!surface || !goTo) return;
    editor.set({ tool: 'brush', takingAway: false });
    surface.approach(goTo);
  }, [editor, surface, goTo]);
  const pick = (key: string | undefined) => {
    setPicked(key);
    const area = areas.find((one) => areaKey(one) === key);
    if (area) surface?.reveal(pinOf(area));
  };
  const remove = (at: number) => {
    const area = areas[at];
    if (!area) return;
    editor.remove(area);
    commands.say(areaTexts.removed({ at: at + 1, left: areas.length - 1 }));
  };
  const upload = async (file: File) => {
    setProblem(undefined);
    try {
      const grid = await readMask(file, editor.grid);
      if (grid.empty) return setProblem(mask.uploadEmpty);
      editor.take(grid);
      commands.say(mask.uploaded);
    } catch {
      setProblem(mask.uploadUnreadable);
    }
  };
  return (
    <div className="paint-editor">
      <div className="paint-bar">
        {areas.length === 0 && !frame ? (
          <p className="paint-hint">
            <b>{text.label}</b> <span>{text.hint}</span>
          </p>
        ) : (
          <p className="paint-count">{areaTexts.count({ count: areas.length })}</p>
        )}
        <AreaList
          areas={areas}
          picture={editor.grid}
          picked={picked}
          names={strokes ? [tools.keep, tools.erase] : []}
          onPick={pick}
          onRemove={remove}
        />
        {frame && (
          <button type="button" className="chip chip-small" onClick={() => editor.set({ frame: undefined })}>
            {areaTexts.box}
            <X size={13} strokeWidth={1.8} aria-label={tools.removeBox} />
          </button>
        )}
        <ZoomButtons
          scale={scale}
          onStep={(direction) => surface?.step(direction)}
          onFit={() => surface?.fit()}
        />
      </div>
      <PaintSurface
        editor={editor}
        picture={picture}
        fineness={1}
        paint={strokes ? paintStrokes : paintMask}
        pins={pins}
        label={`${text.label}${stop}${hint}`}
        onSurface={setSurface}
        onScale={setScale}
        onCursor={({ at, down }) =>
          commands.say(sayings.pointer({ x: Math.floor(at.x), y: Math.floor(at.y), down }))
        }
      >
        {children || <img src={picture.url} alt="" draggable={false} decoding="async" />}
        {frame && <FrameBox frame={frame} picture={picture} />}
      </PaintSurface>
      <p role="alert" className="paint-problem">
        {problem}
      </p>
      <MaskTools
        editor={editor}
        commands={commands}
        strokes={strokes}
        by={by}
        onBy={setBy}
        onUpload={(file) => void upload(file)}
      />
      <p role="status" className="sr-only">
        {commands.said}
      </p>
    </div>
  );
}
