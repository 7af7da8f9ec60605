import { mix, shade } from '../color.ts';
import { addLayer, between, type Painter, pick, round } from '../painter.ts';

/** The colour of a window: lit at night, sky by day. */
function windowColor(painter: Painter, litShare: number): string {
  const { random, palette, brief } = painter;
  if (palette.lampsLit && random() < litShare) {
    return brief.style === 'cyberpunk'
      ? pick(random, ['#ffd36e', '#5ff0ff', '#ff74c8', '#fff3c4'])
      : pick(random, ['#ffd98a', '#ffc766', '#ffe7b0']);
  }
  return palette.lampsLit ? palette.tone('#6d86a6', 0.1) : palette.tone('#a9cbe0', 0.1);
}

/** A row of city blocks with windows, roofs and masts whose feet are at `base`. */
export function paintSkyline(painter: Painter, base: number, tallest: number, distance: number): void {
  const { random, palette, brief, width, unit } = painter;
  let svg = '';
  let x = -width * 0.03;
  while (x < width * 1.02) {
    const wide = width * between(random, 0.06, 0.13);
    const peak = 0.55 + 0.45 * Math.abs(Math.sin((x / width) * 3 + brief.seed));
    const tall = tallest * between(random, 0.4, 1) * peak;
    const wall = palette.tone(
      pick(random, ['#9fb0c2', '#b9a89a', '#8ea3a8', '#c2b4a8', '#8798b8']),
      distance,
    );
    const top = base - tall;
    svg += `<rect x="${round(x)}" y="${round(top)}" width="${round(wide)}" height="${round(tall + 4)}" fill="${wall}"/><rect x="${round(x + wide * 0.68)}" y="${round(top)}" width="${round(wide * 0.32)}" height="${round(tall + 4)}" fill="${shade(wall, -0.16)}"/>`;
    if (random() < 0.35)
      svg += `<path d="M${round(x + wide / 2)} ${round(top)}v${round(-tall * 0.16)}" stroke="${wall}" stroke-width="${round(3 * unit)}"/>`;
    else if (random() < 0.4)
      svg += `<rect x="${round(x + wide * 0.2)}" y="${round(top - tall * 0.06)}" width="${round(wide * 0.5)}" height="${round(tall * 0.07)}" fill="${shade(wall, -0.08)}"/>`;
    const columns = Math.max(2, Math.round(wide / (17 * unit)));
    const rows = Math.max(3, Math.round(tall / (24 * unit)));
    const cellX = wide / columns;
    const cellY = tall / rows;
    let dim = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const color = windowColor(painter, 0.5);
        const spot = `x="${round(x + (column + 0.22) * cellX)}" y="${round(top + (row + 0.25) * cellY)}"`;
        dim += `<rect ${spot} width="${round(cellX * 0.56)}" height="${round(cellY * 0.5)}" fill="${mix(color, wall, distance * 0.55)}"/>`;
      }
    }
    svg += dim;
    if (brief.style === 'cyberpunk' && random() < 0.7)
      svg += neonSign(
        painter,
        x + wide * between(random, 0.2, 0.7),
        top + tall * between(random, 0.15, 0.4),
        Math.min(wide * 0.4, 40 * unit),
        tall * between(random, 0.2, 0.35),
      );
    x += wide * between(random, 0.86, 1.12);
  }
  addLayer(painter, distance, svg);
}

/** A glowing upright sign of abstract strokes, no letters. */
function neonSign(painter: Painter, x: number, y: number, wide: number, tall: number): string {
  const { random, glows, unit } = painter;
  const color = pick(random, ['#ff3fae', '#26e7ff', '#ffe44d', '#8f6bff', '#4dff9e']);
  glows.push({ x: x + wide / 2, y: y + tall / 2, radius: tall * 0.9, color });
  let marks = '';
  for (let at = 0; at < 4; at += 1) {
    const markY = y + tall * (0.14 + at * 0.21);
    marks += `<path d="M${round(x + wide * 0.25)} ${round(markY)}h${round(wide * 0.5)}M${round(x + wide * 0.5)} ${round(markY)}v${round(tall * 0.1)}"/>`;
  }
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" rx="${round(4 * unit)}" fill="#160d33" stroke="${color}" stroke-width="${round(3 * unit)}"/><g stroke="${mix(color, '#ffffff', 0.4)}" stroke-width="${round(3 * unit)}">${marks}</g>`;
}

