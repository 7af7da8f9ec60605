import { z } from 'zod';
import { flag, id, idParams, instant, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const project = z.object({
  id,
  name: z.string(),
  archived: z.boolean(),
  created_by: z.object({ id, name: z.string() }).nullable(),
  /** People other than its creator who were added to it. */
  members: z.array(z.object({ id, name: z.string() })),
  results: z.int(),
  created_at: instant,
});
export type Project = z.output<typeof project>;

const name = safeText.trim().min(1).max(60);
const listed = z.object({ archived: flag.default(false) });

/** Specification, section 6: admins load all of the organisation's projects. */
export const organisationProjects = defineEndpoint({
  method: 'GET',
  path: '/org/projects',
  area: 'organisations',
  summary: 'All projects of the current organisation; for founder and admins',
  auth: 'user',
  query: listed,
  output: z.object({ items: z.array(project), cap: z.int() }),
  errors: ['forbidden'],
});

export const userProjects = defineEndpoint({
  method: 'GET',
  path: '/org/user/projects',
  area: 'organisations',
  summary: 'Projects of the current organisation that the user made or was added to',
  auth: 'user',
  scope: 'read',
  query: listed,
  output: z.object({ items: z.array(project), cap: z.int() }),
});

export const createProject = defineEndpoint({
  method: 'POST',
  path: '/org/project',
  area: 'organisations',
  summary: 'Make a project, up to the cap of the edition',
  auth: 'user',
  body: z.strictObject({ name }),
  output: project,
  errors: ['project_limit_reached'],
  idempotent: false,
});

export const updateProject = defineEndpoint({
  method: 'PUT',
  path: '/org/project/{id}',
  area: 'organisations',
  summary: 'Rename a project, archive it or take it out of the archive; for its creator and admins',
  auth: 'user',
  params: idParams,
  body: z.strictObject({ name: name.optional(), archived: z.boolean().optional() }),
  output: nothing,
  errors: ['forbidden', 'project_limit_reached', 'last_project'],
});

const projectMember = z.object({ id, user_id: id });

export const addProjectMember = defineEndpoint({
  method: 'PUT',
  path: '/org/project/{id}/member/{user_id}',
  area: 'organisations',
  summary: 'Let a member of the organisation work in a project; for its creator and admins',
  auth: 'user',
  params: projectMember,
  body: z.strictObject({}),
  output: nothing,
  errors: ['forbidden'],
});

export const removeProjectMember = defineEndpoint({
  method: 'DELETE',
  path: '/org/project/{id}/member/{user_id}',
  area: 'organisations',
  summary: 'Take a member out of a project, or go oneself; nothing is deleted',
  auth: 'user',
  params: projectMember,
  output: nothing,
  errors: ['forbidden'],
});
