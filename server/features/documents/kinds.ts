import { chatKind } from '@inkreel/contract/documents/chat-document.ts';
import type { DocumentKind, DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { subtitleProjectKind } from '@inkreel/scene/subtitles/subtitle-project.ts';

/** Every kind of document, by its name. */
const KINDS: { readonly [Name in DocumentKindName]: DocumentKind<unknown> } = {
  collage: collageKind as DocumentKind<unknown>,
  chat: chatKind as DocumentKind<unknown>,
  'subtitle-project': subtitleProjectKind as DocumentKind<unknown>,
};

/** @throws Error for an unknown kind: the database has none */
export function documentKind(name: string): DocumentKind<unknown> {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name as DocumentKindName] : undefined;
  if (!kind) throw new Error(`no kind of document: ${name}`);
  return kind;
}
