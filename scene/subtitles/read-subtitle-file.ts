import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';
import { decodeText } from '../text-encodings/decode-text.ts';
import { CUE_LIMITS } from './cue.ts';
import { type ReadSubtitles, readSubtitles } from './read-subtitles.ts';

type Refused = Extract<ReadSubtitles, { refused: string }>;
export type ReadSubtitleFile =
  | (Exclude<ReadSubtitles, Refused> & { encoding: TextEncoding })
  /** Without an encoding: a file that is no text. */
  | (Refused & { encoding?: TextEncoding });

/**
 * The cues of a subtitle file of any encoding; used by browser and server.
 * @param chosen the encoding, if a person has named it instead of the guess
 */
export function readSubtitleFile(bytes: Uint8Array, chosen?: TextEncoding): ReadSubtitleFile {
  if (bytes.length > CUE_LIMITS.fileBytes) return { refused: 'too_large' };
  // Archives and other binary files: text decoded from them by chance is no subtitle.
  if (isBinary(bytes)) return { refused: 'no_cues' };
  const { text, encoding } = decodeText(bytes, chosen);
  return { ...readSubtitles(text), encoding };
}

/** Magic numbers of ZIP, gzip, RAR, 7z, PDF, Matroska and PNG. */
const BINARY = ['504b0304', '1f8b', '52617221', '377abcaf', '25504446', '1a45dfa3', '89504e47'];

function isBinary(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BINARY.some((mark) => start.startsWith(mark));
}
