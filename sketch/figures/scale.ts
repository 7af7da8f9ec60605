import type { Box, Figure, Point } from './figure.ts';

/** The same figure `factor` times as large, measured from its origin. */
export function scaleFigure(figure: Figure, factor: number): Figure {
  const wrap = (svg: string): string => `<g transform="scale(${factor.toFixed(5)})">${svg}</g>`;
  const point = ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor });
  const { left, top, right, bottom }: Box = figure.box;
  const anchors: Figure['anchors'] = {};
  for (const [name, at] of Object.entries(figure.anchors))
    anchors[name as keyof Figure['anchors']] = point(at);
  const scaled: Figure = {
    ...figure,
    svg: wrap(figure.svg),
    box: { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor },
    anchors,
    lights: figure.lights.map((light) => ({ ...light, ...point(light), radius: light.radius * factor })),
  };
  if (figure.front !== undefined) scaled.front = wrap(figure.front);
  if (figure.riding) {
    const { nearFoot, farFoot, grip } = figure.riding;
    scaled.riding = {
      nearFoot: point(nearFoot),
      grip: point(grip),
      ...(farFoot ? { farFoot: point(farFoot) } : {}),
    };
  }
  return scaled;
}
