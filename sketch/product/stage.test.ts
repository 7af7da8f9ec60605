import { expect, test } from 'vitest';
import type { Subject } from '../brief.ts';
import { plainBrief, productSubject } from './brief-fixture.ts';
import { composeProducts } from './composition.ts';
import { lightingFor } from './lighting.ts';
import { bakeFloorLight, keyLightAt } from './stage.ts';
import { unit } from './vectors.ts';

const fromTheLeft = unit([-1, 1, 0]);
const half = () => 0.5;

function placed(noun: string, changed: Partial<Subject> = {}) {
  return composeProducts(plainBrief({ subjects: [productSubject(0, noun, changed)] }), half);
}

test('an opaque product throws its shadow away from the light', () => {
  const box = placed('box');
  expect(keyLightAt(box, [0.85, 0.001, 0], fromTheLeft, 0.1)[0]).toBeLessThan(0.05);
  expect(keyLightAt(box, [-1.2, 0.001, 0], fromTheLeft, 0.1)).toEqual([1, 1, 1]);
  expect(keyLightAt(box, [0, 0.001, 2.2], fromTheLeft, 0.1)[0]).toBeGreaterThan(0.95);
});

test('red glass lets red light through', () => {
  const [red, , blue] = keyLightAt(
    placed('perfume', { color: '#c01818' }),
    [0.55, 0.001, 0],
    fromTheLeft,
    0.1,
  );
  expect(red).toBeGreaterThan(blue * 1.3);
  expect(red).toBeLessThan(1);
});

test('the floor is baked with the shadow, and darker where the product stands near', () => {
  const box = placed('box');
  const lighting = lightingFor(plainBrief({}), half, [0.5, 0.5, 0.5]);
  const light = bakeFloorLight(box, lighting, 256, () => undefined);
  const { toward } = lighting.key;
  const [behindX, behindZ] = [-0.8 * Math.sign(toward[0]), -0.4 * Math.sign(toward[2])];
  const shaded = light.at(behindX, behindZ)[0];
  const open = light.at(-behindX * 2.5, -behindZ * 2.5)[0];
  expect(shaded).toBeLessThan(open * 0.6);
  const near = light.at(0.62, 0)[3];
  const far = light.at(2.4, 0)[3];
  expect(near).toBeLessThan(far);
});
