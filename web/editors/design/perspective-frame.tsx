import { CORNER_NAMES, type CornerName, type Corners } from '@inkreel/contract/documents/corners.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import type { Point } from '@inkreel/scene/geometry.ts';
import { useRef } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { arrowStep } from './core/arrows.ts';
import { BESIDE, cornerTo, moveCorner, pointsOf, shareAt } from './core/perspective.ts';
import type { DesignEditing } from './use-design.ts';
import type { DesignPerspective } from './use-perspective.ts';

/** The four corners of an image over the picture, for pointers and keys. */
export function PerspectiveFrame({
  editing,
  perspective,
  layer,
  flat,
  scale,
  toFrame,
}: {
  editing: DesignEditing;
  perspective: DesignPerspective;
  /** As the drag that is under way has it. */
  layer: DesignImage;
  /** With its whole photo, while corners are put on it. */
  flat: DesignImage | undefined;
  /** CSS pixels to a pixel of the design. */
  scale: number;
  /** Where a point of the design is on the stage, in CSS pixels. */
  toFrame: (point: Point) => Point;
}) {
  const { perspective: texts } = useAreaTexts(designTexts);
  const from = useRef<
    { name: CornerName; x: number; y: number; corners: Corners; layer: DesignImage } | undefined
  >(undefined);
  const quad = flat && perspective.quadOf(layer);
  const corners = pointsOf(flat ? { ...flat, corners: quad } : layer);
  const shown = Object.fromEntries(
    CORNER_NAMES.map((name) => [name, toFrame(corners[name])]),
  ) as unknown as Corners;

  const toQuad = (name: CornerName, point: Point, start: Corners) =>
    perspective.setQuad(layer, moveCorner(start, name, shareAt(flat ?? layer, point), BESIDE));
  const onMove = (event: React.PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const point = {
      x: start.corners[start.name].x + (event.clientX - start.x) / scale,
      y: start.corners[start.name].y + (event.clientY - start.y) / scale,
    };
    if (quad) toQuad(start.name, point, quad);
    else editing.preview(layer.id, cornerTo(start.layer, start.name, point));
  };
  const onEnd = (isKept: boolean) => {
    const start = from.current;
    from.current = undefined;
    if (!start || flat) return;
    editing.cancel();
    if (isKept && layer.corners !== start.layer.corners)
      editing.edit(layer.id, { corners: layer.corners as never });
  };
  const onKeyDown = (event: React.KeyboardEvent, name: CornerName) => {
    const step = arrowStep(event);
    if (!step) return;
    const point = { x: corners[name].x + step.x, y: corners[name].y + step.y };
    if (quad) toQuad(name, point, quad);
    else editing.edit(layer.id, cornerTo(layer, name, point), `${layer.id} ${name}`);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="design-perspective" role="group" aria-label={texts[perspective.mode]}>
      <svg aria-hidden>
        <polygon points={CORNER_NAMES.map((name) => `${shown[name].x},${shown[name].y}`).join(' ')} />
      </svg>
      {CORNER_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          data-own-pointer
          data-corner={name}
          aria-label={texts.at({
            name: texts.names[name],
            x: Math.round(corners[name].x),
            y: Math.round(corners[name].y),
          })}
          style={{ left: shown[name].x, top: shown[name].y }}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { name, x: event.clientX, y: event.clientY, corners, layer };
          }}
          onPointerMove={(event) => drawAtOnce(() => onMove(event))}
          onPointerUp={() => onEnd(true)}
          onPointerCancel={() => onEnd(false)}
          onKeyDown={(event) => onKeyDown(event, name)}
        />
      ))}
    </div>
  );
}
