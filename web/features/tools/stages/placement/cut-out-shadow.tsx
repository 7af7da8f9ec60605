import type { Bounds, Placement } from '../../../../canvas/core/layers/layer-document.ts';
import type { Size } from '../../../../canvas/core/zoom.ts';

/** A soft shadow where the seen part of a cut-out touches the ground; in units of the canvas. Only a preview. */
export function CutOutShadow({
  placement,
  picture,
  seen,
}: {
  placement: Placement;
  picture: Size;
  seen: Bounds;
}) {
  const scale = placement.width / picture.width;
  const width = (seen.right - seen.left) * scale;
  const left = placement.x - placement.width / 2 + seen.left * scale;
  const foot = placement.y - placement.height / 2 + seen.bottom * scale;
  const height = width * 0.16;
  return (
    <div
      aria-hidden="true"
      className="cut-out-shadow"
      style={{ left, top: foot - height * 0.6, width, height, filter: `blur(${width * 0.03}px)` }}
    />
  );
}
