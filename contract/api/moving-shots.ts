/** Moving shots: a film of a few seconds from one picture (decisions, `video image v3`). */
import { z } from 'zod';
import { PROMPT_CHARACTERS } from '../limits.ts';
import { CAMERA_MOVES } from '../story/camera-moves.ts';
import { MOVING_SECONDS } from '../story/story-runs.ts';
import { runOptions } from '../tools/define-tool.ts';
import { address, id, idParams, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { RUN_REFUSALS, TASK_STATES } from './tasks.ts';

const picture = safeText.min(1).max(2000);

export const moveShot = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/video/image/v3',
  area: 'stories',
  summary: 'Make a film from a picture, by a model or by a camera move; poll for it by its id',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    /** Its first frame. */
    image_url: picture,
    /** What happens; a camera move shows only the picture. */
    prompt: safeText.max(PROMPT_CHARACTERS).optional(),
    seconds: z.int().min(MOVING_SECONDS.minimum).max(MOVING_SECONDS.maximum).default(MOVING_SECONDS.usual),
    camera: z.enum(CAMERA_MOVES).optional(),
    /** Its last frame; needs a model. */
    last_image_url: picture.optional(),
    ...runOptions(),
  }),
  output: z.object({ id }),
  errors: [
    ...RUN_REFUSALS,
    'value_needs_engine',
    'idempotency_mismatch',
    'storage_full',
    'image_gone',
    'image_too_small',
    'image_too_large',
    'image_unreadable',
    'image_too_heavy',
    'images_busy',
  ],
  limit: 'submit',
  idempotent: true,
});

export const pollMovingShot = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/ai/video/image/v3/{id}',
  area: 'stories',
  summary: 'Get the state of a moving shot, and its film when it is done',
  auth: 'user',
  scope: 'read',
  params: idParams,
  output: z.object({
    id,
    status: z.enum(TASK_STATES),
    url: address.optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
});
