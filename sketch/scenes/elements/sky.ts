import { mix } from '../color.ts';
import { addLayer, between, gradientRect, type Painter, round, softEllipse } from '../painter.ts';
import { drawClouds } from './clouds.ts';

/** Position of the sun or moon: low at the ends of the day, high at noon and night; the seed moves it. */
function placeDisc(painter: Painter): { x: number; y: number; radius: number } {
  const { brief, stage, width, height, random } = painter;
  const low = brief.time === 'sunset' || brief.time === 'dawn';
  const right = random() < 0.5;
  return {
    x: width * (right ? between(random, 0.62, 0.88) : between(random, 0.12, 0.38)),
    y: low
      ? stage.horizon - height * between(random, 0.02, 0.14)
      : Math.min(stage.horizon, height * 0.5) * between(random, 0.2, 0.42),
    radius: Math.min(width, height) * (low ? between(random, 0.055, 0.085) : between(random, 0.038, 0.062)),
  };
}

function drawStars(painter: Painter): string {
  const { random, width, stage, unit } = painter;
  let svg = '';
  for (let at = 0; at < 150; at += 1) {
    const y = random() ** 1.4 * stage.horizon;
    const size = (0.5 + random() ** 4 * 2.2) * unit;
    svg += `<circle cx="${round(random() * width)}" cy="${round(y)}" r="${round(size)}" opacity="${round(between(random, 4, 10)) / 10}"/>`;
  }
  return `<g fill="#f4f2ff">${svg}</g>`;
}

function drawMoon(painter: Painter, disc: { x: number; y: number; radius: number }): string {
  const { palette, random, brief } = painter;
  const { x, y } = disc;
  // A moon that the prompt names is large enough to be recognised.
  const radius = disc.radius * (brief.moon ? 1.7 : 1);
  const id = painter.nextId();
  const chance = random() < 0.4;
  const crescent = brief.moon === undefined ? chance : brief.moon === 'crescent';
  const face = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
  const cut = crescent
    ? `<mask id="${id}"><g fill="#fff">${face}</g><circle cx="${round(x + radius * 0.5)}" cy="${round(y - radius * 0.2)}" r="${round(radius * 0.86)}" fill="#000"/></mask>`
    : '';
  const craters = [
    [-0.3, -0.2, 0.2],
    [0.25, 0.15, 0.26],
    [-0.1, 0.45, 0.14],
  ]
    .map(
      ([dx, dy, size]) =>
        `<circle cx="${round(x + (dx ?? 0) * radius)}" cy="${round(y + (dy ?? 0) * radius)}" r="${round((size ?? 0.2) * radius)}" fill="${mix(palette.disc, palette.skyMiddle, 0.22)}"/>`,
    )
    .join('');
  return `${cut}<g fill="${palette.disc}"${crescent ? ` mask="url(#${id})"` : ''}>${face}${craters}</g>`;
}

/** Sky, sun or moon with halo, stars, clouds and birds. Returns the position of the light. */
export function paintSky(painter: Painter): { x: number; y: number } {
  const { brief, stage, palette, width, height, random, unit } = painter;
  const bottom = Math.min(height, stage.horizon + height * 0.14);
  const disc = placeDisc(painter);
  painter.lightX = disc.x;
  const box = { x: 0, y: 0, width, height: bottom };
  // A print goes from blue to paper through pale blue: mixed directly they would give a green.
  let svg =
    brief.style === 'ukiyo_e'
      ? gradientRect(
          painter,
          box,
          [palette.skyTop, '#92b8c0', '#f0e4c6', palette.skyLow],
          [0, 0.34, 0.62, 0.95],
        )
      : gradientRect(painter, box, [palette.skyTop, palette.skyMiddle, palette.skyLow], [0, 0.52, 0.92]);
  svg += `<rect y="${round(bottom - 1)}" width="${width}" height="${round(height - bottom + 1)}" fill="${palette.skyLow}"/>`;
  const covered = brief.weather === 'rain' || brief.weather === 'storm' || brief.weather === 'snow';
  const night = brief.time === 'night';
  // A sun or moon that the prompt names is a separate figure.
  const named = brief.subjects.some(({ noun }) => /(^|-)(sun|moon)($|-)/.test(noun));
  if (!covered) {
    if (night && brief.style !== 'water_ink') svg += drawStars(painter);
    const soft = brief.weather === 'fog' || brief.weather === 'cloudy' ? 0.5 : 1;
    const reach = Math.min(width, height) * (night ? 0.3 : 0.5);
    if (brief.style !== 'ukiyo_e' && brief.style !== 'water_ink') {
      svg += softEllipse(painter, disc.x, disc.y, reach, reach, palette.disc, (night ? 0.42 : 0.62) * soft);
    }
    if (!named)
      svg += `<g opacity="${soft}">${night || brief.time === 'dusk' ? drawMoon(painter, disc) : `<circle cx="${round(disc.x)}" cy="${round(disc.y)}" r="${round(disc.radius)}" fill="${palette.disc}"/>`}</g>`;
  }
  if (night && brief.places[0] === 'snowland' && !covered) svg += drawAurora(painter);
  svg += drawClouds(painter);
  if (!night && !covered && random() < 0.6) {
    const x = width * between(random, 0.2, 0.7);
    const y = stage.horizon * between(random, 0.3, 0.6);
    for (let at = 0; at < 5; at += 1) {
      const size = between(random, 7, 15) * unit;
      svg += `<path d="M${round(x + at * 26 * unit * (0.6 + random()))} ${round(y + (random() - 0.5) * 60 * unit)}q${round(size * 0.5)} ${round(-size * 0.6)} ${round(size)} 0q${round(size * 0.5)} ${round(-size * 0.6)} ${round(size)} 0" fill="none" stroke="${mix(palette.shadow, palette.skyMiddle, 0.25)}" stroke-width="${round(2 * unit)}" stroke-linecap="round"/>`;
    }
  }
  addLayer(painter, 1, svg);
  return disc;
}

function drawAurora(painter: Painter): string {
  const { random, width, stage } = painter;
  let svg = '';
  for (const color of ['#7dffc4', '#9a8bff', '#6fe0ff']) {
    const id = painter.nextId();
    const y = stage.horizon * between(random, 0.3, 0.6);
    const rise = stage.horizon * between(random, 0.3, 0.45);
    svg += `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".8" stop-color="${color}" stop-opacity=".42"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`;
    const bend = () => round(y + (random() - 0.5) * rise * 0.7);
    const [a, b, c, d] = [bend(), bend(), bend(), bend()] as [number, number, number, number];
    const up = round(rise);
    svg += `<path d="M0 ${a}C${round(width * 0.3)} ${b} ${round(width * 0.6)} ${c} ${width} ${d}V${round(d - up)}C${round(width * 0.6)} ${round(c - up)} ${round(width * 0.3)} ${round(b - up)} 0 ${round(a - up)}Z" fill="url(#${id})"/>`;
  }
  return svg;
}
