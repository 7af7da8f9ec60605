/** What is with the pictures of shots, and which of them an order draws. Pure: page and server count alike. */

import { childrenByParent, type Parts } from '../documents/parts/part.ts';
import { compareFingerprints, type Staleness } from '../documents/parts/staleness.ts';
import type { ShotPart } from '../documents/story-document.ts';
import { BATCH_ITEMS } from '../limits.ts';
import { imageFingerprint, imageStaleness, type Outside } from './shot-inputs.ts';

/** Every shot has exactly one. What is being made comes before what is there. */
export type ShotStatus = 'waiting' | 'running' | 'failed' | Staleness['kind'];

export function shotStatus(parts: Parts, shot: ShotPart, outside: Outside): ShotStatus {
  return shot.run?.state ?? imageStaleness(parts, shot, outside).kind;
}

/** The shots of a story in its order, scene by scene; those without a scene last. */
export function shotsOf(parts: Parts): ShotPart[] {
  const children = childrenByParent(parts);
  const top = children.get(null) ?? [];
  const holders = [
    ...top.filter(({ kind }) => kind === 'scene'),
    ...top.filter(({ kind }) => kind !== 'scene'),
  ];
  return holders
    .flatMap(({ id }) => children.get(id) ?? [])
    .filter((part): part is ShotPart => part.kind === 'shot');
}

/** Shots that an order names together. */
export const WISHES = ['missing', 'failed', 'stale'] as const;
export type Wish = (typeof WISHES)[number];

/** Shots by id, or all of a kind. */
export type ShotWish = { shots: readonly string[] } | { which: Wish };

/**
 * The shots that an order draws, in the order of the story: never one that is being made, or of which nothing is said.
 * `missing` are those without a picture, also where the last try failed; `stale` never draws one again that has a
 * current picture besides the picked one. Shots by id are drawn although they are current.
 */
export function shotsToDraw(parts: Parts, outside: Outside, wish: ShotWish): ShotPart[] {
  const named = 'shots' in wish ? new Set(wish.shots) : undefined;
  const isWanted = (shot: ShotPart): boolean => {
    if ('shots' in wish) return named?.has(shot.id) ?? false;
    if (wish.which === 'failed') return shot.run?.state === 'failed';
    if (wish.which === 'missing') return (shot.images ?? []).length === 0;
    return imageStaleness(parts, shot, outside).kind === 'stale' && !hasCurrent(parts, shot, outside);
  };
  return shotsOf(parts)
    .filter((shot) => !isBeingMade(shot) && !isEmpty(shot) && isWanted(shot))
    .slice(0, BATCH_ITEMS);
}

const isBeingMade = ({ run }: ShotPart): boolean => run?.state === 'waiting' || run?.state === 'running';

/** Whether nothing is said about what it shows. */
const isEmpty = ({ text, prompt }: ShotPart): boolean => `${text ?? ''}${prompt ?? ''}`.trim() === '';

function hasCurrent(parts: Parts, shot: ShotPart, outside: Outside): boolean {
  const now = imageFingerprint(parts, shot, outside);
  return (shot.images ?? []).some(({ made }) => compareFingerprints(made, now).kind === 'current');
}