/** Two street fronts that run towards the vanishing point, with doors, windows, awnings and signs. */
export function paintFacades(painter: Painter, rural: boolean): void {
  const { random, palette, brief, stage, width, height, unit } = painter;
  const vanishX = width * between(random, 0.42, 0.58);
  const vanishY = stage.horizon;
  const snowy = brief.season === 'winter' || brief.weather === 'snow';
  const houses = 4;
  for (const side of [-1, 1]) {
    const edgeX = side < 0 ? -width * 0.04 : width * 1.04;
    /** Share 0 at the picture's edge to 1 at the vanishing point. */
    const along = (share: number): number => edgeX + (vanishX - edgeX) * share;
    const nearFoot = stage.ground.bottom - height * 0.02;
    const level = (share: number, rise: number): number =>
      vanishY + (nearFoot - vanishY) * (1 - share) * (1 - rise);
    let svg = '';
    for (let house = houses - 1; house >= 0; house -= 1) {
      const from = (house / houses) ** 0.75 * 0.74;
      const to = ((house + 1) / houses) ** 0.75 * 0.74;
      const rise = between(random, 2.1, 3) * (rural ? 0.72 : 1);
      const wall = pick(
        random,
        rural
          ? ['#efe0c4', '#e3cfae', '#f4ead8', '#d9c3a5']
          : ['#e2b79a', '#c9d4c2', '#e9d9b5', '#b9c7d6', '#d9a59a', '#cdbfd6'],
      );
      const far = from * 0.75;
      const tone = (color: string): string => palette.tone(color, far);
      const face = `M${round(along(from))} ${round(level(from, 0))}L${round(along(to))} ${round(level(to, 0))}L${round(along(to))} ${round(level(to, rise))}L${round(along(from))} ${round(level(from, rise))}Z`;
      svg += `<path d="${face}" fill="${tone(wall)}"/>`;
      const roof = mix(
        pick(random, ['#a6523f', '#8a4f43', '#5f6675', '#7a5a49']),
        '#f6faff',
        snowy ? 0.82 : 0,
      );
      const over = rise + (rural ? 0.85 : 0.3);
      const inset = rural ? (to - from) * 0.18 : 0;
      svg += `<path d="M${round(along(from - 0.012))} ${round(level(from - 0.012, rise - 0.04))}L${round(along(to + 0.008))} ${round(level(to + 0.008, rise - 0.04))}L${round(along(to - inset))} ${round(level(to, over))}L${round(along(from + inset))} ${round(level(from, over))}Z" fill="${tone(roof)}"/>`;
      const floors = rural ? 1 : 3;
      for (let floor = 0; floor < floors; floor += 1) {
        const low = floor === 0 ? 0.95 : 0.95 + floor * ((rise - 1) / floors) * 0.95;
        for (let column = 0; column < 3; column += 1) {
          const a = from + (to - from) * (0.12 + column * 0.3);
          const b = a + (to - from) * 0.17;
          const shop = floor === 0 && !rural;
          const bottom = shop || (rural && column === 1) ? 0.06 : low - (rural ? 0.15 : 0);
          const high = floor === 0 ? (rural ? 1.4 : 0.85) : low + 0.42;
          if (high > rise - 0.1) continue;
          const lit = windowColor(painter, floor === 0 ? 0.95 : 0.6);
          const pane = `M${round(along(a))} ${round(level(a, bottom))}L${round(along(b))} ${round(level(b, bottom))}L${round(along(b))} ${round(level(b, high))}L${round(along(a))} ${round(level(a, high))}Z`;
          const door = rural && column === 1;
          svg += `<path d="${pane}" fill="${door ? tone('#7d5538') : mix(lit, palette.haze, far * 0.3)}" stroke="${tone(shade(wall, 0.45))}" stroke-width="${round(5 * unit * (1 - from))}"/>`;
          if (palette.lampsLit && shop)
            painter.glows.push({
              x: (along(a) + along(b)) / 2,
              y: level(a, 0.5),
              radius: height * 0.1 * (1 - from),
              color: lit,
            });
        }
      }
      if (!rural) {
        const awning = tone(pick(random, ['#d9574a', '#3f8f7c', '#e0a53a', '#4a6fb0']));
        svg += `<path d="M${round(along(from + 0.01))} ${round(level(from, 1.08))}L${round(along(to - 0.01))} ${round(level(to, 1.08))}L${round(along(to - 0.02) - side * 10 * unit)} ${round(level(to, 0.86))}L${round(along(from) - side * 26 * unit)} ${round(level(from, 0.84))}Z" fill="${awning}"/>`;
        if (brief.style === 'cyberpunk')
          svg += neonSign(
            painter,
            along(from + 0.05) - (side > 0 ? 40 * unit : 0),
            level(from, 2),
            36 * unit * (1 - from),
            (level(from, 1.2) - level(from, 2)) * 0.9,
          );
      }
      svg += `<path d="${face}" fill="${palette.shadow}" opacity="${side < 0 ? 0.04 : 0.16}"/>`;
    }
    addLayer(painter, 0.4, svg);
  }
}

