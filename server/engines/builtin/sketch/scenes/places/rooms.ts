import type { Place } from '../../brief.ts';
import { mix, shade } from '../color.ts';
import { blob, ridgeLine, ridgePath } from '../elements/outlines.ts';
import { addLayer, between, gradientRect, type Painter, pick, round, softEllipse } from '../painter.ts';
import { paintStageCurtains } from './theatre.ts';

const WALLS: Partial<Record<Place, readonly string[]>> = {
  kitchen: ['#e8e2d0', '#cfdcd2', '#f0dcc4'],
  bedroom: ['#cbd3e3', '#e6d0d3', '#d8d3e6'],
  library: ['#a98a6b', '#93805f', '#8a6f66'],
  cafe: ['#b98f70', '#8fa08a', '#c9a58a'],
  classroom: ['#d8e2d0', '#e6e0c8', '#cfdde6'],
  office: ['#d6dbe0', '#dfe2d8', '#cdd6e3'],
};
const FLOORS = ['#b98a5e', '#a6784f', '#c59b6d', '#93705a'] as const;

/** A room seen from the front: back wall, floor boards in perspective, a window on the weather, furniture of the place. */
export function paintRoom(painter: Painter): void {
  const { random, stage, palette, width, height } = painter;
  if (stage.place === 'stage') {
    paintStageCurtains(painter);
    return;
  }
  const floor = stage.ground.top - height * 0.02;
  const wall = palette.tone(pick(random, WALLS[stage.place] ?? ['#dccbb0', '#c3d0c8', '#d9c5cb', '#cfd0e0']));
  let svg = gradientRect(painter, { x: 0, y: 0, width, height: floor }, [
    shade(wall, -0.12),
    wall,
    shade(wall, 0.08),
  ]);
  svg += wallPattern(painter, wall, floor);
  addLayer(painter, 0.6, svg);
  const windowLeft = random() < 0.5;
  paintWindow(
    painter,
    width * (windowLeft ? between(random, 0.08, 0.16) : between(random, 0.54, 0.6)),
    height * between(random, 0.1, 0.15),
    width * 0.32,
    floor * between(random, 0.5, 0.58),
  );
  addLayer(painter, 0.45, furniture(painter, windowLeft ? 0.56 : 0.06, floor));
  paintFloor(painter, floor, pick(random, FLOORS), windowLeft);
}

function wallPattern(painter: Painter, wall: string, floor: number): string {
  const { random, width, height, unit, stage } = painter;
  let svg = '';
  const ink = shade(wall, -0.08);
  if (stage.place === 'kitchen') {
    const tile = 44 * unit;
    for (let x = 0; x < width; x += tile)
      svg += `<path d="M${round(x)} ${round(floor * 0.5)}V${round(floor)}" stroke="${ink}" stroke-width="${round(2 * unit)}"/>`;
    for (let y = floor * 0.5; y < floor; y += tile)
      svg += `<path d="M0 ${round(y)}H${width}" stroke="${ink}" stroke-width="${round(2 * unit)}"/>`;
  } else if (random() < 0.5) {
    for (let x = 0; x < width; x += 62 * unit)
      svg += `<rect x="${round(x)}" width="${round(26 * unit)}" height="${round(floor)}" fill="${ink}" opacity=".3"/>`;
  }
  const board = shade(wall, 0.4);
  return `${svg}<rect y="${round(floor - height * 0.035)}" width="${width}" height="${round(height * 0.036)}" fill="${board}"/><rect y="${round(floor - height * 0.037)}" width="${width}" height="${round(3 * unit)}" fill="${shade(wall, -0.2)}"/>`;
}

