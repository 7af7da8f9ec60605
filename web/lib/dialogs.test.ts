import { expect, it } from 'vitest';
import { askToSignIn, finishSignIn } from './dialogs.ts';

it('tells everyone who asked to sign in, by one dialog', async () => {
  const answers = Promise.all([askToSignIn(), askToSignIn()]);
  finishSignIn(true);
  expect(await answers).toEqual([true, true]);
  const later = askToSignIn();
  finishSignIn(false);
  expect(await later).toBe(false);
});
