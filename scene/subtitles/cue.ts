import type { SubtitlePlace } from '@inkreel/contract/tools/capabilities.ts';

/** A line of subtitles, in the spoken language and in the target language. */
export interface Cue {
  readonly id: string;
  /** Milliseconds from the start of the clip. */
  readonly start: number;
  /** Milliseconds; after `start`. */
  readonly end: number;
  /** The original. Lines are split by `\n`. */
  readonly text: string;
  /** Empty until a user or an engine has written it. */
  readonly translation: string;
  /** Name of the speaker, if known. */
  readonly speaker?: string;
  /** Its place, instead of the style's. */
  readonly place?: SubtitlePlace;
  /** How often the user has requested new speech for it; left out if never. */
  readonly take?: number;
}

/** A cue of a subtitle file. */
export type ReadCue = Pick<Cue, 'start' | 'end' | 'text' | 'speaker'>;

/** The two texts of a cue. */
export type CueText = 'text' | 'translation';

/** Limits of one project; files with more are refused. */
export const CUE_LIMITS = {
  /** A film of three hours has about 3,000. */
  cues: 10_000,
  characters: 2_000,
  speaker: 200,
  /**
   * A thousand hours, in milliseconds: files of broadcasters start at the programme's hour of the day.
   */
  time: 3_600_000_000,
  fileBytes: 5 * 1024 * 1024,
} as const;

/** Shortest time that a cue is shown after an edit, in milliseconds: three frames of film. */
export const SHORTEST_CUE = 125;
