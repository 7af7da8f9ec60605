/** What runs of tools take of designs (`contract/documents/design-document.ts`). */
import { z } from 'zod';
import { PART_ID } from '../documents/parts/part.ts';
import { address, idParams, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const layer = safeText.regex(PART_ID);

export const drawDesignInput = defineEndpoint({
  method: 'POST',
  path: '/designs/{id}/inputs',
  area: 'documents',
  summary:
    'Draw a layer of a design, its images without texts, or all of it, as the input of a tool, with an area as a mask',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    on: z.union([
      z.strictObject({ kind: z.literal('layer'), layer }),
      /** `images`: all layers but texts. */
      z.strictObject({ kind: z.enum(['images', 'all']) }),
    ]),
    /** The layer whose mask, or whose paint if it has none, is the area to work on. */
    area: layer.optional(),
    /** Id of the size in which it is drawn; by default the base size. */
    size: safeText.regex(PART_ID).optional(),
  }),
  output: z.object({
    /** For the property of the tool that takes the image. A layer that shows its whole image has that one. */
    image_url: address,
    /** White in the area, black elsewhere, as large as the image; null without an area. */
    mask_url: address.nullable(),
    /** Pixels of both. */
    width: z.int(),
    height: z.int(),
    /** Where a layer with the result lies, in pixels of the canvas. */
    box: z.object({
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      rotation: z.number(),
    }),
  }),
  errors: [
    'document_unreadable',
    'image_too_heavy',
    'images_busy',
    'server_busy',
    'storage_full',
    'too_many_uploads',
    'storage_unavailable',
  ],
  limit: 'upload',
});
