import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { createRole } from '@inkreel/contract/api/roles.ts';
import type { LookWish } from '../change-look.ts';

/** What creates a character, in the author's default project. */
export const newRole = (about: Partial<BodyOf<typeof createRole>> = {}): BodyOf<typeof createRole> => ({
  name: 'Mara',
  description: '',
  avatar: null,
  is_main_character: false,
  voice: null,
  traits: {},
  ...about,
});

/** What stores a picture as a look. */
export const newLook = (roleId: string, url: string) => ({ ...lookWish(roleId), image_url: url });

/** What makes a look. */
export const lookWish = (roleId: string, about: Partial<LookWish> = {}): Omit<LookWish, 'image_url'> => ({
  role_id: roleId,
  name: '',
  prompt: '',
  traits: {},
  is_primary: false,
  ...about,
});
