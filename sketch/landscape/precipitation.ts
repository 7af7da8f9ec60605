import type { Brief } from '../brief.ts';
import { clamp } from '../product/vectors.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { Canvas } from './trees.ts';

/** Rain, snow and lightning before the country. Sizes follow the height of the picture. */
export function drawWeather(canvas: Canvas, brief: Brief, air: Atmosphere, random: () => number): void {
  const scale = canvas.height / 576;
  const bright = air.ambient[1] * 0.9 + air.sunColor[1] * 0.15 + 0.04;
  if (brief.weather === 'storm') drawBolt(canvas, random, scale);
  if (brief.weather === 'rain' || brief.weather === 'storm') {
    const slant = (random() - 0.5) * 0.3 + (brief.weather === 'storm' ? 0.3 : 0.05);
    for (let drop = 0; drop < 1300; drop += 1) {
      const near = random() ** 2;
      streak(
        canvas,
        random() * canvas.width * 1.2 - canvas.width * 0.1,
        random() * canvas.height,
        (10 + 34 * near) * scale,
        slant,
        0.05 + 0.13 * near,
        bright * 1.5,
      );
    }
  }
  if (brief.weather === 'snow') {
    for (let flake = 0; flake < 1100; flake += 1) {
      const near = random() ** 5;
      disc(
        canvas,
        random() * canvas.width,
        random() * canvas.height,
        (0.6 + 3.4 * near) * scale,
        0.6 - 0.36 * near,
        Math.max(0.75 * bright * 2, 0.25),
      );
    }
  }
}

function blend(canvas: Canvas, column: number, row: number, cover: number, tone: number): void {
  if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height || cover <= 0) return;
  const at = 3 * (row * canvas.width + column);
  for (let channel = 0; channel < 3; channel += 1) {
    canvas.light[at + channel] = (canvas.light[at + channel] as number) * (1 - cover) + tone * cover;
  }
}

function streak(
  canvas: Canvas,
  x: number,
  y: number,
  length: number,
  slant: number,
  cover: number,
  tone: number,
): void {
  for (let step = 0; step < length; step += 1) {
    const place = x - slant * step;
    const column = Math.floor(place);
    const share = place - column;
    const fade = Math.sin((Math.PI * (step + 0.5)) / length);
    blend(canvas, column, Math.floor(y + step), cover * fade * (1 - share), tone);
    blend(canvas, column + 1, Math.floor(y + step), cover * fade * share, tone);
  }
}

function disc(canvas: Canvas, x: number, y: number, radius: number, cover: number, tone: number): void {
  for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row += 1) {
    for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column += 1) {
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      blend(canvas, column, row, cover * clamp((radius - away) / (radius * 0.7) + 0.4), tone);
    }
  }
}

/** One bolt from the clouds to the horizon, with a branch and a glow around it. */
function drawBolt(canvas: Canvas, random: () => number, scale: number): void {
  let x = canvas.width * (0.2 + 0.6 * random());
  const end = canvas.height * (0.42 + 0.1 * random());
  let drift = 0;
  for (let y = 0; y < end; y += 1) {
    if (random() < 0.2 / scale) drift = (random() - 0.5) * 5.5;
    x += drift * 0.5;
    for (let across = -26; across <= 26; across += 1) {
      const away = Math.abs(across) / scale;
      blend(
        canvas,
        Math.round(x + across),
        y,
        clamp(Math.exp(-away * 1.5) + 0.12 * Math.exp(-away * 0.14)),
        1.9,
      );
    }
  }
}
