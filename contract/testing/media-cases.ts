import type { ErrorCode } from '../errors.ts';
import type { FileFacts, MEDIA_LIMITS } from '../media-limits.ts';

const MB = 1024 * 1024;
const film: Required<Omit<FileFacts, 'variableRate' | 'isSoundUnread'>> = {
  type: 'video/mp4',
  bytes: MB,
  seconds: 10,
  width: 1280,
  height: 720,
  frameRate: 25,
};
const sound: FileFacts = { type: 'audio/mpeg', bytes: MB, seconds: 10 };

export interface MediaCase {
  limits: keyof typeof MEDIA_LIMITS;
  facts: FileFacts;
  problems: ErrorCode[];
}
const fits = (limits: MediaCase['limits'], facts: FileFacts): MediaCase => ({ limits, facts, problems: [] });
const misses = (limits: MediaCase['limits'], facts: FileFacts, ...problems: ErrorCode[]): MediaCase => ({
  limits,
  facts,
  problems,
});

/** Each limit of section 5 from both sides of its border. */
export const MEDIA_CASES: readonly MediaCase[] = [
  fits('video', { ...film, type: 'video/x-msvideo', bytes: 500 * MB, seconds: 7200 }),
  misses('video', { ...film, bytes: 500 * MB + 1 }, 'media_size'),
  misses('video', sound, 'media_format'),
  fits('lipSyncVideo', { ...film, bytes: 100 * MB - 1, seconds: 59.999 }),
  misses('lipSyncVideo', { ...film, bytes: 100 * MB }, 'media_size'),
  misses('lipSyncVideo', { ...film, seconds: 60 }, 'media_duration'),
  misses('lipSyncVideo', { ...film, type: 'video/quicktime' }, 'media_format'),
  fits('audio', { ...sound, bytes: 15 * MB - 1, seconds: 59.999 }),
  misses('audio', { ...sound, bytes: 15 * MB }, 'media_size'),
  misses('audio', { ...sound, seconds: 60 }, 'media_duration'),
  misses('audio', { ...sound, type: 'audio/aac' }, 'media_format'),
  fits('retalkVideo', { ...film, seconds: 2, width: 640, height: 640, frameRate: 15 }),
  fits('retalkVideo', { ...film, seconds: 120, width: 2048, height: 1024, frameRate: 60 }),
  misses('retalkVideo', { ...film, seconds: 1.999 }, 'media_duration'),
  misses('retalkVideo', { ...film, seconds: 120.001 }, 'media_duration'),
  misses('retalkVideo', { ...film, height: 639 }, 'media_resolution', 'media_proportions'),
  misses('retalkVideo', { ...film, width: 2050, height: 1025 }, 'media_resolution'),
  misses('retalkVideo', { ...film, width: 1441, height: 720 }, 'media_proportions'),
  misses('retalkVideo', { ...film, frameRate: 14.9 }, 'media_frame_rate'),
  misses('retalkVideo', { ...film, frameRate: 60.1 }, 'media_frame_rate'),
  misses('retalkVideo', { ...film, frameRate: 0 }, 'media_frame_rate'),
  misses('retalkVideo', { ...film, bytes: 300 * MB }, 'media_size'),
  misses('retalkVideo', { ...film, type: 'video/webm' }, 'media_format'),
  fits('retalkAudio', { ...sound, type: 'audio/aac', seconds: 2 }),
  misses('retalkAudio', { ...sound, seconds: 121 }, 'media_duration'),
];
