import type { Role } from '@inkreel/contract/api/roles.ts';
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import type { CSSProperties } from 'react';
import { inkOf } from './shot-words.ts';

/** Who speaks a line, as the storyboard names them. */
export const speakerOf = (line: LinePart, roles: ReadonlyMap<string, Role>): string =>
  (line.role === undefined ? undefined : roles.get(line.role)?.name) ?? line.speaker ?? '';

/** The initial of a name in the ink of that person; dashed while it is a guess. */
export function NameMark({
  name,
  speakers,
  guessed,
}: {
  name: string;
  /** Everybody who speaks in the story, in the order of the script. */
  speakers: readonly string[];
  guessed?: boolean | undefined;
}) {
  if (name === '') return null;
  const style = { '--who': inkOf(speakers, name) } as CSSProperties;
  return (
    <i className="name-mark" style={style} title={name} data-guessed={guessed === true}>
      <span aria-hidden>{[...name][0]}</span>
      <span className="sr-only">{name}</span>
    </i>
  );
}
