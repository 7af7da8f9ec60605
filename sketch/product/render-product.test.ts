import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../server/testing/rounds.ts';
import { type Brief, type Subject } from '../brief.ts';
import { NOUNS } from '../language/nouns.ts';
import { difference, meanLuminance, plainBrief, productSubject } from './brief-fixture.ts';
import { composeProducts } from './composition.ts';
import { renderProduct } from './render-product.ts';
import { PRODUCT_SHAPES, type ProductShapeId, shapeOf } from './shape-table.ts';

const SIZE = 72;
const MATERIALS = ['glass', 'metal', 'matte', 'ceramic', 'wood', 'gold', 'fabric', 'stone', 'paper'] as const;
const SURFACES = ['plain', 'wood', 'marble', 'concrete', 'cloth', 'stone', 'sand', 'water'] as const;
const LIGHTS = ['studio', 'window', 'warm', 'neon', 'soft', 'dramatic'] as const;
const silent = () => undefined;

/** Some noun for every shape, out of the noun table. */
const nounOf = new Map(
  NOUNS.flatMap(({ id }) => {
    const shape = shapeOf(productSubject(0, id));
    return shape ? [[shape, id] as const] : [];
  }),
);
const shapes = Object.keys(PRODUCT_SHAPES) as ProductShapeId[];

const drawn = new Map<string, Raster>();

function fresh(subjects: Subject[], changed: Partial<Brief> = {}): Raster {
  return renderProduct(plainBrief({ subjects, ...changed }), SIZE, SIZE, silent);
}

/** Every picture is drawn once for all tests. */
function picture(subjects: Subject[], changed: Partial<Brief> = {}): Raster {
  const key = JSON.stringify([subjects, changed]);
  const raster = drawn.get(key) ?? fresh(subjects, changed);
  drawn.set(key, raster);
  return raster;
}

