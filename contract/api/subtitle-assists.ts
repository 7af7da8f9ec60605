/**
 * Quick, free requests of the editors that remove subtitles from a video. Each analyses a video that the user
 * may see.
 */
import { z } from 'zod';
import { VIDEO_UPLOAD } from '../limits.ts';
import { MOST_AREAS } from '../tools/kinds/areas.ts';
import { safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const video = { video_url: safeText.min(1).max(2000) };
const share = z.number().min(0).max(1);
const seconds = z.number().min(0).max(VIDEO_UPLOAD.seconds);
const box = { left: share, top: share, width: share, height: share };
/** `SubtitleArea` of the capabilities. */
export const subtitleArea = z.strictObject({
  mode: z.enum(['remove', 'keep']),
  ...box,
  start: seconds.optional(),
  end: seconds.optional(),
});
const errors = [
  'media_gone',
  'media_unreadable',
  'media_too_heavy',
  'engine_unavailable',
  'text_reading_unavailable',
  'too_many_requests',
  'server_busy',
] as const;

export const assistSubtitleAreas = defineEndpoint({
  method: 'POST',
  path: '/assists/subtitle-areas',
  area: 'tools',
  summary: 'Find subtitles and watermarks in a video, or the times when given areas contain text',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    ...video,
    /** Without areas, both areas and times are detected; with them, only the times. */
    areas: z.array(subtitleArea).max(MOST_AREAS).optional(),
  }),
  output: z.object({
    /** As fractions of the frame; for given areas, in their order. */
    areas: z.array(
      z.object({
        ...box,
        /** `subtitles` change over time, a `watermark` does not; a `title` belongs to the film. */
        kind: z.enum(['subtitles', 'watermark', 'title']),
        /** When text was found in it, in seconds, as precise as the spacing of the sampled frames. */
        times: z.array(z.object({ start: z.number(), end: z.number() })),
      }),
    ),
    /** Sampled frames. */
    frames: z.number().int(),
  }),
  errors,
  limit: 'assist',
});

export const assistSubtitlePreview = defineEndpoint({
  method: 'POST',
  path: '/assists/subtitle-preview',
  area: 'tools',
  summary: 'Preview one frame without its subtitles',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    ...video,
    /** Which frame, in seconds. */
    at: seconds,
    areas: z.array(subtitleArea).max(MOST_AREAS),
    quality: z.enum(['draft', 'standard', 'best']),
  }),
  output: z.object({
    /** The part of the frame that both pictures show, as fractions of it. */
    crop: z.object(box),
    /** PNG as data URLs, at most 1280 pixels wide. */
    before: z.string(),
    after: z.string(),
    /** Share of the frame that was taken out; 0 if no text was found. */
    removed: share,
    /** Sources of the pixels that replaced them; both 0 if none were taken out. */
    sources: z.object({ neighbours: share, inpainted: share }),
  }),
  errors,
  limit: 'assist',
});
