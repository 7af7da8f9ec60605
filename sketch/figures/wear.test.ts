import { expect, test } from 'vitest';
import { drawSubject } from './draw-subject.ts';
import { testContext, thingSubject } from './figure-fixtures.ts';
import { wearOn } from './wear.ts';

test.each(['penguin', 'dog', 'cat', 'fox'])('a scarf on a %s is around the neck, below the head', (noun) => {
  const host = drawSubject({ ...thingSubject(noun), kind: 'animal' }, testContext());
  if (!host?.anchors.head || !host.anchors.top) throw new Error('no head');
  const scarf = wearOn(host, noun, thingSubject('scarf-garment', { color: '#c8322b' }), testContext());
  expect(scarf?.box.top).toBeGreaterThan(host.anchors.head.y);
  expect(scarf?.box.bottom).toBeLessThan(host.box.bottom - (host.box.bottom - host.box.top) * 0.1);
});

test('a hat on a dog sits on its head', () => {
  const host = drawSubject({ ...thingSubject('dog'), kind: 'animal' }, testContext());
  if (!host?.anchors.head) throw new Error('no head');
  const hat = wearOn(host, 'dog', thingSubject('hat-garment'), testContext());
  expect(hat?.box.bottom).toBeLessThan(host.anchors.head.y);
  expect(((hat?.box.left ?? 0) + (hat?.box.right ?? 0)) / 2).toBeCloseTo(host.anchors.head.x, 0);
});

test('a black cat has no orange left, a black zebra keeps its stripes', () => {
  const cat = drawSubject({ ...thingSubject('cat', { color: '#26262b' }), kind: 'animal' }, testContext());
  expect(cat?.svg).not.toMatch(/#b9651f|#e2954a|#c26f2a/);
});

test.each(['robot', 'alien', 'ghost', 'robot-dog'])('a %s has a whole body with hands or a mouth', (noun) => {
  const figure = drawSubject(thingSubject(noun), testContext());
  expect(figure?.anchors.hand ?? figure?.anchors.mouth).toBeDefined();
  expect((figure?.anchors.head?.y ?? 0) / (figure?.box.top ?? 1)).toBeGreaterThan(0.6);
});
