/** What films may be exported as. */

/** Heights of exported films, in pixels of the shorter side's usual names. */
export const EXPORT_HEIGHTS = [360, 480, 720, 1080, 1440, 2160] as const;
export type ExportHeight = (typeof EXPORT_HEIGHTS)[number];

/** Frames a second that a film may be exported at; without one, its own. */
export const EXPORT_RATES = [24, 25, 30, 50, 60] as const;
/** MP4 has H.264 and AAC, WebM VP9 and Opus. */
export const EXPORT_FORMATS = ['mp4', 'webm'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_LIMITS = {
  seconds: 3600,
  /** Characters of the film's parts as JSON, and files that it uses. */
  characters: 4_000_000,
  files: 2000,
  /** Videos that are seen at one time, each of which has its decoder. */
  videos: 12,
  /** Bytes of the cover (specification, section 4). */
  cover: 1024 * 1024,
} as const;
