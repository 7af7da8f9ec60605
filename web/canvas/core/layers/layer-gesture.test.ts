import { layerDocument, pictureLayer } from '@inkreel/scene/layers/testing.ts';
import { describe, expect, test } from 'vitest';
import { CORNERS, cornerPoint } from './handles.ts';
import {
  beginGesture,
  beginPinch,
  continueGesture,
  continuePinch,
  type DragRules,
  type Grip,
} from './layer-gesture.ts';

const free: DragRules = { slack: 3, reach: 0, constrained: false };
const start = { x: 500, y: 400 };

function drag(
  layer: Parameters<typeof pictureLayer>[0],
  grip: Grip,
  to: { x: number; y: number },
  rules: Partial<DragRules> = {},
  from = start,
) {
  const document = layerDocument(pictureLayer(layer), pictureLayer({ id: 'b', x: 800, y: 200 }));
  const gesture = beginGesture(document, 'a', grip, from);
  if (!gesture) throw new Error('no layer');
  return continueGesture(document, gesture, to, { ...free, ...rules });
}

test('a press that hardly moves is not a drag, but a drag may come back to its start', () => {
  expect(drag({}, 'body', { x: 502, y: 400 }).placement).toBeUndefined();
  const { gesture } = drag({}, 'body', { x: 540, y: 400 });
  const back = continueGesture(layerDocument(pictureLayer()), gesture, start, free);
  expect(back.placement).toMatchObject({ x: 500, y: 400 });
});

test('an unknown layer cannot be grabbed', () => {
  expect(beginGesture(layerDocument(), 'a', 'body', start)).toBeUndefined();
});

describe('moving', () => {
  test('follows the pointer, in a straight line if constrained', () => {
    expect(drag({}, 'body', { x: 530, y: 390 }).placement).toMatchObject({ x: 530, y: 390 });
    expect(drag({}, 'body', { x: 530, y: 390 }, { constrained: true }).placement).toMatchObject({
      x: 530,
      y: 400,
    });
  });

  test('snaps to thirds, to the middle and to other layers, and returns the lines', () => {
    // Its left edge comes near the third at 333.3.
    const third = drag({}, 'body', { x: 437, y: 440 }, { reach: 6 });
    expect(third.placement?.x).toBeCloseTo(1000 / 3 + 100);
    expect(third.guides).toEqual([{ axis: 'x', at: 1000 / 3 }]);
    // The other layer's centre lies at 800, 200: nothing of the canvas is near.
    const other = drag({}, 'body', { x: 796, y: 203 }, { reach: 6 });
    expect(other.placement).toMatchObject({ x: 800, y: 200 });
    expect(other.guides).toHaveLength(2);
    expect(drag({}, 'body', { x: 796, y: 203 }, { reach: 2 }).placement).toMatchObject({ x: 796, y: 203 });
  });

  test('a turned layer snaps with the box around it', () => {
    const turned = drag({ rotation: 90 }, 'body', { x: 53, y: 330 }, { reach: 5 });
    expect(turned.placement?.x).toBeCloseTo(50);
  });
});

describe('resizing', () => {
  test.each(CORNERS)('%s keeps the ratio, the angle and the opposite corner', (corner) => {
    const opposite = CORNERS[(CORNERS.indexOf(corner) + 2) % 4] ?? 'nw';
    const layer = pictureLayer({ rotation: 30 });
    const grip = cornerPoint(layer, corner);
    const outwards = { x: grip.x + (grip.x - layer.x) / 2, y: grip.y + (grip.y - layer.y) / 2 };
    const { placement } = drag({ rotation: 30 }, corner, outwards, {}, grip);
    expect(placement).toMatchObject({ rotation: 30 });
    expect(placement?.width).toBeCloseTo(250);
    expect(placement?.height).toBeCloseTo(125);
    if (!placement) throw new Error('not dragged');
    const [was, is] = [cornerPoint(layer, opposite), cornerPoint(placement, opposite)];
    expect(is.x).toBeCloseTo(was.x);
    expect(is.y).toBeCloseTo(was.y);
  });

  test('resizes around the centre with Shift', () => {
    const { placement } = drag({}, 'se', { x: 600, y: 450 }, { constrained: true });
    expect(placement).toMatchObject({ x: 500, y: 400, width: 400, height: 200 });
  });

  test('a corner dragged past its opposite does not turn the layer over', () => {
    const { placement } = drag({}, 'se', { x: -900, y: -900 });
    expect(placement).toMatchObject({ width: 16, height: 8 });
  });
});

describe('turning', () => {
  const handle = { x: 500, y: 300 };
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return { x: 500 + 100 * Math.cos(angle), y: 400 + 100 * Math.sin(angle) };
  };
  test.each([
    [40, false, 40],
    [88, false, 90],
    [2, false, 0],
    [40, true, 45],
    [-20, true, -15],
  ])('%d degrees (stepped: %s) gives %d', (to, constrained, degrees) => {
    const { placement } = drag({}, 'rotation', at(to), { constrained }, handle);
    expect(placement?.rotation).toBeCloseTo(degrees);
    expect(placement).toMatchObject({ x: 500, y: 400, width: 200 });
  });
});

test('two fingers move, enlarge and turn at once, from where the layer lies', () => {
  const gesture = drag({}, 'body', { x: 520, y: 400 }).gesture;
  const pinch = beginPinch(gesture, pictureLayer({ x: 520 }), [
    { x: 510, y: 400 },
    { x: 530, y: 400 },
  ]);
  const placement = continuePinch(pinch, [
    { x: 520, y: 380 },
    { x: 520, y: 420 },
  ]);
  expect(placement).toMatchObject({ x: 520, y: 400, width: 400, height: 200, rotation: 90 });
  expect(continuePinch(gesture, [start, start])).toBeUndefined();
});
