/** The place for a sound is the one for a video: what differs is in the field. */
export { default } from './video.tsx';
