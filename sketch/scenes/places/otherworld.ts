import { mix, shade } from '../color.ts';
import { drawClouds } from '../elements/clouds.ts';
import { blob, ridgeLine, ridgePath } from '../elements/outlines.ts';
import { paintSky } from '../elements/sky.ts';
import { addLayer, between, gradientRect, type Painter, pick, round, softEllipse } from '../painter.ts';
import { scaleAt } from '../stage.ts';

function paintDeepSky(painter: Painter): void {
  const { random, width, height, unit, brief } = painter;
  const ink = brief.style === 'water_ink';
  const [top, low, cloudA, cloudB] = ink
    ? ['#5c5b58', '#8d8a82', '#b5b0a4', '#3f3e3c']
    : pick(random, [
        ['#0c1138', '#2a2560', '#7a3fa0', '#2f7fb5'],
        ['#081a35', '#143a5c', '#2fa09a', '#5a4fc0'],
        ['#190f3a', '#3a1f5c', '#d0568f', '#4b4fd0'],
      ]);
  let svg = gradientRect(painter, { x: 0, y: 0, width, height }, [top as string, low as string]);
  const slope = (random() - 0.5) * 1.2;
  for (let at = 0; at < 14; at += 1) {
    const x = random() * width;
    const y = height * 0.4 + (x - width / 2) * slope + (random() - 0.5) * height * 0.3;
    svg += softEllipse(
      painter,
      x,
      y,
      width * between(random, 0.15, 0.32),
      height * between(random, 0.08, 0.2),
      at % 2 ? (cloudA as string) : (cloudB as string),
      0.34,
    );
  }
  for (let at = 0; at < 240; at += 1) {
    svg += `<circle cx="${round(random() * width)}" cy="${round(random() * height)}" r="${round((0.5 + random() ** 5 * 3) * unit)}" fill="${pick(random, ['#ffffff', '#ffe9c9', '#cfe2ff'])}" opacity="${round(between(random, 4, 10)) / 10}"/>`;
  }
  addLayer(painter, 1, svg);
}

function planet(
  painter: Painter,
  x: number,
  y: number,
  radius: number,
  colors: readonly string[],
  ring: boolean,
): string {
  const { random } = painter;
  const [light, base, dark] = colors as [string, string, string];
  const id = painter.nextId();
  const clip = painter.nextId();
  let bands = '';
  for (let at = 0; at < 6; at += 1) {
    const bandY = y - radius + (at + random()) * (radius / 3);
    bands += `<path d="${blob(random, x + (random() - 0.5) * radius, bandY, radius * between(random, 0.4, 1), radius * between(random, 0.06, 0.14), 0.1)}" fill="${pick(random, [light, dark])}" opacity=".5"/>`;
  }
  const half = (front: boolean): string =>
    ring
      ? `<path d="M${round(x - radius * 1.75)} ${round(y + radius * 0.2)}A${round(radius * 1.78)} ${round(radius * 0.42)} -8 0 ${front ? 0 : 1} ${round(x + radius * 1.75)} ${round(y - radius * 0.2)}" fill="none" stroke="${light}" stroke-width="${round(radius * 0.17)}" opacity=".8"/>`
      : '';
  return `${half(false)}${softEllipse(painter, x, y, radius * 1.5, radius * 1.5, light, 0.4)}<clipPath id="${clip}"><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/></clipPath><radialGradient id="${id}" cx=".32" cy=".3" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-color="#080a24" stop-opacity=".75"/></radialGradient><g clip-path="url(#${clip})"><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${base}"/>${bands}<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${id})"/></g>${half(true)}`;
}

