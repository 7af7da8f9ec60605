/**
 * Roles, the characters of a project's stories, and their looks (specification, section 7; decisions, Story). Stories
 * name both by id.
 */
import { z } from 'zod';
import { LOOKS_PER_ROLE, PROMPT_CHARACTERS, ROLES_PER_PROJECT } from '../limits.ts';
import { SPEECH_LANGUAGES, SPEECH_SPEED, VOICE_EMOTIONS } from '../speech.ts';
import { RUN_BYTES } from './body-bytes.ts';
import { address, flag, id, idParams, instant, page, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** Of one line: a name is shown in menus, in scripts and in the margin of shots. */
const line = safeText.trim().refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), { error: 'malformed' });
const name = line.min(1).max(80);
const description = safeText.trim().max(2000);
const trait = line.min(1).max(80);
/** By name of the trait, such as hair: its value, or a list of them. */
const traitValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const traits = z
  .record(z.string().regex(/^[a-z][a-z_]{0,39}$/), z.union([trait, z.array(trait).max(10)]))
  .refine((values) => Object.keys(values).length <= 30, { error: 'malformed' });
/** URL of a picture among the product's files. */
const imageUrl = safeText.min(1).max(2000);

const voice = z.strictObject({
  /** As speech names it. */
  id: safeText.min(1).max(200),
  /** The engine of the voice; without it, the first one that has the voice. */
  engine: safeText.min(1).max(60).optional(),
  language: z.enum(SPEECH_LANGUAGES).optional(),
  emotion: z.enum(VOICE_EMOTIONS).default('neutral'),
  /** In per cent. */
  speed: z.int().min(SPEECH_SPEED.least).max(SPEECH_SPEED.most).default(SPEECH_SPEED.usual),
});
export type RoleTraits = z.output<typeof traits>;
export type RoleVoice = z.output<typeof voice>;

const role = z.object({
  id,
  project_id: id,
  name: z.string(),
  description: z.string(),
  avatar: address.nullable(),
  is_main_character: z.boolean(),
  voice: voice.nullable(),
  traits: traitValues,
  /** How many looks it has. */
  looks: z.int(),
  /** The picture of its primary look. */
  image_url: address.nullable(),
  created_at: instant,
});
export type Role = z.output<typeof role>;

const look = z.object({
  id,
  role_id: id,
  name: z.string(),
  prompt: z.string(),
  /** Null until it is made. */
  image_url: address.nullable(),
  traits: traitValues,
  is_primary: z.boolean(),
  created_at: instant,
});
export type Look = z.output<typeof look>;

/** What a removal changes in stories: their shots keep their pictures. */
const changes = z.object({
  /** Lines that lose their speaker. */
  lines: z.int(),
  /** Shots that show it. */
  shots: z.int(),
  /** Of these, shots with a picture, which goes stale. */
  stale: z.int(),
  /** Names of the stories, as far as the caller sees them. */
  stories: z.array(z.object({ id, name: z.string() })),
});
export type RoleChanges = z.output<typeof changes>;

const removal = { query: z.object({ preview: flag.default(false) }), output: changes } as const;

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/org/project/works/role',
  area: 'roles',
  summary: `Create a character of a project; a project has at most ${ROLES_PER_PROJECT}`,
  auth: 'user',
  body: z.strictObject({
    /** By default the project that the user works in. */
    project_id: id.optional(),
    name,
    description: description.default(''),
    avatar: imageUrl.nullable().default(null),
    is_main_character: z.boolean().default(false),
    voice: voice.nullable().default(null),
    traits: traits.default({}),
  }),
  output: role,
  errors: ['unsupported_file_type', 'role_limit_reached'],
  bodyBytes: RUN_BYTES,
});

export const updateRole = defineEndpoint({
  method: 'PUT',
  path: '/org/project/works/role/{id}',
  area: 'roles',
  summary: 'Change a character, or move it to another project; what is not named stays',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    project_id: id.optional(),
    name: name.optional(),
    description: description.optional(),
    avatar: imageUrl.nullable().optional(),
    is_main_character: z.boolean().optional(),
    voice: voice.nullable().optional(),
    traits: traits.optional(),
  }),
  output: role,
  errors: ['unsupported_file_type', 'role_limit_reached'],
  bodyBytes: RUN_BYTES,
});

export const deleteRole = defineEndpoint({
  method: 'DELETE',
  path: '/org/project/works/role/{id}',
  area: 'roles',
  summary: 'Delete a character with its looks and say what that changes; with `preview=true` only say it',
  auth: 'user',
  params: idParams,
  ...removal,
});

export const getRole = defineEndpoint({
  method: 'GET',
  path: '/org/project/works/role',
  area: 'roles',
  summary: 'Get one character',
  auth: 'user',
  scope: 'read',
  query: z.object({ id }),
  output: role,
});

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/org/project/works/roles',
  area: 'roles',
  summary: 'List the characters of a project, or of all projects that the user sees, newest first',
  auth: 'user',
  scope: 'read',
  query: z.object({
    ...page,
    project_id: id.optional(),
    /** Part of the name or of the description. */
    search: safeText.trim().max(100).optional(),
  }),
  output: z.object({ items: z.array(role), next: id.nullable() }),
});

export const createLook = defineEndpoint({
  method: 'POST',
  path: '/org/project/works/role/model',
  area: 'roles',
  summary: `Store a look of a character from a picture; the first one is primary, and there are at most ${LOOKS_PER_ROLE}`,
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    role_id: id,
    /** What differs from the primary look, in a few words. */
    name: line.max(80).default(''),
    prompt: safeText.trim().max(PROMPT_CHARACTERS).default(''),
    image_url: imageUrl,
    /** Those that differ from the primary look's, or from the character's if it has none. */
    traits: traits.default({}),
  }),
  output: look,
  errors: ['unsupported_file_type', 'look_limit_reached'],
  bodyBytes: RUN_BYTES,
});

export const deleteLook = defineEndpoint({
  method: 'DELETE',
  path: '/org/project/works/role/model/{id}',
  area: 'roles',
  summary: 'Delete a look and say what that changes; the oldest one left becomes primary',
  auth: 'user',
  params: idParams,
  ...removal,
});

export const listLooks = defineEndpoint({
  method: 'GET',
  path: '/org/project/works/role/models',
  area: 'roles',
  summary: 'List the looks of a character, the primary one first, then the oldest',
  auth: 'user',
  scope: 'read',
  query: z.object({ role_id: id }),
  output: z.object({ items: z.array(look) }),
});
