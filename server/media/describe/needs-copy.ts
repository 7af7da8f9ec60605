import type { InputFormat } from '../job.ts';
import { LARGE_HEIGHT } from './colours.ts';
import type { Look } from './look.ts';

/** Pictures that browsers decode, if they are 8-bit 4:2:0. */
const PICTURES = new Set(['h264', 'vp8', 'vp9', 'av1']);
/** Sounds that browsers decode; those that begin with `pcm_` are too. */
const SOUNDS = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);
const HIGH_RANGE = new Set(['smpte2084', 'arib-std-b67']);

/**
 * Whether browsers decode a video otherwise than jobs do, or not at all: films then draw from a copy everywhere.
 * @param sound number of the sound that jobs use; undefined for a video without one
 */
export function needsCopy(
  { codec, pixels, isInterlaced, transfer, matrix, height, sounds }: Look,
  format: InputFormat,
  sound: number | undefined,
): boolean {
  const isSeen =
    format !== 'avi' &&
    PICTURES.has(codec) &&
    /^yuvj?420p$/.test(pixels) &&
    !isInterlaced &&
    !HIGH_RANGE.has(transfer ?? '') &&
    // Decoders of browsers take small untagged ones for BT.709, players and the server for BT.601.
    (matrix !== undefined || height >= LARGE_HEIGHT);
  const heard = sound === undefined ? undefined : sounds[sound];
  const isHeard = heard === undefined || (sound === 0 && (SOUNDS.has(heard) || heard.startsWith('pcm_')));
  return !(isSeen && isHeard);
}
