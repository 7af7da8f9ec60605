import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, hashText } from '../brief.ts';
import type { Palette } from './palette.ts';
import { compressMetres, type Stage, scaleAt } from './stage.ts';

/** A glow on the finished picture, in pixels. */
export interface Glow {
  x: number;
  y: number;
  radius: number;
  color: string;
}

/** One sheet of a scene, painted from the back to the front. */
export interface Layer {
  svg: string;
  /** 1 at the horizon, 0 at the viewer; the lens styles blur by it. */
  distance: number;
  /** Painted after the figures. */
  front?: boolean;
}

/** The drawing context of every scene element. */
export interface Painter {
  brief: Brief;
  stage: Stage;
  palette: Palette;
  width: number;
  height: number;
  /** One thousandth of the picture's middle side: stroke widths are counted in it. */
  unit: number;
  random: () => number;
  layers: Layer[];
  glows: Glow[];
  /** Position of the key light; the sky sets it. */
  lightX: number;
  /** A document-wide unique id for gradients and clip paths. */
  nextId: () => string;
}

/** A painter with its own random numbers for a part of the picture, so that parts do not disturb each other. */
export function createPainter(brief: Brief, stage: Stage, palette: Palette): Painter {
  let ids = 0;
  return {
    brief,
    stage,
    palette,
    width: stage.width,
    height: stage.height,
    unit: Math.sqrt(stage.width * stage.height) / 1000,
    random: createRandom(brief.seed ^ hashText(stage.place)),
    layers: [],
    glows: [],
    lightX: stage.width * 0.25,
    nextId: () => {
      ids += 1;
      return `scene${ids}`;
    },
  };
}

/** Adds a sheet to the scene. */
export function addLayer(painter: Painter, distance: number, svg: string, front = false): void {
  painter.layers.push(front ? { svg, distance, front } : { svg, distance });
}

/** Two decimals at most: keeps the SVG short and the same on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number between `low` and `high`. */
export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One of the items. The list must not be empty. */
export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.min(items.length - 1, Math.floor(random() * items.length))] as Item;
}

/** Height in pixels of something `metres` high that stands at ground line `y`. */
export function heightAt(painter: Painter, metres: number, y: number): number {
  return compressMetres(metres) * scaleAt(painter.stage, y);
}

/** 0 at the nearest ground line, 1 at the horizon: how far something at ground line `y` fades into the haze. */
export function distanceAt(painter: Painter, y: number): number {
  const { horizon, front } = painter.stage;
  const near = Math.min(1, Math.max(0, (y - horizon) / (front - horizon)));
  return (1 - near) ** 2;
}

/** A vertical gradient rectangle; stops from top to bottom with equal steps unless offsets are given. */
export function gradientRect(
  painter: Painter,
  box: { x: number; y: number; width: number; height: number },
  colors: readonly string[],
  offsets?: readonly number[],
): string {
  const id = painter.nextId();
  const stops = colors
    .map(
      (color, at) =>
        `<stop offset="${round((offsets?.[at] ?? at / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`,
    )
    .join('');
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>` +
    `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" fill="url(#${id})"/>`
  );
}

/** A soft round glow or shadow: `color` in the middle at `opacity`, nothing at the rim. */
export function softEllipse(
  painter: Painter,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: string,
  opacity: number,
): string {
  const id = painter.nextId();
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/>` +
    `<stop offset=".55" stop-color="${color}" stop-opacity="${round(opacity * 3) / 10}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="url(#${id})"/>`
  );
}
