import type { SubtitlePlace } from '@inkreel/contract/tools/capabilities.ts';

/** A line of subtitles, in the language that is spoken and in the one that it is translated to. */
export interface Cue {
  readonly id: string;
  /** Milliseconds from the start of the clip. */
  readonly start: number;
  /** Milliseconds; after `start`. */
  readonly end: number;
  /** The original. Lines are split by `\n`. */
  readonly text: string;
  /** Empty until someone or an engine has written it. */
  readonly translation: string;
  /** Name of the speaker, where it is known. */
  readonly speaker?: string;
  /** Where it stands, instead of the style's place. */
  readonly place?: SubtitlePlace;
  /** How often it was asked to be spoken again; left out for the first time. */
  readonly take?: number;
}

/** A cue as a subtitle file has it. */
export type ReadCue = Pick<Cue, 'start' | 'end' | 'text' | 'speaker'>;

/** The two texts of a cue. */
export type CueText = 'text' | 'translation';

/** What one project may hold; files with more are refused. */
export const CUE_LIMITS = {
  /** A film of three hours has about 3,000. */
  cues: 10_000,
  characters: 2_000,
  speaker: 200,
  /** A thousand hours, in milliseconds: files of broadcasters count from the hour of the programme. */
  time: 3_600_000_000,
  fileBytes: 5 * 1024 * 1024,
} as const;

/** Shortest time that a cue is shown after an edit, in milliseconds: three frames of film. */
export const SHORTEST_CUE = 125;
