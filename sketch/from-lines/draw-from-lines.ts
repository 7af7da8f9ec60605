import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief, Place, SketchStyle, StepReporter } from '../brief.ts';
import { layout } from '../compose/layout.ts';
import { paintPicture } from '../compose/paint.ts';
import { parse } from '../language/parse.ts';
import { createPalette } from '../scenes/palette.ts';
import { paintScene } from '../scenes/scene.ts';
import { applyStyle } from '../styles/apply-style.ts';
import { guideBy, type Match } from './guide.ts';
import type { Drawing, Shape } from './shapes.ts';

/** A prompt with a drawing of the figures' places. Width and height in pixels; `freedom` from 0 to 1. */
interface LinesRequest {
  prompt: string;
  drawing: Drawing;
  freedom: number;
  width: number;
  height: number;
  seed: number;
  style?: SketchStyle;
}

interface LinesResult {
  raster: Raster;
  brief: Brief;
  matches: Match[];
  /** Number of shapes without a word in the prompt. */
  unnamed: number;
  notDrawn: string[];
}

/** Draws a prompt in the places, sizes and colours of a drawing. The same request gives the same bytes. */
export function drawFromLines(request: LinesRequest, report: StepReporter): LinesResult {
  const { prompt, drawing, freedom, width, height, seed, style } = request;
  report('reading', 0);
  const read = parse(prompt, style === undefined ? { seed } : { seed, style });
  const plain = groundedBy(read, drawing);
  report('reading', 1);
  // Composed once to match shapes and subjects, then again with the colours of the shapes.
  const first: Match[] = [];
  layout(plain, width, height, guideBy(drawing, freedom, first));
  const brief = freedom >= 1 ? plain : colouredBy(plain, first);
  const matches: Match[] = [];
  const composition = layout(brief, width, height, guideBy(drawing, freedom, matches));
  report('composing', 1);
  const palette = createPalette(brief);
  const scene = paintScene(brief, composition.stage, palette);
  const painted = paintPicture(brief, composition, scene, palette, report);
  const undrawn = composition.missing.map((index) => brief.subjects[index]?.words ?? '');
  return {
    raster: applyStyle(painted, brief, report),
    brief,
    matches,
    unnamed: drawing.shapes.length - matches.length,
    notDrawn: [...brief.notDrawn, ...undrawn],
  };
}

/** The kind of a painted ground, if the prompt names no place. */
function groundedBy(brief: Brief, { ground }: Drawing): Brief {
  if (brief.placeAsked || ground === undefined) return brief;
  const place = placeOf(ground);
  return place === undefined ? brief : { ...brief, places: [place, ...brief.places] };
}

function placeOf(color: string): Place | undefined {
  const { hue, saturation, lightness } = hslOf(color);
  if (lightness > 0.8 && saturation < 0.25) return 'snowland';
  if (saturation < 0.18) return 'road';
  if (hue >= 170 && hue < 265) return 'lake';
  if (hue >= 70 && hue < 170) return 'field';
  if (hue >= 30 && hue < 70) return 'beach';
  return undefined;
}

/**
 * Figures take the colour of their strokes if the prompt names none; black and grey are pencil, not paint.
 */
function colouredBy(brief: Brief, matches: readonly Match[]): Brief {
  const colors = new Map<number, Shape>();
  for (const { subject, shape } of matches) if (!colors.has(subject)) colors.set(subject, shape);
  const named = brief.understood.some(({ as }) => as === 'color');
  const subjects = brief.subjects.map((subject) => {
    const shape = colors.get(subject.index);
    if (!shape || subject.color !== undefined || hslOf(shape.color).saturation < 0.2) return subject;
    if (!subject.look) return { ...subject, color: shape.color };
    return named ? subject : { ...subject, look: { ...subject.look, outfitColor: shape.color } };
  });
  return { ...brief, subjects };
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hslOf(color: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = (most + least) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const turn =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: turn * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}
