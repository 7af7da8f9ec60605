import { shade } from '../color.ts';
import { blob } from '../elements/outlines.ts';
import { between, type Painter, pick, round, softEllipse } from '../painter.ts';

/** A framed landscape, `wide` pixels wide. */
export function picture(painter: Painter, x: number, y: number, wide: number): string {
  const { random, palette, unit } = painter;
  const [sky, hill] = pick(random, [
    ['#f2dcc0', '#8fae8a'],
    ['#cfe0ea', '#c98f6f'],
    ['#efe6d0', '#6f8fae'],
  ]) as [string, string];
  const tall = wide * 0.8;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" fill="${palette.tone('#6f5138')}"/><rect x="${round(x + 8 * unit)}" y="${round(y + 8 * unit)}" width="${round(wide - 16 * unit)}" height="${round(tall - 16 * unit)}" fill="${palette.tone(sky)}"/><circle cx="${round(x + wide * 0.68)}" cy="${round(y + tall * 0.36)}" r="${round(tall * 0.12)}" fill="${palette.tone('#e08a5a')}"/><path d="M${round(x + 8 * unit)} ${round(y + tall - 8 * unit)}v${round(-tall * 0.25)}q${round(wide * 0.25)} ${round(-tall * 0.3)} ${round(wide * 0.45)} 0q${round(wide * 0.2)} ${round(-tall * 0.12)} ${round(wide * 0.55 - 16 * unit)} ${round(tall * 0.04)}v${round(tall * 0.21)}z" fill="${palette.tone(hill)}"/>`;
}

