import { expect, test } from 'vitest';
import { Actors } from './actors.ts';
import { negatedTokens } from './negation.ts';
import { scan } from './scan.ts';
import { readSubjects } from './subjects.ts';

test('a prompt without subjects looks up none', () => {
  const tokens = scan('坐在'.repeat(1000));
  const actors = new Actors(tokens, readSubjects('', tokens, negatedTokens(tokens)));
  let asked = 0;
  const fits = () => {
    asked += 1;
    return true;
  };
  for (let at = 0; at < tokens.length; at += 1) actors.subjectOf(at, at, fits);
  expect(asked).toBe(0);
});

test('the work for one word does not grow with the prompt', () => {
  const askedIn = (times: number): number => {
    const prompt = '猫在桌子下面，'.repeat(times);
    const tokens = scan(prompt);
    const actors = new Actors(tokens, readSubjects(prompt, tokens, negatedTokens(tokens)));
    let asked = 0;
    const middle = Math.floor(tokens.length / 2);
    actors.subjectOf(middle, middle, () => {
      asked += 1;
      return false;
    });
    return asked;
  };
  expect(askedIn(400)).toBeLessThanOrEqual(askedIn(100) * 1.5);
});
