import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Picture } from '../pixels/picture.ts';
import { plausible, shareOf } from './confidence.ts';
import { findDoubts } from './doubts.ts';
import type { Subjects } from './find-subjects.ts';
import { firstLabels } from './first-guess.ts';
import { SURE_ENOUGH } from './full-size.ts';
import {
  enlarged,
  grabCut,
  grabCutTwice,
  LIKELY_BACKGROUND,
  refineCut,
  type SmallMask,
  SURE_SUBJECT,
} from './grab-cut.ts';
import { guessAlone, guessPeople } from './guess-alone.ts';
import { ERASE, KEEP, OUTSIDE } from './hints.ts';
import { holdTo } from './hold-to-hints.ts';
import { beforeBackdrop } from './on-plain-background.ts';
import { boxAround, fillEllipse, shrink } from './paint-labels.ts';
import { type Backdrop, findBackdrop } from './plain-backdrop.ts';
import { saliency, splitBetween } from './saliency.ts';

/** Subject (1) and background (0) of a small picture. */
export interface Outline {
  mask: Uint8Array;
  /** The backdrop behind the subject, if it is plain. */
  backdrop?: Backdrop | undefined;
  /** 0 to 1: how likely the user agrees. */
  confidence: number;
  /**
   * Places where two guesses disagree, for review by the user; none if a box or strokes mark the subject.
   */
  doubts: Place[];
}

/** Strokes mark the subject better than any detector. */
const NOBODY: Subjects = { boxes: [], cores: [], beside: [], faces: [], persons: [], score: 0 };

/** Shorter side below which several methods make no difference. */
const SMALLEST = 32;
/** Confidence in hints. */
const ASKED = 0.85;
/** A guess less likely to be right than this should be shown to the user before it is used. */
const LIKELY = 0.66;

/** Maps the occurring likelihoods so that `LIKELY` becomes `SURE_ENOUGH`. */
const sureness = (likely: number) => Math.max(0, Math.min(1, SURE_ENOUGH + (likely - LIKELY) * 1.3));

/**
 * Separates subject and background on a small picture.
 *
 * @param hints bits of `hints.ts`, of the picture's size
 * @param subjects called only if the backdrop is not plain
 */
export async function outline(
  picture: Picture,
  hints: Uint8Array,
  subjects: () => Promise<Subjects>,
  report: (share: number) => void,
): Promise<Outline> {
  const asked = hints.some((bits) => bits !== 0);
  const backdrop = findBackdrop(picture);
  if (backdrop) {
    const mask = await beforeBackdrop(picture, hints, backdrop, report);
    holdTo(mask, picture.width, hints);
    const share = shareOf(mask);
    if (share > 0.002 && share < 0.97) {
      // By colour, a dark coat in front of a dark wall belongs to the wall: only faces correct that.
      const people = asked ? undefined : guessPeople(picture, await subjects(), report);
      const doubts = people ? findDoubts(reducedTo(people, { ...picture, mask }), people) : [];
      return { mask, backdrop, confidence: 0.35 + 0.65 * backdrop.share, doubts };
    }
  }
  report(0.1);
  const boxed = hints.some((bits) => bits === OUTSIDE);
  const known = hints.includes(KEEP) ? NOBODY : await subjects();
  report(0.4);
  const stands = saliency(picture);
  const split = splitBetween(stands);
  const labels = firstLabels(picture, hints, known, { stands, split });
  const told = (share: number) => report(0.4 + share * 0.5);
  if (!asked && Math.min(picture.width, picture.height) >= SMALLEST) {
    const guess = await guessAlone(picture, labels, known, (share) => report(0.4 + share * 0.4));
    const free = labels.map((label) => (label === SURE_SUBJECT ? label : LIKELY_BACKGROUND));
    const mask = await refineCut(picture, free, guess, (share) => report(0.8 + share * 0.1));
    holdTo(mask, picture.width, hints);
    if (mask.includes(1)) {
      const doubts = findDoubts(reducedTo(guess, { ...picture, mask }), guess.other);
      return { mask, confidence: sureness(guess.likely), doubts };
    }
  }
  // Strokes already start near the right outline: then the coarse step would only lose detail.
  let mask = hints.includes(KEEP)
    ? await grabCut(picture, labels, 4, told)
    : await grabCutTwice(picture, labels, told);
  holdTo(mask, picture.width, hints);
  const box = boxed ? boxAround(picture, (at) => hints[at] !== OUTSIDE) : undefined;
  if (box && shareOf(mask) < 0.12 * ((box.width * box.height) / mask.length)) {
    // Almost nothing of the box was kept: start again with its middle, which is hardly ever background.
    fillEllipse(labels, picture, shrink(box, 0.35), SURE_SUBJECT);
    mask = await grabCut(picture, labels, 4, (share) => report(0.9 + share * 0.1));
    holdTo(mask, picture.width, hints);
  }
  if (!mask.includes(1)) {
    // Nothing was separated: everything that may be subject is kept instead of returning an empty picture.
    return {
      mask: hints.map((bits) => (bits === ERASE || bits === OUTSIDE ? 0 : 1)),
      confidence: 0,
      doubts: [],
    };
  }
  return { mask, confidence: (asked ? ASKED : 0.5) * plausible(mask, picture), doubts: [] };
}

/** A mask at the smaller size of another one. */
function reducedTo({ width, height }: SmallMask, mask: SmallMask): SmallMask {
  return { width, height, mask: enlarged(mask, { width, height }) };
}
