import { describe, expect, it } from 'vitest';
import { NOUNS } from '../language/nouns.ts';
import { drawSubject } from './draw-subject.ts';
import type { Figure } from './figure.ts';
import { countInk, renderFigure, testContext, testLook, thingSubject } from './figure-fixtures.ts';

function drawn(
  noun: string,
  ...rest: [Parameters<typeof testContext>[0]?, Parameters<typeof thingSubject>[1]?]
): Figure {
  const figure = drawSubject(thingSubject(noun, rest[1]), testContext(rest[0]));
  if (!figure) throw new Error(`${noun} is not drawn`);
  return figure;
}

describe('every noun of the table', () => {
  it.each(NOUNS.map((noun) => [noun.id, noun] as const))('%s is drawn inside its box', (id, noun) => {
    const figure = drawn(id);
    const { left, top, right, bottom } = figure.box;
    const ink = countInk(figure);
    expect(ink.inside).toBeGreaterThan(25);
    expect(ink.outside).toBeLessThanOrEqual(ink.inside * 0.03);
    expect(right).toBeGreaterThan(left);
    expect(bottom).toBeGreaterThan(top);
    const slack = Math.max(right - left, bottom - top) * 0.06;
    for (const [name, point] of Object.entries(figure.anchors)) {
      expect(point.x, name).toBeGreaterThanOrEqual(left - slack);
      expect(point.x, name).toBeLessThanOrEqual(right + slack);
      expect(point.y, name).toBeGreaterThanOrEqual(top - slack);
      expect(point.y, name).toBeLessThanOrEqual(bottom + slack);
    }
    if (noun.at === 'sky') expect(figure.floats).toBe('air');
  });

  it('is undefined for a noun without a drawing', () => {
    expect(drawSubject(thingSubject('no-such-noun'), testContext())).toBeUndefined();
  });
});

describe('a figure', () => {
  it.each(['cat', 'bicycle', 'castle', 'pizza', 'owl', 'dragon'])(
    '%s is the same drawing for the same seed',
    (noun) => {
      expect(drawn(noun)).toEqual(drawn(noun));
    },
  );

  it('mirrors its box, anchors and riding points when it faces left', () => {
    const right = drawn('horse');
    const left = drawn('horse', { facing: 'left' });
    expect(left.box.left).toBeCloseTo(-right.box.right, 0);
    expect(left.anchors.mouth?.x).toBeCloseTo(-(right.anchors.mouth?.x ?? 0), 5);
    expect(left.riding?.grip.x).toBeCloseTo(-(right.riding?.grip.x ?? 0), 5);
  });

  it('shares no definition ids with another figure', () => {
    const ids = (figure: Figure): string[] =>
      [...figure.svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
    const cat = new Set(ids(drawn('cat')));
    for (const other of ['dog', 'car', 'pizza', 'apple']) {
      expect(
        ids(drawn(other)).filter((id) => cat.has(id)),
        other,
      ).toEqual([]);
    }
  });

  it.each(['car', 'cat', 'tulip', 'boat', 'crab', 'bird'])('%s takes the requested colour', (noun) => {
    const dominant = (figure: Figure): { blue: number; red: number } => {
      const { pixels } = renderFigure(figure);
      let blue = 0;
      let red = 0;
      for (let index = 0; index < pixels.length; index += 4) {
        if ((pixels[index + 3] ?? 0) < 200) continue;
        const [r = 0, , b = 0] = pixels.subarray(index, index + 3);
        if (b > r + 40) blue += 1;
        if (r > b + 40) red += 1;
      }
      return { blue, red };
    };
    const blue = dominant(drawn(noun, {}, { color: '#2f5fd0' }));
    const red = dominant(drawn(noun, {}, { color: '#d03a2f' }));
    expect(blue.blue).toBeGreaterThan(blue.red);
    expect(red.red).toBeGreaterThan(red.blue);
  });

  it('grows with the requested size', () => {
    const height = (figure: Figure): number => figure.box.bottom - figure.box.top;
    expect(height(drawn('dog', {}, { size: 'huge' }))).toBeGreaterThan(height(drawn('dog')) * 1.5);
    expect(height(drawn('dog', {}, { size: 'tiny' }))).toBeLessThan(height(drawn('dog')) * 0.7);
  });

  it('lights its lamps and windows by night only', () => {
    expect(drawn('house').lights).toEqual([]);
    expect(drawn('house', { time: 'night' }).lights.length).toBeGreaterThan(1);
    expect(drawn('lantern', { time: 'night' }).lights.length).toBe(1);
  });

  it('has a contour in the styles with contours', () => {
    expect(drawn('cat', { style: 'anime', outline: '#123456' }).svg).toContain('#123456');
    expect(drawn('pizza', { style: 'ukiyo_e', outline: '#123456' }).svg).toContain('#123456');
    expect(drawn('cat').svg).not.toContain('#123456');
  });
});

describe('animals', () => {
  const poses = ['stand', 'walk', 'run', 'sit', 'sleep', 'jump'] as const;
  it.each(['cat', 'horse', 'bear', 'rabbit', 'sheep'])('%s looks different in every pose', (noun) => {
    const drawings = poses.map((pose) => {
      const figure = drawn(noun, {}, { pose });
      const ink = countInk(figure);
      expect(ink.outside, pose).toBeLessThanOrEqual(ink.inside * 0.03);
      return figure.svg;
    });
    expect(new Set(drawings).size).toBe(poses.length);
  });

  it('opens its wings to fly', () => {
    const perched = drawn('eagle', {}, { pose: 'sit' });
    const flying = drawn('eagle', {}, { pose: 'fly' });
    expect(flying.floats).toBe('air');
    expect(flying.box.bottom - flying.box.top).toBeGreaterThan(perched.box.bottom - perched.box.top);
  });

  it('stands with its paws on the ground', () => {
    for (const noun of ['cat', 'elephant', 'crane', 'turtle', 'kangaroo']) {
      const { box } = drawn(noun);
      expect(Math.abs(box.bottom), noun).toBeLessThan((box.bottom - box.top) * 0.04);
    }
  });
});

describe('places for others', () => {
  it('puts table tops above the room below them', () => {
    const { anchors } = drawn('table');
    expect(anchors.surface?.y).toBeLessThan(-50);
    expect(anchors.below?.y).toBeGreaterThan(-10);
  });

  it('draws a front part over a figure inside', () => {
    for (const noun of ['boat', 'car', 'cage', 'hot-air-balloon']) {
      const figure = drawn(noun);
      expect(figure.front, noun).toBeTruthy();
      expect(figure.anchors.inside, noun).toBeDefined();
    }
  });

  it('draws a person by their look', () => {
    const person = thingSubject('person', { kind: 'person', look: testLook() });
    expect(drawSubject(person, testContext())?.anchors.hand).toBeDefined();
  });
});