/** A window that shows sky, hills or roofs in the light of the brief, with curtains. */
function paintWindow(painter: Painter, x: number, y: number, wide: number, tall: number): void {
  const { random, palette, brief, unit } = painter;
  const clip = painter.nextId();
  let view = gradientRect(painter, { x, y, width: wide, height: tall }, [
    palette.skyTop,
    palette.skyMiddle,
    palette.skyLow,
  ]);
  if (brief.time === 'night' || brief.time === 'dusk') {
    for (let at = 0; at < 26; at += 1)
      view += `<circle cx="${round(x + random() * wide)}" cy="${round(y + random() * tall * 0.7)}" r="${round(between(random, 0.8, 2.2) * unit)}" fill="#fff8e0"/>`;
    view += `<circle cx="${round(x + wide * 0.7)}" cy="${round(y + tall * 0.25)}" r="${round(wide * 0.08)}" fill="${palette.disc}"/>`;
  }
  for (const [share, tint] of [
    [0.8, '#8fb3a8'],
    [0.92, '#6f9f68'],
  ] as const) {
    const line = ridgeLine(random, wide, y + tall * share, tall * 0.22, 0.4, 3).map(
      ([px, py]): [number, number] => [px + x, py],
    );
    view += `<path d="${ridgePath(line, y + tall, true)}" fill="${palette.tone(tint, 0.35)}"/>`;
  }
  if (brief.weather === 'rain' || brief.weather === 'storm')
    for (let at = 0; at < 40; at += 1)
      view += `<path d="M${round(x + random() * wide)} ${round(y + random() * tall)}l${round(-4 * unit)} ${round(24 * unit)}" stroke="#eaf4ff" stroke-width="${round(1.6 * unit)}" opacity=".6"/>`;
  if (brief.weather === 'snow')
    for (let at = 0; at < 50; at += 1)
      view += `<circle cx="${round(x + random() * wide)}" cy="${round(y + random() * tall)}" r="${round(between(random, 1.5, 4) * unit)}" fill="#fff"/>`;
  const frame = palette.tone('#f6f0e4');
  const cloth = palette.tone(pick(random, ['#cf7a64', '#7d9cb5', '#d9b45f', '#8fa67f', '#b98aa8']));
  const fold = shade(cloth, -0.2);
  const drape = (side: number): string => {
    const edge = side < 0 ? x - wide * 0.1 : x + wide * 1.1;
    const inner = edge - side * wide * 0.24;
    return `<path d="M${round(edge)} ${round(y - tall * 0.07)}L${round(inner)} ${round(y - tall * 0.07)}Q${round(inner + side * wide * 0.02)} ${round(y + tall * 0.6)} ${round(inner + side * wide * 0.12)} ${round(y + tall * 1.14)}H${round(edge)}Z" fill="${cloth}"/><path d="M${round(edge - side * wide * 0.07)} ${round(y - tall * 0.07)}V${round(y + tall * 1.14)}M${round(edge - side * wide * 0.14)} ${round(y - tall * 0.07)}Q${round(edge - side * wide * 0.13)} ${round(y + tall * 0.6)} ${round(edge - side * wide * 0.1)} ${round(y + tall * 1.14)}" stroke="${fold}" stroke-width="${round(4 * unit)}" fill="none" opacity=".6"/>`;
  };
  const bar = round(9 * unit);
  addLayer(
    painter,
    0.55,
    `<rect x="${round(x - 12 * unit)}" y="${round(y - 12 * unit)}" width="${round(wide + 24 * unit)}" height="${round(tall + 24 * unit)}" rx="${round(4 * unit)}" fill="${frame}"/><clipPath id="${clip}"><rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}"/></clipPath><g clip-path="url(#${clip})">${view}</g><path d="M${round(x + wide / 2)} ${round(y)}v${round(tall)}M${round(x)} ${round(y + tall * 0.45)}h${round(wide)}" stroke="${frame}" stroke-width="${bar}"/><rect x="${round(x - 20 * unit)}" y="${round(y + tall + 8 * unit)}" width="${round(wide + 40 * unit)}" height="${round(14 * unit)}" rx="${round(4 * unit)}" fill="${shade(frame, -0.08)}"/>${drape(-1)}${drape(1)}<rect x="${round(x - wide * 0.15)}" y="${round(y - tall * 0.1)}" width="${round(wide * 1.3)}" height="${round(9 * unit)}" rx="${round(4 * unit)}" fill="${palette.tone('#7a5a40')}"/>`,
  );
}

