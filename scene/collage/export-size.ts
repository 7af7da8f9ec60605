/** The size of an exported collage: pure. */
import type { Size } from '../geometry.ts';

/** Longest side of an export, in pixels: browsers support canvases of this size except on some phones. */
const EXPORT_MAXIMUM = 8192;
export const EXPORT_SIZES = [1080, 2048, 4096, EXPORT_MAXIMUM] as const;
export const EXPORT_FORMATS = ['png', 'jpg', 'webp'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const CONTENT_TYPES: Record<ExportFormat, `image/${string}`> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Whole pixels of an export whose longest side is `longest`, kept within 16 and the maximum. */
export function exportSize(canvas: Size, longest: number): Size {
  const kept = Math.min(EXPORT_MAXIMUM, Math.max(16, Math.round(longest)));
  const scale = kept / Math.max(canvas.width, canvas.height);
  return {
    width: Math.max(1, Math.round(canvas.width * scale)),
    height: Math.max(1, Math.round(canvas.height * scale)),
  };
}
