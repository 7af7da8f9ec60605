import { IMAGE_UPLOAD_BYTES, IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import { CONVERTED_PICTURES, KEPT_PICTURES, PHONE_PICTURE } from './file-kind.ts';

/** What a field requires of a picture beyond the requirements for every upload. */
export interface PictureLimits {
  /** Pixels of the shortest and of the longest side. */
  shortest?: number | undefined;
  longest?: number | undefined;
}

export interface Facts {
  /** By its bytes; undefined if it is not a picture at all. */
  type: string | undefined;
  /** Bytes. */
  size: number;
  /** Pixels; undefined if nothing could read them. */
  width: number | undefined;
  height: number | undefined;
}

/** The problem of a picture that does not fit. */
export type Problem = 'type' | 'bytes' | 'pixels' | 'too_small' | 'too_large';

/** How a picture becomes one that fits: drawn again at a size and, if the type is the problem, as another type. */
export interface Repair {
  width: number;
  height: number;
  /** The type it must become; undefined: JPEG, or WebP if any part is transparent. */
  type: 'image/png' | undefined;
  /** True if the picture is enlarged. */
  enlarges: boolean;
}

/** Enlarged further than this, a picture is only a blur. */
const MOST_ENLARGED = 4;

/** The first problem of a picture, in the order in which a person can deal with them. */
export function problemOf(facts: Facts, limits: PictureLimits): Problem | undefined {
  const { type, size, width, height } = facts;
  // Without a size, this browser cannot open it.
  const sentUnopened = type === PHONE_PICTURE && width === undefined;
  if (type === undefined || !(KEPT_PICTURES.includes(type) || sentUnopened)) return 'type';
  if (size > IMAGE_UPLOAD_BYTES) return 'bytes';
  if (width === undefined || height === undefined) return undefined;
  if (width * height > IMAGE_UPLOAD_PIXELS) return 'pixels';
  if (limits.longest !== undefined && Math.max(width, height) > limits.longest) return 'too_large';
  if (limits.shortest !== undefined && Math.min(width, height) < limits.shortest) return 'too_small';
  return undefined;
}

/**
 * What can be done about all problems of a picture together; undefined if there is no way: if it is no picture, if its
 * size is unknown, or if it is too narrow to have both sides within the limits.
 */
export function repairOf(facts: Facts, limits: PictureLimits): Repair | undefined {
  const { type, size, width, height } = facts;
  const convert = type !== undefined && CONVERTED_PICTURES.includes(type);
  const readable = convert || (type !== undefined && KEPT_PICTURES.includes(type));
  if (!readable || width === undefined || height === undefined) return undefined;
  const shrink = Math.min(
    1,
    (limits.longest ?? Number.POSITIVE_INFINITY) / Math.max(width, height),
    Math.sqrt(IMAGE_UPLOAD_PIXELS / (width * height)),
    // A file of half the bytes has about half the pixels; a tenth less, to be on the safe side.
    size > IMAGE_UPLOAD_BYTES && !convert ? 0.9 * Math.sqrt(IMAGE_UPLOAD_BYTES / size) : 1,
  );
  const grow = Math.max(1, (limits.shortest ?? 1) / Math.min(width, height));
  if (grow > MOST_ENLARGED || (grow > 1 && shrink < 1)) return undefined;
  const fitted = grow > 1 ? grow : shrink;
  // Up when it grows and down when it shrinks, so that no side ends one pixel beyond its limit.
  const round = grow > 1 ? Math.ceil : Math.floor;
  const target = {
    width: Math.max(1, round(width * fitted)),
    height: Math.max(1, round(height * fitted)),
  };
  const wanted = { type: 'image/png', size: 0, ...target };
  if (problemOf(wanted, limits) !== undefined) return undefined;
  // Photographs of phones would be ten times as large without loss.
  const lossless = convert && type !== PHONE_PICTURE;
  return { ...target, type: lossless ? 'image/png' : undefined, enlarges: grow > 1 };
}
