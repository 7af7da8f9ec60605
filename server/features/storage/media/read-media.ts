import { createIndexReader } from './index-reader.ts';

/** The index reader of this process. */
export const mediaIndex = createIndexReader();

/**
 * Reads the index of sound or video and its first and last packet, without decoding: there must be a track of a sane
 * size and length, with its bytes in the file.
 */
export const readMedia = mediaIndex.read;
