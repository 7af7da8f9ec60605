/** What a story has cost, and what it costs to make the rest: by shot, scene and story. Pure. */
import type { Part, Parts } from '../documents/parts/part.ts';
import type { LinePart, ShotPart } from '../documents/story-document.ts';
import { quote } from '../pricing.ts';
import { isSpoken, linesOf } from './line-status.ts';
import { imageStaleness, type Outside, speechStaleness } from './shot-inputs.ts';
import { shotsOf } from './shot-status.ts';

/** In points. */
export interface StoryCost {
  /** For what is missing or stale, and what is being made. */
  left: number;
  /** Charged for all that was made, as the receipts say. */
  spent: number;
}

/** Points of one picture in the wanted quality, and of started 100 characters of speech. */
export interface StoryPrices {
  image: number;
  speech: number;
}

export interface StoryCosts {
  story: StoryCost;
  scenes: ReadonlyMap<string, StoryCost>;
  /** With the lines that are heard in them. */
  shots: ReadonlyMap<string, StoryCost>;
}

/** Lines that are heard in no shot count for their scene. */
export function storyCosts(parts: Parts, outside: Outside, prices: StoryPrices): StoryCosts {
  const story = { left: 0, spent: 0 };
  const scenes = new Map<string, StoryCost>();
  const shots = new Map<string, StoryCost>();
  const add = (cost: StoryCost, part: Part, shot: string | undefined) => {
    const sums = [story, sumOf(scenes, part.parent), sumOf(shots, shot)];
    for (const sum of sums) {
      if (!sum) continue;
      sum.left += cost.left;
      sum.spent += cost.spent;
    }
  };
  for (const shot of shotsOf(parts)) add(costOfShot(parts, shot, outside, prices), shot, shot.id);
  for (const line of linesOf(parts)) {
    const heard = line.shot !== undefined && shots.has(line.shot) ? line.shot : undefined;
    add(costOfLine(line, outside, prices), line, heard);
  }
  return { story, scenes, shots };
}

function sumOf(sums: Map<string, StoryCost>, id: string | null | undefined): StoryCost | undefined {
  if (id === null || id === undefined) return undefined;
  const sum = sums.get(id) ?? { left: 0, spent: 0 };
  sums.set(id, sum);
  return sum;
}

function costOfShot(parts: Parts, shot: ShotPart, outside: Outside, { image }: StoryPrices): StoryCost {
  const isLeft = imageStaleness(parts, shot, outside).kind !== 'current';
  return { left: isLeft ? image : 0, spent: shot.spent ?? 0 };
}

function costOfLine(line: LinePart, outside: Outside, { speech }: StoryPrices): StoryCost {
  const isLeft = isSpoken(line, outside) && speechStaleness(line, outside).kind !== 'current';
  const characters = [...(line.text ?? '').trim()].length;
  return { left: isLeft ? quote({ unitPoints: speech, characters }).points : 0, spent: line.spent ?? 0 };
}
