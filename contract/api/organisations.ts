import { z } from 'zod';
import { EDITIONS } from './accounts.ts';
import { flag, id, instant, points } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const currentOrganisation = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/org/current',
  area: 'organisations',
  summary: 'The organisation the user works in',
  auth: 'user',
  output: z.object({
    id,
    name: z.string(),
    members: z.int(),
    type: z.enum(EDITIONS),
    expired_at: instant.nullable(),
    isOrgAdmin: z.boolean(),
  }),
});

export const currentPoints = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/org/current/point',
  area: 'billing',
  summary: 'Points balance of the current organisation',
  auth: 'user',
  output: z.object({ total: points, held: points, frozen: z.boolean() }),
});

const project = z.object({ id, name: z.string(), created_at: instant });

export const userProjects = defineEndpoint({
  method: 'GET',
  path: '/org/user/projects',
  area: 'organisations',
  summary: 'Projects of the current organisation that the user may see',
  auth: 'user',
  query: z.object({ archived: flag.default(false) }),
  output: z.array(project),
});
