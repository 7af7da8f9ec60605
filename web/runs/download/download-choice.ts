/** What the download dialog lets people choose, and the query to the server for it: pure. */
import { EXPORT_FORMATS, type ExportFormat, type exportResult } from '@inkreel/contract/api/creations.ts';
import type { SentQueryOf } from '@inkreel/contract/api/endpoint.ts';
import { AVIF_EXPORT_PIXELS } from '@inkreel/contract/limits.ts';
import type { DownloadStart } from '../../lib/dialogs.ts';

/** The dialog's sizes: the image's own, half of it, or a custom width. */
export const EXPORT_SIZES = ['original', 'half', 'custom'] as const;

export interface DownloadChoice {
  format: ExportFormat;
  size: (typeof EXPORT_SIZES)[number];
  /** Pixels, of a custom size. */
  width: number;
  /** 1 to 100, of all but PNG. */
  quality: number;
  /** RRGGBB; undefined keeps what is transparent. */
  background: string | undefined;
  /** The visible label is drawn into it. */
  label: boolean;
}

/** Smallest width that the server accepts. */
export const LEAST_WIDTH = 16;
/** The quality at which a file that has the format already, and is no PNG, is downloaded unchanged. */
export const FULL_QUALITY = 100;
const FIRST_QUALITY = 90;

/** The stored file's format, if it is one of those that are offered. */
function storedFormat(contentType: string): ExportFormat | undefined {
  return EXPORT_FORMATS.find((format) => contentType === `image/${format}`);
}

/** The formats available for an image of this many pixels. */
export function formatsOf({ width, height }: { width: number; height: number }): ExportFormat[] {
  return EXPORT_FORMATS.filter((format) => format !== 'avif' || width * height <= AVIF_EXPORT_PIXELS);
}

/** The last choice on this device as it fits this image, or else the file as it is. */
export function firstChoice(start: DownloadStart, saved: string | null): DownloadChoice {
  const stored = storedFormat(start.contentType);
  const first: DownloadChoice = {
    format: stored ?? 'png',
    size: 'original',
    width: start.width,
    quality: stored === undefined || stored === 'png' ? FIRST_QUALITY : FULL_QUALITY,
    background: undefined,
    label: false,
  };
  const last = parse(saved);
  const format = formatsOf(start).find((each) => each === last['format']);
  const size = EXPORT_SIZES.find((each) => each === last['size']);
  const quality = Number(last['quality']);
  return {
    ...first,
    ...(format && { format }),
    // A width belongs to one image.
    ...(size && { size: size === 'custom' ? 'original' : size }),
    ...(quality >= 1 && quality <= FULL_QUALITY && { quality: Math.round(quality) }),
  };
}

function parse(saved: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(saved ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Pixels of the file to come. */
export function sizeOf(
  { size, width }: Pick<DownloadChoice, 'size' | 'width'>,
  own: { width: number; height: number },
): { width: number; height: number } {
  const wanted = size === 'half' ? own.width / 2 : size === 'custom' ? width : own.width;
  const across = Math.min(own.width, Math.max(Math.min(LEAST_WIDTH, own.width), Math.round(wanted) || 0));
  return { width: across, height: Math.max(1, Math.round((own.height * across) / own.width)) };
}

/** The query for the server; undefined if the stored file was chosen. */
export function exportQuery(
  choice: DownloadChoice,
  start: DownloadStart,
): SentQueryOf<typeof exportResult> | undefined {
  const { format, quality, background, label } = choice;
  const { width } = sizeOf(choice, start);
  const asMade =
    format === storedFormat(start.contentType) &&
    width === start.width &&
    (format === 'png' || quality === FULL_QUALITY) &&
    background === undefined &&
    !label;
  if (asMade) return undefined;
  return {
    format,
    ...(width < start.width && { width }),
    ...(format !== 'png' && { quality }),
    ...(background !== undefined && { background }),
    ...(label && { label: 'true' as const }),
  };
}

/** The file extension of a format. */
export const endingOf = (format: ExportFormat) => (format === 'jpeg' ? 'jpg' : format);
