/** What the help at a prompt field needs once it is pressed, in one chunk. */
export { streamText } from '../../../lib/stream-text.ts';
export { paidFor } from '../../kit/writing/paid-for.ts';
export { uploadSmallPicture } from '../../kit/writing/small-picture.ts';
