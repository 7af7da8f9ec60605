import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';
import { CUE_LIMITS, type Cue } from '@inkreel/scene/subtitles/cue.ts';
import {
  type ReadSubtitleFile,
  readSubtitleFile as readBytes,
} from '@inkreel/scene/subtitles/read-subtitle-file.ts';

/** A subtitle file that a person chose, as it was read last. */
export interface ReadFile {
  file: File;
  /** Undefined for a file that is no text. */
  encoding?: TextEncoding;
  refused?: Extract<ReadSubtitleFile, { refused: string }>['refused'];
  mended: number;
  rolled: number;
  doubtful: readonly number[];
}

/**
 * Reads a subtitle file; one that is too large is not loaded.
 * @param chosen its encoding, if the person has named it
 */
export async function readSubtitleFile(
  file: File,
  chosen?: TextEncoding,
): Promise<{ read: ReadFile; cues: readonly Cue[] }> {
  const found =
    file.size > CUE_LIMITS.fileBytes
      ? { refused: 'too_large' as const }
      : readBytes(new Uint8Array(await file.arrayBuffer()), chosen);
  if ('refused' in found) return { read: { file, ...found, mended: 0, rolled: 0, doubtful: [] }, cues: [] };
  const { encoding, cues, mended, rolled, doubtful } = found;
  return { read: { file, encoding, mended, rolled, doubtful }, cues };
}
