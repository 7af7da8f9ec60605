import { describe, expect, it } from 'vitest';
import type { PersonLook } from '../../brief.ts';
import { STYLES } from '../../brief.ts';
import { drawSubject } from '../draw-subject.ts';
import type { Figure } from '../figure.ts';
import { countInk, renderFigure, testContext, testLook, thingSubject } from '../figure-fixtures.ts';
import { drawPerson } from './draw-person.ts';

const POSES: PersonLook['pose'][] = [
  'stand',
  'walk',
  'run',
  'sit',
  'wave',
  'jump',
  'dance',
  'ride',
  'hold',
  'read',
  'sleep',
  'point',
];
const OUTFITS: PersonLook['outfit'][] = [
  'tshirt',
  'hoodie',
  'coat',
  'raincoat',
  'suit',
  'dress',
  'gown',
  'kimono',
  'hanfu',
  'spacesuit',
  'chef',
  'armour',
  'apron',
  'uniform',
  'swimwear',
  'doctor',
  'overalls',
];
const HAIR: PersonLook['hairStyle'][] = [
  'bob',
  'pigtails',
  'ponytail',
  'long',
  'bun',
  'curly',
  'short',
  'messy',
  'side',
  'bald',
];
const ACCESSORIES: PersonLook['accessories'] = [
  'glasses',
  'scarf',
  'hat',
  'fedora',
  'straw_hat',
  'cap',
  'backpack',
  'umbrella',
  'crown',
  'beard',
  'sword',
  'fishing_rod',
  'helmet',
  'headphones',
  'flower',
  'cape',
  'mask',
  'bag',
  'wings',
];

const person = (changes: Partial<PersonLook> = {}): Figure => drawPerson(testLook(changes), testContext());

function thing(noun: string): Figure {
  const figure = drawSubject(thingSubject(noun), testContext());
  if (!figure) throw new Error(`${noun} is not drawn`);
  return figure;
}

function expectInsideBox(figure: Figure): void {
  const ink = countInk(figure);
  expect(ink.inside).toBeGreaterThan(200);
  expect(ink.outside).toBeLessThanOrEqual(ink.inside * 0.03);
}

describe('drawPerson', () => {
  it('draws the same person for the same look, byte for byte', () => {
    expect(person({ accessories: ['glasses', 'scarf'] })).toEqual(
      person({ accessories: ['glasses', 'scarf'] }),
    );
  });

  it.each(OUTFITS)('draws %s in every pose inside the box', (outfit) => {
    const drawings = POSES.map((pose) => {
      const figure = person({ outfit, pose });
      expectInsideBox(figure);
      return figure.svg;
    });
    expect(new Set(drawings).size).toBe(POSES.length);
  });

  it('draws every hair style, outfit and mood differently', () => {
    const pictures = (looks: Partial<PersonLook>[]): number =>
      new Set(looks.map((look) => Buffer.from(renderFigure(person(look)).pixels).toString('base64'))).size;
    expect(pictures(HAIR.map((hairStyle) => ({ hairStyle })))).toBe(HAIR.length);
    expect(pictures(OUTFITS.map((outfit) => ({ outfit })))).toBe(OUTFITS.length);
    const moods = ['happy', 'calm', 'sad', 'angry', 'surprised', 'laughing'] as const;
    expect(pictures(moods.map((mood) => ({ mood })))).toBe(moods.length);
  });

  it.each(ACCESSORIES)('shows %s', (accessory) => {
    const figure = person({ accessories: [accessory] });
    expectInsideBox(figure);
    expect(Buffer.from(renderFigure(figure).pixels).equals(Buffer.from(renderFigure(person()).pixels))).toBe(
      false,
    );
  });

  it.each(STYLES)('keeps skin, hair and clothes in the style %s', (style) => {
    const { svg } = drawPerson(testLook(), testContext({ style }));
    for (const color of ['#c98d5f', '#2b1d18', '#3a7bd5']) expect(svg).toContain(color);
  });

  it('stands with both feet on the ground, and off it in a jump', () => {
    for (const age of ['child', 'teen', 'adult', 'elder'] as const) {
      expect(Math.abs(person({ age }).box.bottom)).toBeLessThan(3);
    }
    expect(person({ pose: 'jump' }).box.bottom).toBeLessThan(-20);
  });

  it('makes a child shorter than an adult, with a larger head for its height', () => {
    const share = (figure: Figure): number => {
      const { head, top } = figure.anchors;
      return ((head?.y ?? 0) - (top?.y ?? 0)) / -figure.box.top;
    };
    const child = person({ age: 'child' });
    const adult = person();
    expect(child.box.top).toBeGreaterThan(adult.box.top * 0.8);
    expect(share(child)).toBeGreaterThan(share(adult) * 1.25);
  });

  it('puts a held object at the hand', () => {
    const lantern = thing('lantern');
    const figure = drawPerson(testLook(), testContext(), { holding: lantern });
    const hand = figure.anchors.hand ?? { x: 0, y: 0 };
    const held = lantern.anchors.hand ?? { x: 0, y: 0 };
    const moved = /translate\((-?[\d.]+) (-?[\d.]+)\)scale\(1 1\)/.exec(figure.svg);
    expect(Number(moved?.[1])).toBeCloseTo(hand.x - held.x, 1);
    expect(Number(moved?.[2])).toBeCloseTo(hand.y - held.y, 1);
    expect(hand.y).toBeLessThan(-60);
  });

  it('rides with the feet at the pedals and hides the far leg behind a horse', () => {
    const legs = (figure: Figure): number => figure.svg.split('rotate(').length;
    const rider = (mount: string): Figure =>
      drawPerson(testLook(), testContext(), { pose: 'ride', mount: thing(mount) });
    expect(legs(rider('bicycle'))).toBeGreaterThan(legs(rider('horse')));
    const bicycle = thing('bicycle');
    const figure = rider('bicycle');
    const seat = figure.anchors.seat ?? { x: 0, y: 0 };
    const saddle = bicycle.anchors.seat ?? { x: 0, y: 0 };
    const lowest = figure.box.bottom - seat.y + saddle.y;
    expect(lowest).toBeGreaterThan((bicycle.riding?.nearFoot.y ?? 0) - 8);
    expect(lowest).toBeLessThan(2);
  });

  it('draws riding to the left as the mirror image of riding to the right', () => {
    const rider = (facing: 'left' | 'right'): Figure => {
      const mount = drawSubject(thingSubject('bicycle'), testContext({ facing }));
      if (!mount) throw new Error('no bicycle');
      return drawPerson(testLook(), testContext({ facing }), { pose: 'ride', mount });
    };
    expect(rider('left').box.left).toBeCloseTo(-rider('right').box.right, 1);
    expect(rider('left').anchors.hand?.x).toBeCloseTo(-(rider('right').anchors.hand?.x ?? 0), 1);
  });

  it('sits lower on the ground than on a chair', () => {
    const onGround = person({ pose: 'sit' });
    const onChair = drawPerson(testLook({ pose: 'sit' }), testContext(), { mount: thing('chair') });
    expect(onGround.anchors.seat?.y ?? -99).toBeGreaterThan(-4);
    expect(onChair.anchors.seat?.y ?? 0).toBeLessThan(-25);
  });
});
