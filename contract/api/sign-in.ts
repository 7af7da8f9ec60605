import { z } from 'zod';
import { email, firstSession, newPassword } from './accounts.ts';
import { RUN_BYTES } from './body-bytes.ts';
import { instant, language, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Specification, section 7: with only `email` and `lang` it asks for a code, with all fields it sets the password and
 * ends every session of the account. The answer to the first form is the same whether or not the address is known.
 */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/passport/reset/password/email',
  area: 'accounts',
  summary: 'Request a reset code by e-mail, or set a new password with it',
  auth: 'none',
  body: z
    .strictObject({
      email,
      lang: language.optional(),
      code: safeText.max(16).optional(),
      password: newPassword.optional(),
    })
    .refine((body) => (body.code === undefined) === (body.password === undefined), {
      error: 'code_and_password_belong_together',
    }),
  /** Seconds until another code may be asked for; null after a password was set. */
  output: z.object({ retry_after: z.int() }).nullable(),
  errors: ['reset_code_wrong', 'password_length', 'password_too_common', 'too_many_codes', 'code_tries_used'],
  limit: 'sign_in',
});

/**
 * The mail with the code has a link as well. Its token is 128 random bits, so its tries need not be counted.
 */
export const resetPasswordByLink = defineEndpoint({
  method: 'POST',
  path: '/passport/reset/password/link',
  area: 'accounts',
  summary: 'Set a new password with the token from the reset e-mail',
  auth: 'none',
  body: z.strictObject({ token: safeText.max(64), password: newPassword }),
  output: nothing,
  errors: ['reset_link_invalid', 'password_length', 'password_too_common'],
  limit: 'sign_in',
});

/** Only addresses of this product are accepted as `redirect_url`. */
const redirectUrl = safeText.max(500);

export const socialSignInUrl = defineEndpoint({
  method: 'GET',
  path: '/passport/oauth/url',
  area: 'accounts',
  summary: 'Get the URL that opens social sign-in',
  auth: 'none',
  query: z.object({ redirect_url: redirectUrl }),
  output: z.string(),
  errors: ['sign_in_way_off', 'social_sign_in_failed'],
  limit: 'sign_in',
});

export const socialSignIn = defineEndpoint({
  method: 'POST',
  path: '/passport/oauth/login',
  area: 'accounts',
  summary: 'Sign in or register with the code from social sign-in',
  auth: 'none',
  body: z.strictObject({
    code: safeText.min(1).max(2000),
    redirect_url: redirectUrl,
    state: safeText.min(1).max(200),
    /** Issuer of the answer (RFC 9207), if the provider sends it. */
    iss: safeText.max(500).optional(),
    inviteCode: safeText.max(64).optional(),
    time_zone: safeText.max(64).optional(),
  }),
  output: firstSession,
  errors: [
    'sign_in_way_off',
    'social_sign_in_failed',
    'account_disabled',
    'social_account_exists',
    'invite_code_invalid',
    'no_free_seat',
    'too_many_sign_ins',
    'too_many_codes',
  ],
  limit: 'sign_in',
  bodyBytes: RUN_BYTES,
});

export const signOutEverywhere = defineEndpoint({
  method: 'POST',
  path: '/passport/logout/all',
  area: 'accounts',
  summary: 'End all sessions of the user, including this one',
  auth: 'user',
  output: nothing,
});

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/user/delete',
  area: 'accounts',
  summary: 'Delete the account permanently, confirmed with the password',
  auth: 'user',
  body: z.strictObject({ password: newPassword }),
  output: nothing,
  errors: ['wrong_password', 'too_many_sign_ins', 'founder_hands_over', 'operator_stays'],
  limit: 'sign_in',
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/user/password',
  area: 'accounts',
  summary: 'Set a new password and end all other sessions',
  auth: 'user',
  /** `current` may be left out by an account that never had a password (social sign-in). */
  body: z.strictObject({ current: newPassword.optional(), password: newPassword }),
  output: nothing,
  errors: ['wrong_password', 'password_length', 'password_too_common', 'too_many_sign_ins'],
  limit: 'sign_in',
});

export const askToBindEmail = defineEndpoint({
  method: 'POST',
  path: '/user/email/code',
  area: 'accounts',
  summary: 'Send a code to an e-mail address that the user wants to add',
  auth: 'user',
  body: z.strictObject({ email, lang: language.optional() }),
  output: z.object({ retry_after: z.int() }),
  errors: ['too_many_codes'],
  limit: 'sign_in',
});

export const bindEmail = defineEndpoint({
  method: 'POST',
  path: '/user/email',
  area: 'accounts',
  summary: 'Add an e-mail address, confirmed with the code sent to it',
  auth: 'user',
  body: z.strictObject({ email, code: safeText.max(16) }),
  output: nothing,
  errors: ['reset_code_wrong', 'account_exists', 'too_many_codes'],
  limit: 'sign_in',
});

export const bindMobile = defineEndpoint({
  method: 'POST',
  path: '/user/mobile',
  area: 'accounts',
  summary: 'Add a mobile number, confirmed with the password',
  auth: 'user',
  body: z.strictObject({ mobile: safeText.max(24), password: newPassword }),
  output: nothing,
  errors: ['wrong_password', 'account_exists', 'too_many_sign_ins'],
  limit: 'sign_in',
});

export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/user/profile',
  area: 'accounts',
  summary: "Change the user's name, language or time zone",
  auth: 'user',
  body: z.strictObject({
    name: safeText.trim().min(1).max(40).optional(),
    language: language.optional(),
    time_zone: safeText.max(64).optional(),
  }),
  output: nothing,
});

/** An engine that a run of a tool may ask for (`engine` in its body). */
export const engineChoice = z.object({
  engine: z.string(),
  name: z.object({ en: z.string(), zh: z.string() }),
  /** Hosted by a provider, on machines of this installation, or built in without an AI model. */
  kind: z.enum(['hosted', 'own', 'builtin']),
  /** Points of one run before the factor, if they differ from the tool's. */
  points: z.int().nullable(),
  /** Maximum pictures of one run, if known. */
  pictures: z.int().optional(),
  /** Values of the tool's options that it does not support, by property of the run. */
  unserved: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
});

/** What differs between installations and is known only at run time: pages are built before. */
export const siteFacts = defineEndpoint({
  method: 'GET',
  path: '/open/system/site',
  area: 'system',
  summary: 'Get what this installation offers: social sign-in, e-mail, payment methods',
  auth: 'none',
  output: z.object({
    /** Name of the provider as the button shows it; null if social sign-in is not set up. */
    social: z.string().nullable(),
    /** False if mails are only written to the data folder, which the dialogs point out. */
    mail: z.boolean(),
    /** URL of the floating contact button; null if there is none. */
    contact: z.string().nullable(),
    pay_ways: z.array(z.enum(['wechat', 'paypal'])),
    /** True if no real money moves: a banner says so. */
    test_payments: z.boolean(),
    /**
     * Each tool that engines serve: whether one is connected, whether that is only the built-in one, and
     * which values of its options none of them supports, by property of the run.
     */
    tools: z.record(
      z.string(),
      z.object({
        open: z.boolean(),
        builtin: z.boolean(),
        unserved: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
        /** If a person may choose: the engines open for the tool, in order. */
        engines: z.array(engineChoice),
        /** Maximum pictures of one run at any of them, if known. */
        pictures: z.int().optional(),
      }),
    ),
    /** Names of the connected AI services, by the id in a run's `engine`. */
    engines: z.record(z.string(), z.object({ en: z.string(), zh: z.string() })),
    now: instant,
  }),
});
