import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { checkReset, placeOfRefusal } from './check-reset.ts';

const RIGHT = {
  email: 'ada@example.com',
  code: '123456',
  password: 'paper and ink',
  confirmPassword: 'paper and ink',
};
const NOTHING = { email: '', code: '', password: '', confirmPassword: '' };

it('asks for one thing at a time, in the order of the specification', () => {
  const asked: unknown[] = [];
  let form: typeof RIGHT = NOTHING;
  for (const input of ['email', 'code', 'password', 'confirmPassword'] as const) {
    asked.push(checkReset(form)?.message);
    form = { ...form, [input]: input === 'confirmPassword' ? 'another' : RIGHT[input] };
  }
  asked.push(checkReset(form)?.message, checkReset(RIGHT));
  expect(asked).toEqual(['email', 'resetCode', 'password', 'confirmPassword', 'passwordNotMatch', undefined]);
});

it('names the input where the text belongs', () => {
  expect(checkReset({ ...RIGHT, code: '' })?.input).toBe('code');
  expect(checkReset({ ...RIGHT, confirmPassword: 'x' })?.input).toBe('confirmPassword');
  expect(checkReset({ ...RIGHT, email: 'ada' })).toEqual({ input: 'email', message: 'emailForm' });
  const short = { ...RIGHT, password: 'seven 7', confirmPassword: 'seven 7' };
  expect(checkReset(short)).toEqual({ input: 'password', message: 'passwordShort' });
});

it('puts a refusal of the server next to its input', () => {
  expect(placeOfRefusal(new ApiError('reset_code_wrong'))).toBe('code');
  expect(placeOfRefusal(new ApiError('password_too_common'))).toBe('password');
  expect(placeOfRefusal(new ApiError('network_error'))).toBe('form');
  expect(placeOfRefusal(new Error('x'))).toBe('form');
});
