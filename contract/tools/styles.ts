/** Story image styles (specification, section 3, Option sets). */
export const STORY_STYLES = [
  'ultra_realistic',
  'movie_stills',
  'picture_book',
  'anime',
  '3d_cartoon',
  'water_ink',
  'ukiyo_e',
  'retro_comics',
  'cyberpunk',
] as const;
export type StoryStyle = (typeof STORY_STYLES)[number];

/** Those of them that need an AI model: rules draw, they do not photograph. */
export const MODEL_STYLES: readonly StoryStyle[] = ['ultra_realistic', 'movie_stills'];
