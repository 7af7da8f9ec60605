/** What the help at a prompt field needs once it is pressed, in one chunk. */
export { readTextStream } from '../../../lib/read-text-stream.ts';
export { paidFor } from './paid-for.ts';
export { uploadSmallPicture } from './small-picture.ts';
