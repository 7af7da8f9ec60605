import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { Rectangle } from '../../canvas/core/grid/grid.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type CropSide, dragFrame, moveFrame } from '../core/crop-frame.ts';
import type { Preview } from './use-preview.ts';

/** Share of the picture's longer side that a key moves by. */
const KEY_STEP = 0.01;

const HANDLES: readonly { sides: readonly CropSide[]; x: number; y: number; cursor: string }[] = [
  { sides: ['left'], x: 0, y: 0.5, cursor: 'ew-resize' },
  { sides: ['right'], x: 1, y: 0.5, cursor: 'ew-resize' },
  { sides: ['top'], x: 0.5, y: 0, cursor: 'ns-resize' },
  { sides: ['bottom'], x: 0.5, y: 1, cursor: 'ns-resize' },
  { sides: ['left', 'top'], x: 0, y: 0, cursor: 'nwse-resize' },
  { sides: ['right', 'bottom'], x: 1, y: 1, cursor: 'nwse-resize' },
  { sides: ['right', 'top'], x: 1, y: 0, cursor: 'nesw-resize' },
  { sides: ['left', 'bottom'], x: 0, y: 1, cursor: 'nesw-resize' },
];

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Drag {
  pointer: number;
  /** Sides that move; none moves the whole frame. */
  sides: readonly CropSide[];
  start: Point;
  from: Rectangle;
  /** CSS pixels per picture pixel. */
  scale: number;
}

interface CropStageProps {
  preview: Preview;
  frame: Rectangle;
  ratio: number | undefined;
  onChange: (frame: Rectangle) => void;
}

/** The picture with the frame over it. The handles are for pointers; the frame itself has keys for the same. */
export function CropStage({ preview: { size, picture }, frame, ratio, onChange }: CropStageProps) {
  const { crop: texts } = useAreaTexts(uploadDialogTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | undefined>();
  const [said, setSaid] = useState('');
  const move = useRef<HTMLButtonElement>(null);
  // The dialog opened before its picture was there: now the keys go to the frame.
  useEffect(() => move.current?.focus({ preventScroll: true }), []);

  const changed = (from: Rectangle, sides: readonly CropSide[], by: Point) =>
    sides.length === 0 ? moveFrame(from, by, size) : dragFrame(from, sides, by, size, ratio);
  const grips = (sides: readonly CropSide[]) => ({
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0 || drag || !box.current) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const scale = box.current.clientWidth / size.width;
      const start = { x: event.clientX, y: event.clientY };
      setDrag({ pointer: event.pointerId, sides, start, from: frame, scale });
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const { start, scale, from } = drag;
      const by = { x: (event.clientX - start.x) / scale, y: (event.clientY - start.y) / scale };
      onChange(changed(from, drag.sides, by));
    },
    onPointerUp: () => setDrag(undefined),
    onPointerCancel: () => setDrag(undefined),
  });
  const press = (event: React.KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.altKey ? 1 : Math.ceil(KEY_STEP * Math.max(size.width, size.height));
    const next = changed(frame, event.shiftKey ? ['right', 'bottom'] : [], {
      x: arrow.x * step,
      y: arrow.y * step,
    });
    setSaid(texts.frame(next));
    onChange(next);
  };

  return (
    <div className="crop-stage">
      <div
        ref={box}
        className="crop-picture"
        style={{ '--crop-ratio': size.width / size.height } as React.CSSProperties}
      >
        <div className="crop-clip">
          <canvas ref={(canvas) => drawInto(canvas, picture)} aria-hidden="true" />
          <div className="crop-shade" style={placeOf(frame, size)} />
        </div>
        <div className="crop-frame" style={placeOf(frame, size)} data-busy={drag !== undefined}>
          <button
            ref={move}
            type="button"
            className="crop-move"
            aria-label={texts.frame(frame)}
            aria-describedby={id}
            onKeyDown={press}
            {...grips([])}
          />
          {HANDLES.map(({ sides, x, y, cursor }) => (
            <span
              key={sides.join()}
              aria-hidden="true"
              className="crop-handle"
              data-sides={sides.join(' ')}
              style={{ left: `${100 * x}%`, top: `${100 * y}%`, cursor }}
              {...grips(sides)}
            />
          ))}
        </div>
      </div>
      <p id={id} className="note crop-keys">
        {texts.keys}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

function placeOf({ x, y, width, height }: Rectangle, picture: Size): React.CSSProperties {
  return {
    left: `${(100 * x) / picture.width}%`,
    top: `${(100 * y) / picture.height}%`,
    width: `${(100 * width) / picture.width}%`,
    height: `${(100 * height) / picture.height}%`,
  };
}

/** A new size of a canvas empties it: it is drawn once for each picture. */
function drawInto(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas || (canvas.width === picture.width && canvas.height === picture.height)) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
