/**
 * What is made for stories: pictures of shots, many of them as one order (`contract/documents/story-document.ts`). The
 * server writes results into the parts of the story, and says by the event stream that it has a newer revision.
 */
import { z } from 'zod';
import { PART_ID } from '../documents/parts/part.ts';
import { BATCH_ITEMS } from '../limits.ts';
import { QUALITY_FACTORS, type Quality } from '../pricing.ts';
import { MOVERS } from '../story/moving-shots.ts';
import { WISHES } from '../story/shot-status.ts';
import { batchRecord } from './batches.ts';
import { TEXTS_BYTES } from './body-bytes.ts';
import { id, idParams, language, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const partId = safeText.regex(PART_ID);
const parts = z.array(partId).min(1).max(BATCH_ITEMS);
const quality = z.enum(Object.keys(QUALITY_FACTORS) as Quality[]).default('standard');
const which = z.enum(WISHES);
const engine = safeText.min(1).max(60).optional();
/** The price that the caller was shown: if it has changed, nothing is ordered. */
const expected_points = points.min(0).optional();

/** Shots by id, or all that are missing, failed or stale. What is being made already is left out. */
const shots = { quality, engine } as const;
const wantedShots = z.union([
  z.strictObject({ shots: parts, ...shots }),
  z.strictObject({ which, ...shots }),
]);
const orderedShots = z.union([
  z.strictObject({ shots: parts, ...shots, expected_points }),
  z.strictObject({ which, ...shots, expected_points }),
]);
/** Films of shots, from their pictures: by a model, or by the move of their camera. */
const moving = { by: z.enum(MOVERS), engine } as const;
const wantedMoves = z.union([
  z.strictObject({ shots: parts, ...moving }),
  z.strictObject({ which, ...moving }),
]);
const orderedMoves = z.union([
  z.strictObject({ shots: parts, ...moving, expected_points }),
  z.strictObject({ which, ...moving, expected_points }),
]);
/** Lines in the same way. Each is spoken with the voice of its character; lines without one are left out. */
const wantedLines = z.union([z.strictObject({ lines: parts }), z.strictObject({ which })]);
const orderedLines = z.union([
  z.strictObject({ lines: parts, expected_points }),
  z.strictObject({ which, expected_points }),
]);

/** What an order costs, part by part. */
const price = z.object({ points, parts: z.array(z.object({ part: z.string(), points })) });
/** The batch of an order; null if there was nothing to make. */
const order = z.object({ batch: batchRecord.nullable(), parts: z.array(z.string()) });

const REFUSALS = ['tool_not_offered', 'engine_unfit', 'engine_unavailable'] as const;

const ORDER_REFUSALS = [...REFUSALS, 'price_changed', 'idempotency_mismatch', 'conflict'] as const;

export const storyOutside = defineEndpoint({
  method: 'GET',
  path: '/stories/{id}/outside',
  area: 'stories',
  summary: 'Get content hashes of the characters, looks and voices that a story names',
  auth: 'user',
  scope: 'read',
  params: idParams,
  /** By id of a character or look, or `voice:` and the id of a character; empty for a character that is gone. */
  output: z.object({ hashes: z.record(z.string(), z.string()) }),
});

export const quoteShots = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shots/quote',
  area: 'stories',
  summary: 'Price the pictures of shots together, without drawing any',
  auth: 'user',
  scope: 'read',
  params: idParams,
  body: wantedShots,
  output: price,
  errors: REFUSALS,
  bodyBytes: TEXTS_BYTES,
});

export const drawShots = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shots/draw',
  area: 'stories',
  summary: 'Draw the pictures of shots as one batch; each takes its points when it starts',
  auth: 'user',
  scope: 'run',
  params: idParams,
  body: orderedShots,
  output: order,
  errors: ORDER_REFUSALS,
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});

export const quoteMoves = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shots/move/quote',
  area: 'stories',
  summary: 'Price the films of shots together, without making any',
  auth: 'user',
  scope: 'read',
  params: idParams,
  body: wantedMoves,
  output: price,
  errors: REFUSALS,
  bodyBytes: TEXTS_BYTES,
});

export const moveShots = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shots/move',
  area: 'stories',
  summary: 'Make films of shots from their pictures, as one batch',
  auth: 'user',
  scope: 'run',
  params: idParams,
  body: orderedMoves,
  output: order,
  errors: ORDER_REFUSALS,
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});

export const quoteLines = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/lines/quote',
  area: 'stories',
  summary: 'Price the voices of lines together, without speaking any',
  auth: 'user',
  scope: 'read',
  params: idParams,
  body: wantedLines,
  output: price,
  errors: REFUSALS,
  bodyBytes: TEXTS_BYTES,
});

export const speakLines = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/lines/speak',
  area: 'stories',
  summary: 'Speak lines with the voices of their characters, as one batch',
  auth: 'user',
  scope: 'run',
  params: idParams,
  body: orderedLines,
  output: order,
  errors: ORDER_REFUSALS,
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});

export const copySampleStory = defineEndpoint({
  method: 'POST',
  path: '/stories/sample',
  area: 'stories',
  summary: 'Copy the finished sample story with its characters into a project, for no points',
  auth: 'user',
  body: z.strictObject({
    language,
    /** By default the project that the user works in. */
    project_id: id.optional(),
  }),
  output: z.object({ id }),
  errors: ['role_limit_reached', 'storage_full'],
});

export type StoryPrice = z.output<typeof price>;
export type StoryOrder = z.output<typeof order>;

/** Pictures that one call places. */
export const PLACED_IMAGES = 20;

export const placeImages = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shots/images',
  area: 'stories',
  summary: 'Let shots show pictures of the person, as if they had been drawn; earlier pictures stay',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    images: z
      .array(
        z.strictObject({
          shot: partId,
          /** URL of a picture among the product's files. */
          image_url: safeText.min(1).max(2000),
        }),
      )
      .min(1)
      .max(PLACED_IMAGES),
  }),
  /** Ids of the shots; one that was deleted meanwhile is absent. */
  output: z.object({ shots: z.array(z.string()) }),
  errors: ['unsupported_file_type'],
  bodyBytes: TEXTS_BYTES,
});
