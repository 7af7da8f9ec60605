import {
  ALL_FORMATS,
  type AudioSample,
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeVideo,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  WavOutputFormat,
} from 'mediabunny';
import { prepareAac } from '../../../lib/aac-encoder.ts';
import { SOUND_BITRATE, type Target } from './plan-repair.ts';

const SAMPLE_RATE = 48_000;
const KEY_FRAME_SECONDS = 2;

/** Whether this browser can encode the pictures of a repair. */
export async function canRepair({
  encodes,
  width,
  height,
}: Pick<Target, 'encodes'> & { width?: number | undefined; height?: number | undefined }): Promise<boolean> {
  if (!encodes) return true;
  return canEncodeVideo('avc', width && height ? { width, height } : {});
}

export interface ConvertOptions {
  signal: AbortSignal;
  /** Receives the progress, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Carries out a repair in this browser.
 * @returns the new file's bytes
 * @throws the signal's reason; Error if the browser cannot decode or encode what is needed
 */
export async function convertMedia(
  file: Blob,
  target: Target,
  { signal, onProgress }: ConvertOptions,
): Promise<Blob> {
  signal.throwIfAborted();
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const buffer = new BufferTarget();
  const isVideo = target.type === 'video/mp4';
  const format = isVideo ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WavOutputFormat();
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target: buffer }),
      tracks: 'primary',
      trim: { start: target.range.start, end: target.range.end },
      video: isVideo ? videoOptions(target) : { discard: true },
      audio: isVideo ? await soundOptions() : soundShape(target),
      // No personal metadata is copied: place, time, device.
      tags: {},
      showWarnings: false,
    });
    const lost = conversion.discardedTracks.find(({ reason }) => reason !== 'discarded_by_user');
    if (!conversion.isValid || lost) throw new Error(`not converted: ${lost?.reason ?? 'invalid'}`);
    conversion.onProgress = onProgress;
    const cancel = () => void conversion.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    await conversion.execute().finally(() => signal.removeEventListener('abort', cancel));
    signal.throwIfAborted();
    if (!buffer.buffer) throw new Error('nothing was written');
    return new Blob([buffer.buffer], { type: target.type });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    input.dispose();
  }
}

function videoOptions({ crop, width, height, frameRate, videoBitrate, encodes }: Target) {
  return {
    codec: 'avc' as const,
    ...(crop && { crop }),
    ...(width && height && { width, height, fit: 'fill' as const }),
    ...(frameRate && { frameRate }),
    ...(encodes && {
      forceTranscode: true,
      keyFrameInterval: KEY_FRAME_SECONDS,
      ...(videoBitrate && { quality: new Quality({ bitrate: videoBitrate }) }),
    }),
  };
}

const soundShape = ({ channels, sampleRate }: Target) => ({
  codec: 'pcm-s16' as const,
  forceTranscode: true,
  ...(channels && { numberOfChannels: channels }),
  ...(sampleRate && { sampleRate }),
});

/**
 * Sound of a video is AAC. If the browser has no encoder of it, ours is loaded, and its silent beginning cut
 * off.
 */
async function soundOptions() {
  const options = {
    codec: 'aac' as const,
    numberOfChannels: 2,
    sampleRate: SAMPLE_RATE,
    quality: new Quality({ bitrate: SOUND_BITRATE }),
    forceTranscode: true,
  };
  const priming = await prepareAac(SAMPLE_RATE);
  return priming > 0 ? { ...options, process: earlier(priming) } : options;
}

/** Drops as much of the beginning as the encoder puts before it, so that sound and picture stay in step. */
function earlier(priming: number): (sample: AudioSample) => AudioSample | null {
  let left = priming;
  return (sample) => {
    const cut = Math.min(left, sample.numberOfFrames);
    left -= cut;
    if (cut === sample.numberOfFrames) return null;
    const kept = cut > 0 ? sample.trim(cut) : sample;
    kept.setTimestamp(kept.timestamp - priming / SAMPLE_RATE);
    return kept;
  };
}
