import { z } from 'zod';
import { PASSWORD } from '../limits.ts';
import { id, instant, language, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const email = safeText
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email());
const mobile = safeText.max(24).transform((text) => text.trim());
/** Names that are too long pass the schema, so that the answer can say what is wrong. */
export const newPassword = safeText.max(PASSWORD.maximum * 4);
const inviteCode = safeText
  .max(64)
  .transform((text) => text.trim())
  .optional();
const preferences = { language: language.optional(), time_zone: safeText.max(64).optional() };

/** Specification, section 3, Login response. `expire` is the instant at which the token ends. */
export const session = z.object({ token: z.string(), expire: instant });

/** A session whose account may be new; for a new account, `gift` is the sign-up gift in points, or 0. */
export const firstSession = session.extend({ gift: z.int().optional() });

export const registerByEmail = defineEndpoint({
  method: 'POST',
  path: '/passport/register/email',
  area: 'accounts',
  summary: 'Register with an e-mail address and sign in',
  auth: 'none',
  body: z.strictObject({ email, password: newPassword, inviteCode, ...preferences }),
  output: firstSession,
  errors: [
    'account_exists',
    'password_length',
    'password_too_common',
    'invite_code_invalid',
    'sign_in_way_off',
  ],
  limit: 'sign_in',
});

export const signInByEmail = defineEndpoint({
  method: 'POST',
  path: '/passport/login/email',
  area: 'accounts',
  summary: 'Sign in with an e-mail address',
  auth: 'none',
  body: z.strictObject({ email, password: newPassword }),
  output: session,
  errors: ['wrong_credentials', 'too_many_sign_ins', 'sign_in_way_off', 'account_disabled'],
  limit: 'sign_in',
});

export const registerByMobile = defineEndpoint({
  method: 'POST',
  path: '/passport/register/mobile',
  area: 'accounts',
  summary: 'Register with a mobile number and sign in',
  auth: 'none',
  body: z.strictObject({ mobile, password: newPassword, inviteCode, ...preferences }),
  output: firstSession,
  errors: [
    'account_exists',
    'password_length',
    'password_too_common',
    'invite_code_invalid',
    'sign_in_way_off',
  ],
  limit: 'sign_in',
});

export const signInByMobile = defineEndpoint({
  method: 'POST',
  path: '/passport/login/mobile',
  area: 'accounts',
  summary: 'Sign in with a mobile number',
  auth: 'none',
  body: z.strictObject({ mobile, password: newPassword }),
  output: session,
  errors: ['wrong_credentials', 'too_many_sign_ins', 'sign_in_way_off', 'account_disabled'],
  limit: 'sign_in',
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/passport/logout',
  area: 'accounts',
  summary: 'Sign out and revoke the token',
  auth: 'user',
  output: nothing,
});

export const draftKey = defineEndpoint({
  method: 'GET',
  path: '/user/draft-key',
  area: 'accounts',
  summary: 'Get the key that encrypts unsaved work in the browser when a session ends',
  auth: 'user',
  query: z.object({
    /** Names the key, chosen by the browser: the same name gives the same person the same key again. */
    seal: z.string().regex(/^[0-9a-f]{32}$/),
  }),
  output: z.object({
    person: id,
    /** 256 bits for AES-GCM, in base64url. */
    key: z.string(),
  }),
});

export const EDITIONS = ['free', 'vip', 'team', 'com'] as const;
export type Edition = (typeof EDITIONS)[number];

const orgUser = z.object({ org_id: id, user_type: z.enum(['founder', 'admin', 'member']) });

export const currentUser = defineEndpoint({
  method: 'GET',
  path: '/user/current',
  area: 'accounts',
  summary: 'Get the current user with organisation and points',
  auth: 'user',
  output: z.object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    /** False for an account that only ever signed in by a social provider. */
    has_password: z.boolean(),
    time_zone: z.string().nullable(),
    language: language.nullable(),
    is_operator: z.boolean(),
    org_user: orgUser,
    project_id: id.nullable(),
    /** Points that can be spent now. */
    credits: z.int(),
    /** Points of an expired plan, spendable again once it is renewed. */
    frozen: z.int(),
    edition: z.enum(EDITIONS),
    expired_at: instant.nullable(),
    created_at: instant,
  }),
});
