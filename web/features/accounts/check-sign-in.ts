import { PASSWORD } from '@inkreel/contract/limits.ts';
import { ApiError } from '../../lib/api-error.ts';

/** What is wrong, by the name of the input; `form` where no single input is to blame. */
export type SignInMistakes = Partial<Record<'name' | 'password' | 'inviteCode' | 'form', string>>;

interface Texts {
  missing: { email: string; emailForm: string; mobile: string; password: string };
  passwordHint: (parameters: { minimum: number }) => string;
}

/** What can be said without asking the server. The rest, and the last word, is the server's. */
export function checkSignIn(
  way: 'email' | 'mobile',
  mode: 'login' | 'register',
  entered: { name: string; password: string },
  texts: Texts,
): SignInMistakes {
  const mistakes: SignInMistakes = {};
  if (entered.name === '') mistakes.name = texts.missing[way];
  else if (way === 'email' && !/^\S+@\S+\.\S+$/.test(entered.name)) mistakes.name = texts.missing.emailForm;
  if (entered.password === '') mistakes.password = texts.missing.password;
  else if (mode === 'register' && [...entered.password].length < PASSWORD.minimum)
    mistakes.password = texts.passwordHint({ minimum: PASSWORD.minimum });
  return mistakes;
}

/** The input that a server's refusal belongs to. */
export function placeOfFailure(error: unknown): keyof SignInMistakes {
  if (!(error instanceof ApiError)) return 'form';
  switch (error.code) {
    case 'account_exists':
      return 'name';
    case 'password_length':
    case 'password_too_common':
      return 'password';
    case 'invite_code_invalid':
      return 'inviteCode';
    default:
      return 'form';
  }
}
