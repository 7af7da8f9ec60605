import type { Awaits } from './awaits.ts';

/** Section 3: an entity, the endpoint that answers with it, and the fields that it has at least. */
export interface EntityRow {
  entity: string;
  /** Method and path; the path of the answer's data that is the entity follows after `#`. */
  answeredBy: string;
  fields: readonly string[];
  awaits?: Awaits;
}

export const ENTITIES: readonly EntityRow[] = [
  {
    entity: 'user',
    answeredBy: 'GET /user/current',
    fields: ['credits', 'expired_at', 'edition', 'org_user'],
  },
  { entity: 'role of the user', answeredBy: 'GET /user/current#org_user', fields: ['user_type'] },
  { entity: 'points', answeredBy: 'GET /cloud/request/system/org/current/point', fields: ['total'] },
  {
    entity: 'organisation',
    answeredBy: 'GET /cloud/request/system/org/current',
    fields: ['members', 'type', 'expired_at', 'isOrgAdmin'],
  },
  { entity: 'project', answeredBy: 'POST /org/project', fields: ['name'] },
  {
    entity: 'product',
    answeredBy: 'GET /open/system/version/products#0',
    fields: ['id', 'name', 'price', 'point', 'valid_days', 'type'],
  },
  {
    entity: 'order',
    answeredBy: 'GET /cloud/request/system/org/order/{id}',
    fields: ['id', 'code_url', 'link', 'paypal_order_id', 'status'],
  },
  { entity: 'upload token', answeredBy: 'GET /storage/upload/token', fields: ['upload_url'] },
  {
    entity: 'upload result',
    answeredBy: 'PUT /storage/upload/{token}',
    fields: ['domain', 'path', 'full_path'],
  },
  {
    entity: 'character',
    answeredBy: 'GET /org/project/works/role',
    // Decisions, Role: field names of ours are in snake case.
    fields: ['name', 'description', 'avatar', 'is_main_character', 'voice'],
  },
  { entity: 'login response', answeredBy: 'POST /passport/login/email', fields: ['token', 'expire'] },
  // Its language is a setting of the story, as a test of its fields says.
  { entity: 'script', answeredBy: 'POST /cloud/request/ai/gpt/text/script', fields: ['scenes'] },
  {
    entity: 'video work',
    answeredBy: 'GET /org/project/works/videos#items',
    fields: ['title', 'description', 'cover', 'resolution'],
  },
];
