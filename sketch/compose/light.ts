import type { Picture, Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief } from '../brief.ts';
import { parseColor, type Triple } from '../scenes/color.ts';
import type { Glow } from '../scenes/painter.ts';
import type { Stage } from '../scenes/stage.ts';

/** How the light of a scene falls on figures. Weaker than on the set, so that figures never become silhouettes. */
export interface FigureLight {
  gain: Triple;
  lift: Triple;
  /** Colour of the lit edge and its strength, 0 to 1. */
  rim: Triple;
  rimStrength: number;
  /** -1: the light comes from the left, 1: from the right. */
  side: number;
}

const TIMES: Record<Brief['time'], { gain: Triple; lift: Triple; rim: number }> = {
  dawn: { gain: [0.97, 0.92, 0.91], lift: [9, 4, 6], rim: 0.3 },
  day: { gain: [1, 1, 1], lift: [0, 0, 0], rim: 0.12 },
  sunset: { gain: [0.97, 0.84, 0.78], lift: [12, 3, 6], rim: 0.5 },
  dusk: { gain: [0.78, 0.74, 0.84], lift: [18, 14, 26], rim: 0.42 },
  night: { gain: [0.76, 0.77, 0.84], lift: [22, 24, 34], rim: 0.6 },
};

/** The light of a brief on figures; indoors it is the lamp's, whatever the hour. */
export function figureLight(brief: Brief, stage: Stage, lightX: number, color: string): FigureLight {
  const side = lightX < stage.width / 2 ? -1 : 1;
  const rim = parseColor(color);
  if (brief.style === 'cyberpunk') {
    return { gain: [0.88, 0.84, 0.92], lift: [4, 4, 10], rim: [90, 240, 255], rimStrength: 0.85, side };
  }
  if (brief.style === 'ukiyo_e')
    return { gain: [0.94, 0.94, 0.92], lift: [20, 18, 16], rim, rimStrength: 0, side };
  const inside = stage.kind === 'indoor' || stage.kind === 'tabletop' || stage.kind === 'studio';
  if (inside) {
    const late = brief.time === 'night' || brief.time === 'dusk';
    return {
      gain: late ? [0.98, 0.92, 0.84] : [1, 1, 1],
      lift: late ? [6, 4, 4] : [0, 0, 0],
      rim: [255, 226, 180],
      rimStrength: late ? 0.35 : 0.12,
      side,
    };
  }
  const {
    gain,
    lift,
    rim: rimStrength,
  } = TIMES[stage.place === 'space' || stage.place === 'moon' ? 'day' : brief.time];
  const flat = brief.style === 'water_ink' || brief.style === 'retro_comics';
  const soften = (value: number, to: number): number => (flat ? (value + to) / 2 : value);
  return {
    gain: gain.map((value) => soften(value, 1)) as Triple,
    lift: lift.map((value) => soften(value, 0)) as Triple,
    rim,
    rimStrength: flat
      ? 0
      : brief.weather === 'clear' || brief.weather === 'wind'
        ? rimStrength
        : rimStrength * 0.5,
    side,
  };
}

/** Lights a sprite in place: colour of the hour, a soft turn away from the light, and a bright edge towards it. */
export function lightSprite(image: Picture, light: FigureLight, edge: number): void {
  const { width, height, data } = image;
  const step = Math.max(1, Math.round(edge));
  const [gainR, gainG, gainB] = light.gain;
  const [liftR, liftG, liftB] = light.lift;
  for (let y = 0; y < height; y += 1) {
    const down = y / height;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] as number;
      if (alpha === 0) continue;
      const turned = 1 + light.side * (x / width - 0.5) * 0.1 - down * 0.05;
      const sideX = x + light.side * step;
      const sideY = y - Math.round(step * 0.7);
      const beyond =
        sideX < 0 || sideX >= width || sideY < 0 ? 0 : (data[(sideY * width + sideX) * 4 + 3] as number);
      const rim = ((alpha - beyond) / 255) * light.rimStrength;
      const share = rim > 0 ? rim : 0;
      data[at] = ((data[at] as number) * gainR * turned + liftR) * (1 - share) + light.rim[0] * share;
      data[at + 1] = ((data[at + 1] as number) * gainG * turned + liftG) * (1 - share) + light.rim[1] * share;
      data[at + 2] = ((data[at + 2] as number) * gainB * turned + liftB) * (1 - share) + light.rim[2] * share;
    }
  }
}

/** Adds glows as light (screen), brightest in their middle. */
export function addGlows(raster: Raster, glows: readonly Glow[], strength: number): void {
  const { width, height, data } = raster;
  for (const glow of glows) {
    const color = parseColor(glow.color);
    const radius = Math.max(2, Math.min(glow.radius, width * 0.5));
    for (let y = Math.max(0, Math.floor(glow.y - radius)); y < Math.min(height, glow.y + radius); y += 1) {
      for (let x = Math.max(0, Math.floor(glow.x - radius)); x < Math.min(width, glow.x + radius); x += 1) {
        const far = Math.hypot(x - glow.x, y - glow.y) / radius;
        if (far >= 1) continue;
        const power = (1 - far) ** 2.4 * strength;
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const here = data[at + channel] as number;
          data[at + channel] = here + (255 - here) * ((color[channel] as number) / 255) * power;
        }
      }
    }
  }
}