/** A street or floor of paving in one-point perspective from `top` to the lower edge. */
export function paintPaving(painter: Painter, top: number, color: string, lines: number): void {
  const { palette, stage, width, height, unit } = painter;
  const id = painter.nextId();
  const centre = width / 2;
  let svg = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.tone(color, 0.35)}"/><stop offset="1" stop-color="${palette.tone(shade(color, -0.14))}"/></linearGradient><rect y="${round(top)}" width="${width}" height="${round(height - top)}" fill="url(#${id})"/>`;
  const stroke = palette.tone(shade(color, -0.3));
  const reach = (height - stage.horizon) / (top - stage.horizon + 1);
  for (let at = -lines; at <= lines; at += 1) {
    const x = (at / lines) * width * 0.62;
    svg += `<path d="M${round(centre + x)} ${round(top)}L${round(centre + x * reach)} ${height}" stroke="${stroke}" stroke-width="${round(1.6 * unit)}" opacity=".45"/>`;
  }
  let step = top - stage.horizon;
  for (let at = 0; at < 14 && stage.horizon + step < height; at += 1) {
    svg += `<path d="M0 ${round(stage.horizon + step)}H${width}" stroke="${stroke}" stroke-width="${round(1.6 * unit)}" opacity=".38"/>`;
    step *= 1.16;
  }
  addLayer(painter, 0.2, svg);
}

/** A few street lamps with glow at lamp-lit hours. */
export function paintLamps(painter: Painter, amount: number): void {
  const { random, palette, stage, width, height, unit } = painter;
  let svg = '';
  for (let at = 0; at < amount; at += 1) {
    const depth = 0.15 + (0.7 * at) / amount;
    const side = at % 2 ? 1 : -1;
    const y = stage.ground.top + (stage.front - stage.ground.top) * (1 - depth) * 0.7;
    const x = width * (0.5 + side * (0.2 + 0.22 * (1 - depth)) + (random() - 0.5) * 0.04);
    const tall = height * 0.34 * (1.1 - depth * 0.8);
    const iron = palette.tone('#48525c', depth * 0.4);
    svg += `<path d="M${round(x)} ${round(y)}v${round(-tall)}" stroke="${iron}" stroke-width="${round(6 * unit)}" stroke-linecap="round"/><path d="M${round(x - 12 * unit)} ${round(y)}h${round(24 * unit)}" stroke="${iron}" stroke-width="${round(7 * unit)}"/>`;
    const lamp = palette.lampsLit ? '#ffe7a8' : palette.tone('#f4f0e0');
    svg += `<path d="M${round(x - 9 * unit)} ${round(y - tall)}l${round(-4 * unit)} ${round(-26 * unit)}h${round(26 * unit)}l${round(-4 * unit)} ${round(26 * unit)}z" fill="${lamp}" stroke="${iron}" stroke-width="${round(3 * unit)}"/>`;
    if (palette.lampsLit)
      painter.glows.push({ x, y: y - tall - 13 * unit, radius: tall * 0.55, color: '#ffcf80' });
  }
  addLayer(painter, 0.3, svg);
}
