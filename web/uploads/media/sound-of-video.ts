import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { type MediaLimits, mediaProblems } from '@inkreel/contract/media-limits.ts';
import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import { HEAD_BYTES, kindOfBytes } from '../core/file-kind.ts';
import { probeMedia } from './probe-media.ts';
import { convertMedia } from './repair/convert-media.ts';

const SAMPLE_RATE = 48_000;

/**
 * The sound of a video as a WAV file of one channel. A video that is too long is no obstacle: its sound is trimmed like
 * any other.
 * @returns why there is none: the limit that the video misses, `no_sound`, or `media_format` if the file is not a video
 * @throws Error if this browser cannot decode the sound
 */
export async function soundOfVideo(file: File, limits: MediaLimits): Promise<File | ErrorCode | 'no_sound'> {
  const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!type?.startsWith('video/')) return 'media_format';
  const facts = await probeMedia(file, type);
  if (!facts?.seconds) return limits.types.includes(type) ? 'media_unreadable' : 'media_format';
  const [problem] = mediaProblems(limits, facts).filter((each) => each !== 'media_duration');
  if (problem) return problem;
  if (!(await hasSound(file))) return 'no_sound';
  const wav = await convertMedia(
    file,
    {
      type: 'audio/wav',
      range: { start: 0, end: facts.seconds },
      channels: 1,
      sampleRate: SAMPLE_RATE,
      encodes: false,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  return new File([wav], file.name.replace(/(\.\w+)?$/, '.wav'), { type: 'audio/wav' });
}

async function hasSound(file: Blob): Promise<boolean> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    return (await input.getPrimaryAudioTrack()) !== null;
  } finally {
    input.dispose();
  }
}
