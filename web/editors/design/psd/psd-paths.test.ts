import type { BezierPath, Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { pathValues } from './psd-paths.ts';
import type { PlannedShape } from './psd-plan.ts';
import { readPsd } from './read-psd.ts';
import { block, psdOf } from './testing.ts';

const corner = (x: number, y: number) => ({ linked: false, points: [x, y, x, y, x, y] });
const rect = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  operation: BezierPath['operation'] = 'combine',
): BezierPath => ({
  open: false,
  fillRule: 'even-odd',
  ...(operation && { operation }),
  knots: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
});
const rows = (paths: BezierPath[], more = {}) => {
  const values = pathValues({ paths, ...more }, { left: 0, top: 0, width: 6, height: 3 });
  return [0, 1, 2].map((row) => [...values.subarray(row * 6, row * 6 + 6)]);
};

test('a path covers the pixels within it, those at its edge in part', () => {
  expect(rows([rect([1, 1, 3.5, 2])])).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 255, 255, 128, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
});

test('paths are joined, taken away, cut and left out as they say', () => {
  const second = (operation: BezierPath['operation']) =>
    rows([rect([0, 0, 4, 3]), rect([2, 0, 6, 3], operation)])[0];
  expect(second('combine')).toEqual([255, 255, 255, 255, 255, 255]);
  expect(second('subtract')).toEqual([255, 255, 0, 0, 0, 0]);
  expect(second('intersect')).toEqual([0, 0, 255, 255, 0, 0]);
  expect(second('exclude')).toEqual([255, 255, 0, 0, 255, 255]);
});

test('a path that takes away first does so from everything, and an inverted mask shows the rest', () => {
  expect(rows([rect([0, 0, 4, 3], 'subtract')])[0]).toEqual([0, 0, 0, 0, 255, 255]);
  expect(rows([rect([0, 0, 4, 3])], { invert: true })[0]).toEqual([0, 0, 0, 0, 255, 255]);
});

test('a path without an operation cuts a hole into the one before', () => {
  const hole = { ...rect([2, 0, 4, 3]) };
  delete hole.operation;
  expect(rows([rect([0, 0, 6, 3]), hole])[0]).toEqual([255, 255, 0, 0, 255, 255]);
});

test('a curve is round', () => {
  const values = pathValues(
    {
      paths: [
        {
          open: false,
          fillRule: 'non-zero',
          operation: 'combine',
          knots: [
            { linked: true, points: [4.48, 0, 10, 0, 15.52, 0] },
            { linked: true, points: [20, 4.48, 20, 10, 20, 15.52] },
            { linked: true, points: [15.52, 20, 10, 20, 4.48, 20] },
            { linked: true, points: [0, 15.52, 0, 10, 0, 4.48] },
          ],
        },
      ],
    },
    { left: 0, top: 0, width: 20, height: 20 },
  );
  const covered = values.reduce((sum, value) => sum + value / 255, 0);
  expect(covered).toBeGreaterThan(310);
  expect(covered).toBeLessThan(318);
  expect([values[0], values[10 * 20 + 10]]).toEqual([0, 255]);
});

const pixels = (value: number) => ({ units: 'Pixels' as const, value });
const shaped = (more: Partial<Layer> = {}): Layer => ({
  name: 'Shape',
  vectorFill: { type: 'color', color: { r: 0, g: 128, b: 255 } },
  vectorMask: { paths: [rect([2, 1, 12, 7])] },
  ...more,
});
const origin = (keyOriginType: number, more = {}): Partial<Layer> => ({
  vectorOrigination: {
    keyDescriptorList: [
      {
        keyOriginType,
        keyOriginResolution: 72,
        keyOriginShapeBoundingBox: { left: pixels(2), top: pixels(1), right: pixels(12), bottom: pixels(7) },
        ...more,
      },
    ],
  },
});
const only = (layer: Layer) => readPsd(psdOf([layer])).plan.layers[0] as PlannedShape;

test('a rectangle and an ellipse of one colour are shapes', () => {
  const rectangle = only(shaped(origin(1)));
  expect(rectangle).toMatchObject({
    kind: 'shape',
    fields: { shape: 'rect', x: 7, y: 4, width: 10, height: 6, fill: '#0080ff' },
  });
  expect(rectangle.mask).toBeUndefined();
  expect(only(shaped(origin(5))).fields['shape']).toBe('ellipse');
});

test('an outline outside of a shape makes the shape larger by it', () => {
  const vectorStroke = {
    strokeEnabled: true,
    fillEnabled: false,
    lineWidth: pixels(2),
    lineAlignment: 'outside' as const,
    content: { type: 'color' as const, color: { r: 255, g: 0, b: 0 } },
  };
  const { fields } = only(shaped({ ...origin(1), vectorStroke }));
  expect(fields).toMatchObject({ width: 14, height: 10, stroke: '#ff0000', stroke_width: 2 });
  expect(fields['fill']).toBeUndefined();
});

test('a fill without pixels and with other paths is a rectangle with a mask of them', () => {
  const layer = only(shaped());
  expect(layer).toMatchObject({ kind: 'shape', mask: { box: { left: 2, top: 1, width: 10, height: 6 } } });
});

test('a shape with pixels and other paths keeps its pixels and is named', () => {
  const bytes = psdOf([{ ...block('Shape'), ...shaped() }]);
  const { plan } = readPsd(bytes);
  expect(plan.layers[0]?.kind).toBe('image');
  expect(plan.losses).toEqual([{ kind: 'shape', count: 1, layers: ['Shape'] }]);
});

test('pixels within a path get a mask of it, which is named', () => {
  const { plan, draw } = readPsd(psdOf([block('Cut', { vectorMask: { paths: [rect([4, 2, 6, 5])] } })]));
  const mask = plan.layers[0]?.mask;
  expect(mask?.box).toEqual({ left: 4, top: 2, width: 2, height: 3 });
  const drawn = draw(mask!.id);
  expect(drawn.kind === 'mask' && [...drawn.values].every((value) => value === 255)).toBe(true);
  expect(plan.losses).toEqual([{ kind: 'vector_mask', count: 1, layers: ['Cut'] }]);
});

test('a layer that is clipped to a group is shown where a layer of the group is', () => {
  const group = { name: 'Group', children: [block('One'), block('Hidden', { left: 10, hidden: true })] };
  const { plan, draw } = readPsd(psdOf([group, block('On it', { clipping: true })]));
  const mask = plan.layers[1]?.mask;
  const drawn = draw(mask!.id);
  const at = (x: number, y: number) => (drawn.kind === 'mask' ? drawn.values[y * 20 + x] : undefined);
  expect(mask?.box).toEqual({ left: 0, top: 0, width: 20, height: 10 });
  expect([at(2, 1), at(9, 6), at(11, 3)]).toEqual([255, 255, 0]);
});

test('a mask that hides by half shows half of what is around it', () => {
  const mask = { left: 3, top: 2, defaultColor: 0, userMaskDensity: 0.5, imageData: block('').imageData! };
  const { plan, draw } = readPsd(psdOf([block('One', { mask })]));
  const drawn = draw(plan.layers[0]!.mask!.id);
  expect(plan.layers[0]?.mask?.box).toEqual({ left: 0, top: 0, width: 20, height: 10 });
  expect(drawn.kind === 'mask' && drawn.values[0]).toBe(127);
});
