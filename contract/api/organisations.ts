import { z } from 'zod';
import { EDITIONS } from './accounts.ts';
import { id, idParams, instant, nothing, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const currentOrganisation = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/org/current',
  area: 'organisations',
  summary: 'Get the current organisation',
  auth: 'user',
  scope: 'read',
  output: z.object({
    id,
    name: z.string(),
    members: z.int(),
    seats: z.int(),
    type: z.enum(EDITIONS),
    expired_at: instant.nullable(),
    isOrgAdmin: z.boolean(),
  }),
});

export const currentPoints = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/org/current/point',
  area: 'billing',
  summary: 'Get the points balance of the current organisation',
  auth: 'user',
  scope: 'read',
  /** `total` can be spent now; `frozen` belongs to a plan that has ended (decisions, After expiry). */
  output: z.object({
    total: points,
    held: points,
    frozen: points,
    /** When the frozen points are removed; null if nothing is frozen. */
    frozen_until: instant.nullable(),
  }),
});

export const ROLES = ['founder', 'admin', 'member'] as const;
export type Role = (typeof ROLES)[number];

export const userOrganisations = defineEndpoint({
  method: 'GET',
  path: '/org/user/orgs',
  area: 'organisations',
  summary: "List the user's organisations, oldest membership first",
  auth: 'user',
  output: z.array(
    z.object({
      id,
      name: z.string(),
      user_type: z.enum(ROLES),
      type: z.enum(EDITIONS),
      members: z.int(),
      current: z.boolean(),
    }),
  ),
});

export const switchOrganisation = defineEndpoint({
  method: 'POST',
  path: '/user/switch/org/{id}',
  area: 'organisations',
  summary: "Switch to another of the user's organisations, on this device only",
  auth: 'user',
  params: idParams,
  output: nothing,
});

export const renameOrganisation = defineEndpoint({
  method: 'PUT',
  path: '/org/current',
  area: 'organisations',
  summary: 'Rename the current organisation; for founder and admins',
  auth: 'user',
  body: z.strictObject({ name: safeText.trim().min(1).max(60) }),
  output: nothing,
  errors: ['forbidden'],
});
