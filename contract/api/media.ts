import { z } from 'zod';
import { MEDIA_KINDS } from '../media-types.ts';
import { address, id } from './common.ts';

export const mediaKind = z.enum(MEDIA_KINDS);

/** How sound or video plays, according to its index. */
const playback = z.object({
  /** Seconds. */
  duration: z.number(),
  /** Frames a second; null for sound. */
  frame_rate: z.number().nullable(),
  /** Degrees clockwise by which a player turns the frames: 0, 90, 180 or 270; null for sound. */
  rotation: z.int().nullable(),
  /** `avc`, `hevc`, `vp8`, `vp9` or `av1`; null for sound and other codecs. */
  video_codec: z.string().nullable(),
  /** `aac`, `mp3`, `opus`, `pcm-s16` and others; `unknown` where nothing here decodes it, null for a silent video. */
  audio_codec: z.string().nullable(),
  audio_channels: z.int().nullable(),
  /** Samples a second. */
  sample_rate: z.int().nullable(),
});
export type Playback = z.output<typeof playback>;

/** What is known of every stored file. */
export const mediaFacts = z.object({
  kind: mediaKind,
  content_type: z.string(),
  size: z.int(),
  /** Pixels as shown; null for sound. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Null for an image. */
  playback: playback.nullable(),
  /** Tiny blurred image as a data URL, shown until the real one has loaded. */
  placeholder: z.string().nullable(),
  /** Smaller WebP copy of an image, or of a video's poster, longest side at most 512 pixels; null if there is none. */
  thumbnail: address.nullable(),
});
export type MediaFacts = z.output<typeof mediaFacts>;

/** A stored file with the address of its bytes. */
export const mediaFile = mediaFacts.extend({
  /** By which documents name it. */
  id,
  url: address,
});
export type MediaFile = z.output<typeof mediaFile>;
