/** What follows from showing another image of a shot. Pure: the page lists it before anything is changed. */
import type { Parts } from '../documents/parts/part.ts';
import type { ShotPart } from '../documents/story-document.ts';
import { imageStaleness, type Outside, pickImage, shownImage, videoStaleness } from './shot-inputs.ts';

export interface PutBack {
  /** Inputs that differ from what the story says now, of an image that was drawn for something else. */
  changed: readonly string[];
  /** Whether the moving shot, current before, is made from another image then; `current` if it was made from this one. */
  video: 'stale' | 'current' | 'unchanged';
}

/** @param file the image to show; undefined is returned for the one that is shown already */
export function putBack(parts: Parts, shot: ShotPart, file: string, outside: Outside): PutBack | undefined {
  if (shownImage(shot)?.file === file) return undefined;
  const after: ShotPart = { ...shot, ...pickedAs(shot, file) };
  const image = imageStaleness(parts, after, outside);
  const [before, then] = [videoStaleness(shot).kind, videoStaleness(after).kind];
  return {
    changed: image.kind === 'stale' ? image.changed : [],
    video: before === then ? 'unchanged' : then === 'stale' ? 'stale' : 'current',
  };
}

function pickedAs(shot: ShotPart, file: string): Pick<ShotPart, 'picked' | 'picked_over'> {
  const { picked, picked_over: over } = pickImage(shot, file);
  return { picked, ...(over !== null && { picked_over: over }) };
}
