import { mediaKind } from './media-kind.ts';

/** One video. */
export const video = mediaKind('video');
