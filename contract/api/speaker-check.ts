/**
 * The free check of a face before it is made to speak; a run is checked the same way before its points are
 * held.
 */
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Capability } from '../tools/capabilities.ts';
import { noSave, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { place } from './tasks.ts';

/** The assist that engines are asked for, by the capability of the run. */
export const SPEAKER_CHECKS = {
  talking_portrait: 'portrait',
  retalk: 'retalk',
} as const satisfies Partial<Record<Capability, string>>;
export type SpeakerCapability = keyof typeof SPEAKER_CHECKS;

export const isSpeakerCapability = (capability: string): capability is SpeakerCapability =>
  Object.hasOwn(SPEAKER_CHECKS, capability);

/** Refusals of a check, in the order in which they are shown (specification, section 8). */
export const SPEAKER_RULES = [
  'no_person',
  'several_people',
  'pose_invalid',
  'body_proportion',
  'face_unclear',
  'media_resolution',
  'face_not_matched',
  'clip_needs_engine',
  'mouth_never_closed',
  'mouth_too_open',
  'detect_face_failed',
] as const satisfies readonly ErrorCode[];

const file = safeText.min(1).max(2000).optional();

/** Section 7: `emo/detect`. Checks a picture for lip sync, a video for retalk. */
export const detectSpeaker = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/video/emo/detect',
  area: 'tools',
  summary: 'Check whether a person in a picture or video can be made to speak, rule by rule; free',
  auth: 'user',
  scope: 'run',
  body: z
    .strictObject({
      image_url: file,
      /** The crop of the picture. */
      frame: z.enum(['1:1', '3:4']).optional(),
      video_url: file,
      /** A picture of the one who is to speak, where several people are seen in the video. */
      face_url: file,
      /** Where that person's face is in the first frame with a face. */
      face_at: z.strictObject(place.shape).optional(),
      /** Taken as everywhere; nothing of a check is kept. */
      no_save: noSave,
    })
    .refine(({ image_url, video_url }) => (image_url === undefined) !== (video_url === undefined), {
      error: 'image_required',
    }),
  output: z.object({
    check_pass: z.boolean(),
    /** Each rule, by the error code with which a run that breaks it is refused. */
    rules: z.array(z.object({ rule: z.string(), passed: z.boolean() })),
    /** Faces that were found, the widest first. */
    found: z.array(place),
    /** The moment of the video, in seconds. */
    found_seconds: z.number().optional(),
  }),
  errors: [
    'image_gone',
    'media_gone',
    'image_unreadable',
    'image_too_heavy',
    'images_busy',
    'detect_face_failed',
    'too_many_requests',
    'server_busy',
  ],
  limit: 'assist',
});
