import { MEDIA_LIMITS, mediaProblems } from '@inkreel/contract/media-limits.ts';
import { MEDIA_CASES } from '@inkreel/contract/testing/media-cases.ts';
import { expect, test } from 'vitest';
import { firstRange, type KnownFacts, planRepair } from './plan-repair.ts';

const isKnown = (facts: object): facts is KnownFacts => 'seconds' in facts;
const plan = (facts: KnownFacts, limits: keyof typeof MEDIA_LIMITS) =>
  planRepair(facts, MEDIA_LIMITS[limits], firstRange(facts, MEDIA_LIMITS[limits]));

/** Nothing makes a clip longer, and no video is made of sound. */
const LOST = ['video audio/mpeg', 'retalkVideo 1.999'];

test.each(MEDIA_CASES)('$limits, $facts: a file that misses $problems fits when it is repaired', (each) => {
  const { limits, facts } = each;
  if (!isKnown(facts)) throw new Error('not known');
  const { fits, after } = plan(facts, limits);
  const lost = LOST.some((one) => [`${limits} ${facts.type}`, `${limits} ${facts.seconds}`].includes(one));
  expect(fits).toBe(!lost);
  expect(mediaProblems(MEDIA_LIMITS[limits], after).length === 0).toBe(fits);
});

const interview: KnownFacts = {
  type: 'video/quicktime',
  bytes: 412 * 1024 * 1024,
  seconds: 167.4,
  width: 3840,
  height: 2160,
  frameRate: 29.97,
};

test('says of each limit whether it is met, fixed or out of reach', () => {
  const { limits, after, target } = plan(interview, 'retalkVideo');
  expect(limits).toEqual([
    { name: 'length', state: 'fixed' },
    { name: 'sides', state: 'fixed' },
    { name: 'ratio', state: 'met' },
    { name: 'rate', state: 'met' },
    { name: 'format', state: 'met' },
  ]);
  expect(after).toMatchObject({ width: 2048, height: 1152, seconds: 119.95, frameRate: 29.97 });
  expect(target.frameRate).toBeUndefined();
  expect(plan({ ...interview, seconds: 1 }, 'retalkVideo').limits[0]).toEqual({
    name: 'length',
    state: 'stuck',
  });
});

test('the size follows the part that is kept', () => {
  const sizes = [10, 50, 100].map(
    (end) => planRepair(interview, MEDIA_LIMITS.retalkVideo, { start: 0, end }).after.bytes,
  );
  expect(sizes[2]).toBeCloseTo((sizes[0] ?? 0) * 10, -3);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});

test('what is only in the wrong container is not encoded again', () => {
  const small = { ...interview, bytes: 1_000_000, seconds: 10, width: 1280, height: 720 };
  expect(plan(small, 'lipSyncVideo').target).toEqual({
    type: 'video/mp4',
    range: { start: 0, end: 10 },
    encodes: false,
  });
});

test('a picture that is too long is cut at both ends, evenly', () => {
  const wide = { ...interview, width: 2000, height: 800 };
  expect(plan(wide, 'retalkVideo').target.crop).toEqual({ left: 200, top: 0, width: 1600, height: 800 });
});

test('a variable frame rate becomes constant if pictures are encoded, and is left alone if they are not', () => {
  const phone = { ...interview, variableRate: true };
  const rateOf = ({ limits }: ReturnType<typeof plan>) => limits.find(({ name }) => name === 'rate');
  const fixed = plan(phone, 'retalkVideo');
  expect([rateOf(fixed)?.state, fixed.target.frameRate, fixed.after.variableRate]).toEqual([
    'fixed',
    29.97,
    false,
  ]);
  const whole = plan(
    { ...phone, type: 'video/mp4', bytes: 1e6, seconds: 5, width: 640, height: 640 },
    'retalkVideo',
  );
  expect([rateOf(whole)?.state, whole.target.frameRate, whole.after.variableRate]).toEqual([
    'met',
    undefined,
    true,
  ]);
});
