import { expect, test } from 'vitest';
import { drawText } from './draw-text.ts';
import { fitText, LINE_HEIGHT } from './fit-text.ts';
import { widthOfText } from './font-metrics.ts';

const room = { width: 300, height: 60, weight: 'regular', vertical: false, largest: 400 } as const;

test('a Chinese character is as wide as the size, a Latin letter is narrower, and bold is wider', () => {
  expect(widthOfText('新店', 'regular')).toBeCloseTo(2, 5);
  expect(widthOfText('i', 'regular')).toBeLessThan(widthOfText('W', 'regular') / 2);
  expect(widthOfText('Hello', 'bold')).toBeGreaterThan(widthOfText('Hello', 'regular'));
});

test('text is as large as its box allows', () => {
  const { size, lines } = fitText('Fresh bread', room);
  expect(lines).toEqual(['Fresh bread']);
  const width = widthOfText('Fresh bread', 'regular');
  expect(size * width).toBeLessThanOrEqual(300);
  expect((size + 1) * width > 300 || size + 1 > 60).toBe(true);
});

test('a long text breaks into lines that all fit', () => {
  const { size, lines } = fitText('Every morning we bake forty kinds of bread in our own oven', {
    ...room,
    height: 120,
  });
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(widthOfText(line, 'regular') * size).toBeLessThanOrEqual(300.01);
  expect(((lines.length - 1) * LINE_HEIGHT + 1) * size).toBeLessThanOrEqual(120.01);
});

test('Chinese breaks between any two characters, but no line begins with a comma', () => {
  const { lines } = fitText('手工陶瓷碗，限量发售，售完为止', { ...room, width: 100, size: 20 });
  expect(lines.join('')).toBe('手工陶瓷碗，限量发售，售完为止');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^，/);
});

test('a requested size and the user’s line breaks are kept', () => {
  expect(fitText('one\ntwo', { ...room, size: 90 })).toEqual({ size: 90, lines: ['one', 'two'] });
});

test('no letter is larger than the old ones', () => {
  expect(fitText('Hi', { ...room, largest: 30 }).size).toBeLessThanOrEqual(30);
});

test('a column has its characters one below the other and continues in the next one', () => {
  const { lines } = fitText('春风 十里', { ...room, width: 90, height: 100, vertical: true, size: 40 });
  expect(lines).toEqual(['春风', '十里']);
});

test('a character missing in all fonts takes up width', () => {
  expect(widthOfText('\u{1F9FF}', 'regular')).toBeGreaterThan(0.3);
});

test.each(['한국', 'سلام', 'ไทย', 'עברית', 'हिन्दी', 'தமிழ்', 'Հայ', '🚀'])(
  '%s is drawn with letters, not boxes',
  (text) => {
    const drawn = (words: string) =>
      drawText(
        [
          {
            lines: [words],
            size: 40,
            box: { x: 0, y: 0, width: 200, height: 60 },
            weight: 'bold',
            align: 'left',
            vertical: false,
            color: '#000000',
          },
        ],
        200,
        60,
      )[0]?.data.join(' ');
    const ink = drawn(text);
    expect(ink).not.toBe(drawn('\u{10fffd}'.repeat([...text].length)));
    expect(ink).not.toBe(drawn(''));
  },
);
