import type { Figure } from './figure.ts';
import { num } from './paths.ts';
import { scaleFigure } from './scale.ts';

/**
 * A freely drawn figure moved so that its base is centred on the origin, and scaled to a height in centimetres.
 * Lights and anchors move along; `ground` is the drawing's ground line, if it is not its lowest point.
 */
export function settle(figure: Figure, height: number, ground = figure.box.bottom): Figure {
  const { left, top, right, bottom } = figure.box;
  const x = -(left + right) / 2;
  const y = -ground;
  const wrap = (svg: string): string => `<g transform="translate(${num(x)} ${num(y)})">${svg}</g>`;
  const anchors: Figure['anchors'] = {};
  for (const [name, at] of Object.entries(figure.anchors)) {
    anchors[name as keyof Figure['anchors']] = { x: at.x + x, y: at.y + y };
  }
  const moved: Figure = {
    ...figure,
    svg: wrap(figure.svg),
    box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y },
    anchors,
    lights: figure.lights.map((light) => ({ ...light, x: light.x + x, y: light.y + y })),
  };
  if (figure.front !== undefined) moved.front = wrap(figure.front);
  if (figure.riding) {
    const move = (point: { x: number; y: number }): { x: number; y: number } => ({
      x: point.x + x,
      y: point.y + y,
    });
    const { nearFoot, farFoot, grip } = figure.riding;
    moved.riding = {
      nearFoot: move(nearFoot),
      grip: move(grip),
      ...(farFoot ? { farFoot: move(farFoot) } : {}),
    };
  }
  return scaleFigure(moved, height / Math.max(1, ground - top));
}
