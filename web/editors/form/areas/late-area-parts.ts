import { lazyPart } from '../../../lib/lazy-part.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';

/** Fetches what areas need once there is a video: until then placeholders say that there is none. */
export const loadAreaParts = loadOnNeed(() => import('./area-parts.tsx'));

export const ClipStage = lazyPart(async () => ({ default: (await loadAreaParts()).ClipStage }));
export const ClipList = lazyPart(async () => ({ default: (await loadAreaParts()).ClipList }));
export const ClipPreviews = lazyPart(async () => ({ default: (await loadAreaParts()).ClipPreviews }));
