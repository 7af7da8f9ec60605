import { expect, test } from 'vitest';
import { quote } from './pricing.ts';
import { aiImageGenerator } from './tools/ai-image-generator.ts';
import { quoteRun } from './tools/quote-run.ts';
import { video3d } from './tools/video3d.ts';

test.each([
  [{ unitPoints: 20 }, 20, 20],
  [{ unitPoints: 20, count: 4 }, 80, 20],
  [{ unitPoints: 20, count: 3, quality: 'draft' as const }, 30, 10],
  [{ unitPoints: 20, count: 2, quality: 'best' as const }, 80, 40],
  [{ unitPoints: 5, quality: 'draft' as const, count: 2 }, 6, 3],
  [{ unitPoints: 40, seconds: 5 }, 40, 40],
  [{ unitPoints: 40, seconds: 5.01 }, 80, 80],
  [{ unitPoints: 40, seconds: 0 }, 40, 40],
])('%j costs %i', (inputs, points, pointsEach) => {
  expect(quote(inputs)).toMatchObject({ points, pointsEach });
});

const METER = { unit: 'tokens', per: 1000, maximum: 2500 } as const;
test.each([
  [{ unitPoints: 2, meter: METER }, 6, 2],
  [{ unitPoints: 2, meter: METER, count: 2 }, 12, 2],
  [{ unitPoints: 2, meter: { ...METER, maximum: 2000 } }, 4, 2],
  [{ unitPoints: 5, quality: 'draft' as const, meter: METER }, 9, 3],
])('%j costs at most %i', (inputs, points, pointsEach) => {
  expect(quote(inputs)).toMatchObject({ points, pointsEach });
});

test('a run of a metered capability is quoted at its maximum cost', () => {
  const tool = { fields: [], capability: 'write_text' } as const;
  expect(quoteRun(tool, 2, {})).toMatchObject({ points: 32, pointsEach: 2, meter: { unit: 'tokens' } });
});

test('a run of a tool is quoted from its own fields only', () => {
  const input = { prompt: 'x', count: 2, quality: 'best', seconds: 50 };
  expect(quoteRun(aiImageGenerator, 20, input).points).toBe(80);
  expect(quoteRun({ fields: [] }, 20, input).points).toBe(20);
});

test.each([
  [2, 40],
  [4, 40],
  [5, 40],
  [6, 80],
])('a 3D video of %i seconds is paid by started five seconds', (seconds, points) => {
  const input = { image_url: '/files/a.png', seconds };
  expect(quoteRun(video3d, 40, input)).toEqual({ unitPoints: 40, seconds, points, pointsEach: points });
});
