import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { type Layer, type Placement, turn } from '@inkreel/scene/layers/layer-document.ts';
import { CORNERS, cornerPoint } from '../core/layers/handles.ts';
import type { Guide } from '../core/layers/snap.ts';

/** CSS pixels from the upper edge of a layer to its rotation handle. */
const ROTATION_ARM = 30;
/** CSS pixels that a handle needs to the edge of the canvas. */
const EDGE = 16;

const POINTERS = ['nwse-resize', 'nesw-resize'] as const;

/**
 * Outline and handles of the picked layer, in CSS pixels over the canvas. They are for pointers only: the
 * keyboard has separate keys, so they are not announced.
 */
export function LayerHandles({
  layer,
  scale,
  toFrame,
  turns,
}: {
  layer: Layer;
  /** CSS pixels per unit of the document. */
  scale: number;
  toFrame: (point: Point) => Point;
  turns: boolean;
}) {
  const centre = toFrame(layer);
  const up = turn({ x: 0, y: -(layer.height * scale) / 2 - ROTATION_ARM }, layer.rotation);
  // If there is no room above the layer, the rotation handle goes below it.
  const arm = centre.y + up.y < EDGE ? { x: -up.x, y: -up.y } : up;
  return (
    <div className="layer-handles" aria-hidden="true">
      <div
        className="layer-outline"
        style={{
          left: centre.x,
          top: centre.y,
          width: layer.width * scale,
          height: layer.height * scale,
          transform: `translate(-50%, -50%) rotate(${layer.rotation}deg)`,
        }}
      />
      {CORNERS.map((corner, index) => (
        <Handle
          key={corner}
          layerId={layer.id}
          grip={corner}
          at={toFrame(cornerPoint(layer, corner))}
          cursor={POINTERS[(index + Math.round(layer.rotation / 90)) % 2] ?? 'nwse-resize'}
        />
      ))}
      {turns && (
        <Handle
          layerId={layer.id}
          grip="rotation"
          at={{ x: centre.x + arm.x, y: centre.y + arm.y }}
          cursor="grab"
        />
      )}
    </div>
  );
}

function Handle({ layerId, grip, at, cursor }: { layerId: string; grip: string; at: Point; cursor: string }) {
  return (
    <span
      className="layer-handle"
      data-layer={layerId}
      data-grip={grip}
      style={{ left: at.x, top: at.y, cursor }}
    />
  );
}

/** The lines that a moved layer sits on, across the whole document. */
export function SnapGuides({
  guides,
  size,
  toFrame,
}: {
  guides: readonly Guide[];
  size: Size;
  toFrame: (point: Point) => Point;
}) {
  return guides.map(({ axis, at }) => {
    const from = toFrame(axis === 'x' ? { x: at, y: 0 } : { x: 0, y: at });
    const to = toFrame(axis === 'x' ? { x: at, y: size.height } : { x: size.width, y: at });
    return (
      <span
        key={`${axis}${at}`}
        aria-hidden="true"
        className="layer-guide"
        style={{
          left: from.x,
          top: from.y,
          width: Math.max(1, to.x - from.x),
          height: Math.max(1, to.y - from.y),
        }}
      />
    );
  });
}

/** CSS of a box at its place in the document. */
export function placementStyle({ x, y, width, height, rotation }: Placement): React.CSSProperties {
  return {
    left: x - width / 2,
    top: y - height / 2,
    width,
    height,
    transform: rotation === 0 ? undefined : `rotate(${rotation}deg)`,
  };
}
