/** Typefaces that texts of scenes are drawn in; which files they are is in `server/outlines/letter-fonts.ts`. */

export const FONT_FACES = ['sans', 'serif', 'poster', 'comic', 'brush', 'hand', 'elegant', 'script'] as const;
export type FontFace = (typeof FONT_FACES)[number];
