/** How near a shot is, from the whole place to a part of a face or a thing. */
export const SHOT_SIZES = ['wide', 'full', 'medium', 'close', 'detail'] as const;
export type ShotSize = (typeof SHOT_SIZES)[number];