/** A potted plant on the floor line. */
export function plant(painter: Painter, x: number, floor: number): string {
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

/** A low cupboard, `wide` pixels wide. */
export function sideboard(painter: Painter, x: number, wide: number, floor: number): string {
  const { palette, height, unit } = painter;
  const tall = height * 0.13;
  const wood = palette.tone('#a2754e');
  const dark = shade(wood, -0.22);
  return `<rect x="${round(x)}" y="${round(floor - tall)}" width="${round(wide)}" height="${round(tall * 0.9)}" rx="${round(4 * unit)}" fill="${wood}"/><rect x="${round(x)}" y="${round(floor - tall)}" width="${round(wide)}" height="${round(9 * unit)}" fill="${shade(wood, 0.2)}"/><path d="M${round(x + wide / 2)} ${round(floor - tall + 12 * unit)}v${round(tall * 0.74)}M${round(x + 14 * unit)} ${round(floor - tall * 0.1)}v${round(tall * 0.12)}M${round(x + wide - 14 * unit)} ${round(floor - tall * 0.1)}v${round(tall * 0.12)}" stroke="${dark}" stroke-width="${round(6 * unit)}"/><circle cx="${round(x + wide * 0.44)}" cy="${round(floor - tall * 0.5)}" r="${round(5 * unit)}" fill="${dark}"/><circle cx="${round(x + wide * 0.56)}" cy="${round(floor - tall * 0.5)}" r="${round(5 * unit)}" fill="${dark}"/>`;
}

/** A hanging lamp with its glow; (x, y) is the lower middle of the shade. */
export function lamp(painter: Painter, x: number, y: number): string {
  const { palette, unit, glows, height } = painter;
  glows.push({ x, y: y + 8 * unit, radius: height * 0.2, color: '#ffd694' });
  return `<path d="M${round(x)} 0V${round(y - 36 * unit)}" stroke="${palette.tone('#3f3a3a')}" stroke-width="${round(4 * unit)}"/><path d="M${round(x - 42 * unit)} ${round(y)}q${round(42 * unit)} ${round(-80 * unit)} ${round(84 * unit)} 0z" fill="${palette.tone('#3f6660')}"/><ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(42 * unit)}" ry="${round(8 * unit)}" fill="#ffeebb"/>`;
}

/** Bookshelves up to the ceiling, `wide` pixels wide. */
export function shelves(painter: Painter, x: number, wide: number, floor: number): string {
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

/** A chalk board with abstract marks. */
export function board(painter: Painter, x: number, wide: number, floor: number): string {
  const { random, palette, unit } = painter;
  const y = floor * 0.2;
  const tall = floor * 0.46;
  let svg = `<rect x="${round(x - 9 * unit)}" y="${round(y - 9 * unit)}" width="${round(wide + 18 * unit)}" height="${round(tall + 18 * unit)}" rx="${round(4 * unit)}" fill="${palette.tone('#9a6f48')}"/><rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" fill="${palette.tone('#3f6a58')}"/>`;
  const chalk = palette.tone('#eef4ea');
  for (let line = 0; line < 3; line += 1)
    svg += `<path d="M${round(x + wide * 0.08)} ${round(y + tall * (0.2 + line * 0.16))}q${round(wide * 0.1)} ${round((random() - 0.5) * 12 * unit)} ${round(wide * 0.2)} 0t${round(wide * 0.2)} 0" stroke="${chalk}" stroke-width="${round(3 * unit)}" fill="none" opacity=".7"/>`;
  return `${svg}<path d="M${round(x + wide * 0.6)} ${round(y + tall * 0.75)}l${round(wide * 0.14)} ${round(-tall * 0.4)}l${round(wide * 0.14)} ${round(tall * 0.4)}z" stroke="${chalk}" stroke-width="${round(3 * unit)}" fill="none" opacity=".8"/><rect x="${round(x)}" y="${round(y + tall + 4 * unit)}" width="${round(wide)}" height="${round(10 * unit)}" fill="${palette.tone('#84603f')}"/>`;
}

/** A bed with pillow and cover, `wide` pixels wide. */
export function bed(painter: Painter, x: number, wide: number, floor: number): string {
  const { random, palette, height, unit } = painter;
  const tall = height * 0.2;
  const cover = palette.tone(pick(random, ['#7fa3c4', '#d58f86', '#9ab58a', '#b99ac9']));
  const wood = palette.tone('#96694a');
  return `<path d="M${round(x)} ${round(floor)}v${round(-tall * 1.5)}q${round(wide * 0.04)} ${round(-tall * 0.2)} ${round(wide * 0.08)} 0v${round(tall * 1.5)}z" fill="${wood}"/><rect x="${round(x + wide * 0.05)}" y="${round(floor - tall * 0.42)}" width="${round(wide * 0.95)}" height="${round(tall * 0.3)}" fill="${wood}"/><path d="${blob(random, x + wide * 0.2, floor - tall * 0.78, wide * 0.13, tall * 0.2, 0.06)}" fill="${palette.tone('#f8f4ec')}"/><path d="M${round(x + wide * 0.08)} ${round(floor - tall * 0.4)}v${round(-tall * 0.24)}h${round(wide * 0.2)}q${round(wide * 0.06)} ${round(-tall * 0.3)} ${round(wide * 0.3)} ${round(-tall * 0.22)}q${round(wide * 0.4)} 0 ${round(wide * 0.42)} ${round(tall * 0.2)}v${round(tall * 0.5)}h${round(-wide * 0.92)}z" fill="${cover}"/><path d="M${round(x + wide * 0.34)} ${round(floor - tall * 0.4)}q${round(wide * 0.02)} ${round(-tall * 0.3)} ${round(wide * 0.12)} ${round(-tall * 0.42)}M${round(x + wide * 0.6)} ${round(floor - tall * 0.2)}q0 ${round(-tall * 0.4)} ${round(wide * 0.05)} ${round(-tall * 0.6)}" stroke="${shade(cover, -0.2)}" stroke-width="${round(5 * unit)}" fill="none"/><path d="M${round(x + wide * 0.94)} ${round(floor)}v${round(-tall * 0.8)}h${round(wide * 0.06)}v${round(tall * 0.8)}z" fill="${shade(wood, -0.12)}"/>`;
}

/** Kitchen cupboards along the wall and a shelf with jars. */
export function kitchenUnits(painter: Painter, floor: number): string {
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

/** Round tables with chairs and cups along the back wall. */
export function cafeTables(painter: Painter, floor: number): string {
  const { palette, width, height, unit } = painter;
  const wood = palette.tone('#7a5238');
  const top = palette.tone('#e9dcc6');
  let svg = '';
  for (const spot of [0.1, 0.36, 0.66, 0.92]) {
    const x = width * spot;
    const tall = height * 0.15;
    const half = width * 0.07;
    for (const side of [-1, 1]) {
      const chair = x + side * half * 1.25;
      svg += `<path d="M${round(chair + side * half * 0.3)} ${round(floor - tall * 1.5)}L${round(chair + side * half * 0.12)} ${round(floor - tall * 0.62)}H${round(chair - side * half * 0.4)}M${round(chair + side * half * 0.12)} ${round(floor - tall * 0.62)}L${round(chair + side * half * 0.24)} ${round(floor)}M${round(chair - side * half * 0.36)} ${round(floor - tall * 0.62)}V${round(floor)}" stroke="${wood}" stroke-width="${round(8 * unit)}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
    }
    svg += `<path d="M${round(x)} ${round(floor - tall)}V${round(floor)}M${round(x - half * 0.4)} ${round(floor)}h${round(half * 0.8)}" stroke="${palette.tone('#3f3a3a')}" stroke-width="${round(8 * unit)}"/><ellipse cx="${round(x)}" cy="${round(floor - tall)}" rx="${round(half)}" ry="${round(half * 0.17)}" fill="${top}"/><path d="M${round(x - half)} ${round(floor - tall)}a${round(half)} ${round(half * 0.17)} 0 0 0 ${round(half * 2)} 0v${round(6 * unit)}a${round(half)} ${round(half * 0.17)} 0 0 1 ${round(-half * 2)} 0z" fill="${shade(top, -0.2)}"/><path d="M${round(x - half * 0.2)} ${round(floor - tall - 22 * unit)}h${round(half * 0.36)}l${round(-4 * unit)} ${round(20 * unit)}h${round(-half * 0.36 + 8 * unit)}z" fill="${palette.tone('#f7f3ea')}"/>`;
  }
  return svg;
}
