import { mix, shade } from '../color.ts';
import { addLayer, between, gradientRect, type Painter, pick, round, softEllipse } from '../painter.ts';

const TOPS = {
  plain: '#b98a5c',
  wood: '#b07e50',
  marble: '#e6e3de',
  concrete: '#b5b3ae',
  cloth: '#e8dcc6',
  stone: '#9c9890',
  sand: '#e5cf9f',
  water: '#9fc6d6',
};

/** A table top in front of a soft, out-of-focus room. */
export function paintTable(painter: Painter): void {
  const { random, palette, stage, brief, width, height, unit } = painter;
  const wall = palette.tone(pick(random, ['#d9c8ae', '#a9c2b4', '#d8b4b8', '#aeb8da', '#e6cf9a', '#8fa3b0']));
  const edge = stage.ground.top - height * 0.06;
  let back = gradientRect(painter, { x: 0, y: 0, width, height: edge + 4 }, [
    shade(wall, -0.16),
    wall,
    shade(wall, 0.12),
  ]);
  const lightX = width * (random() < 0.5 ? 0.24 : 0.76);
  back += softEllipse(
    painter,
    lightX,
    edge * 0.42,
    width * 0.36,
    edge * 0.6,
    palette.lampsLit ? '#ffdca0' : palette.skyLow,
    0.85,
  );
  for (let at = 0; at < 12; at += 1) {
    back += softEllipse(
      painter,
      random() * width,
      edge * between(random, 0.2, 1),
      width * between(random, 0.03, 0.09),
      width * between(random, 0.03, 0.09),
      palette.tone(pick(random, ['#f2c98f', '#9fc2a8', '#e8a08a', '#f5ead0'])),
      0.5,
    );
  }
  addLayer(painter, 0.9, back);
  const top = mix(TOPS[brief.surface], pick(random, ['#6f4a30', '#e8c9a0', '#ffffff', '#8a6a5a']), 0.22);
  let table = gradientRect(painter, { x: 0, y: edge, width, height: height - edge }, [
    palette.tone(shade(top, 0.1)),
    palette.tone(top),
    palette.tone(shade(top, -0.2)),
  ]);
  for (let at = 0; at < 46; at += 1) {
    const y = edge + random() ** 1.4 * (height - edge);
    table += `<path d="M0 ${round(y)}q${round(width * 0.25)} ${round((random() - 0.5) * 14 * unit)} ${round(width * 0.5)} 0t${round(width * 0.5)} ${round((random() - 0.5) * 10 * unit)}" stroke="${palette.tone(random() < 0.5 ? shade(top, -0.28) : shade(top, 0.26))}" stroke-width="${round(between(random, 0.8, 2.4) * unit)}" opacity=".35" fill="none"/>`;
  }
  table += `<rect y="${round(edge)}" width="${width}" height="${round(4 * unit)}" fill="${palette.tone(shade(top, 0.4))}" opacity=".7"/>${softEllipse(painter, lightX, edge + height * 0.1, width * 0.4, height * 0.1, palette.light, 0.5)}`;
  addLayer(painter, 0.3, table);
}

/** A seamless studio backdrop with a pool of light. */
export function paintStudio(painter: Painter): void {
  const { random, palette, stage, width, height, brief } = painter;
  const base = palette.tone(pick(random, ['#e6cfc2', '#cfdbe4', '#d9e0cf', '#e8dcc4', '#dcd3e6']));
  const dark = brief.light === 'dramatic' || brief.light === 'neon';
  const wall = dark ? mix(base, '#2a2a48', 0.6) : base;
  let svg = gradientRect(
    painter,
    { x: 0, y: 0, width, height },
    [shade(wall, -0.14), wall, shade(wall, 0.14), shade(wall, -0.06)],
    [0, 0.45, 0.8, 1],
  );
  svg += softEllipse(
    painter,
    width * between(random, 0.4, 0.6),
    height * 0.42,
    width * 0.6,
    height * 0.5,
    '#ffffff',
    dark ? 0.3 : 0.6,
  );
  svg += softEllipse(painter, width / 2, stage.front, width * 0.5, height * 0.1, palette.light, 0.4);
  const side = random() < 0.5 ? 0.16 : 0.84;
  svg += `<circle cx="${round(width * side)}" cy="${round(height * between(random, 0.3, 0.45))}" r="${round(Math.min(width, height) * between(random, 0.12, 0.2))}" fill="${shade(wall, 0.25)}" opacity=".6"/>`;
  addLayer(painter, 0.9, svg);
}