function paintFloor(painter: Painter, floor: number, color: string, lightFromLeft: boolean): void {
  const { random, palette, stage, width, height, unit, brief } = painter;
  let svg = gradientRect(painter, { x: 0, y: floor, width, height: height - floor }, [
    palette.tone(shade(color, -0.18)),
    palette.tone(color),
    palette.tone(shade(color, -0.06)),
  ]);
  const reach = (height - stage.horizon) / (floor - stage.horizon);
  for (let at = -10; at <= 10; at += 1) {
    const x = (at / 10) * width * 0.62;
    svg += `<path d="M${round(width / 2 + x)} ${round(floor)}L${round(width / 2 + x * reach)} ${height}" stroke="${palette.tone(shade(color, -0.34))}" stroke-width="${round(2 * unit)}" opacity=".5"/>`;
  }
  const rug = palette.tone(pick(random, ['#c56a55', '#5f86a6', '#d3a94f', '#7a9a76', '#9a76a0']));
  const rugY = (floor + height) / 2 + height * 0.03;
  svg += `<ellipse cx="${round(width / 2)}" cy="${round(rugY)}" rx="${round(width * 0.4)}" ry="${round((height - floor) * 0.34)}" fill="${rug}"/><ellipse cx="${round(width / 2)}" cy="${round(rugY)}" rx="${round(width * 0.35)}" ry="${round((height - floor) * 0.28)}" fill="none" stroke="${mix(rug, '#fff4dc', 0.6)}" stroke-width="${round(5 * unit)}" stroke-dasharray="${round(14 * unit)} ${round(9 * unit)}"/>`;
  if (brief.time !== 'night' && brief.weather !== 'rain') {
    const side = lightFromLeft ? 0.14 : 0.52;
    svg += `<path d="M${round(width * side)} ${round(floor)}h${round(width * 0.24)}l${round(width * 0.16)} ${round(height - floor)}h${round(-width * 0.32)}z" fill="${palette.light}" opacity=".2"/>`;
  }
  addLayer(painter, 0.2, svg);
}

/** What stands at the back wall, from `share` of the width on, 0.36 of the width wide. */
function furniture(painter: Painter, share: number, floor: number): string {
  const { stage, width } = painter;
  const x = width * share;
  const wide = width * 0.38;
  switch (stage.place) {
    case 'kitchen':
      return kitchenUnits(painter, floor);
    case 'library':
      return shelves(painter, 0, width, floor) + lamp(painter, width * 0.5, floor * 0.3);
    case 'classroom':
      return board(painter, x, wide, floor);
    case 'bedroom':
      return bed(painter, x, wide, floor);
    case 'cafe':
      return (
        [0.2, 0.5, 0.8].map((spot) => lamp(painter, width * spot, floor * 0.26)).join('') +
        picture(painter, x + wide * 0.3, floor * 0.3, wide * 0.4)
      );
    case 'office':
      return shelves(painter, x, wide, floor) + picture(painter, width * 0.46, floor * 0.2, width * 0.1);
    default:
      return (
        picture(painter, x + wide * 0.16, floor * 0.22, wide * 0.34) +
        plant(painter, x + wide * 0.86, floor) +
        sideboard(painter, x + wide * 0.05, wide * 0.62, floor)
      );
  }
}

