import type { SceneId } from '@inkreel/contract/tools/scenes.ts';

/** Scenes that a flat color (`#rrggbb`) can represent if no package draws them. */
export const PLAIN_SCENES = {
  white: '#ffffff',
  grey_studio: '#c9c9c7',
  dark_studio: '#26262a',
  peach: '#eec4ac',
  sage: '#b6c3a9',
  sky_blue: '#b3cfe2',
} as const satisfies { readonly [Id in SceneId]?: string };
