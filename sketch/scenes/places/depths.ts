import { mix, shade } from '../color.ts';
import { blob, ridgeLine, ridgePath } from '../elements/outlines.ts';
import { paintSky } from '../elements/sky.ts';
import { addLayer, between, gradientRect, type Painter, pick, round, softEllipse } from '../painter.ts';

/** Sea floor with light shafts, coral, weed and bubbles. */
export function paintUnderwater(painter: Painter): void {
  const { random, width, height, stage, unit, palette } = painter;
  const water = palette.tone('#2f93b8');
  let svg = gradientRect(painter, { x: 0, y: 0, width, height }, [
    mix(water, '#d8fff4', 0.5),
    water,
    mix(water, '#0a2f5c', 0.5),
  ]);
  const source = width * between(random, 0.25, 0.75);
  for (let at = 0; at < 8; at += 1) {
    const id = painter.nextId();
    const foot = source + (at - 3.5) * width * 0.2 + random() * width * 0.08;
    const wide = width * between(random, 0.02, 0.07);
    svg += `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2fff4" stop-opacity=".4"/><stop offset="1" stop-color="#f2fff4" stop-opacity="0"/></linearGradient><path d="M${round(source + (at - 3.5) * width * 0.06)} 0h${round(wide * 0.6)}L${round(foot + wide * 2)} ${round(height * 0.85)}H${round(foot - wide)}Z" fill="url(#${id})"/>`;
  }
  addLayer(painter, 1, svg);
  for (const [base, far] of [
    [0.7, 0.6],
    [0.79, 0.35],
  ] as const) {
    const line = ridgeLine(random, width, height * base, height * 0.16, 0.5, 4);
    addLayer(
      painter,
      far,
      `<path d="${ridgePath(line, height, true)}" fill="${mix(mix(water, '#1d4f7a', 0.5), water, far)}"/>`,
    );
  }
  const sand = ridgeLine(random, width, stage.ground.top + height * 0.02, height * 0.04, 0.34, 3);
  let floor = `<path d="${ridgePath(sand, height, true)}" fill="${mix(palette.tone('#ecd9a8'), water, 0.28)}"/>`;
  for (let at = 0; at < 16; at += 1) {
    const x = (random() < 0.5 ? random() * 0.36 : 0.64 + random() * 0.36) * width;
    const y = between(random, stage.ground.top + height * 0.02, height * 0.97);
    const tall = height * between(random, 0.06, 0.2);
    if (at % 2) {
      const coral = mix(
        palette.tone(pick(random, ['#f2706a', '#f4a259', '#d86fb0', '#f2d16b'])),
        water,
        0.15,
      );
      let branches = '';
      for (let arm = -2; arm <= 2; arm += 1)
        branches += `M${round(x)} ${round(y)}Q${round(x + arm * tall * 0.1)} ${round(y - tall * 0.4)} ${round(x + arm * tall * 0.22)} ${round(y - tall * (0.75 - Math.abs(arm) * 0.12))}`;
      floor += `<path d="${branches}" stroke="${coral}" stroke-width="${round(tall * 0.09)}" stroke-linecap="round" fill="none"/>`;
    } else {
      const weed = mix(palette.tone(pick(random, ['#4fae6f', '#2f8f6a', '#8fbf57'])), water, 0.2);
      for (let arm = 0; arm < 4; arm += 1) {
        const bend = (random() - 0.5) * tall * 0.5;
        floor += `<path d="M${round(x + arm * 9 * unit)} ${round(y)}c${round(bend)} ${round(-tall * 0.4)} ${round(-bend)} ${round(-tall * 0.8)} ${round(bend * 0.4)} ${round(-tall * 1.3)}" stroke="${weed}" stroke-width="${round(8 * unit)}" stroke-linecap="round" fill="none"/>`;
      }
    }
  }
  addLayer(painter, 0.2, floor);
  let bubbles = '';
  for (let at = 0; at < 34; at += 1)
    bubbles += `<circle cx="${round(random() * width)}" cy="${round(random() * height)}" r="${round(between(random, 2, 9) * unit)}" fill="#ffffff" fill-opacity=".16" stroke="#ffffff" stroke-opacity=".6" stroke-width="${round(1.4 * unit)}"/>`;
  addLayer(painter, 0, bubbles, true);
}

/** A cave seen from inside, with its mouth, stalactites and glowing crystals. */
export function paintCave(painter: Painter): void {
  const { random, width, height, stage, palette } = painter;
  const mouthX = width * between(random, 0.35, 0.65);
  const mouthY = stage.horizon - height * 0.05;
  paintSky(painter);
  const rock = pick(random, ['#7c7486', '#84766a', '#6a7a86']);
  const tone = (color: string, far = 0): string => palette.tone(color, far * 0.4);
  const hole = (grow: number): string =>
    blob(random, mouthX, mouthY, width * 0.25 * grow, height * 0.27 * grow, 0.1, 13);
  for (const [grow, depth] of [
    [1, 0.5],
    [1.3, 0.28],
    [1.7, 0.12],
  ] as const) {
    addLayer(
      painter,
      depth,
      `<path fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${hole(grow)}" fill="${mix(tone(shade(rock, -0.1 - (1 - depth) * 0.22)), palette.skyLow, depth * 0.5)}"/>`,
    );
  }
  let svg = softEllipse(painter, mouthX, mouthY, width * 0.5, height * 0.5, palette.skyLow, 0.55);
  svg += `<path d="${ridgePath(ridgeLine(random, width, stage.ground.top, height * 0.04, 0.4, 3), height, true)}" fill="${tone(shade(rock, 0.14))}"/>${softEllipse(painter, mouthX, stage.ground.top + height * 0.04, width * 0.45, height * 0.1, palette.light, 0.55)}`;
  for (let at = 0; at < 15; at += 1) {
    const x = (at + random()) * (width / 15);
    const middle = Math.abs(x - mouthX) / width;
    const long = height * between(random, 0.06, 0.16) * (0.5 + middle * 2.4);
    const wide = width * between(random, 0.015, 0.03);
    svg += `<path d="M${round(x - wide)} -2Q${round(x - wide * 0.3)} ${round(long * 0.5)} ${round(x)} ${round(long)}Q${round(x + wide * 0.4)} ${round(long * 0.5)} ${round(x + wide)} -2Z" fill="${tone(shade(rock, -0.34))}"/>`;
  }
  addLayer(painter, 0.2, svg);
  for (let at = 0; at < 4; at += 1) {
    const x = width * (at % 2 ? between(random, 0.78, 0.97) : between(random, 0.03, 0.22));
    const y = between(random, stage.ground.top + height * 0.04, height * 0.94);
    const tall = height * between(random, 0.05, 0.1);
    const glow = pick(random, ['#7df0e0', '#b59aff', '#8fd0ff']);
    addLayer(
      painter,
      0.15,
      `<path d="M${round(x - tall * 0.3)} ${round(y)}l${round(tall * 0.1)} ${round(-tall * 0.7)}l${round(tall * 0.14)} ${round(-tall * 0.2)}l${round(tall * 0.16)} ${round(tall * 0.9)}z" fill="${glow}"/><path d="M${round(x)} ${round(y)}l${round(tall * 0.14)} ${round(-tall)}l${round(tall * 0.2)} ${round(tall)}z" fill="${mix(glow, '#ffffff', 0.35)}"/>`,
    );
    painter.glows.push({ x, y: y - tall * 0.5, radius: tall * 2, color: glow });
  }
}