function picture(painter: Painter, x: number, y: number, wide: number): string {
  const { random, palette, unit } = painter;
  const [sky, hill] = pick(random, [
    ['#f2dcc0', '#8fae8a'],
    ['#cfe0ea', '#c98f6f'],
    ['#efe6d0', '#6f8fae'],
  ]) as [string, string];
  const tall = wide * 0.8;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" fill="${palette.tone('#6f5138')}"/><rect x="${round(x + 8 * unit)}" y="${round(y + 8 * unit)}" width="${round(wide - 16 * unit)}" height="${round(tall - 16 * unit)}" fill="${palette.tone(sky)}"/><circle cx="${round(x + wide * 0.68)}" cy="${round(y + tall * 0.36)}" r="${round(tall * 0.12)}" fill="${palette.tone('#e08a5a')}"/><path d="M${round(x + 8 * unit)} ${round(y + tall - 8 * unit)}v${round(-tall * 0.25)}q${round(wide * 0.25)} ${round(-tall * 0.3)} ${round(wide * 0.45)} 0q${round(wide * 0.2)} ${round(-tall * 0.12)} ${round(wide * 0.55 - 16 * unit)} ${round(tall * 0.04)}v${round(tall * 0.21)}z" fill="${palette.tone(hill)}"/>`;
}

function plant(painter: Painter, x: number, floor: number): string {
  const { random, palette, height } = painter;
  const tall = height * 0.2;
  let svg = `<path d="M${round(x - tall * 0.2)} ${round(floor - tall * 0.36)}h${round(tall * 0.4)}l${round(-tall * 0.06)} ${round(tall * 0.38)}h${round(-tall * 0.28)}z" fill="${palette.tone('#c27a56')}"/>`;
  for (let at = 0; at < 9; at += 1) {
    const angle = -Math.PI * (0.12 + (0.76 * at) / 8);
    const reach = tall * between(random, 0.5, 0.85);
    const tipX = x + Math.cos(angle) * reach * 0.8;
    const tipY = floor - tall * 0.36 + Math.sin(angle) * reach;
    svg += `<path d="M${round(x)} ${round(floor - tall * 0.36)}Q${round(x + Math.cos(angle) * reach * 0.2)} ${round(tipY)} ${round(tipX)} ${round(tipY)}Q${round(tipX)} ${round(tipY + reach * 0.4)} ${round(x)} ${round(floor - tall * 0.36)}Z" fill="${palette.tone(at % 2 ? '#5c9a5f' : '#457f50')}"/>`;
  }
  return svg;
}

function sideboard(painter: Painter, x: number, wide: number, floor: number): string {
  const { palette, height, unit } = painter;
  const tall = height * 0.13;
  const wood = palette.tone('#a2754e');
  const dark = shade(wood, -0.22);
  return `<rect x="${round(x)}" y="${round(floor - tall)}" width="${round(wide)}" height="${round(tall * 0.9)}" rx="${round(4 * unit)}" fill="${wood}"/><rect x="${round(x)}" y="${round(floor - tall)}" width="${round(wide)}" height="${round(9 * unit)}" fill="${shade(wood, 0.2)}"/><path d="M${round(x + wide / 2)} ${round(floor - tall + 12 * unit)}v${round(tall * 0.74)}M${round(x + 14 * unit)} ${round(floor - tall * 0.1)}v${round(tall * 0.12)}M${round(x + wide - 14 * unit)} ${round(floor - tall * 0.1)}v${round(tall * 0.12)}" stroke="${dark}" stroke-width="${round(6 * unit)}"/><circle cx="${round(x + wide * 0.44)}" cy="${round(floor - tall * 0.5)}" r="${round(5 * unit)}" fill="${dark}"/><circle cx="${round(x + wide * 0.56)}" cy="${round(floor - tall * 0.5)}" r="${round(5 * unit)}" fill="${dark}"/>`;
}

function lamp(painter: Painter, x: number, y: number): string {
  const { palette, unit, glows, height } = painter;
  glows.push({ x, y: y + 8 * unit, radius: height * 0.2, color: '#ffd694' });
  return `<path d="M${round(x)} 0V${round(y - 36 * unit)}" stroke="${palette.tone('#3f3a3a')}" stroke-width="${round(4 * unit)}"/><path d="M${round(x - 42 * unit)} ${round(y)}q${round(42 * unit)} ${round(-80 * unit)} ${round(84 * unit)} 0z" fill="${palette.tone('#3f6660')}"/><ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(42 * unit)}" ry="${round(8 * unit)}" fill="#ffeebb"/>`;
}

