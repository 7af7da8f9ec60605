import type { Placement } from '../../layers/layer-document.ts';
import type { LayerKind } from '../layer-kind.ts';

/** A rectangle or an ellipse; colours are CSS's, null without one. */
export interface ShapeLayer extends Placement {
  readonly kind: 'shape';
  opacity: number;
  shape: 'rect' | 'ellipse';
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
  /** Of the corners. */
  radius: number;
}

export const shapeKind: LayerKind<ShapeLayer> = {
  parts: true,
  resources: () => [],
  draw: ({ shape, width, height, fill, stroke, strokeWidth, radius }, _, context) => {
    context.beginPath();
    if (shape === 'ellipse') context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
    else context.roundRect(-width / 2, -height / 2, width, height, Math.min(radius, width / 2, height / 2));
    if (fill !== null) {
      context.fillStyle = fill;
      context.fill();
    }
    if (stroke === null || strokeWidth === 0) return;
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineJoin = 'miter';
    context.stroke();
  },
};
