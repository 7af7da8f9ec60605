/** Films as videos (specification, section 7: video works; decisions, Video work). */
import { z } from 'zod';
import { EXPORT_FORMATS, EXPORT_HEIGHTS, EXPORT_RATES } from '../film/film-runs.ts';
import { EXPORT_RATIOS } from '../film/ratios.ts';
import { VISIBLE_LABELS } from '../visible-label.ts';
import { address, id, idParams, instant, page, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { RUN_REFUSALS } from './tasks.ts';

const filmMarks = z.object({
  /** The XMP packet of a file of this film. */
  xmp: z.string(),
  /** The text that its frames show; null without one. */
  label: z.enum(VISIBLE_LABELS).nullable(),
});
export type FilmMarks = z.output<typeof filmMarks>;

const video = z.object({
  id,
  project_id: id.nullable(),
  title: z.string(),
  description: z.string(),
  /** The cover that was chosen; without one, a frame of the film. */
  cover: address.nullable(),
  /** As in 1920x1080. */
  resolution: z.string(),
  seconds: z.number(),
  url: address,
  status: z.literal('SUCCEEDED'),
  created_at: instant,
});
export type VideoWork = z.output<typeof video>;

export const exportFilm = defineEndpoint({
  method: 'POST',
  path: '/org/project/works/video',
  area: 'stories',
  summary: 'Make the video of a film on the server, at 10 points per started minute',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    /** The film, a document of kind `film`, as it is now. */
    document_id: id,
    /** Pixels of the shorter side. */
    height: z.union(EXPORT_HEIGHTS.map((height) => z.literal(height))).default(1080),
    format: z.enum(EXPORT_FORMATS).default('mp4'),
    /** Frames a second; the film's own without it. */
    frame_rate: z.union(EXPORT_RATES.map((rate) => z.literal(rate))).optional(),
    /** The ratio of the video; the film's own without it. */
    ratio: z.enum(EXPORT_RATIOS).optional(),
    title: safeText.trim().max(200).optional(),
    description: safeText.trim().max(5000).optional(),
    /** An image of the product's, up to 1 MB. */
    cover_url: safeText.min(1).max(2000).optional(),
    /** The price that the caller was shown: if it has changed, the run is not started. */
    expected_points: z.int().min(0).optional(),
  }),
  /** The id of the run. */
  output: z.object({ id }),
  errors: [
    ...RUN_REFUSALS,
    'document_unreadable',
    'idempotency_mismatch',
    'storage_full',
    'media_gone',
    'media_unreadable',
    'image_gone',
    'file_too_large',
  ],
  limit: 'submit',
  idempotent: true,
});

export const getFilmMarks = defineEndpoint({
  method: 'GET',
  path: '/org/project/works/video/marks',
  area: 'stories',
  summary: 'Get what a file of a film says of its making: its provenance, and its visible label',
  auth: 'user',
  scope: 'read',
  query: z.object({ document_id: id }),
  output: filmMarks,
  errors: ['document_unreadable'],
});

export const listVideoWorks = defineEndpoint({
  method: 'GET',
  path: '/org/project/works/videos',
  area: 'stories',
  summary: 'List the videos of films that the user can see, newest first',
  auth: 'user',
  scope: 'read',
  query: z.object({ ...page, project_id: id.optional(), search: safeText.max(200).optional() }),
  output: z.object({ items: z.array(video), next: id.nullable() }),
});

export const deleteVideoWork = defineEndpoint({
  method: 'DELETE',
  path: '/org/project/works/video/{id}',
  area: 'stories',
  summary: 'Move the video of a film to the bin for 30 days',
  auth: 'user',
  params: idParams,
  output: z.null(),
});
