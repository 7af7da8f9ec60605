import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import type { NumberedShot } from '@inkreel/contract/story/scenes.ts';

/** How long a shot is seen: its seconds, or as long as its voices take. */
export function shotSeconds({ part, lines }: Pick<NumberedShot, 'part' | 'lines'>): number {
  const spoken = lines.reduce((sum, { speech }) => sum + (speech?.seconds ?? 0), 0);
  return Math.max(part.seconds ?? STORY_LIMITS.seconds.usual, spoken);
}

/** The stored file that a part names; undefined until the server has told of it. */
export function fileAt(
  files: ReadonlyMap<string, DocumentFile>,
  source: string | undefined,
): DocumentFile | undefined {
  const id = source === undefined ? undefined : fileIdOf(source);
  return id === undefined ? undefined : files.get(id);
}

/** Seconds as minutes and seconds. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