function shelves(painter: Painter, x: number, wide: number, floor: number): string {
  const { random, palette, unit } = painter;
  const wood = palette.tone('#7d5638');
  let svg = `<rect x="${round(x)}" y="${round(floor * 0.06)}" width="${round(wide)}" height="${round(floor * 0.94)}" fill="${shade(wood, -0.3)}"/>`;
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const top = floor * (0.06 + (0.94 * row) / rows);
    const tall = (floor * 0.94) / rows;
    let at = x + 8 * unit;
    while (at < x + wide - 14 * unit) {
      const thick = between(random, 8, 19) * unit;
      const high = tall * between(random, 0.55, 0.84);
      if (random() < 0.07) at += thick * 1.5;
      const cover = palette.tone(
        pick(random, [
          '#b5533f',
          '#3f6f8a',
          '#d3a24c',
          '#5f8a5f',
          '#7d5a86',
          '#e3d3b3',
          '#8a4a4a',
          '#4a5a7d',
        ]),
      );
      svg += `<rect x="${round(at)}" y="${round(top + tall - high)}" width="${round(thick - unit)}" height="${round(high)}" fill="${cover}"/><rect x="${round(at)}" y="${round(top + tall - high * 0.8)}" width="${round(thick - unit)}" height="${round(4 * unit)}" fill="${shade(cover, 0.4)}"/>`;
      at += thick;
    }
    svg += `<rect x="${round(x)}" y="${round(top + tall - 5 * unit)}" width="${round(wide)}" height="${round(11 * unit)}" fill="${wood}"/>`;
  }
  for (let post = 0; post <= wide; post += wide / Math.max(1, Math.round(wide / (250 * unit))))
    svg += `<rect x="${round(x + post - 7 * unit)}" y="${round(floor * 0.06)}" width="${round(14 * unit)}" height="${round(floor * 0.94)}" fill="${wood}"/>`;
  return svg;
}

function board(painter: Painter, x: number, wide: number, floor: number): string {
  const { random, palette, unit } = painter;
  const y = floor * 0.2;
  const tall = floor * 0.46;
  let svg = `<rect x="${round(x - 9 * unit)}" y="${round(y - 9 * unit)}" width="${round(wide + 18 * unit)}" height="${round(tall + 18 * unit)}" rx="${round(4 * unit)}" fill="${palette.tone('#9a6f48')}"/><rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" fill="${palette.tone('#3f6a58')}"/>`;
  const chalk = palette.tone('#eef4ea');
  for (let line = 0; line < 3; line += 1)
    svg += `<path d="M${round(x + wide * 0.08)} ${round(y + tall * (0.2 + line * 0.16))}q${round(wide * 0.1)} ${round((random() - 0.5) * 12 * unit)} ${round(wide * 0.2)} 0t${round(wide * 0.2)} 0" stroke="${chalk}" stroke-width="${round(3 * unit)}" fill="none" opacity=".7"/>`;
  return `${svg}<path d="M${round(x + wide * 0.6)} ${round(y + tall * 0.75)}l${round(wide * 0.14)} ${round(-tall * 0.4)}l${round(wide * 0.14)} ${round(tall * 0.4)}z" stroke="${chalk}" stroke-width="${round(3 * unit)}" fill="none" opacity=".8"/><rect x="${round(x)}" y="${round(y + tall + 4 * unit)}" width="${round(wide)}" height="${round(10 * unit)}" fill="${palette.tone('#84603f')}"/>`;
}

