/** Which shots an order sets in motion, and by what. Pure. */
import type { Parts } from '../documents/parts/part.ts';
import type { ShotPart } from '../documents/story-document.ts';
import { BATCH_ITEMS } from '../limits.ts';
import { CAMERA_MOVES, type CameraMove } from './camera-moves.ts';
import { imageStaleness, type Outside, shownImage, videoStaleness } from './shot-inputs.ts';
import { type ShotWish, shotsOf } from './shot-status.ts';
import { MOVING_SECONDS } from './story-runs.ts';

/** A model makes what happens; a camera moves over the picture. */
export const MOVERS = ['model', 'camera'] as const;
export type Mover = (typeof MOVERS)[number];

/**
 * The shots that an order sets in motion, in the order of the story: never one that is being made, or has no picture.
 * Without their ids only those whose picture is current, and only by a camera that moves.
 */
export function shotsToMove(parts: Parts, outside: Outside, by: Mover, wish: ShotWish): ShotPart[] {
  const named = 'shots' in wish ? new Set(wish.shots) : undefined;
  const isWanted = (shot: ShotPart): boolean => {
    if ('shots' in wish) return named?.has(shot.id) ?? false;
    if (wish.which === 'failed') return shot.video_run?.state === 'failed';
    if (imageStaleness(parts, shot, outside).kind !== 'current') return false;
    return videoStaleness(shot).kind === wish.which && (by === 'model' || cameraOf(shot) !== undefined);
  };
  const isBusy = ({ run, video_run }: ShotPart) =>
    [run?.state, video_run?.state].some((state) => state === 'waiting' || state === 'running');
  return shotsOf(parts)
    .filter((shot) => !isBusy(shot) && shownImage(shot) !== undefined && isWanted(shot))
    .slice(0, BATCH_ITEMS);
}

/** How the camera of a shot moves; undefined for one that stays. */
export const cameraOf = ({ camera }: ShotPart): CameraMove | undefined =>
  CAMERA_MOVES.find((move) => move === camera);

/** Whole seconds that the film of a shot has: as many as the shot, as far as films go. */
export function movingSeconds({ seconds = MOVING_SECONDS.usual }: ShotPart): number {
  return Math.min(MOVING_SECONDS.maximum, Math.max(MOVING_SECONDS.minimum, Math.ceil(seconds)));
}
