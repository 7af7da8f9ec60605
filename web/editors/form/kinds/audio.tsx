/** The control for a sound is the one for a video: the field has what differs. */
export { default } from './video.tsx';
