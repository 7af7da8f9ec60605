import { luminance } from '@inkreel/server/engines/builtin/pixels/image.ts';
import { describe, expect, it } from 'vitest';
import { type SketchStage, type SketchStyle, STYLES } from './brief.ts';
import { layout } from './compose/layout.ts';
import { parse } from './language/parse.ts';
import { chooseRenderer, type SketchRequest, sketch } from './sketch.ts';

const quiet = (): void => {};

function request(prompt: string, changes: Partial<SketchRequest> = {}): SketchRequest {
  return { prompt, width: 288, height: 288, seed: 5, style: 'anime', ...changes };
}

function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] as number) - (other[at] as number));
  return sum / one.length;
}

describe('sketch', () => {
  it.each(STYLES)('%s: gives the same bytes for the same request', (style) => {
    const asked = request('a girl and a dog in a park', { style });
    expect(difference(sketch(asked, quiet).raster.data, sketch(asked, quiet).raster.data)).toBe(0);
  });

  it('gives candidates that differ visibly', () => {
    const pictures = [1, 2, 3, 4].map(
      (seed) => sketch(request('a girl and a dog in a park', { seed }), quiet).raster.data,
    );
    for (const [at, one] of pictures.entries()) {
      for (const other of pictures.slice(at + 1)) expect(difference(one, other)).toBeGreaterThan(12);
    }
  });

  it.each([
    [256, 256],
    [512, 288],
    [288, 512],
    [400, 600],
    [301, 257],
  ])('draws %i x %i', (width, height) => {
    const { raster } = sketch(request('two cats in a garden', { width, height }), quiet);
    expect([raster.width, raster.height, raster.data.length]).toEqual([width, height, width * height * 3]);
  });

  it('reports progress and stops when the report throws', () => {
    const stages: SketchStage[] = [];
    sketch(request('a boy on a beach'), (stage) => {
      stages.push(stage);
    });
    expect(new Set(stages)).toEqual(new Set(['reading', 'composing', 'drawing', 'lighting', 'styling']));
    for (let stop = 1; stop <= stages.length; stop += 1) {
      let calls = 0;
      const cancel = (): void => {
        calls += 1;
        if (calls === stop) throw new Error('cancelled');
      };
      expect(() => sketch(request('a boy on a beach'), cancel)).toThrow('cancelled');
      expect(calls).toBe(stop);
    }
  });

  it('chooses the right renderer', () => {
    const rendererOf = (prompt: string, style: SketchStyle): string =>
      chooseRenderer(parse(prompt, { seed: 5, style }));
    expect(rendererOf('a red mug', 'ultra_realistic')).toBe('product');
    expect(rendererOf('a red mug', 'water_ink')).toBe('illustration');
    expect(rendererOf('snowy mountains at dawn', 'ultra_realistic')).toBe('landscape');
    expect(rendererOf('snowy mountains at dawn', 'anime')).toBe('illustration');
    expect(rendererOf('a girl with a red mug', 'ultra_realistic')).toBe('illustration');
  });

  it.each(STYLES)('%s draws a person at night bright enough and with contrast', (style) => {
    const asked = request('a girl in a field at night', { style, seed: 9 });
    const { raster, brief } = sketch(asked, quiet);
    const light = luminance(raster);
    const box = layout(brief, raster.width, raster.height).figures[0]?.box;
    if (!box) throw new Error('nobody is placed');
    const wide = box.right - box.left;
    const inside: number[] = [];
    for (let y = Math.ceil(box.top); y < box.bottom; y += 1) {
      for (let x = Math.ceil(box.left + wide * 0.3); x < box.right - wide * 0.3; x += 1)
        inside.push(light.data[y * raster.width + x] as number);
    }
    const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length;
    const spread = Math.sqrt(inside.reduce((sum, value) => sum + (value - mean) ** 2, 0) / inside.length);
    expect(mean).toBeGreaterThan(48);
    expect(spread).toBeGreaterThan(12);
  });

  it('prints a woodblock picture with few colours', () => {
    const { raster } = sketch(request('a samurai by the sea at sunset', { style: 'ukiyo_e' }), quiet);
    const hues = new Map<number, number>();
    for (let at = 0; at < raster.data.length; at += 3) {
      const red = (raster.data[at] as number) >> 5;
      const green = (raster.data[at + 1] as number) >> 5;
      const blue = (raster.data[at + 2] as number) >> 5;
      const key = red * 64 + green * 8 + blue;
      hues.set(key, (hues.get(key) ?? 0) + 1);
    }
    const pixels = raster.data.length / 3;
    const large = [...hues.values()].filter((count) => count > pixels * 0.01);
    expect(large.length).toBeLessThan(26);
    expect(large.length).toBeGreaterThan(5);
  });

  it('does not overexpose a bright scene in neon light', () => {
    const { raster } = sketch(request('a woman in the snow by day', { style: 'cyberpunk' }), quiet);
    const light = luminance(raster).data;
    const burnt = light.filter((value) => value > 245).length / light.length;
    expect(burnt).toBeLessThan(0.03);
  });

  it('reports subjects that cannot be drawn', () => {
    const { notDrawn } = sketch(request('a girl and a blorfnak in a park'), quiet);
    expect(notDrawn.join(' ')).toContain('blorfnak');
  });
});
