/** Characters that the name of a team or of a project may have (contract, `name`). */
const LONGEST_NAME = 60;

/** What is wrong with a name, in the words given; undefined where nothing is. */
export function checkName(
  name: string,
  texts: { nameMissing: string; nameLong: string },
): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return texts.nameMissing;
  return trimmed.length > LONGEST_NAME ? texts.nameLong : undefined;
}
