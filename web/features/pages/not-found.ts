import { lazyPage } from '../../lib/lazy-part.ts';

/** Few visits see it. */
export const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'));
