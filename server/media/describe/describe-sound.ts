import { ADTS, FilePathSource, Input, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny';
import type { InputFormat } from '../job.ts';
import { MediaFailure } from '../media-failure.ts';
import type { MediaSource } from '../operations/streams.ts';

const READERS = [
  [WAVE, 'wav'],
  [MP3, 'mp3'],
  [ADTS, 'aac'],
  [MP4, 'mov'],
  [QTFF, 'mov'],
  [WEBM, 'matroska'],
  [MATROSKA, 'matroska'],
  [OGG, 'ogg'],
] as const satisfies readonly (readonly [object, InputFormat])[];

/**
 * Reads the index of a sound that was checked when it was stored, for jobs that need only the sound.
 * @throws MediaFailure with media_unreadable
 */
export async function describeSound(path: string): Promise<MediaSource> {
  const input = new Input({ source: new FilePathSource(path), formats: READERS.map(([reader]) => reader) });
  try {
    const track = await input.getPrimaryAudioTrack();
    const found = await input.getFormat();
    const [, format] = READERS.find(([reader]) => reader === found) ?? [];
    if (!track || format === undefined) throw new Error('no sound');
    return { path, format, seconds: await track.computeDuration(), hasSound: true };
  } catch (error) {
    throw new MediaFailure('media_unreadable', error);
  } finally {
    input.dispose();
  }
}
