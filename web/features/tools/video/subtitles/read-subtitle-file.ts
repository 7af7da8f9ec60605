import { CUE_LIMITS } from '@inkreel/scene/subtitles/cue.ts';
import { readSubtitleFile as readBytes } from '@inkreel/scene/subtitles/read-subtitle-file.ts';
import type { ReadSubtitles } from '@inkreel/scene/subtitles/read-subtitles.ts';

/** The cues of a file that a person chose; a file that is too large is not loaded. */
export async function readSubtitleFile(file: File): Promise<ReadSubtitles> {
  if (file.size > CUE_LIMITS.fileBytes) return { refused: 'too_large' };
  return readBytes(new Uint8Array(await file.arrayBuffer()));
}
