import { PASSWORD } from '@inkreel/contract/limits.ts';
import { looksLikeEmail } from './email-form.ts';
import { type Mistakes, placesOf } from './mistakes.ts';

export type SignInInput = 'name' | 'password' | 'inviteCode';

interface Texts {
  missing: { email: string; emailForm: string; mobile: string; password: string };
  passwordHint: (parameters: { minimum: number }) => string;
}

/** Checks that do not need the server, which does the rest and decides. */
export function checkSignIn(
  way: 'email' | 'mobile',
  mode: 'login' | 'register',
  entered: { name: string; password: string },
  texts: Texts,
): Mistakes<SignInInput> {
  const mistakes: Mistakes<SignInInput> = {};
  if (entered.name === '') mistakes.name = texts.missing[way];
  else if (way === 'email' && !looksLikeEmail(entered.name)) mistakes.name = texts.missing.emailForm;
  if (entered.password === '') mistakes.password = texts.missing.password;
  else if (mode === 'register' && [...entered.password].length < PASSWORD.minimum)
    mistakes.password = texts.passwordHint({ minimum: PASSWORD.minimum });
  return mistakes;
}

/** The input that a server's refusal belongs to. */
export const placeOfFailure = placesOf<SignInInput>({
  account_exists: 'name',
  password_length: 'password',
  password_too_common: 'password',
  invite_code_invalid: 'inviteCode',
  no_free_seat: 'inviteCode',
});
