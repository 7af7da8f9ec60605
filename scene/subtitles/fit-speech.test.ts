import { expect, test } from 'vitest';
import { fitSpeech } from './fit-speech.ts';

test('speech fills its line within the speed limits, then the following pause', () => {
  // Nearly as long as its line: a little slower. Much shorter: at the usual speed, with a pause.
  expect(fitSpeech({ natural: 1800, shown: 2000, room: 2500 })).toEqual({
    speed: 0.9,
    length: 2000,
    over: 0,
  });
  expect(fitSpeech({ natural: 1000, shown: 2000, room: 2500 })).toEqual({ speed: 1, length: 1000, over: 0 });
  expect(fitSpeech({ natural: 2600, shown: 2000, room: 2000 })).toEqual({
    speed: 1.3,
    length: 2000,
    over: 0,
  });
  // Too long even at the maximum speed: into the pause, and the excess is reported.
  const long = fitSpeech({ natural: 2970, shown: 2000, room: 2500 });
  expect(long).toMatchObject({ speed: 1.35, over: 0 });
  expect(long.length).toBeCloseTo(2200);
  expect(fitSpeech({ natural: 4050, shown: 2000, room: 2500 }).over).toBeCloseTo(500);
  // A next line that overlaps leaves no less room than the line itself has.
  expect(fitSpeech({ natural: 2000, shown: 2000, room: 500 }).over).toBe(0);
});
