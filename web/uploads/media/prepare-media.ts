import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { VIDEO_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { type FileFacts, type MediaLimits, mediaProblems } from '@inkreel/contract/media-limits.ts';
import type { ErrorTexts } from '../../lib/error-texts.ts';
import { toast } from '../../lib/toast.ts';
import { HEAD_BYTES, kindOfBytes } from '../core/file-kind.ts';
import { fingerprintOfLarge } from '../core/fingerprint.ts';
import type { UploadedImage } from '../uploaded-image.ts';
import { probeMedia } from './probe-media.ts';
import type { KnownFacts } from './repair/plan-repair.ts';

/** A file that can be sent as it is, or its problem. */
export type PreparedMedia =
  | { type: string; fingerprint: string; facts: FileFacts }
  /** With its facts if it can be repaired. */
  | { problem: ErrorCode; facts?: KnownFacts };

/**
 * Inspects a file by its bytes and its index, before anything is sent.
 * @throws DOMException if the file cannot be read at all (removed, or no permission)
 */
export async function prepareMedia(
  file: File,
  kind: 'video' | 'audio',
  limits: MediaLimits,
): Promise<PreparedMedia> {
  const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'video' && type === 'audio/mp4') return { problem: 'media_without_picture' };
  // A film's container may hold sound alone.
  if (!type?.startsWith(`${kind}/`) && !type?.startsWith('video/')) return { problem: 'media_format' };
  const facts = await probeMedia(file, type);
  if (!facts?.type.startsWith(`${kind}/`)) return { problem: refusalOf(kind, type, facts) };
  const [problem] = mediaProblems(limits, facts);
  if (problem) return isKnown(facts) ? { problem, facts } : { problem };
  if (file.size > VIDEO_UPLOAD_BYTES) return { problem: 'media_size' };
  return { type: facts.type, fingerprint: await fingerprintOfLarge(file), facts };
}

/** Why a file that may be of the other kind is not taken. */
function refusalOf(kind: 'video' | 'audio', type: string, facts: FileFacts | undefined): ErrorCode {
  if (facts) return kind === 'video' ? 'media_without_picture' : 'media_format';
  return type.startsWith(`${kind}/`) ? 'media_unreadable' : 'media_format';
}

const isKnown = (facts: FileFacts): facts is KnownFacts => facts.seconds !== undefined && facts.seconds > 0;

/** The problem of a file that the product keeps. */
export function problemOf({ media }: UploadedImage, limits: MediaLimits): ErrorCode | undefined {
  return media ? mediaProblems(limits, media)[0] : 'media_unreadable';
}

/** Says of a kept video that its sound cannot be used: the editor that takes it may show no slot. */
export function tellSound(
  { media }: UploadedImage,
  kind: 'video' | 'audio',
  errors: Pick<ErrorTexts, 'media_sound_unreadable'>,
): void {
  if (kind === 'video' && media?.isSoundUnread) toast(errors.media_sound_unreadable);
}
