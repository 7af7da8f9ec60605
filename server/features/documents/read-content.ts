import { createHash } from 'node:crypto';
import { DOCUMENT_BYTES } from '@inkreel/contract/api/documents.ts';
import { fileIdOf, readDocument } from '@inkreel/contract/documents/define-document.ts';
import { foldCase } from '../../db/search.ts';
import { AppError } from '../../http/app-error.ts';
import { findKind, wholeKind } from './kinds.ts';

/** Content in the form in which it is stored: checked, and of the newest version of its kind. */
export interface CheckedContent {
  schemaVersion: number;
  content: Record<string, unknown>;
  /** SHA-256 of its JSON, hex. */
  contentHash: string;
  /** Bytes of its JSON. */
  size: number;
  /** Ids of the stored files that it uses, without duplicates. */
  fileIds: string[];
  /** What is searched in it, as `document_texts` has it. */
  texts: string[];
}

/**
 * Upgrades stored content to the newest version of its kind and checks it.
 * @throws AppError document_unreadable for damaged content, or a version that this program does not know
 */
export function readContent(kindName: string, version: number, stored: unknown): CheckedContent {
  const checked = checkContent(kindName, version, stored);
  if (checked === undefined) throw new AppError('document_unreadable');
  return checked;
}

/**
 * Upgrades and checks content that a caller wants to save.
 * @throws AppError invalid_input for content that is not of its kind, or a version that this program does not know;
 * payload_too_large
 */
export function requireContent(kindName: string, version: number, given: unknown): CheckedContent {
  const checked = checkContent(kindName, version, given);
  if (checked !== undefined) return checked;
  const isKnown = version <= findKind(kindName).version;
  const field = isKnown ? 'content' : 'schema';
  throw new AppError('invalid_input', { data: { fields: [{ field, problem: 'malformed' }] } });
}

/** @throws AppError payload_too_large */
function checkContent(kindName: string, version: number, given: unknown): CheckedContent | undefined {
  const kind = wholeKind(kindName);
  // Documents with parts have no whole content.
  if (!kind) return undefined;
  const content = readDocument(kind, version, given);
  if (content === undefined) return undefined;
  const json = JSON.stringify(content);
  const size = Buffer.byteLength(json);
  if (size > (kind.bytes ?? DOCUMENT_BYTES)) throw new AppError('payload_too_large');
  const fileIds = kind.sources(content).flatMap((source) => fileIdOf(source) ?? []);
  return {
    schemaVersion: kind.version,
    content: content as Record<string, unknown>,
    contentHash: createHash('sha256').update(json).digest('hex'),
    size,
    fileIds: [...new Set(fileIds)],
    texts: (kind.texts?.(content) ?? []).map(foldCase),
  };
}
