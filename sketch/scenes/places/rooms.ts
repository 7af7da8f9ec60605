import type { Place } from '../../brief.ts';
import { mix, shade } from '../color.ts';
import { ridgeLine, ridgePath } from '../elements/outlines.ts';
import { addLayer, between, gradientRect, type Painter, pick, round } from '../painter.ts';
import {
  bed,
  board,
  cafeTables,
  kitchenUnits,
  lamp,
  picture,
  plant,
  shelves,
  sideboard,
} from './furniture.ts';
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
  // A window that the prompt names hangs there as a separate figure.
  const named = painter.brief.subjects.some(({ noun }) => noun === 'window');
  if (!named) {
    paintWindow(
      painter,
      width * (windowLeft ? between(random, 0.08, 0.16) : between(random, 0.54, 0.6)),
      height * between(random, 0.1, 0.15),
      width * 0.32,
      floor * between(random, 0.5, 0.58),
    );
  }
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

/** Furniture at the back wall, from `share` of the width on, 0.36 of the width wide. */
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
        cafeTables(painter, floor) +
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
