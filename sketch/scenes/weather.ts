import { mix } from './color.ts';
import { addLayer, between, type Painter, pick, round, softEllipse } from './painter.ts';

/** Rain, snow, fog, blown leaves and petals in front of everything. Indoors only in the window. */
export function paintWeather(painter: Painter): void {
  const { brief, stage } = painter;
  if (
    ['indoor', 'studio', 'tabletop', 'deep'].includes(stage.kind) ||
    ['space', 'moon', 'cave'].includes(stage.place)
  )
    return;
  if (brief.weather === 'rain' || brief.weather === 'storm') paintRain(painter);
  if (brief.weather === 'storm') paintLightning(painter);
  if (brief.weather === 'snow') paintSnow(painter);
  if (brief.weather === 'fog') paintFog(painter);
  const petals = brief.season === 'spring' && /樱|花瓣|sakura|cherry|blossom|petal/i.test(brief.prompt);
  if (petals || brief.season === 'autumn' || brief.weather === 'wind') paintBlown(painter, petals);
}

function paintRain(painter: Painter): void {
  const { random, brief, width, height, unit } = painter;
  const slant = brief.weather === 'storm' ? 0.5 : between(random, 0.08, 0.28);
  let svg = '';
  for (let at = 0; at < 240; at += 1) {
    const near = random();
    const long = (14 + 46 * near) * unit;
    svg += `<path d="M${round(random() * width * 1.2)} ${round(random() * height)}l${round(-long * slant)} ${round(long)}" stroke-width="${round((0.8 + near * 1.6) * unit)}" opacity="${round(2 + near * 4) / 10}"/>`;
  }
  addLayer(painter, 0, `<g stroke="#eaf4ff" stroke-linecap="round">${svg}</g>`, true);
}

function paintLightning(painter: Painter): void {
  const { random, stage, width, glows, unit } = painter;
  let x = width * (random() < 0.5 ? between(random, 0.1, 0.3) : between(random, 0.7, 0.9));
  let path = `M${round(x)} 0`;
  for (let step = 1; step <= 6; step += 1) {
    x += (random() - 0.5) * width * 0.08;
    path += `L${round(x)} ${round((stage.horizon * step) / 6)}`;
  }
  glows.push({ x, y: stage.horizon * 0.4, radius: stage.horizon * 0.9, color: '#c9dcff' });
  addLayer(
    painter,
    0.95,
    `<path d="${path}" fill="none" stroke="#dfeaff" stroke-width="${round(9 * unit)}" opacity=".4"/><path d="${path}" fill="none" stroke="#ffffff" stroke-width="${round(3.4 * unit)}"/>`,
  );
}

function paintSnow(painter: Painter): void {
  const { random, width, height, unit, brief } = painter;
  // A carved block has room for few, larger flakes.
  const carved = brief.style === 'ukiyo_e';
  let svg = '';
  for (let at = 0; at < (carved ? 90 : 230); at += 1) {
    svg += `<circle cx="${round(random() * width)}" cy="${round(random() * height)}" r="${round(((carved ? 4.5 : 1.2) + random() ** 3 * 7) * unit)}" opacity="${round(between(random, 5, 10)) / 10}"/>`;
  }
  addLayer(painter, 0, `<g fill="#ffffff">${svg}</g>`, true);
}

function paintFog(painter: Painter): void {
  const { random, palette, stage, width, height } = painter;
  let svg = '';
  for (let at = 0; at < 7; at += 1) {
    svg += softEllipse(
      painter,
      random() * width,
      between(random, stage.horizon, stage.ground.top + height * 0.1),
      width * between(random, 0.3, 0.6),
      height * between(random, 0.05, 0.1),
      mix(palette.haze, '#ffffff', 0.2),
      0.5,
    );
  }
  addLayer(painter, 0.35, svg);
}

function paintBlown(painter: Painter, petals: boolean): void {
  const { random, palette, width, height, unit, brief } = painter;
  const tints = petals ? ['#ffd7e3', '#f7aec6', '#fff0f4'] : palette.leaves;
  const cold = brief.season === 'winter' || brief.weather === 'snow';
  if (cold) return;
  let svg = '';
  for (let at = 0; at < (brief.weather === 'wind' ? 44 : 24); at += 1) {
    const size = between(random, 6, 13) * unit;
    svg += `<path transform="translate(${round(random() * width)} ${round(random() * height * 0.92)}) rotate(${Math.round(random() * 360)})" d="M0 0q${round(size * 0.7)} ${round(-size * 0.7)} ${round(size * 1.6)} 0q${round(-size * 0.7)} ${round(size * 0.6)} ${round(-size * 1.6)} 0z" fill="${palette.tone(pick(random, tints))}"/>`;
  }
  if (brief.weather === 'wind') {
    for (let at = 0; at < 6; at += 1) {
      const y = height * between(random, 0.15, 0.8);
      const x = width * between(random, -0.1, 0.7);
      const long = width * between(random, 0.2, 0.4);
      svg += `<path d="M${round(x)} ${round(y)}q${round(long * 0.3)} ${round(-22 * unit)} ${round(long * 0.6)} 0t${round(long * 0.4)} ${round(-18 * unit)}" fill="none" stroke="#ffffff" stroke-width="${round(2.4 * unit)}" opacity=".5" stroke-linecap="round"/>`;
    }
  }
  addLayer(painter, 0, svg, true);
}