/** Mean red, green and blue of the middle of the picture, where the main product stands. */
function middle(raster: Raster): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(SIZE * 0.45); y < SIZE * 0.62; y += 1) {
    for (let x = Math.floor(SIZE * 0.44); x < SIZE * 0.56; x += 1) {
      for (const channel of [0, 1, 2] as const)
        sum[channel] += raster.data[3 * (y * SIZE + x) + channel] ?? 0;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

test('every shape has a noun in the table', () => {
  expect(shapes.filter((shape) => !nounOf.has(shape))).toEqual([]);
});

test('shapes are drawn with a reasonable exposure and content in the middle', () => {
  for (const shape of oneIn(3, shapes)) {
    const noun = nounOf.get(shape);
    const raster = picture([productSubject(0, noun ?? '', { color: '#2f6fb0' })]);
    const mean = meanLuminance(raster);
    expect(mean, shape).toBeGreaterThan(45);
    expect(mean, shape).toBeLessThan(225);
    expect(raster.data.length).toBe(SIZE * SIZE * 3);
  }
});

test('the same brief gives the same bytes; another seed gives another picture', () => {
  const subjects = [productSubject(0, 'mug')];
  expect(fresh(subjects, { seed: 5 }).data).toEqual(picture(subjects, { seed: 5 }).data);
  expect(difference(picture(subjects, { seed: 5 }), picture(subjects, { seed: 6 }))).toBeGreaterThan(6);
});

describe('materials', () => {
  test.each(oneIn(2, MATERIALS))('%s looks different from the others', (material) => {
    const plain = picture([
      productSubject(0, 'vase', { material: material === 'matte' ? 'ceramic' : 'matte', color: '#7a8a5a' }),
    ]);
    const asked = picture([productSubject(0, 'vase', { material, color: '#7a8a5a' })]);
    expect(difference(plain, asked)).toBeGreaterThan(0.15);
    expect(meanLuminance(asked, 0.4, 0.4, 0.6, 0.7)).toBeGreaterThan(12);
  });

  test.each([
    ['#c81e1e', 0],
    ['#1e9a3c', 1],
    ['#1e46c8', 2],
  ] as const)('a mug requested in %s has that colour', (color, channel) => {
    const seen = middle(picture([productSubject(0, 'mug', { color })]));
    for (const other of [0, 1, 2] as const) {
      if (other !== channel) expect(seen[channel]).toBeGreaterThan(seen[other] * 1.35);
    }
  });

  test('gold is golden', () => {
    const [red, green, blue] = middle(
      picture([productSubject(0, 'bottle', { material: 'gold' })], { surface: 'concrete' }),
    );
    expect(red).toBeGreaterThan(blue * 1.15);
    expect(green).toBeGreaterThan(blue);
  });
});

describe('set and light', () => {
  test.each(oneIn(2, SURFACES))('%s is visible under the product', (surface) => {
    const raster = picture([productSubject(0, 'mug')], { surface });
    expect(meanLuminance(raster, 0, 0.8, 1, 1)).toBeGreaterThan(14);
    expect(meanLuminance(raster, 0, 0.8, 1, 1)).toBeLessThan(245);
    if (surface !== 'plain')
      expect(difference(raster, picture([productSubject(0, 'mug')]))).toBeGreaterThan(3);
  });

  test.each(oneIn(2, LIGHTS))('%s light keeps the product readable', (light) => {
    const raster = picture([productSubject(0, 'mug', { color: '#d8d2c6' })], { light });
    expect(meanLuminance(raster, 0.35, 0.35, 0.65, 0.7)).toBeGreaterThan(35);
    expect(meanLuminance(raster, 0.35, 0.35, 0.65, 0.7)).toBeLessThan(245);
  });
});

describe('composition', () => {
  test('more copies fill more of the picture', () => {
    const red = (raster: Raster) => {
      let count = 0;
      for (let at = 0; at < raster.data.length; at += 3)
        if ((raster.data[at] ?? 0) > 1.6 * (raster.data[at + 2] ?? 0)) count += 1;
      return count;
    };
    const one = picture([productSubject(0, 'mug', { color: '#2040c0' }), productSubject(1, 'apple')], {
      seed: 3,
    });
    const four = picture(
      [productSubject(0, 'mug', { color: '#2040c0' }), productSubject(1, 'apple', { count: 4 })],
      { seed: 3 },
    );
    expect(red(one)).toBeGreaterThan(20);
    expect(red(four)).toBeGreaterThan(red(one));
  });

  test('an apple in a bowl is drawn inside it', () => {
    const subjects = [productSubject(0, 'apple'), productSubject(1, 'bowl', { color: '#2040c0' })];
    const inside = picture(subjects, { relations: [{ kind: 'in', subject: 0, object: 1 }] });
    const [red, , blue] = middle(inside);
    const beside = middle(picture(subjects));
    expect(red / blue).not.toBeCloseTo(beside[0] / beside[2], 1);
  });

  test('a brief without products is refused', () => {
    expect(() => picture([])).toThrow(RangeError);
    expect(shapeOf(productSubject(0, 'no such noun'))).toBeUndefined();
  });
});

test('reports often: at least once in four rows, in both passes', () => {
  let calls = 0;
  renderProduct(plainBrief({ subjects: [productSubject(0, 'mug')] }), SIZE, SIZE, () => {
    calls += 1;
  });
  expect(calls).toBeGreaterThan((SIZE / 4) * 2);
});

test('apples lie within their bowl, and a group of boxes is around the middle', () => {
  for (let seed = 0; seed < 18; seed += 4) {
    const bowl = plainBrief({
      subjects: [productSubject(0, 'bowl'), { ...productSubject(1, 'apple'), count: 3 + (seed % 5) }],
      relations: [{ kind: 'in', subject: 1, object: 0 }],
    });
    const [dish, ...apples] = composeProducts(bowl, createRandom(seed));
    if (!dish) throw new Error('no bowl');
    for (const { at, solid, size } of apples) {
      const out = Math.hypot(at[0] - dish.at[0], at[2] - dish.at[2]);
      expect(out + solid.radius * size * 0.72).toBeLessThan(
        (dish.solid.hollow?.radius ?? 0) * dish.size * 1.1,
      );
    }
    const boxes = composeProducts(
      plainBrief({ subjects: [{ ...productSubject(0, 'gift-box'), count: 2 + (seed % 4) }] }),
      createRandom(seed),
    );
    const sides = boxes.map(({ at, solid, size }) => [
      at[0] - solid.radius * size,
      at[0] + solid.radius * size,
    ]);
    const left = Math.min(...sides.map(([from]) => from ?? 0));
    const right = Math.max(...sides.map(([, to]) => to ?? 0));
    expect(Math.abs(left + right)).toBeLessThan((right - left) * 0.12);
  }
});

test('an exception of the reporter stops the work immediately', () => {
  for (const stopAt of [1, 5, 12]) {
    let calls = 0;
    const stop = () => {
      calls += 1;
      if (calls === stopAt) throw new Error('cancelled');
    };
    expect(() =>
      renderProduct(plainBrief({ subjects: [productSubject(0, 'mug')] }), SIZE, SIZE, stop),
    ).toThrow('cancelled');
    expect(calls).toBe(stopAt);
  }
});
