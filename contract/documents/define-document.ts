/**
 * Kinds of saved documents. A kind owns its content: the version of its schema, the upgrades from earlier
 * versions, and the checks of content from outside. Pure: browser and server read documents alike.
 */

/** Names of the kinds in the API. */
export const DOCUMENT_KINDS = [
  'collage',
  'chat',
  'subtitle-project',
  'story',
  'text',
  'design',
  'film',
  'film-template',
] as const;
export type DocumentKindName = (typeof DOCUMENT_KINDS)[number];
/** Private kinds: only the author sees them, not the members of the project nor the organisation's admins. */
export const PERSONAL_KINDS: readonly DocumentKindName[] = ['chat'];

/** Kinds that everybody in the organisation sees, whatever their projects. */
export const ORGANISATION_KINDS: readonly DocumentKindName[] = ['film-template'];

export interface DocumentKind<Content> {
  kind: DocumentKindName;
  /** Version of the schema that `parse` checks, from 1. */
  version: number;
  /** By version: content of that version as the next one has it. Every version below the current one has its step. */
  upgrades: Readonly<Record<number, (content: unknown) => unknown>>;
  /** Content of the current version; undefined for anything else. */
  parse: (content: unknown) => Content | undefined;
  /** Sources that the content uses: files of the product (`fileSource`), and names that only one browser knows. */
  sources: (content: Content) => readonly string[];
  /**
   * What people search for in it, in parts that change on their own; stored beside it when it is saved. By default
   * nothing but its name is searched.
   */
  texts?: (content: Content) => readonly string[];
  /** Revisions that the history keeps; `DOCUMENT_HISTORY` by default. */
  history?: number;
  /** Maximum content, in bytes of its JSON; `DOCUMENT_BYTES` by default. */
  bytes?: number;
}

/** @throws Error if a version has no step to the next one */
export function defineDocument<Content>(kind: DocumentKind<Content>): DocumentKind<Content> {
  for (let version = 1; version < kind.version; version += 1)
    if (!kind.upgrades[version])
      throw new Error(`Documents of kind ${kind.kind} have no step from version ${version}`);
  return kind;
}

/**
 * Content of any version up to the kind's, upgraded and checked.
 * @returns undefined for content that is damaged, or of a version that this program does not know yet
 */
export function readDocument<Content>(
  kind: DocumentKind<Content>,
  version: number,
  content: unknown,
): Content | undefined {
  if (!Number.isInteger(version) || version < 1 || version > kind.version) return undefined;
  let current = content;
  try {
    for (let at = version; at < kind.version; at += 1) current = kind.upgrades[at]?.(current);
  } catch {
    // A step met content that its version never wrote.
    return undefined;
  }
  return kind.parse(current);
}

export const FILE_SOURCE = /^file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** How a document names a stored file. */
export const fileSource = (fileId: string): string => `file:${fileId}`;

/** Id of the file that a source names; undefined for a name that only one browser knows. */
export const fileIdOf = (source: string): string | undefined => FILE_SOURCE.exec(source)?.[1];
