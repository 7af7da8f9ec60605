import { expect, test } from 'vitest';
import { createGestures, type Gesture, type PointerSample } from './gestures.ts';

/** Plays events written as "down 1 10,20": kind, pointer, place; 'mouse' and 'pan' and '@ms' may follow. */
function play(...events: string[]): Gesture[] {
  const gestures = createGestures();
  return events.flatMap((event) => {
    const [kind, id, place, ...more] = event.split(' ');
    const [x, y] = (place ?? '0,0').split(',').map(Number) as [number, number];
    return gestures({
      kind: kind as PointerSample['kind'],
      id: Number(id),
      at: { x, y },
      touch: !more.includes('mouse'),
      pan: more.includes('pan'),
      time: Number(more.find((word) => word.startsWith('@'))?.slice(1) ?? 0),
    });
  });
}
const short = (gestures: Gesture[]) => gestures.map(({ to, kind }) => `${to} ${kind}`);

test('one pointer paints', () => {
  expect(play('down 1 1,2 mouse', 'move 1 3,4 mouse', 'up 1 5,6 mouse')).toEqual([
    { to: 'tool', kind: 'down', at: { x: 1, y: 2 } },
    { to: 'tool', kind: 'move', at: { x: 3, y: 4 } },
    { to: 'tool', kind: 'up', at: { x: 5, y: 6 } },
  ]);
  expect(short(play('down 1', 'cancel 1', 'move 1 3,3'))).toEqual(['tool down', 'tool cancel']);
});

test('the space bar moves the picture', () => {
  expect(
    play('down 1 10,10 mouse pan', 'move 1 14,7 mouse', 'up 1 14,7 mouse', 'move 1 20,20 mouse'),
  ).toEqual([{ to: 'view', kind: 'pan', by: { x: 4, y: -3 } }]);
});

test('two fingers zoom; what the first painted just before is undone', () => {
  const gestures = play('down 1 0,0 @0', 'move 1 2,0 @50', 'down 2 10,0 @100', 'move 2 20,0', 'move 1 1,0');
  expect(short(gestures)).toEqual(['tool down', 'tool move', 'tool cancel', 'view pinch', 'view pinch']);
  expect(gestures[3]).toMatchObject({
    before: [
      { x: 10, y: 0 },
      { x: 2, y: 0 },
    ],
    after: [
      { x: 20, y: 0 },
      { x: 2, y: 0 },
    ],
  });
});

test('a long stroke is kept when a second finger comes', () => {
  expect(short(play('down 1 0,0 @0', 'move 1 90,0 @900', 'down 2 10,0 @1000'))).toEqual([
    'tool down',
    'tool move',
    'tool up',
  ]);
});

test('the finger that is left after zooming does not paint; the next touch does', () => {
  const zoomed = ['down 1', 'down 2 9,9', 'up 1', 'move 2 30,30'];
  expect(short(play(...zoomed))).toEqual(['tool down', 'tool cancel']);
  expect(short(play(...zoomed, 'up 2', 'down 3 1,1'))).toEqual(['tool down', 'tool cancel', 'tool down']);
  expect(short(play(...zoomed, 'down 1 5,5', 'move 1 7,7'))).toEqual([
    'tool down',
    'tool cancel',
    'view pinch',
  ]);
});

test('a third finger and unknown pointers change nothing', () => {
  expect(short(play('down 1', 'down 2', 'down 3', 'move 3 5,5', 'move 1 2,2'))).toEqual([
    'tool down',
    'tool cancel',
  ]);
  expect(play('move 7 1,1', 'up 7')).toEqual([]);
});

test('a second mouse button does not end the stroke of the first', () => {
  expect(short(play('down 1 0,0 mouse', 'down 2 5,5 mouse', 'move 1 3,3 mouse'))).toEqual([
    'tool down',
    'tool move',
  ]);
});
