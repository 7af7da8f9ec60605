import { chatKind } from '@inkreel/contract/documents/chat-document.ts';
import type { DocumentKind, DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { filmKind, filmTemplateKind } from '@inkreel/contract/documents/film-document.ts';
import type { PartsKind } from '@inkreel/contract/documents/parts/define-parts.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { subtitleProjectKind } from '@inkreel/scene/subtitles/subtitle-project.ts';

/** A kind whose content is saved whole, or in parts. */
export type AnyKind = DocumentKind<unknown> | PartsKind;

/** Every kind of document, by its name. */
const KINDS: { readonly [Name in DocumentKindName]: AnyKind } = {
  collage: collageKind as DocumentKind<unknown>,
  chat: chatKind as DocumentKind<unknown>,
  'subtitle-project': subtitleProjectKind as DocumentKind<unknown>,
  story: storyKind,
  design: designKind,
  film: filmKind,
  'film-template': filmTemplateKind,
  text: textKind,
};

/** Kinds that tests add. */
const added = new Map<string, AnyKind>();

/** For tests of what every kind gets. @returns a function that takes the kind away again */
export function addDocumentKind(kind: AnyKind): () => void {
  added.set(kind.kind, kind);
  return () => added.delete(kind.kind);
}

/** @throws Error for an unknown kind: the database has none */
export function findKind(name: string): AnyKind {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name as DocumentKindName] : added.get(name);
  if (!kind) throw new Error(`no kind of document: ${name}`);
  return kind;
}

const isPartsKind = (kind: AnyKind): kind is PartsKind => 'parts' in kind;

/** The kind of a document that is saved in parts; undefined for one that is saved whole. */
export function partsKind(name: string): PartsKind | undefined {
  const kind = findKind(name);
  return isPartsKind(kind) ? kind : undefined;
}

/** The kind of a document that is saved whole; undefined for one that is saved in parts. */
export function wholeKind(name: string): DocumentKind<unknown> | undefined {
  const kind = findKind(name);
  return isPartsKind(kind) ? undefined : kind;
}
