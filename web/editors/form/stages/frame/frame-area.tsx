import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useRef, useState } from 'react';
import {
  dragSides,
  type Extension,
  type FrameSide,
  frameSize,
  movePicture,
} from '../../../../canvas/core/layers/extension.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import type { StagePicture } from '../stage-props.ts';

/** Free room on each side of the frame, as a share of the stage, so that an edge can be dragged further out. */
const MARGIN = 0.17;

const EDGES = [
  { name: 'left', sides: ['left'], x: 0, y: 0.5, cursor: 'ew-resize' },
  { name: 'top', sides: ['top'], x: 0.5, y: 0, cursor: 'ns-resize' },
  { name: 'right', sides: ['right'], x: 1, y: 0.5, cursor: 'ew-resize' },
  { name: 'bottom', sides: ['bottom'], x: 0.5, y: 1, cursor: 'ns-resize' },
  { name: 'topLeft', sides: ['left', 'top'], x: 0, y: 0, cursor: 'nwse-resize' },
  { name: 'topRight', sides: ['right', 'top'], x: 1, y: 0, cursor: 'nesw-resize' },
  { name: 'bottomRight', sides: ['right', 'bottom'], x: 1, y: 1, cursor: 'nwse-resize' },
  { name: 'bottomLeft', sides: ['left', 'bottom'], x: 0, y: 1, cursor: 'nesw-resize' },
] as const;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How the picture lies on the stage: its upper left corner in CSS pixels, and CSS pixels per picture pixel. */
interface Lie extends Point {
  scale: number;
}

interface Drag {
  /** Sides that move; none moves the picture in its frame. */
  sides: readonly FrameSide[];
  start: Point;
  from: Extension;
  /** The stage keeps its scale while something is dragged. */
  lie: Lie;
}

/** The frame with its eight handles. Each is a button, too: arrow keys move it. */
export function FrameArea({
  picture,
  extension,
  onChange,
}: {
  picture: StagePicture;
  extension: Extension;
  onChange: (extension: Extension) => void;
}) {
  const { frame: texts } = useAreaTexts(layerTexts);
  const { stop } = useLanguage();
  const area = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Size>({ width: 1, height: 1 });
  const [drag, setDrag] = useState<Drag | undefined>();
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setStage({ width: element.clientWidth || 1, height: element.clientHeight || 1 }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const lie = drag?.lie ?? fitted(extension, picture, stage);
  const { width, height } = frameSize(extension, picture);
  const left = lie.x - extension.left * lie.scale;
  const top = lie.y - extension.top * lie.scale;

  const begin = (event: React.PointerEvent, sides: readonly FrameSide[]) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ sides, start: { x: event.clientX, y: event.clientY }, from: extension, lie });
  };
  const move = (event: React.PointerEvent) => {
    if (!drag) return;
    const moved = {
      x: (event.clientX - drag.start.x) / drag.lie.scale,
      y: (event.clientY - drag.start.y) / drag.lie.scale,
    };
    onChange(changed(drag.from, drag.sides, moved, picture));
  };
  const press = (event: React.KeyboardEvent, sides: readonly FrameSide[]) => {
    const arrow = ARROWS[event.key];
    if (event.key === 'Escape' && drag) {
      onChange(drag.from);
      setDrag(undefined);
    } else if (arrow && !event.ctrlKey && !event.metaKey) {
      const step = event.altKey ? 100 : event.shiftKey ? 10 : 1;
      onChange(changed(extension, sides, { x: arrow.x * step, y: arrow.y * step }, picture));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const grips = (sides: readonly FrameSide[]) => ({
    onPointerDown: (event: React.PointerEvent) => begin(event, sides),
    onPointerMove: move,
    onPointerUp: () => setDrag(undefined),
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: React.KeyboardEvent) => press(event, sides),
  });

  return (
    <div
      ref={area}
      className="frame-area"
      role="group"
      aria-label={texts.title}
      aria-describedby="frame-keys"
    >
      <div
        className="frame-outside"
        style={{ left, top, width: width * lie.scale, height: height * lie.scale }}
      />
      <button
        type="button"
        className="frame-picture"
        aria-label={texts.picture}
        style={{
          left: lie.x,
          top: lie.y,
          width: picture.width * lie.scale,
          height: picture.height * lie.scale,
        }}
        {...grips([])}
      >
        <img src={picture.url} alt="" draggable={false} />
      </button>
      {EDGES.map(({ name, sides, x, y, cursor }) => (
        <button
          key={name}
          type="button"
          className="frame-handle"
          data-corner={sides.length > 1}
          aria-label={`${texts.edges[name]}${stop}${sides.map((side) => texts.grown({ pixels: extension[side] })).join(', ')}`}
          style={{ left: left + x * width * lie.scale, top: top + y * height * lie.scale, cursor }}
          {...grips(sides)}
        />
      ))}
      <p className="note frame-keys" id="frame-keys">
        {texts.keys}
      </p>
    </div>
  );
}

function changed(from: Extension, sides: readonly FrameSide[], moved: Point, picture: Size): Extension {
  return sides.length === 0 ? movePicture(from, moved) : dragSides(from, sides, moved, picture);
}

function fitted(extension: Extension, picture: Size, stage: Size): Lie {
  const { width, height } = frameSize(extension, picture);
  const scale = Math.min(
    (stage.width * (1 - 2 * MARGIN)) / width,
    (stage.height * (1 - 2 * MARGIN)) / height,
    1,
  );
  return {
    scale,
    x: (stage.width - width * scale) / 2 + extension.left * scale,
    y: (stage.height - height * scale) / 2 + extension.top * scale,
  };
}
