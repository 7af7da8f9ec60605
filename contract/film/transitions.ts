/** How a clip takes the place of the one before it, over the frames of its `dissolve`. */
export const TRANSITIONS = [
  'dissolve',
  'fade_black',
  'fade_white',
  'wipe_left',
  'wipe_right',
  'wipe_up',
  'wipe_down',
  'slide',
  'push',
  'zoom',
  'circle',
] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** How a clip is laid over what is below it; without one it covers that. */
export const CLIP_BLENDS = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'lighter',
] as const;
export type ClipBlend = (typeof CLIP_BLENDS)[number];
