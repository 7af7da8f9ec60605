import { expect, test } from 'vitest';
import type { Plane } from '../engines/builtin/pixels/picture.ts';
import { charactersOf, decodeCharacters } from './decode-characters.ts';
import { findLines } from './find-lines.ts';
import { joinParts } from './join-parts.ts';
import { inReadingOrder } from './order.ts';
import { boundsOf, type Quad, quadOf, smallestRectangle } from './quad.ts';
import { turned } from './straighten.ts';

const rectangle = (x: number, y: number, width: number, height: number): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** A map with a bar of this probability, `length` by `breadth`, rotated about its centre by this many degrees. */
function mapWith(chance: number, { length = 60, breadth = 10, degrees = 0 } = {}): Plane {
  const [width, height] = [120, 120];
  const data = new Float32Array(width * height);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let at = 0; at < data.length; at += 1) {
    const [dx, dy] = [(at % width) - 60, Math.floor(at / width) - 60];
    if (Math.abs(dx * cos + dy * sin) > length / 2 || Math.abs(dy * cos - dx * sin) > breadth / 2) continue;
    data[at] = chance;
  }
  return { width, height, data };
}

test('a line is wider on all sides than its middle', () => {
  const [line] = findLines(mapWith(0.9));
  expect(line?.sure).toBeCloseTo(0.9);
  // 60 × 10 × 1.5 / (2 × 70) = 6.4 on each side
  const { x = 0, y = 0, width = 0, height = 0 } = line ? boundsOf(line.quad) : {};
  for (const [value, wanted] of [
    [x, 23.6],
    [y, 48.6],
    [width, 72.9],
    [height, 22.9],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThan(0.2);
});

test('a rotated line keeps its angle; a faint, uncertain or tiny one is not a line', () => {
  const [line] = findLines(mapWith(0.9, { degrees: 30 }));
  const [from, to] = line?.quad ?? [];
  const angle = (Math.atan2((to?.y ?? 0) - (from?.y ?? 0), (to?.x ?? 0) - (from?.x ?? 0)) * 180) / Math.PI;
  expect(Math.abs(angle - 30)).toBeLessThan(2);
  expect(findLines(mapWith(0.2))).toEqual([]);
  expect(findLines(mapWith(0.5))).toEqual([]);
  expect(findLines(mapWith(0.9, { length: 2, breadth: 2 }))).toEqual([]);
});

test('the smallest rectangle around points may be rotated', () => {
  expect(smallestRectangle([{ x: 3, y: 4 }])).toMatchObject({ length: 0, breadth: 0 });
  const diamond = smallestRectangle([
    { x: 0, y: 5 },
    { x: 5, y: 0 },
    { x: 10, y: 5 },
    { x: 5, y: 10 },
    { x: 5, y: 5 },
  ]);
  expect(diamond.length * diamond.breadth).toBeCloseTo(50);
  expect(boundsOf(quadOf(diamond))).toMatchObject({ x: expect.closeTo(0), width: expect.closeTo(10) });
});

test('words of one line are joined, columns and lines below each other are not', () => {
  const words = [rectangle(110, 2, 80, 40), rectangle(0, 0, 90, 40), rectangle(180, 0, 100, 42)];
  expect(joinParts(words).map(boundsOf)).toEqual([{ x: 0, y: 0, width: 280, height: 42 }]);
  const apart = [
    rectangle(0, 0, 90, 40),
    rectangle(140, 0, 90, 40),
    rectangle(0, 45, 90, 40),
    rectangle(92, 50, 90, 90),
    rectangle(95, 25, 40, 40),
  ];
  expect(joinParts(apart)).toEqual(apart);
});

test('the parts of a line that reads upwards are joined upwards', () => {
  const [low, high] = [rectangle(0, 110, 40, 90), rectangle(0, 0, 40, 100)].map((quad) => turned(quad, 1));
  const [line] = joinParts([high as Quad, low as Quad]);
  expect(line?.[0]).toEqual({ x: 0, y: 200 });
  expect(line?.[1]).toEqual({ x: 0, y: 0 });
});

test('lines are ordered from top to bottom, and side by side from left to right', () => {
  const line = (name: string, x: number, y: number, height = 20) => ({
    name,
    box: { x, y, width: 50, height },
  });
  const lines = [line('d', 0, 60), line('c', 90, 28), line('b', 0, 32), line('a', 40, 0)];
  expect(inReadingOrder(lines).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

/** The probabilities at each step: one character each, with a trace of the space on request. */
function stepsOf(characters: readonly string[], steps: readonly string[]) {
  const numbers = new Float32Array(steps.length * characters.length);
  for (const [step, said] of steps.entries()) {
    const from = step * characters.length;
    numbers[from + Math.max(0, characters.indexOf(said))] = 0.9;
    if (said === '~') numbers[from + characters.length - 1] = 0.05;
  }
  return {
    type: 'float32' as const,
    dims: [1, steps.length, characters.length],
    bytes: new Uint8Array(numbers.buffer),
  };
}

test('steps become a text: repeats count once, and a trace of a space is a space, but not between Chinese characters', () => {
  const characters = charactersOf('a\nb\n中\n文\n');
  expect(characters).toEqual(['', 'a', 'b', '中', '文', ' ']);
  const read = (...steps: string[]) => decodeCharacters(stepsOf(characters, steps), characters)[0];
  expect(read('a', 'a', '', 'a', 'b')).toEqual({ text: 'aab', sure: expect.closeTo(0.9) });
  expect(read('a', '~', 'b', '', 'a')?.text).toBe('a ba');
  expect(read('~', 'a', ' ', '~', 'b', '~')?.text).toBe('a b');
  expect(read('中', '~', '文', '~', 'a')?.text).toBe('中文 a');
  expect(read('', '')).toEqual({ text: '', sure: 0 });
  const said = ['', 'w', 'e', "'", 'l', 's', ' '];
  const steps = ['w', 'e', "'", '~', 'l', '', 'l', '~', "'", '~', 's', 'e', 'l'];
  expect(decodeCharacters(stepsOf(said, steps), said)[0]?.text).toBe("we'll ' sel");
  expect(() => decodeCharacters(stepsOf(['', 'a'], ['a']), characters)).toThrow('2 characters');
});
