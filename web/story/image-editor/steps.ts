import type { MadeFile, ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { shownImage } from '@inkreel/contract/story/shot-inputs.ts';

/** An image that the shot has had. */
export interface ImageStep {
  /** From 1. */
  step: number;
  image: MadeFile;
  /** It is the one in the storyboard. */
  isShown: boolean;
  from: 'drawn' | 'brought' | 'tool';
}

/** All images of a shot, oldest first. Pure. */
export function stepsOf(shot: ShotPart): ImageStep[] {
  const shown = shownImage(shot);
  return (shot.images ?? []).map((image, at) => ({
    step: at + 1,
    image,
    isShown: image.file === shown?.file,
    from: image.tool !== undefined ? 'tool' : image.task === undefined ? 'brought' : 'drawn',
  }));
}
