import { mix } from '../color.ts';
import { paintHills, paintMeadow, paintMist, paintMountains, paintStones } from '../elements/land.ts';
import { paintSky } from '../elements/sky.ts';
import { drawTree } from '../elements/trees.ts';
import { paintReeds, paintShoreline, paintWater } from '../elements/water.ts';
import { addLayer, between, type Painter } from '../painter.ts';

/** Lake or river between hills, with a bank in the foreground. */
export function paintLake(painter: Painter, river: boolean): void {
  const { random, palette, stage, height, brief } = painter;
  const light = paintSky(painter);
  paintMountains(painter, river ? 2 : 3, between(random, 0.16, 0.32), true);
  paintHills(painter, 1, river ? 14 : 10);
  const top = (stage.water?.top ?? stage.horizon) - height * 0.045;
  paintMist(painter, top, brief.time === 'dawn' || brief.weather === 'fog' ? 0.75 : 0.3);
  paintWater(painter, top, stage.water?.bottom ?? height, light.x);
  const bank = (stage.water?.bottom ?? height) + height * 0.015;
  paintShoreline(painter, bank, palette.grass, mix(palette.grassDark, '#8a7a55', 0.4), false);
  paintReeds(painter, bank + height * 0.03);
  paintStones(painter, 4, '#aaa79d');
  paintMeadow(painter, bank + height * 0.06, 0.5);
}

/** Open sea, or the beach with surf and, if it is warm, palms. */
export function paintSea(painter: Painter, beach: boolean): void {
  const { random, stage, height, width, brief } = painter;
  const light = paintSky(painter);
  if (random() < 0.6) paintMountains(painter, 1, between(random, 0.05, 0.12), false);
  paintWater(painter, stage.horizon, beach ? (stage.water?.bottom ?? height) : height, light.x);
  if (!beach) return;
  const sand = (stage.water?.bottom ?? height * 0.7) + height * 0.02;
  paintShoreline(painter, sand, '#f1dcae', '#d9bd88', true);
  if (brief.season !== 'winter' && brief.weather !== 'snow') {
    const side = random() < 0.5 ? 0.08 : 0.92;
    paintPalms(painter, width * side, sand + height * 0.05);
  }
  paintStones(painter, 3, '#b9aa96');
}

function paintPalms(painter: Painter, x: number, y: number): void {
  const { random, width, height } = painter;
  const palm = (at: number): string =>
    drawTree(
      painter,
      'palm',
      x + (at - 0.5) * width * 0.09,
      y + at * height * 0.01,
      height * between(random, 0.34, 0.48),
      0.08,
    );
  addLayer(painter, 0.28, palm(0) + palm(1));
}
