import { mediaKind } from './media-kind.ts';

/** One sound: speech, music, noise. */
export const audio = mediaKind('audio');
