import { expect, test } from 'vitest';
import { MEDIA_LIMITS, mediaProblems } from './media-limits.ts';
import { MEDIA_CASES } from './testing/media-cases.ts';

test.each(MEDIA_CASES)('$limits, $facts: $problems', ({ limits, facts, problems }) => {
  expect(mediaProblems(MEDIA_LIMITS[limits], facts)).toEqual(problems);
});

test('facts that are not known yet break no limit', () => {
  expect(mediaProblems(MEDIA_LIMITS.retalkVideo, { type: 'video/x-msvideo', bytes: 1 })).toEqual([]);
});
