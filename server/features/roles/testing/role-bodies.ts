import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { createLook, createRole } from '@inkreel/contract/api/roles.ts';

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
export const newLook = (
  roleId: string,
  url: string,
  about: Partial<BodyOf<typeof createLook>> = {},
): BodyOf<typeof createLook> => ({
  role_id: roleId,
  name: '',
  prompt: '',
  image_url: url,
  traits: {},
  ...about,
});
