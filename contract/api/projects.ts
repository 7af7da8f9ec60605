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
  summary: 'List all projects of the current organisation; for founder and admins',
  auth: 'user',
  query: listed,
  output: z.object({ items: z.array(project), cap: z.int() }),
  errors: ['forbidden'],
});

export const userProjects = defineEndpoint({
  method: 'GET',
  path: '/org/user/projects',
  area: 'organisations',
  summary: 'List the projects that the user created or was added to, in the current organisation',
  auth: 'user',
  scope: 'read',
  query: listed,
  output: z.object({ items: z.array(project), cap: z.int() }),
});

export const createProject = defineEndpoint({
  method: 'POST',
  path: '/org/project',
  area: 'organisations',
  summary: 'Create a project, up to the limit of the plan',
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
  summary: 'Rename, archive or restore a project; for its creator and admins',
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
  summary: 'Add a member to a project; for its creator and admins',
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
  summary: 'Remove a member from a project, or leave it; nothing is deleted',
  auth: 'user',
  params: projectMember,
  output: nothing,
  errors: ['forbidden'],
});
