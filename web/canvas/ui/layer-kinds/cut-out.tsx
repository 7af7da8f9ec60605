/** The stage that places a cut-out shows its shadow beneath it. */
export { ImageContent as CutOutContent } from './image.tsx';
