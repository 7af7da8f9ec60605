import { CUE_LIMITS } from './cue.ts';
import { decodeText } from './decode-text.ts';
import { type ReadSubtitles, readSubtitles } from './read-subtitles.ts';

/**
 * The cues of a subtitle file of any encoding; used by browser and server.
 * @returns with the encoding, as named in the Encoding Standard
 */
export function readSubtitleFile(bytes: Uint8Array): ReadSubtitles & { encoding: string } {
  if (bytes.length > CUE_LIMITS.fileBytes) return { refused: 'too_large', encoding: '' };
  // Archives and other binary files: text decoded from them by chance is no subtitle.
  if (isBinary(bytes)) return { refused: 'no_cues', encoding: '' };
  const { text, encoding } = decodeText(bytes);
  return { ...readSubtitles(text), encoding };
}

/** Magic numbers of ZIP, gzip, RAR, 7z, PDF, Matroska and PNG. */
const BINARY = ['504b0304', '1f8b', '52617221', '377abcaf', '25504446', '1a45dfa3', '89504e47'];

function isBinary(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BINARY.some((mark) => start.startsWith(mark));
}
