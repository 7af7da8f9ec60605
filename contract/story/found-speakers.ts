import { childrenByParent, type Part, type Parts } from '../documents/parts/part.ts';
import type { LinePart } from '../documents/story-document.ts';
import type { RoleChange } from './merge-roles.ts';

/** A name in the script that belongs to no character yet. */
export interface FoundSpeaker {
  name: string;
  /** How many lines are said under it. */
  lines: number;
  /** The first of them, and the number of its scene, from 1. */
  quote: string;
  scene: number;
}

const isOpen = (part: Part): part is LinePart & { speaker: string } => {
  const { kind, role, speaker } = part as LinePart;
  return kind === 'line' && role === undefined && speaker !== undefined && speaker.trim() !== '';
};

/** Names are the same whatever their case, and with any spaces around them. */
const keyOf = (name: string): string => name.trim().toLowerCase();

/** Names of a script that are no characters of the project yet, as they appear. */
export function foundSpeakers(parts: Parts): FoundSpeaker[] {
  const children = childrenByParent(parts);
  const scenes = (children.get(null) ?? []).filter(({ kind }) => kind === 'scene');
  const found = new Map<string, FoundSpeaker>();
  for (const [at, { id }] of scenes.entries())
    for (const line of (children.get(id) ?? []).filter(isOpen)) {
      const key = keyOf(line.speaker);
      const known = found.get(key);
      if (known) known.lines += 1;
      else found.set(key, { name: line.speaker.trim(), lines: 1, quote: line.text ?? '', scene: at + 1 });
    }
  return [...found.values()];
}

/** What a story changes when a name in its script is found to be a character. */
export const castSpeaker = (parts: Parts, name: string, role: string): RoleChange[] =>
  [...parts.values()].flatMap((part) =>
    isOpen(part) && keyOf(part.speaker) === keyOf(name)
      ? [{ id: part.id, set: { role, guessed: null } }]
      : [],
  );
