import { mix } from '../color.ts';
import { addLayer, between, type Painter, pick, round } from '../painter.ts';
import { blob } from './outlines.ts';

/** Sometimes leaves hang into an upper corner or grass stands at a lower one: a near frame that gives depth. */
export function paintForeground(painter: Painter): void {
  const { random, brief, stage, width, height, palette } = painter;
  const land = stage.kind === 'open' && !['desert', 'moon', 'snowland', 'road'].includes(stage.place);
  const flat = brief.style === 'water_ink' || brief.style === 'ukiyo_e' || brief.weather === 'fog';
  if (!land || flat || random() < 0.45) return;
  const right = random() < 0.5;
  const side = Math.min(width, height);
  const leaf = pick(random, palette.leaves);
  const dark = palette.tone(mix(leaf, '#12303a', 0.42));
  const middle = palette.tone(mix(leaf, '#12303a', 0.16));
  let back = '';
  let front = '';
  for (let at = 0; at < 22; at += 1) {
    const along = random();
    const x = side * 0.34 * along * along + side * 0.02 * random();
    const y = side * 0.24 * (1 - along) * random();
    const size = side * between(random, 0.022, 0.04);
    const place = right ? width - x : x;
    const leafShape = blob(random, place, y, size * 1.3, size * 0.8, 0.2, 7);
    if (at % 2) back += leafShape;
    else front += leafShape;
  }
  addLayer(painter, 0, `<path d="${back}" fill="${dark}"/><path d="${front}" fill="${middle}"/>`, true);
  if (brief.season === 'winter' || brief.weather === 'snow') return;
  let grass = '';
  for (let at = 0; at < 26; at += 1) {
    const x = (right ? 0 : width) + (right ? 1 : -1) * random() ** 1.6 * width * 0.3;
    const tall =
      height * between(random, 0.04, 0.1) * (1 - Math.abs(x - (right ? 0 : width)) / (width * 0.42));
    const bend = (random() - 0.5) * tall * 0.8;
    grass += `M${round(x - tall * 0.06)} ${height}Q${round(x)} ${round(height - tall * 0.6)} ${round(x + bend)} ${round(height - tall)}Q${round(x + tall * 0.06)} ${round(height - tall * 0.5)} ${round(x + tall * 0.08)} ${height}Z`;
  }
  addLayer(
    painter,
    0,
    `<path d="${grass}" fill="${palette.tone(mix(palette.grassDark, '#12303a', 0.4))}"/>`,
    true,
  );
}
