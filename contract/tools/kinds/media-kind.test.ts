import { expect, test } from 'vitest';
import { MEDIA_LIMITS } from '../../media-limits.ts';
import { inputSchema } from '../define-tool.ts';
import { TOOLS } from '../index.ts';
import { isPaidBySeconds, quoteRun } from '../quote-run.ts';
import type { Field } from './index.ts';

const text = { en: { label: '', hint: '' }, zh: { label: '', hint: '' } };
const film: Field = {
  kind: 'video',
  name: 'video_url',
  secondsName: 'seconds',
  paidBySeconds: true,
  limits: MEDIA_LIMITS.video,
  required: 'video_required',
  samples: [],
  text,
};

test('a run is paid by started 5 seconds of its video', () => {
  const tool = { fields: [film] };
  expect(isPaidBySeconds(tool)).toBe(true);
  const points = (seconds?: number) => quoteRun(tool, 20, { seconds }).points;
  expect([undefined, 0.2, 5, 5.001, 46.2].map(points)).toEqual([20, 20, 20, 40, 200]);
  expect(isPaidBySeconds({ fields: [{ ...film, paidBySeconds: undefined } as unknown as Field] })).toBe(
    false,
  );
});

test('the schema accepts the file with or without its seconds, and requires the file', () => {
  const [some] = TOOLS;
  if (!some) throw new Error('the catalogue is empty');
  const schema = inputSchema({ ...some, fields: [film] });
  expect(schema.safeParse({ video_url: '/files/a.mp4' }).success).toBe(true);
  expect(schema.safeParse({ video_url: '/files/a.mp4', seconds: 7.25 }).success).toBe(true);
  for (const seconds of [-1, 'long', 50_000])
    expect(schema.safeParse({ video_url: '/files/a.mp4', seconds }).success).toBe(false);
  expect(schema.safeParse({ seconds: 3 }).error?.issues[0]?.message).toBe('video_required');
});

test('the 3D video is priced by its seconds', () => {
  const tool = TOOLS.find(({ id }) => id === 'video3d');
  if (!tool) throw new Error('no 3D video');
  expect([2, 5, 6].map((seconds) => quoteRun(tool, tool.points, { seconds }).points)).toEqual([40, 40, 80]);
});
