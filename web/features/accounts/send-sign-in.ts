import {
  registerByEmail,
  registerByMobile,
  signInByEmail,
  signInByMobile,
} from '@inkreel/contract/api/accounts.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { call } from '../../lib/client.ts';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';

interface Entered {
  /** E-mail address or mobile number, by `way`. */
  name: string;
  password: string;
}

/** Signs in and returns the session. @throws ApiError */
export function sendSignIn(way: 'email' | 'mobile', { name, password }: Entered) {
  return way === 'email'
    ? call(signInByEmail, { body: { email: name, password } })
    : call(signInByMobile, { body: { mobile: name, password } });
}

/** Creates an account with the current language and time zone, and signs in. @throws ApiError */
export function sendRegistration(
  way: 'email' | 'mobile',
  { name, password, inviteCode, language }: Entered & { inviteCode: string; language: Language },
) {
  const rest = {
    password,
    language,
    time_zone: deviceTimeZone(),
    ...(inviteCode !== '' && { inviteCode }),
  };
  return way === 'email'
    ? call(registerByEmail, { body: { email: name, ...rest } })
    : call(registerByMobile, { body: { mobile: name, ...rest } });
}
