import type { storyboard } from '@inkreel/contract/messages/en/storyboard.ts';
import type { Translation } from '@inkreel/contract/messages/messages.ts';
import { ROLE_INPUT } from '@inkreel/contract/story/shot-inputs.ts';
import type { BoardShot, Storyboard } from './use-storyboard.ts';

export type StoryboardTexts = Translation<typeof storyboard>;

/** Why a shot's image is stale, in words. */
export function staleReason(
  texts: StoryboardTexts,
  { changed, part, made }: BoardShot,
  roles: Storyboard['roles'],
): string {
  const present = new Set((part.roles ?? []).map(({ role }) => role));
  const reasons = changed.map((name) => {
    if (!name.startsWith(ROLE_INPUT)) return texts.changed[name as 'text'];
    const role = name.slice(ROLE_INPUT.length);
    const stays = present.has(role) && made?.made[name] !== undefined;
    const known = roles.get(role);
    return stays && known ? texts.changed.role({ name: known.name }) : texts.changed.roleGone;
  });
  const words = [...new Set(reasons.filter(Boolean))].join(texts.and);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The class of a status word. */
export const STATUS_CLASS: Readonly<Record<BoardShot['status'], string>> = {
  current: 'status status-done',
  running: 'status status-running',
  waiting: 'status status-wait',
  stale: 'status status-stale',
  failed: 'status status-failed',
  missing: 'status status-missing',
};

/** One of the four inks of people, by the order in which a story's lines name them; the first again for a fifth. */
export function inkOf(speakers: readonly string[], speaker: string): string {
  return `var(--who-${(Math.max(0, speakers.indexOf(speaker)) % 4) + 1})`;
}