/** Nebula, stars and two planets. */
export function paintSpace(painter: Painter): void {
  const { random, width, height } = painter;
  const side = Math.min(width, height);
  paintDeepSky(painter);
  const worlds = [
    ['#ffd9a0', '#e08f5a', '#a8523f'],
    ['#bfe8ff', '#4f95d8', '#2a5aa0'],
    ['#f4c0e0', '#b06fc0', '#6a3f90'],
    ['#d8f0c0', '#6fb08a', '#3a7068'],
  ] as const;
  const first = Math.floor(random() * 4);
  const left = random() < 0.5;
  addLayer(
    painter,
    0.8,
    planet(
      painter,
      width * (left ? 0.14 : 0.86),
      height * between(random, 0.16, 0.26),
      side * between(random, 0.12, 0.19),
      worlds[first] ?? worlds[0],
      random() < 0.6,
    ),
  );
  addLayer(
    painter,
    0.7,
    planet(
      painter,
      width * (left ? 0.8 : 0.2),
      height * between(random, 0.78, 0.9),
      side * between(random, 0.05, 0.08),
      worlds[(first + 1) % 4] ?? worlds[1],
      false,
    ),
  );
}

/** Craters under a black sky with the earth in it. */
export function paintMoonGround(painter: Painter): void {
  const { random, width, height, stage } = painter;
  const side = Math.min(width, height);
  paintDeepSky(painter);
  addLayer(
    painter,
    0.9,
    planet(
      painter,
      width * between(random, 0.6, 0.85),
      stage.horizon * between(random, 0.3, 0.5),
      side * between(random, 0.08, 0.13),
      ['#e9f6ff', '#3f8fd6', '#4fa06a'],
      false,
    ),
  );
  const rock = '#bfc0cc';
  for (const [share, far] of [
    [0, 0.4],
    [0.25, 0.2],
    [0.55, 0],
  ] as const) {
    const base = stage.horizon + (stage.front - stage.horizon) * share + height * 0.03;
    const line = ridgeLine(random, width, base, height * 0.06, 0.42, 4);
    addLayer(
      painter,
      0.5 - share * 0.5,
      `<path d="${ridgePath(line, height, true)}" fill="${mix(shade(rock, share * 0.2), '#4a4a78', far)}"/>`,
    );
  }
  let craters = '';
  const spots = Array.from({ length: 18 }, () => between(random, stage.ground.top, height)).sort(
    (a, b) => a - b,
  );
  for (const y of spots) {
    const wide = Math.min(width * 0.12, scaleAt(stage, y) * between(random, 0.1, 0.4));
    const x = random() * width;
    craters += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(wide * 0.26)}" fill="#8f90a6"/><ellipse cx="${round(x + wide * 0.05)}" cy="${round(y + wide * 0.06)}" rx="${round(wide * 0.9)}" ry="${round(wide * 0.2)}" fill="#a5a6b8"/><path d="M${round(x - wide)} ${round(y)}a${round(wide)} ${round(wide * 0.26)} 0 0 0 ${round(wide * 2)} 0" fill="none" stroke="#e4e4ee" stroke-width="${round(wide * 0.08)}"/>`;
  }
  addLayer(painter, 0.15, craters);
}

/** High above the clouds. */
export function paintHeights(painter: Painter): void {
  const { random, width, height, palette } = painter;
  const { horizon } = painter.stage;
  painter.stage.horizon = height * 0.98;
  paintSky(painter);
  painter.stage.horizon = horizon;
  for (let row = 0; row < 3; row += 1) {
    let svg = '';
    const y = height * (0.72 + row * 0.12);
    for (let at = 0; at < 9; at += 1) {
      const x = width * ((at + random()) / 8.5);
      const size = width * between(random, 0.09, 0.16) * (0.8 + row * 0.3);
      svg += `<path d="${blob(random, x, y + size * 0.5, size, size * 0.7, 0.08)}" fill="${mix(palette.cloudShade, palette.skyMiddle, 0.3 - row * 0.1)}"/><path d="${blob(random, x - size * 0.08, y + size * 0.34, size * 0.9, size * 0.56, 0.09)}" fill="${mix(palette.cloud, palette.skyLow, 0.25 - row * 0.1)}"/>`;
    }
    addLayer(painter, 0.6 - row * 0.2, svg);
  }
  if (random() < 0.5) addLayer(painter, 0.5, drawClouds(painter));
}
