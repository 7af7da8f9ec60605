import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import type { MadeBy } from '../video/ui/clip-player.tsx';
import './runs.css';

const ClipPlayer = lazyPart(() => import('../video/ui/clip-player.tsx'));

/**
 * Plays a video or sound of a run.
 * @param madeBy what made it, whose lines are its captions
 * @param scope selector of the dialog that contains it
 */
export function MediaPlayer(props: { file: MediaFile; label: string; madeBy?: MadeBy; scope?: string }) {
  return (
    <Suspense>
      <ClipPlayer {...props} />
    </Suspense>
  );
}
