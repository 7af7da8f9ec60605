/** What an API key may be allowed: start runs, send and manage files, read runs, results and points. */
export const KEY_SCOPES = ['run', 'files', 'read'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/**
 * What an endpoint requires of its caller. `person` is everything that only someone who signed in may do: the
 * account, the team, payments, the keys themselves. It is the default, so that a new endpoint is closed to
 * keys.
 */
export const SCOPES = ['person', ...KEY_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];
