import { describe, expect, it } from 'vitest';
import type { Brief, RelationKind, Subject } from '../brief.ts';
import type { Box, Point } from '../figures/figure.ts';
import { layout } from './layout.ts';
import type { PlacedFigure } from './placed-figure.ts';
import { testBrief, testSubject } from './test-brief.ts';

const SIZES: readonly [number, number][] = [
  [1024, 1024],
  [1024, 576],
  [576, 1024],
  [800, 1200],
];

function related(kind: RelationKind, first: Subject, second: Subject, changes: Partial<Brief> = {}): Brief {
  return testBrief([first, second], [{ kind, subject: first.index, object: second.index }], changes);
}

function find(figures: readonly PlacedFigure[], subject: number): PlacedFigure {
  const found = figures.find((figure) => figure.subject === subject);
  if (!found) throw new Error(`subject ${subject} is not placed`);
  return found;
}

function anchorAt({ x, y, scale }: PlacedFigure, point: Point | undefined): Point {
  if (!point) throw new Error('anchor is missing');
  return { x: x + point.x * scale, y: y + point.y * scale };
}

const middle = (box: Box): number => (box.left + box.right) / 2;

describe('layout', () => {
  it('is the same for the same brief and size', () => {
    const brief = testBrief([testSubject(0, 'person', 'person', 3), testSubject(1, 'dog', 'animal', 2)]);
    expect(layout(brief, 640, 480)).toEqual(layout(brief, 640, 480));
  });

  it.each(SIZES)('keeps people and animals inside a picture of %i x %i', (width, height) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const brief = testBrief(
        [
          testSubject(0, 'person', 'person', 2),
          testSubject(1, 'dog', 'animal'),
          testSubject(2, 'tree', 'thing'),
        ],
        [],
        { seed },
      );
      for (const { box, noun } of layout(brief, width, height).figures) {
        if (noun === 'tree') continue;
        expect(box.left).toBeGreaterThanOrEqual(-1);
        expect(box.right).toBeLessThanOrEqual(width + 1);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(height);
      }
    }
  });

  it.each(SIZES)('gives a single person a good part of a picture of %i x %i', (width, height) => {
    const { box } = find(layout(testBrief([testSubject(0, 'person', 'person')]), width, height).figures, 0);
    expect((box.bottom - box.top) / height).toBeGreaterThan(0.33);
    expect((box.bottom - box.top) / height).toBeLessThan(0.85);
  });

  it('places all copies of a group, in depth and not in one line', () => {
    const { figures } = layout(testBrief([testSubject(0, 'person', 'person', 7)]), 1024, 768);
    expect(figures).toHaveLength(7);
    expect(new Set(figures.map(({ y }) => Math.round(y))).size).toBeGreaterThan(3);
    expect(figures.map(({ y }) => y)).toEqual(figures.map(({ y }) => y).sort((a, b) => a - b));
  });

  it('draws a mouse next to an elephant smaller, but large enough to see', () => {
    const { figures } = layout(
      testBrief([testSubject(0, 'elephant', 'animal'), testSubject(1, 'mouse', 'animal')]),
      1024,
      1024,
    );
    const elephant = find(figures, 0).box;
    const mouse = find(figures, 1).box;
    const share = (mouse.bottom - mouse.top) / (elephant.bottom - elephant.top);
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.4);
  });
});

