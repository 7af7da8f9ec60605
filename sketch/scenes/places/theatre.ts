import { mix, shade } from '../color.ts';
import { addLayer, between, gradientRect, type Painter, pick, round, softEllipse } from '../painter.ts';

/** A theatre stage: curtains, spotlights, boards. */
export function paintStageCurtains(painter: Painter): void {
  const { random, stage, width, height, unit } = painter;
  const cloth = pick(random, ['#a8323a', '#7a2f6a', '#2f5a8a', '#8a2f2f']);
  const floor = stage.ground.top - height * 0.03;
  let svg = gradientRect(painter, { x: 0, y: 0, width, height: floor }, ['#241a33', '#4a3560', '#6a4a6f']);
  const folds = 15;
  for (let at = 0; at < folds; at += 1) {
    const id = painter.nextId();
    const x = (at / folds) * width;
    svg += `<linearGradient id="${id}"><stop offset="0" stop-color="${shade(cloth, -0.5)}"/><stop offset=".5" stop-color="${shade(cloth, -0.18)}"/><stop offset="1" stop-color="${shade(cloth, -0.52)}"/></linearGradient><rect x="${round(x)}" width="${round(width / folds + 1)}" height="${round(floor)}" fill="url(#${id})" opacity=".8"/>`;
  }
  svg += gradientRect(painter, { x: 0, y: floor, width, height: height - floor }, ['#8a5f3f', '#c08d5c']);
  const reach = (height - stage.horizon) / (floor - stage.horizon);
  for (let at = -9; at <= 9; at += 1) {
    const x = (at / 9) * width * 0.62;
    svg += `<path d="M${round(width / 2 + x)} ${round(floor)}L${round(width / 2 + x * reach)} ${height}" stroke="#6a452c" stroke-width="${round(2 * unit)}" opacity=".6"/>`;
  }
  addLayer(painter, 0.6, svg);
  let light = '';
  for (const side of [-1, 1]) {
    const x = width * (0.5 + side * between(random, 0.2, 0.32));
    const id = painter.nextId();
    const tint = pick(random, ['#fff0c0', '#ffd9e8', '#d0ecff']);
    light += `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint}" stop-opacity=".6"/><stop offset="1" stop-color="${tint}" stop-opacity=".05"/></linearGradient><path d="M${round(x - 14 * unit)} 0h${round(28 * unit)}L${round(width * 0.5 - side * width * 0.02 + width * 0.24)} ${round(stage.front)}h${round(-width * 0.48)}z" fill="url(#${id})"/>`;
  }
  light += softEllipse(painter, width / 2, stage.front, width * 0.42, height * 0.09, '#fff2cc', 0.8);
  addLayer(painter, 0.3, light);
  let drapes = '';
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    for (let fold = 2; fold >= 0; fold -= 1) {
      const reachIn = width * (0.06 + fold * 0.055);
      drapes += `<path d="M${edge} 0h${round(-side * reachIn)}Q${round(edge - side * reachIn * 0.6)} ${round(height * 0.5)} ${round(edge - side * reachIn * 0.8)} ${round(floor + height * 0.06)}H${edge}Z" fill="${mix(cloth, '#1a0f1c', 0.12 + fold * 0.14)}"/>`;
    }
  }
  for (let at = 0; at < 6; at += 1)
    drapes += `<path d="M${round((at * width) / 6)} 0v${round(height * 0.05)}q${round(width / 12)} ${round(height * 0.07)} ${round(width / 6)} 0V0z" fill="${mix(cloth, at % 2 ? '#ffffff' : '#1a0f1c', 0.1)}"/>`;
  addLayer(painter, 0.25, drapes);
}
