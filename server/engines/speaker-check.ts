import {
  isSpeakerCapability,
  SPEAKER_CHECKS,
  type SpeakerCapability,
} from '@inkreel/contract/api/speaker-check.ts';
import type { Owner } from '../gate/fair-queue.ts';
import type { Analyzer, MediaCheck } from './engine.ts';
import { isOpen, type RoutingTable } from './routing.ts';

/**
 * Has an engine check a speaker; undefined if no allowed engine has such a check.
 * @throws errors of the engine
 */
export type SpeakerCheck = (
  capability: string,
  /** `engine`: the only one to call; by default the first open one with the check. */
  question: { input: Readonly<Record<string, unknown>>; engine?: string; owner: Owner },
  signal: AbortSignal,
) => Promise<MediaCheck | undefined>;

/** Cached answers: files never change, and a provider bills the operator for each check. */
const REMEMBERED = 500;

/** The engines' checks, with each answer cached for the following run. */
export function createSpeakerCheck(table: RoutingTable): SpeakerCheck {
  const known = new Map<string, MediaCheck>();
  const find = (capability: SpeakerCapability, only: string | undefined) => {
    for (const route of table[capability] ?? []) {
      const { id, analyzes } = route.engine;
      const analyzer: Analyzer<MediaCheck> | undefined = analyzes?.[SPEAKER_CHECKS[capability]];
      if (analyzer && isOpen(route, capability) && (only === undefined || only === id))
        return { id, analyzer };
    }
    return undefined;
  };
  return async (capability, { input, engine, owner }, signal) => {
    const found = isSpeakerCapability(capability) ? find(capability, engine) : undefined;
    if (!found) return undefined;
    const key = JSON.stringify([found.id, capability, questionOf(input)]);
    const before = known.get(key);
    if (before) return before;
    const answer = await found.analyzer(input, signal, owner);
    known.set(key, answer);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value as string);
    return answer;
  };
}

/** Cache key: the picture of the speaker and the crop, but not the speech. */
const questionOf = ({
  image_url,
  video_url,
  face_url,
  face_at,
  frame,
}: Readonly<Record<string, unknown>>) => [image_url, video_url, face_url, face_at, frame];
