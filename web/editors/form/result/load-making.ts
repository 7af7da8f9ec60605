import { loadOnNeed } from '../../../lib/load-on-need.ts';

/** Loads what shows a picture in the making. */
export const loadMaking = loadOnNeed(() =>
  import('../../../runs/making-picture.tsx').then(({ MakingPicture: Loaded }) => ({ default: Loaded })),
);
