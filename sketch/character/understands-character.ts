import { parse } from '../language/parse.ts';
import { describe, withPerson } from './character-brief.ts';

/** Small words that say nothing by themselves. */
const SILENT = new Set(['relation', 'count']);

/** Whether a description contains anything that the drawn person would show: who, how old, hair, clothes. */
export function understandsCharacter(character: string): boolean {
  const { described, spokenAge, named } = describe(character);
  return named || spokenAge || described.understood.some(({ as }) => !SILENT.has(as));
}

/** Whether a scene contains anything that its picture would show besides the character. */
export function understandsScene(scene: string): boolean {
  const read = parse(scene);
  // A scene may leave the character out: "reading under a tree" is enough.
  const acted = parse(withPerson(scene, read.language));
  return (
    [read, acted].some(({ understood }) => understood.some(({ as }) => !SILENT.has(as))) ||
    read.subjects.length > 0
  );
}
