/** Maximum characters of the name of a team or of a project (contract, `name`). */
const LONGEST_NAME = 60;

/** The error text of an invalid name; undefined if it is valid. */
export function checkName(
  name: string,
  texts: { nameMissing: string; nameLong: string },
): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return texts.nameMissing;
  return trimmed.length > LONGEST_NAME ? texts.nameLong : undefined;
}
