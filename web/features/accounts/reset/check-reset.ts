import { PASSWORD } from '@inkreel/contract/limits.ts';
import { looksLikeEmail } from '../email-form.ts';
import { placesOf } from '../mistakes.ts';

export type ResetInput = 'email' | 'code' | 'password' | 'confirmPassword';

/** The specification's message keys, and two for invalid values. */
export type ResetMessage =
  | 'email'
  | 'emailForm'
  | 'resetCode'
  | 'password'
  | 'confirmPassword'
  | 'passwordNotMatch'
  | 'passwordShort';

/**
 * The first thing that is wrong (specification, section 5, Reset password): e-mail, reset code, password, confirm
 * password, then whether the two match. The length of the password comes last: that check is ours, not the
 * specification's.
 */
export function checkReset(
  entered: Readonly<Record<ResetInput, string>>,
): { input: ResetInput; message: ResetMessage } | undefined {
  const { email, code, password, confirmPassword } = entered;
  if (email === '') return { input: 'email', message: 'email' };
  if (!looksLikeEmail(email)) return { input: 'email', message: 'emailForm' };
  if (code === '') return { input: 'code', message: 'resetCode' };
  if (password === '') return { input: 'password', message: 'password' };
  if (confirmPassword === '') return { input: 'confirmPassword', message: 'confirmPassword' };
  if (password !== confirmPassword) return { input: 'confirmPassword', message: 'passwordNotMatch' };
  if ([...password].length < PASSWORD.minimum) return { input: 'password', message: 'passwordShort' };
  return undefined;
}

/** The input that a refusal by the server belongs to. */
export const placeOfRefusal = placesOf<ResetInput>({
  reset_code_wrong: 'code',
  too_many_codes: 'code',
  code_tries_used: 'code',
  password_length: 'password',
  password_too_common: 'password',
});
