import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief, Place, SketchStyle, StepReporter } from './brief.ts';
import { layout } from './compose/layout.ts';
import { paintPicture } from './compose/paint.ts';
import { renderLandscape } from './landscape/render-landscape.ts';
import { parse } from './language/parse.ts';
import { renderProduct } from './product/render-product.ts';
import { createPalette } from './scenes/palette.ts';
import { paintScene } from './scenes/scene.ts';
import { applyStyle } from './styles/apply-style.ts';

/** A request to the sketch engine. Width and height in pixels, 256 to 1536. */
export interface SketchRequest {
  prompt: string;
  width: number;
  height: number;
  seed: number;
  style?: SketchStyle;
}

export type SketchRenderer = 'illustration' | 'product' | 'landscape';

export interface SketchResult {
  raster: Raster;
  brief: Brief;
  renderer: SketchRenderer;
  /** Words of the prompt that the picture does not show, in prompt order. */
  notDrawn: string[];
}

const LANDSCAPES: ReadonlySet<Place> = new Set([
  'mountain',
  'lake',
  'sea',
  'river',
  'desert',
  'snowland',
  'field',
  'forest',
  'beach',
]);
/** Styles that a traced or modelled picture can carry without looking wrong. */
const SOLID: ReadonlySet<SketchStyle> = new Set([
  'movie_stills',
  'ultra_realistic',
  '3d_cartoon',
  'cyberpunk',
]);

/** Which renderer draws a brief: objects alone are traced, empty nature in photographic styles is modelled. */
export function chooseRenderer(brief: Brief): SketchRenderer {
  const objectsOnly = brief.subjects.length > 0 && brief.subjects.every(({ kind }) => kind === 'product');
  if (objectsOnly && (SOLID.has(brief.style) || !brief.styleAsked)) return 'product';
  const photographic = brief.style === 'ultra_realistic' || brief.style === 'movie_stills';
  if (brief.subjects.length === 0 && photographic && LANDSCAPES.has(brief.places[0] ?? 'room'))
    return 'landscape';
  return 'illustration';
}

/**
 * Draws a picture from a prompt by rules, without a model. Byte for byte the same for the same request.
 * `report` is called between steps and inside long loops; it may throw to stop, and the error reaches the
 * caller.
 */
export function sketch(request: SketchRequest, report: StepReporter): SketchResult {
  const { prompt, width, height, seed, style } = request;
  report('reading', 0);
  const brief = parse(prompt, style === undefined ? { seed } : { seed, style });
  report('reading', 1);
  return drawBrief(brief, width, height, report);
}

/** Draws a parsed brief, at a size in pixels. */
export function drawBrief(brief: Brief, width: number, height: number, report: StepReporter): SketchResult {
  const renderer = chooseRenderer(brief);
  if (renderer === 'product') {
    const raster = renderProduct(brief, width, height, report);
    const plain = brief.style === 'ultra_realistic' || brief.style === '3d_cartoon' || !brief.styleAsked;
    return {
      raster: plain ? raster : applyStyle(raster, brief, report),
      brief,
      renderer,
      notDrawn: brief.notDrawn,
    };
  }
  if (renderer === 'landscape') {
    const raster = renderLandscape(brief, width, height, report);
    return { raster: applyStyle(raster, brief, report), brief, renderer, notDrawn: brief.notDrawn };
  }
  const composition = layout(brief, width, height);
  report('composing', 1);
  const palette = createPalette(brief);
  const painted = paintPicture(
    brief,
    composition,
    paintScene(brief, composition.stage, palette),
    palette,
    report,
  );
  const undrawn = composition.missing.map((index) => brief.subjects[index]?.words ?? '');
  return {
    raster: applyStyle(painted, brief, report),
    brief,
    renderer,
    notDrawn: [...brief.notDrawn, ...undrawn],
  };
}
