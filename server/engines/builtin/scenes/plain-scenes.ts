import type { SceneId } from '@inkreel/contract/tools/scenes.ts';

/** Scenes of which a flat color (`#rrggbb`) shows what their name says, where nothing draws more. */
export const PLAIN_SCENES = {
  white: '#ffffff',
  grey_studio: '#c9c9c7',
  dark_studio: '#26262a',
  peach: '#eec4ac',
  sage: '#b6c3a9',
  sky_blue: '#b3cfe2',
} as const satisfies { readonly [Id in SceneId]?: string };
