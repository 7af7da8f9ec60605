import { en } from '@inkreel/contract/messages/en.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { checkSignIn, placeOfFailure } from './check-sign-in.ts';

const check = (way: 'email' | 'mobile', mode: 'login' | 'register', name: string, password: string) =>
  Object.keys(checkSignIn(way, mode, { name, password }, en.signIn));

describe('checkSignIn', () => {
  it('asks for what is missing', () => {
    expect(check('email', 'login', '', '')).toEqual(['name', 'password']);
    expect(check('mobile', 'login', '13800138000', 'x')).toEqual([]);
  });

  it('checks the length of a new password only', () => {
    expect(check('email', 'register', 'a@b.c', 'seven 7')).toEqual(['password']);
    expect(check('email', 'login', 'a@b.c', 'seven 7')).toEqual([]);
    expect(check('email', 'register', 'a@b.c', '密码密码密码密码')).toEqual([]);
  });

  it('notices an incomplete address', () => {
    expect(check('email', 'login', 'ada.example.com', 'x')).toEqual(['name']);
  });
});

it('puts a refusal of the server next to the input it concerns', () => {
  expect(placeOfFailure(new ApiError('account_exists'))).toBe('name');
  expect(placeOfFailure(new ApiError('password_too_common'))).toBe('password');
  expect(placeOfFailure(new ApiError('wrong_credentials'))).toBe('form');
  expect(placeOfFailure(new TypeError('unknown'))).toBe('form');
});
