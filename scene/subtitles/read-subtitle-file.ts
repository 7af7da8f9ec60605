import { CUE_LIMITS } from './cue.ts';
import { decodeText } from './decode-text.ts';
import { type ReadSubtitles, readSubtitles } from './read-subtitles.ts';

/**
 * The cues of a subtitle file, whatever its letters are encoded in; the one reader of browser and server.
 * @returns with the encoding as the standard of encodings names it
 */
export function readSubtitleFile(bytes: Uint8Array): ReadSubtitles & { encoding: string } {
  if (bytes.length > CUE_LIMITS.fileBytes) return { refused: 'too_large', encoding: '' };
  // Archives and other programs' files: what decodes from them by chance is not a subtitle.
  if (isBinary(bytes)) return { refused: 'no_cues', encoding: '' };
  const { text, encoding } = decodeText(bytes);
  return { ...readSubtitles(text), encoding };
}

/** Beginnings of ZIP, gzip, RAR, 7z, PDF, Matroska and PNG. */
const BINARY = ['504b0304', '1f8b', '52617221', '377abcaf', '25504446', '1a45dfa3', '89504e47'];

function isBinary(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BINARY.some((mark) => start.startsWith(mark));
}
