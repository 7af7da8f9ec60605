import { parse } from '../language/parse.ts';
import { describe, withPerson } from './character-brief.ts';

/** Function words. */
const SILENT = new Set(['relation', 'count']);

/** Whether a description contains anything visible in the drawn person: kind, age, hair, clothes. */
export function understandsCharacter(character: string): boolean {
  const { described, spokenAge, named } = describe(character);
  return named || spokenAge || described.understood.some(({ as }) => !SILENT.has(as));
}

/** Whether a scene contains anything visible besides the character. */
export function understandsScene(scene: string): boolean {
  const read = parse(scene);
  // A scene may leave the character out: "reading under a tree" is enough.
  const acted = parse(withPerson(scene, read.language));
  return (
    [read, acted].some(({ understood }) => understood.some(({ as }) => !SILENT.has(as))) ||
    read.subjects.length > 0
  );
}
