import type { Tick } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief, StepReporter } from '../brief.ts';
import { planStage } from '../scenes/stage.ts';
import { brighten } from './bright.ts';
import { printComic } from './comics.ts';
import { paintInkWash } from './ink-wash.ts';
import { gradeFilm } from './lens.ts';
import { gradeNeon } from './neon.ts';
import { paintWatercolour } from './picture-book.ts';
import { printWoodblock } from './woodblock.ts';

/**
 * The last pass: gives a painted picture the surface of its style. May change `raster` in place; use the returned one.
 */
export function applyStyle(raster: Raster, brief: Brief, report: StepReporter): Raster {
  let step = 0;
  const tick = (): void => {
    step += 1;
    report('styling', step / (step + 24));
  };
  tick();
  const styled = passOf(raster, brief, tick);
  report('styling', 1);
  return styled;
}

function passOf(raster: Raster, brief: Brief, tick: Tick): Raster {
  switch (brief.style) {
    case 'movie_stills':
      gradeFilm(raster, brief.seed, true, tick);
      return raster;
    case 'ultra_realistic':
      gradeFilm(raster, brief.seed, false, tick);
      return raster;
    case 'anime':
      brighten(raster, 1.1, 0.3, tick);
      return raster;
    case '3d_cartoon':
      brighten(raster, 1.08, 0.26, tick);
      return raster;
    case 'picture_book':
      return paintWatercolour(raster, brief.seed, tick);
    case 'retro_comics':
      return printComic(raster, tick);
    case 'water_ink':
      return paintInkWash(raster, brief.seed, tick);
    case 'ukiyo_e':
      return printWoodblock(
        raster,
        brief.seed,
        planStage(brief, raster.width, raster.height).horizon / raster.height,
        tick,
      );
    case 'cyberpunk':
      return gradeNeon(raster, tick);
  }
}
