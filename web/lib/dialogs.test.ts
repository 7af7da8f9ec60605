import { expect, it } from 'vitest';
import { askToSignIn, finishSignIn } from './dialogs.ts';

it('one sign-in dialog answers every caller that asked for it', async () => {
  const answers = Promise.all([askToSignIn(), askToSignIn()]);
  finishSignIn(true);
  expect(await answers).toEqual([true, true]);
  const later = askToSignIn();
  finishSignIn(false);
  expect(await later).toBe(false);
});
