/**
 * Quick, free requests of the editors: no points are held and nothing is stored. Each analyses a picture that
 * the user may see.
 */
import { z } from 'zod';
import { propertiesOf } from '../fields/field.ts';
import { ruleSchema, schemaShape } from '../fields/schema.ts';
import { TEXT_BOX, type TextBox } from '../tools/kinds/texts.ts';
import { safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { place } from './tasks.ts';

const image = { image_url: safeText.min(1).max(2000) };
const box = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });
const errors = [
  'image_gone',
  'image_unreadable',
  'image_too_heavy',
  'images_busy',
  'too_many_requests',
  'server_busy',
] as const;
/** Parts of a picture in one request: each takes as long to read as a whole picture. */
const MOST_BOXES = 4;

export const assistCutOut = defineEndpoint({
  method: 'POST',
  path: '/assists/cut-out',
  area: 'tools',
  summary: 'Preview the cut-out of a picture, with hints on what to keep and erase',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    ...image,
    ...schemaShape(
      propertiesOf({
        kind: 'strokes',
        of: 'image_url',
        text: { en: { label: '', hint: '' }, zh: { label: '', hint: '' } },
      }),
    ),
  }),
  output: z.object({
    /** PNG as a data URL, at most 1024 pixels on its longest side: white is kept. */
    mask: z.string(),
    /** False if the guess may be wrong: the editor then asks for a box or a review of the doubts. */
    confident: z.boolean(),
    /**
     * Parts where two guesses at the outline disagree, largest first; none if strokes or a box mark the
     * subject.
     */
    doubts: z.array(place),
    /** Bounds of what is kept, in pixels of the picture; null if nothing is kept. */
    box: box.nullable(),
  }),
  errors,
  limit: 'assist',
});

export const assistFaces = defineEndpoint({
  method: 'POST',
  path: '/assists/faces',
  area: 'tools',
  summary: 'Find the faces in a picture, and why it does not suit a tool that needs exactly one',
  auth: 'user',
  scope: 'run',
  body: z.strictObject(image),
  output: z.object({
    faces: z.array(box.extend({ score: z.number() })),
    /** A code of the error catalogue; null if there is exactly one clear face. */
    problem: z.string().nullable(),
  }),
  errors,
  limit: 'assist',
});

export const assistTexts = defineEndpoint({
  method: 'POST',
  path: '/assists/texts',
  area: 'tools',
  summary: 'Find the text in a picture, box by box',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({ ...image, boxes: z.array(box).max(MOST_BOXES).optional() }),
  output: z.object({ texts: z.array(ruleSchema<TextBox>(TEXT_BOX)) }),
  errors: [...errors, 'text_reading_unavailable'],
  limit: 'assist',
});
