import { blurRaster } from '@inkreel/server/engines/builtin/pixels/blur.ts';
import { compositeOver, createRaster, rasterise } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief, StepReporter } from '../brief.ts';
import type { Glow, Layer } from '../scenes/painter.ts';
import type { Palette } from '../scenes/palette.ts';
import type { Scene } from '../scenes/scene.ts';
import { inflate } from '../styles/inflate.ts';
import { standOut } from './contrast.ts';
import { paintReflection, paintShadows, sinkIntoWater } from './ground-contact.ts';
import { addGlows, type FigureLight, figureLight, lightSprite } from './light.ts';
import type { Layout } from './placed-figure.ts';
import { drawSprite } from './sprite.ts';
import { partOf, partOfRaster, type Window } from './window.ts';

/** Blurs far sheets like a lens, for the photographic styles. */
function isLensStyle(style: Brief['style']): boolean {
  return style === 'movie_stills' || style === 'ultra_realistic' || style === '3d_cartoon';
}

function paintBackdrop(
  brief: Brief,
  layers: readonly Layer[],
  width: number,
  height: number,
  report: StepReporter,
): Raster {
  let raster = createRaster(width, height);
  const sheet = (some: readonly Layer[]): void => {
    if (some.length > 0) compositeOver(raster, rasterise(some.map(({ svg }) => svg).join(''), width, height));
  };
  if (!isLensStyle(brief.style)) {
    const middle = Math.ceil(layers.length / 2);
    sheet(layers.slice(0, middle));
    report('drawing', 0.2);
    sheet(layers.slice(middle));
    return raster;
  }
  const unit = Math.sqrt(width * height) / 1000;
  const strength = brief.style === '3d_cartoon' ? 2.6 : 4.5;
  const far = layers.filter(({ distance }) => distance > 0.5);
  const near = layers.filter(({ distance }) => distance <= 0.5);
  sheet(far);
  report('drawing', 0.1);
  raster = blurRaster(raster, strength * unit);
  report('drawing', 0.2);
  sheet(near);
  report('drawing', 0.3);
  return brief.subjects.length > 0 ? blurRaster(raster, strength * unit * 0.45) : raster;
}

interface PaintOptions {
  /** Figures keep their colours, even before a background of the same ones. */
  keepsColors?: boolean;
  /** Light on the figures, if it is not that of the brief. */
  light?: FigureLight;
  /** The part of the scene that is shown, in pixels of the whole; the layout is of that part already. */
  window?: Window | undefined;
}

/** Paints backdrop, shadows, figures with their light and reflections, glows, and the foreground. */
export function paintPicture(
  brief: Brief,
  { stage, figures }: Layout,
  scene: Scene,
  palette: Palette,
  report: StepReporter,
  {
    keepsColors = false,
    light = figureLight(brief, stage, scene.lightX, palette.light),
    window,
  }: PaintOptions = {},
): Raster {
  const { width, height } = stage;
  const unit = Math.sqrt(width * height) / 1000;
  const whole = paintBackdrop(
    brief,
    scene.layers.filter(({ front }) => !front),
    width,
    height,
    report,
  );
  // What is near is drawn as sharp as ever; the scene behind is enlarged, soft as before a lens.
  const raster = window ? blurRaster(partOfRaster(whole, window), (width / window.width) * unit) : whole;
  report('drawing', 0.4);
  addGlows(raster, scene.glows, 0.5);
  const low = brief.time === 'sunset' || brief.time === 'dawn';
  paintShadows(raster, figures, stage, palette.shadow, light.side, low ? 0.9 : 0.35);
  report('drawing', 0.5);
  const glows: Glow[] = [];
  for (const [at, placed] of figures.entries()) {
    for (const spot of placed.figure.lights) {
      glows.push({
        x: placed.x + spot.x * placed.scale,
        y: placed.y + spot.y * placed.scale,
        radius: spot.radius * placed.scale,
        color: spot.color,
      });
    }
    if (placed.parent !== undefined) continue;
    report('drawing', 0.5 + (0.4 * at) / figures.length);
    const sprite = drawSprite(figures, at, width, height);
    if (!sprite) continue;
    if (brief.style === '3d_cartoon') inflate(sprite.image, light.side);
    if (!keepsColors && brief.style !== 'water_ink' && placed.standing !== 'air')
      standOut(sprite.image, raster, sprite.left, sprite.top);
    lightSprite(sprite.image, light, 3.2 * unit);
    if (placed.standing === 'water') {
      const line = sinkIntoWater(sprite, brief.subjects[placed.subject]?.kind === 'animal' ? 0.3 : 0.09);
      paintReflection(raster, sprite, line, 0.42);
    } else if (brief.style === 'cyberpunk' && placed.standing === 'ground')
      paintReflection(raster, sprite, placed.y, 0.22);
    compositeOver(raster, sprite.image, sprite.left, sprite.top);
  }
  report('lighting', 0.3);
  if (palette.lampsLit) addGlows(raster, glows, 0.6);
  const front = scene.layers.filter((layer) => layer.front);
  if (front.length > 0) {
    const sheet = rasterise(front.map(({ svg }) => svg).join(''), width, height);
    compositeOver(raster, window ? partOf(sheet, window) : sheet);
  }
  report('lighting', 1);
  return raster;
}
