import type { Placement } from '@inkreel/scene/layers/layer-document.ts';

/** A soft shadow where a cut-out touches the ground; in units of the canvas. Only a preview. */
export function CutOutShadow({ placement }: { placement: Placement }) {
  const { width } = placement;
  const height = width * 0.16;
  const foot = placement.y + placement.height / 2;
  return (
    <div
      aria-hidden="true"
      className="cut-out-shadow"
      style={{
        left: placement.x - width / 2,
        top: foot - height * 0.6,
        width,
        height,
        filter: `blur(${width * 0.03}px)`,
      }}
    />
  );
}