describe('relations', () => {
  it('riding puts the hips on the seat', () => {
    const { figures } = layout(
      related('riding', testSubject(0, 'person', 'person'), testSubject(1, 'bicycle', 'thing')),
      1024,
      1024,
    );
    const person = find(figures, 0);
    const bicycle = find(figures, 1);
    const hips = anchorAt(person, person.figure.anchors.seat);
    const seat = anchorAt(bicycle, bicycle.figure.anchors.seat);
    expect(Math.hypot(hips.x - seat.x, hips.y - seat.y) / bicycle.scale).toBeLessThan(3);
    expect(person.scale).toBeCloseTo(bicycle.scale, 6);
  });

  it('holding puts the object at the hand and draws it with the person', () => {
    const { figures } = layout(
      related('holding', testSubject(0, 'person', 'person'), testSubject(1, 'umbrella', 'thing')),
      1024,
      1024,
    );
    const person = find(figures, 0);
    const held = find(figures, 1);
    const hand = anchorAt(person, person.figure.anchors.hand);
    expect(held.drawnByParent).toBe(true);
    expect(hand.x).toBeGreaterThan(held.box.left - 2);
    expect(hand.x).toBeLessThan(held.box.right + 2);
    expect(hand.y).toBeGreaterThan(held.box.top - 2);
    expect(hand.y).toBeLessThan(held.box.bottom + 2);
  });

  it('on puts the cat on the roof of the car', () => {
    const { figures } = layout(
      related('on', testSubject(0, 'cat', 'animal'), testSubject(1, 'car', 'thing')),
      1024,
      1024,
    );
    const cat = find(figures, 0);
    const car = find(figures, 1);
    const surface = car.figure.anchors.surface ?? car.figure.anchors.top;
    expect(cat.y).toBeCloseTo(anchorAt(car, surface).y, 3);
    expect(cat.parent).toBe(figures.indexOf(car));
  });

  it('under puts the cat below the table top and between its legs', () => {
    const { figures } = layout(
      related('under', testSubject(0, 'cat', 'animal'), testSubject(1, 'table', 'thing'), {
        places: ['room'],
      }),
      1024,
      1024,
    );
    const cat = find(figures, 0).box;
    const table = find(figures, 1);
    const surface = anchorAt(table, table.figure.anchors.surface).y;
    expect(cat.top).toBeGreaterThan(surface);
    expect(cat.left).toBeGreaterThan(table.box.left);
    expect(cat.right).toBeLessThan(table.box.right);
  });

  it('in puts the man into the boat, on the water', () => {
    const { stage, figures } = layout(
      related('in', testSubject(0, 'person', 'person'), testSubject(1, 'boat', 'thing'), {
        places: ['lake'],
      }),
      1024,
      1024,
    );
    const person = find(figures, 0).box;
    const boat = find(figures, 1);
    expect(boat.standing).toBe('water');
    expect(boat.y).toBeLessThanOrEqual(stage.water?.bottom ?? 0);
    expect(middle(person)).toBeGreaterThan(boat.box.left);
    expect(middle(person)).toBeLessThan(boat.box.right);
    expect(person.top).toBeLessThan(boat.box.top);
  });

  it('behind draws the dog before the person and partly covered', () => {
    const { figures } = layout(
      related('behind', testSubject(0, 'dog', 'animal'), testSubject(1, 'person', 'person')),
      1024,
      1024,
    );
    const dog = find(figures, 0);
    const person = find(figures, 1);
    expect(dog.order).toBeLessThan(person.order);
    expect(dog.y).toBeLessThan(person.y);
    expect(
      Math.min(dog.box.right, person.box.right) - Math.max(dog.box.left, person.box.left),
    ).toBeGreaterThan(0);
  });

  it('in front of draws the lion after the house and nearer', () => {
    const { figures } = layout(
      related('in_front_of', testSubject(0, 'lion', 'animal'), testSubject(1, 'house', 'thing')),
      1024,
      1024,
    );
    const lion = find(figures, 0);
    const house = find(figures, 1);
    expect(lion.order).toBeGreaterThan(house.order);
    expect(lion.y).toBeGreaterThan(house.y);
    expect(
      Math.min(lion.box.right, house.box.right) - Math.max(lion.box.left, house.box.left),
    ).toBeGreaterThan(0);
  });

  it('above puts the butterfly over the flower', () => {
    const { figures } = layout(
      related('above', testSubject(0, 'butterfly', 'animal'), testSubject(1, 'person', 'person')),
      1024,
      1024,
    );
    const butterfly = find(figures, 0).box;
    const below = find(figures, 1).box;
    expect(butterfly.bottom).toBeLessThanOrEqual(below.top + 1);
    expect(Math.abs(middle(butterfly) - middle(below))).toBeLessThan(below.right - below.left);
  });

  it('beside puts both at about the same depth without covering each other', () => {
    const { figures } = layout(
      related('beside', testSubject(0, 'fox', 'animal'), testSubject(1, 'rabbit', 'animal')),
      1024,
      1024,
    );
    const fox = find(figures, 0);
    const rabbit = find(figures, 1);
    expect(Math.abs(fox.y - rabbit.y)).toBeLessThan(80);
    const gap = Math.max(fox.box.left, rabbit.box.left) - Math.min(fox.box.right, rabbit.box.right);
    expect(gap).toBeGreaterThan(-30);
    expect(gap).toBeLessThan(120);
  });

  it('between puts one dog on each side', () => {
    const { figures } = layout(
      related('between', testSubject(0, 'person', 'person'), testSubject(1, 'dog', 'animal', 2)),
      1024,
      1024,
    );
    const person = middle(find(figures, 0).box);
    const dogs = figures.filter(({ subject }) => subject === 1).map(({ box }) => middle(box));
    expect(Math.min(...dogs)).toBeLessThan(person);
    expect(Math.max(...dogs)).toBeGreaterThan(person);
  });

  it('around puts some left, some right, some nearer and some farther than the tree', () => {
    const { figures } = layout(
      related('around', testSubject(0, 'rabbit', 'animal', 5), testSubject(1, 'tree', 'thing')),
      1024,
      1024,
    );
    const tree = find(figures, 1);
    const rabbits = figures.filter(({ subject }) => subject === 0);
    expect(rabbits.some(({ y }) => y < tree.y)).toBe(true);
    expect(rabbits.some(({ y }) => y > tree.y)).toBe(true);
    expect(rabbits.some(({ x }) => x < tree.x)).toBe(true);
    expect(rabbits.some(({ x }) => x > tree.x)).toBe(true);
  });

  it('looking at makes the cat face the dog', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const brief = related('looking_at', testSubject(0, 'cat', 'animal'), testSubject(1, 'dog', 'animal'), {
        seed,
      });
      const { figures } = layout(brief, 1024, 1024);
      const cat = find(figures, 0);
      const head = cat.figure.anchors.head ?? cat.figure.anchors.mouth;
      const towards = middle(find(figures, 1).box) - middle(cat.box);
      expect(Math.sign(anchorAt(cat, head).x - middle(cat.box))).toBe(Math.sign(towards));
    }
  });

  it('wearing changes the person’s look and draws no separate garment', () => {
    const dress: Subject = { ...testSubject(1, 'dress-garment', 'thing'), color: '#2244cc' };
    const { figures } = layout(related('in', testSubject(0, 'person', 'person'), dress), 512, 512);
    expect(figures).toHaveLength(1);
    expect(find(figures, 0).figure.svg).toContain('#2244cc');
  });

  it('keeps a subject whose holder cannot be drawn', () => {
    const brief = related('on', testSubject(0, 'cat', 'animal'), testSubject(1, 'no-such-noun', 'thing'));
    const { figures, missing } = layout(brief, 512, 512);
    expect(missing).toEqual([1]);
    expect(figures.map(({ noun }) => noun)).toEqual(['cat']);
  });
});
