import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { checkPerson } from './check-person.ts';

const check = (assist: () => Promise<unknown>) =>
  checkPerson({ assist }, '/files/a.png', { organisationId: 'o', userId: 'u' });

test('returns the detector’s finding about the image', async () => {
  expect(await check(async () => ({ faces: [], problem: 'no_face' }))).toBe('no_face');
  expect(await check(async () => ({ faces: [], problem: null }))).toBeUndefined();
});

test.each([new Error('the thread has died'), new AppError('server_busy')])(
  'reports a failed detection if no detector answers: %s',
  async (cause) => {
    await expect(check(() => Promise.reject(cause))).rejects.toMatchObject({
      code: 'detect_face_failed',
      cause,
    });
  },
);

test('passes on an error of the image itself', async () => {
  await expect(check(() => Promise.reject(new AppError('image_gone')))).rejects.toMatchObject({
    code: 'image_gone',
  });
});
