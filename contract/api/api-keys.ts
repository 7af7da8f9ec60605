import { z } from 'zod';
import { KEY_SCOPES } from '../scopes.ts';
import { id, idParams, instant, nothing, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** Days after which a new key ends; null for one that lasts until it is revoked. */
export const KEY_DAYS = [30, 90, 365] as const;

const apiKey = z.object({
  id,
  name: z.string(),
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** Who made it: it acts for this person and ends with their membership. */
  created_by: z.object({ id, name: z.string() }),
  created_at: instant,
  expires_at: instant.nullable(),
  /** To the minute. */
  last_used_at: instant.nullable(),
  /** Network address of that call, an IPv6 one by its first 64 bits. */
  last_used_from: z.string().nullable(),
  /** Points consumed less points refunded in the last 30 days. */
  points_used: points,
  /** Points it may spend in 30 days; null for no limit. */
  points_limit: points.nullable(),
  /** Null while it is valid. */
  revoked_at: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/org/api-keys',
  area: 'organisations',
  summary:
    'List the API keys of the organisation, including those that ended in the last 30 days; for founder and admins',
  auth: 'user',
  output: z.object({ limit: z.int(), items: z.array(apiKey) }),
  errors: ['forbidden'],
});

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/org/api-key',
  area: 'organisations',
  summary: 'Create an API key, which is shown in this response only; for founder and admins',
  auth: 'user',
  body: z.strictObject({
    name: safeText.trim().min(1).max(60),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
    days: z.literal(KEY_DAYS).nullable(),
    points_limit: z.int().min(1).max(1_000_000_000).nullable(),
  }),
  output: z.object({ key: z.string(), item: apiKey }),
  errors: ['forbidden', 'too_many_api_keys'],
});

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/org/api-key/{id}',
  area: 'organisations',
  summary: 'Revoke an API key; runs that it started continue; for founder and admins',
  auth: 'user',
  params: idParams,
  output: nothing,
  errors: ['forbidden'],
});
