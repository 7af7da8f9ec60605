/** Helpers of the figure tests: fixed contexts, subjects and looks, and small renderings. */

import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { Resvg } from '@resvg/resvg-js';
import type { PersonLook, Subject } from '../brief.ts';
import type { DrawContext, Figure } from './figure.ts';

/** A drawing context with a fresh, seeded random source. */
export function testContext(changes: Partial<DrawContext> = {}): DrawContext {
  return { style: 'picture_book', random: createRandom(7), time: 'day', facing: 'right', ...changes };
}

/** A subject of the noun table. */
export function thingSubject(noun: string, changes: Partial<Subject> = {}): Subject {
  return { index: 0, kind: 'thing', noun, words: noun, span: { start: 0, end: 0 }, count: 1, ...changes };
}

/** A woman in a dress, with changes. */
export function testLook(changes: Partial<PersonLook> = {}): PersonLook {
  return {
    gender: 'female',
    age: 'adult',
    skin: '#c98d5f',
    hairColor: '#2b1d18',
    hairStyle: 'bob',
    outfit: 'dress',
    outfitColor: '#3a7bd5',
    accentColor: '#f2c230',
    trouserColor: '#3b4a6b',
    accessories: [],
    pose: 'stand',
    mood: 'happy',
    ...changes,
  };
}

interface Rendering {
  /** RGBA, row by row. */
  pixels: Uint8Array;
  size: number;
}

/** Renders a figure on a transparent background, its box in the middle half of a square picture. */
export function renderFigure(figure: Figure, size = 96): Rendering {
  const { left, top, right, bottom } = figure.box;
  const side = Math.max(right - left, bottom - top) * 2;
  const x = (left + right) / 2 - side / 2;
  const y = (top + bottom) / 2 - side / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `viewBox="${x} ${y} ${side} ${side}" width="${size}" height="${size}">${figure.svg}${figure.front ?? ''}</svg>`;
  const rendered = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { pixels: Uint8Array.from(rendered.pixels), size };
}

/** Number of pixels drawn inside the figure's box and outside it, with a tolerance of one pixel. */
export function countInk(figure: Figure): { inside: number; outside: number } {
  const { pixels, size } = renderFigure(figure);
  const { left, top, right, bottom } = figure.box;
  const scale = size / (Math.max(right - left, bottom - top) * 2);
  const halfWidth = ((right - left) / 2) * scale + 1;
  const halfHeight = ((bottom - top) / 2) * scale + 1;
  let inside = 0;
  let outside = 0;
  for (let index = 0; index < size * size; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < 40) continue;
    const dx = Math.abs((index % size) + 0.5 - size / 2);
    const dy = Math.abs(Math.floor(index / size) + 0.5 - size / 2);
    if (dx <= halfWidth && dy <= halfHeight) inside += 1;
    else outside += 1;
  }
  return { inside, outside };
}
