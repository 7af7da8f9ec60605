import type { StoryStyle } from '@inkreel/contract/tools/styles.ts';
import { drawn } from './drawn.ts';
import type { Draw, Recipe } from './recipe.ts';
import { tileOf } from './tile.ts';

/**
 * The subject that shows a style best, at the 60 pixels of its tile; styles that need a model have
 * none.
 */
const SUBJECTS: Partial<Record<StoryStyle, string>> = {
  picture_book: 'A boy and a fox in the autumn forest',
  anime: 'A girl under a cherry tree',
  '3d_cartoon': 'A red car in front of green hills',
  water_ink: 'High mountains in a sea of clouds, a small boat on the river',
  ukiyo_e: 'A lighthouse by the sea',
  retro_comics: 'A cat in a red car in the city',
  cyberpunk: 'A city street at night in the rain',
};

const tile =
  (style: StoryStyle, prompt: string): Draw =>
  async () =>
    tileOf(await drawn({ prompt, width: 512, height: 512, seed: 11, style }), { quality: 82 });

/** Tiles of the style field. */
export const styles: Recipe = {
  plain: Object.fromEntries(
    (Object.entries(SUBJECTS) as [StoryStyle, string][]).map(([style, prompt]) => [
      `${style}.webp`,
      tile(style, prompt),
    ]),
  ),
};
