/**
 * Roles, the characters of a project's stories, and their looks (specification, section 7; decisions, Story). Stories
 * name both by id.
 */
import { z } from 'zod';
import { ruleSchema } from '../fields/schema.ts';
import { LOOKS_PER_ROLE, PROMPT_CHARACTERS, ROLES_PER_PROJECT } from '../limits.ts';
import { SPEECH_LANGUAGES, SPEECH_SPEED, VOICE_EMOTIONS } from '../speech.ts';
import { TRAITS_RULE, type Traits } from '../story/traits.ts';
import { RUN_BYTES } from './body-bytes.ts';
import { address, flag, id, idParams, instant, page, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { RUN_REFUSALS } from './tasks.ts';

/** Of one line: a name is shown in menus, in scripts and in the margin of shots. */
const line = safeText.trim().refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), { error: 'malformed' });
const name = line.min(1).max(80);
const description = safeText.trim().max(2000);
/** What `contract/story/traits.ts` has choices for. */
const traits = ruleSchema<Traits>(TRAITS_RULE);
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
export type RoleVoice = z.output<typeof voice>;

const role = z.object({
  id,
  project_id: id,
  name: z.string(),
  description: z.string(),
  avatar: address.nullable(),
  is_main_character: z.boolean(),
  voice: voice.nullable(),
  traits,
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
  traits,
  is_primary: z.boolean(),
  status: z.enum(['making', 'ready', 'failed']),
  /** The run that makes it; null if it was uploaded. */
  task_id: id.nullable(),
  /** Code of the reason why it failed: its points came back. */
  error: z.string().nullable(),
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
  /** The stories, as far as the caller sees them. */
  stories: z.array(z.object({ id, name: z.string(), lines: z.int(), shots: z.int() })),
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
  summary: `Make a look of a character, or store a picture as one, for free; the first one is primary, and there are at most ${LOOKS_PER_ROLE}`,
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    role_id: id,
    /** What differs from the primary look, in a few words. */
    name: line.max(80).default(''),
    prompt: safeText.trim().max(PROMPT_CHARACTERS).default(''),
    /** The picture to store; without it, a run makes one. */
    image_url: imageUrl.optional(),
    /** Those that differ from the primary look's; a primary look's, from the character's. */
    traits: traits.default({}),
    /**
     * It takes the place of the primary look, once it is made, and starts from the character's own traits. The first look
     * of a character is primary anyway.
     */
    is_primary: z.boolean().default(false),
    /** The engine that makes it; by default the first one that can. */
    engine: safeText.min(1).max(60).optional(),
    /** The price that the caller was shown: if it has changed, the look is not made. */
    expected_points: points.min(0).optional(),
  }),
  output: look,
  errors: [
    'unsupported_file_type',
    'look_limit_reached',
    ...RUN_REFUSALS,
    'value_needs_engine',
    'idempotency_mismatch',
    'storage_full',
  ],
  limit: 'submit',
  idempotent: true,
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