function bed(painter: Painter, x: number, wide: number, floor: number): string {
  const { random, palette, height, unit } = painter;
  const tall = height * 0.2;
  const cover = palette.tone(pick(random, ['#7fa3c4', '#d58f86', '#9ab58a', '#b99ac9']));
  const wood = palette.tone('#96694a');
  return `<path d="M${round(x)} ${round(floor)}v${round(-tall * 1.5)}q${round(wide * 0.04)} ${round(-tall * 0.2)} ${round(wide * 0.08)} 0v${round(tall * 1.5)}z" fill="${wood}"/><rect x="${round(x + wide * 0.05)}" y="${round(floor - tall * 0.42)}" width="${round(wide * 0.95)}" height="${round(tall * 0.3)}" fill="${wood}"/><path d="${blob(random, x + wide * 0.2, floor - tall * 0.78, wide * 0.13, tall * 0.2, 0.06)}" fill="${palette.tone('#f8f4ec')}"/><path d="M${round(x + wide * 0.08)} ${round(floor - tall * 0.4)}v${round(-tall * 0.24)}h${round(wide * 0.2)}q${round(wide * 0.06)} ${round(-tall * 0.3)} ${round(wide * 0.3)} ${round(-tall * 0.22)}q${round(wide * 0.4)} 0 ${round(wide * 0.42)} ${round(tall * 0.2)}v${round(tall * 0.5)}h${round(-wide * 0.92)}z" fill="${cover}"/><path d="M${round(x + wide * 0.34)} ${round(floor - tall * 0.4)}q${round(wide * 0.02)} ${round(-tall * 0.3)} ${round(wide * 0.12)} ${round(-tall * 0.42)}M${round(x + wide * 0.6)} ${round(floor - tall * 0.2)}q0 ${round(-tall * 0.4)} ${round(wide * 0.05)} ${round(-tall * 0.6)}" stroke="${shade(cover, -0.2)}" stroke-width="${round(5 * unit)}" fill="none"/><path d="M${round(x + wide * 0.94)} ${round(floor)}v${round(-tall * 0.8)}h${round(wide * 0.06)}v${round(tall * 0.8)}z" fill="${shade(wood, -0.12)}"/>`;
}

function kitchenUnits(painter: Painter, floor: number): string {
  const { random, palette, width, height, unit } = painter;
  const front = palette.tone(pick(random, ['#7fa59a', '#d9b98a', '#8a9fb8', '#e3ded2']));
  const tall = height * 0.17;
  const top = floor - tall;
  let svg = `<rect y="${round(top)}" width="${width}" height="${round(tall)}" fill="${front}"/><rect y="${round(top - 14 * unit)}" width="${width}" height="${round(18 * unit)}" fill="${palette.tone('#e6dccb')}"/>`;
  for (let at = 0; at < 7; at += 1) {
    const x = (at * width) / 7;
    svg += `<rect x="${round(x + 6 * unit)}" y="${round(top + 16 * unit)}" width="${round(width / 7 - 12 * unit)}" height="${round(tall - 30 * unit)}" rx="${round(4 * unit)}" fill="none" stroke="${shade(front, -0.2)}" stroke-width="${round(3 * unit)}"/><rect x="${round(x + width / 7 - 26 * unit)}" y="${round(top + 30 * unit)}" width="${round(6 * unit)}" height="${round(26 * unit)}" rx="${round(3 * unit)}" fill="${palette.tone('#6a5a4a')}"/>`;
  }
  const shelf = floor * 0.26;
  svg += `<rect x="${round(width * 0.42)}" y="${round(shelf)}" width="${round(width * 0.16)}" height="${round(10 * unit)}" fill="${palette.tone('#9a7048')}"/>`;
  for (let at = 0; at < 4; at += 1)
    svg += `<rect x="${round(width * (0.43 + at * 0.037))}" y="${round(shelf - between(random, 24, 48) * unit)}" width="${round(width * 0.026)}" height="${round(48 * unit)}" rx="${round(5 * unit)}" fill="${palette.tone(pick(random, ['#d98a5f', '#f0e4c8', '#6f9a86', '#c96a5f']))}"/><rect x="${round(width * 0.42)}" y="${round(shelf)}" width="${round(width * 0.16)}" height="${round(10 * unit)}" fill="${palette.tone('#9a7048')}"/>`;
  return svg + softEllipse(painter, width / 2, floor, width * 0.6, height * 0.03, palette.shadow, 0.4);
}
