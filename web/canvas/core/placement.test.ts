import { expect, test } from 'vitest';
import { Grid } from './grid/grid.ts';
import { fillSegment } from './grid/shapes.ts';
import { drawMask, edgeReach } from './mask/mask-overlay.ts';
import {
  axesOf,
  onWholePixels,
  type Placement,
  pictureColumns,
  screenArea,
  toPicture,
  toWindow,
} from './placement.ts';
import { fitView, zoomAt } from './zoom.ts';

const PICTURES = [
  { width: 64, height: 48 },
  { width: 601, height: 401 },
  { width: 8192, height: 8192 },
];
const FRAMES = [
  { width: 824, height: 700 },
  { width: 391, height: 333 },
];
const RATIOS = [1, 1.25, 1.5, 2, 3];

/** Placements at several sizes, zooms, positions and densities of the screen. */
function* placements(): Generator<Placement> {
  for (const picture of PICTURES)
    for (const frame of FRAMES)
      for (const ratio of RATIOS) {
        const device = { width: Math.round(frame.width * ratio), height: Math.round(frame.height * ratio) };
        const fitted = fitView(picture, frame);
        for (const scale of [fitted.scale, 0.1, 0.7, 1, 1.3, 5])
          yield { picture, frame, device, view: { ...zoomAt(fitted, scale, { x: 31, y: -17 }), x: 3.25 } };
      }
}

test('the middle of a picture pixel on the screen maps back to that pixel, at every zoom and density', () => {
  for (const placement of placements()) {
    const { width, height } = placement.picture;
    for (const [x, y] of [
      [0, 0],
      [width - 1, height - 1],
      [Math.floor(width / 3), Math.floor(height / 2)],
    ] as const) {
      const at = toPicture(placement, toWindow(placement, { x: x + 0.5, y: y + 0.5 }));
      expect([Math.floor(at.x), Math.floor(at.y)]).toEqual([x, y]);
      expect(at.x).toBeCloseTo(x + 0.5, 6);
    }
  }
});

test('what is painted at a point of the screen is shown under that point, to the screen pixel', () => {
  for (const placement of placements()) {
    const grid = new Grid(placement.picture);
    const pointer = { x: 11.3, y: -7.6 };
    const at = toPicture(placement, pointer);
    fillSegment(grid, at, at, 1, 1);
    const painted = { x: Math.floor(at.x), y: Math.floor(at.y), width: 1, height: 1 };
    const area = screenArea(placement, painted, edgeReach(2));
    if (!area) throw new Error('the painted pixel is not on the screen');
    const shown = drawMask(grid, placement, area, [{ tint: [200, 0, 0], stripes: 'rising' }]);
    const opacity = (x: number, y: number) => shown[((y - area.y) * area.width + x - area.x) * 4 + 3] ?? 0;
    const axes = axesOf(placement);
    // The screen pixel in the middle of what was painted, and everything else that shows it.
    const middle = toWindow(placement, { x: painted.x + 0.5, y: painted.y + 0.5 });
    const under = {
      x: Math.floor(axes.x.origin + (painted.x + 0.5) * axes.x.scale),
      y: Math.floor(axes.y.origin + (painted.y + 0.5) * axes.y.scale),
    };
    expect(Math.abs(middle.x - pointer.x)).toBeLessThanOrEqual(placement.view.scale / 2 + 1e-6);
    if (axes.x.scale > 1 && axes.y.scale > 1) expect(opacity(under.x, under.y)).toBeGreaterThan(0);
    let [left, right] = [Number.POSITIVE_INFINITY, 0];
    for (let y = area.y; y < area.y + area.height; y += 1)
      for (let x = area.x; x < area.x + area.width; x += 1)
        if (opacity(x, y) > 0) [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    const edges = [painted.x, painted.x + 1].map((x) => axes.x.origin + x * axes.x.scale);
    // Larger pixels are shown in full, up to the rounding of the screen; smaller ones within their screen pixel.
    if (axes.x.scale >= 1) {
      expect(Math.abs(left - (edges[0] ?? 0))).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(Math.abs(right - (edges[1] ?? 0))).toBeLessThanOrEqual(0.5 + 1e-6);
    } else if (right > 0) {
      expect(left).toBeGreaterThanOrEqual(Math.floor(edges[0] ?? 0));
      expect(right).toBeLessThanOrEqual(Math.ceil(edges[1] ?? 0));
    }
  }
});

test('thin lines stay visible when a large picture is shown small', () => {
  const picture = { width: 3000, height: 3000 };
  const placement = {
    picture,
    frame: { width: 1000, height: 1000 },
    device: { width: 1000, height: 1000 },
    view: fitView(picture, { width: 1000, height: 1000 }),
  };
  const grid = new Grid(picture);
  fillSegment(grid, { x: 0, y: 1000 }, { x: 3000, y: 1001 }, 1, 1);
  const area = { x: 100, y: 330, width: 200, height: 8 };
  const shown = drawMask(grid, placement, area, [{ tint: [200, 0, 0], stripes: 'rising' }]);
  for (let x = 0; x < area.width; x += 1) {
    const column = Array.from({ length: area.height }, (_, y) => shown[(y * area.width + x) * 4 + 3]);
    expect(column.some((opacity) => opacity !== 0)).toBe(true);
  }
});

test('the corner of the picture is put on a whole screen pixel, less than one away from where it was', () => {
  for (const placement of placements()) {
    const moved = onWholePixels(placement);
    const axes = axesOf({ ...placement, view: moved });
    for (const axis of [axes.x, axes.y])
      expect(Math.abs(axis.origin - Math.round(axis.origin))).toBeLessThan(1e-6);
    expect(Math.abs(moved.x - placement.view.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(moved.y - placement.view.y)).toBeLessThanOrEqual(1);
  }
});

test('what lies outside the window is not drawn, and what lies outside the picture is not a pixel of it', () => {
  const placement = {
    picture: { width: 100, height: 100 },
    frame: { width: 50, height: 50 },
    device: { width: 100, height: 100 },
    view: { scale: 1, x: 0, y: 0 },
  };
  expect(screenArea(placement, { x: 0, y: 0, width: 10, height: 10 }, 0)).toBeUndefined();
  expect(screenArea(placement, { x: 20, y: 20, width: 10, height: 10 }, 0)).toEqual({
    x: 0,
    y: 0,
    width: 10,
    height: 10,
  });
  expect([...pictureColumns({ origin: 2, scale: 2 }, 0, 5, 1, 1)]).toEqual([-1, -1, 0, 0, -1]);
});
