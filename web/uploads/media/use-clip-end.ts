import { useEffect, useEffectEvent } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import type { UploadedImage } from '../uploaded-image.ts';
import { clipAt } from './local-clips.ts';

/**
 * Follows the local video of a field to the end of its upload.
 * @param onEnd gets the stored file; if it was refused or cancelled, what the field held before
 */
export function useClipEnd(
  value: string | undefined,
  onEnd: (file: UploadedImage | undefined) => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const clip = value === undefined ? undefined : clipAt(value);
    if (!clip) return undefined;
    let isHeld = true;
    void clip.kept.then((kept) => isHeld && drawAtOnce(() => end(kept ?? clip.before)));
    return () => {
      isHeld = false;
    };
  }, [value]);
}
