/** What is with the voices of lines, and which of them an order speaks. Pure: page and server count alike. */
import { childrenByParent, type Json, type Parts } from '../documents/parts/part.ts';
import type { Staleness } from '../documents/parts/staleness.ts';
import type { LinePart } from '../documents/story-document.ts';
import { BATCH_ITEMS } from '../limits.ts';
import type { StoryRole } from './characters.ts';
import { type Outside, speechStaleness, VOICE_INPUT } from './shot-inputs.ts';
import type { Wish } from './shot-status.ts';

/** Lines by id, or all of a kind. */
export type LineWish = { lines: readonly string[] } | { which: Wish };

export type LineStatus = 'waiting' | 'running' | 'failed' | Staleness['kind'];

export const lineStatus = (line: LinePart, outside: Outside): LineStatus =>
  line.run?.state ?? speechStaleness(line, outside).kind;

/** The lines of a story in its order, scene by scene. */
export function linesOf(parts: Parts): LinePart[] {
  const children = childrenByParent(parts);
  return (children.get(null) ?? [])
    .flatMap(({ id }) => children.get(id) ?? [])
    .filter((part): part is LinePart => part.kind === 'line');
}

/** Whether a line can be spoken: it is speech with a letter or digit, of a character who has a voice. */
export const isSpoken = ({ type, text = '', role = '' }: LinePart, outside: Outside): boolean =>
  type === 'speech' && /[\p{L}\p{N}]/u.test(text) && outside.has(VOICE_INPUT + role);

/** The lines that an order speaks, in the order of the story: never one that is being spoken, or cannot be. */
export function linesToSpeak(parts: Parts, outside: Outside, wish: LineWish): LinePart[] {
  const named = 'lines' in wish ? new Set(wish.lines) : undefined;
  const isWanted = (line: LinePart): boolean => {
    if ('lines' in wish) return named?.has(line.id) ?? false;
    if (wish.which === 'failed') return line.run?.state === 'failed';
    return speechStaleness(line, outside).kind === wish.which;
  };
  const isBusy = ({ run }: LinePart) => run?.state === 'waiting' || run?.state === 'running';
  return linesOf(parts)
    .filter((line) => !isBusy(line) && isSpoken(line, outside) && isWanted(line))
    .slice(0, BATCH_ITEMS);
}

/** The input of the speech of a line, with its emotion or else that of the voice. */
export function lineInput(line: LinePart, voice: NonNullable<StoryRole['voice']>): Record<string, Json> {
  const emotion = line.emotion ?? voice['emotion'];
  return {
    text: (line.text ?? '').trim(),
    voice: voice['id'] ?? '',
    speed: voice['speed'] ?? 100,
    ...(voice['language'] !== undefined && { language: voice['language'] }),
    // Every voice speaks so without being told.
    ...(emotion !== undefined && emotion !== 'neutral' && { emotion }),
  };
}
