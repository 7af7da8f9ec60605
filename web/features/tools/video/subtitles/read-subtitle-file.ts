import { CUE_LIMITS } from '@inkreel/scene/subtitles/cue.ts';
import { type ReadSubtitles, readSubtitles } from '@inkreel/scene/subtitles/read-subtitles.ts';
import { decodeText } from './core/decode-text.ts';

/** The cues of a file that a person chose. */
export async function readSubtitleFile(file: File): Promise<ReadSubtitles> {
  if (file.size > CUE_LIMITS.fileBytes) return { refused: 'too_large' };
  return readSubtitles(decodeText(new Uint8Array(await file.arrayBuffer())));
}
