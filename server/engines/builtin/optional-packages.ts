import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { findHearingNetwork, HEARING_PACKAGE } from '../../hearing/find-network.ts';
import { findRuntime, RUNTIME_PACKAGE } from '../../inference/find-runtime.ts';
import { findOcrFiles, OCR_PACKAGE } from '../../ocr/models.ts';

/** Optional dependencies: a media engine, the text recognition models, the voice activity model. */
type Part = 'media' | 'reading' | 'hearing';

const NEEDS: { readonly [C in Capability]?: readonly Part[] } = {
  talking_portrait: ['media'],
  retalk: ['media'],
  export_film: ['media'],
  remove_subtitles: ['media'],
  translate_subtitles: ['media'],
  read_subtitles: ['media', 'reading'],
  find_speech: ['media', 'hearing'],
};

/** What is installed on this machine. */
export interface Installed {
  /** Whether an `ffmpeg` program or its library is installed. */
  hasMedia: boolean;
  /** Where `npm run models` installs the runtime. */
  modelsFolder: string;
}

/**
 * The package or program that a capability of the built-in engine is missing on this machine; undefined if
 * none.
 */
export function lackingPackage(
  capability: Capability,
  { hasMedia, modelsFolder }: Installed,
): string | undefined {
  const needs = NEEDS[capability] ?? [];
  if (needs.includes('media') && !hasMedia) return 'ffmpeg';
  if (!needs.includes('reading') && !needs.includes('hearing')) return undefined;
  if (findRuntime(modelsFolder) === undefined) return RUNTIME_PACKAGE;
  if (needs.includes('reading') && findOcrFiles() === undefined) return OCR_PACKAGE;
  return needs.includes('hearing') && findHearingNetwork() === undefined ? HEARING_PACKAGE : undefined;
}

const ABSENT: ReadonlySet<unknown> = new Set([
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
  'ERR_DLOPEN_FAILED',
]);

/** Whether a module, or its library for this system, could not be loaded. */
export const isPackageMissing = (error: unknown): boolean =>
  error instanceof Error && (ABSENT.has((error as { code?: unknown }).code) || isPackageMissing(error.cause));
