/** What a field kind is. A kind is one file in `contract/tools/kinds/`, and one in `web/editors/form/kinds/`. */
import type { ErrorCode } from '../errors.ts';
import type { MediaLimits } from '../media-limits.ts';
import type { Quality, QuoteInputs } from '../pricing.ts';
import type { Language } from '../site.ts';
import type { Properties } from './rules.ts';

/** A text of one tool, kept in the tool's file in both languages. */
export type Texts<Key extends string, Optional extends string = never> = Record<
  Language,
  Record<Key, string> & Partial<Record<Optional, string>>
>;
/** The error code of a run without the field; `false` if the field may be empty. */
export type Required = ErrorCode | false;

/** The input of a run, or the values of a form. */
export type Input = Readonly<Record<string, unknown>>;
/** Pixels of the pictures that the input names, by the input's property. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number } | undefined>>;

/** A field that offers a set of values, by the property of the run that it sets. */
export interface OptionSet {
  name: string;
  values: readonly (string | number)[];
  /** Those of them that need an AI model. */
  needModel: readonly (string | number)[];
}

/** The darkest and the brightest pixel of a picture, 0 to 255. */
export interface Brightness {
  darkest: number;
  brightest: number;
}

/** When a run needs the sound of its video. */
export type NeedsSound = 'always' | 'without_lines';

/** The sound or video of a field. */
export interface Medium {
  kind: 'video' | 'audio';
  name: string;
  /** The property with its length in seconds: the server fills it from the stored file. */
  secondsName: string;
  limits: MediaLimits;
  /** Limits of a video that may be given for the sound: the server takes its sound out. */
  soundOf?: MediaLimits;
  /** The run needs the sound of the video: always, or unless its lines are given. */
  needsSound?: NeedsSound;
  /** Files under `web/public/samples/` to begin with. */
  samples: readonly string[];
}

/** A quality tier with what it does in one tool. */
export interface QualityTier {
  value: Quality;
  text: Texts<'name', 'hint'>;
}

/** A drawing: how it is read, and how it may be invalid. */
export interface MarkCheck {
  /** Background of transparent parts, `#rrggbb`. */
  background: string;
  problem: (marks: Brightness) => ErrorCode | undefined;
}

/** Why a form's value cannot be sent, if there is a more precise message than "does not fit". */
export type ValueBlocker = 'prompt_too_long' | 'prompt_unreadable';

/**
 * A kind of field: pure, and the only code that knows it, on either side. Everything but `properties` is
 * optional.
 */
export interface Kind<Field extends { kind: string }> {
  /** What the field adds to the input of a run. Schema, first values and validity follow from it. */
  properties(field: Field): Properties;
  /** Why a value that does not fit cannot be sent. */
  blocker?(value: unknown): ValueBlocker | undefined;
  /** The set of values on offer. */
  options?(field: Field): OptionSet;
  /** What the price depends on. The input may still lack what does not affect the price. */
  price?(field: Field, input: Input): Omit<QuoteInputs, 'unitPoints'>;
  /** What a run may be refused with, besides missing input and options that need a model. */
  refusals?(field: Field): readonly ErrorCode[];
  /** The sound or video that it takes. */
  medium?(field: Field): Medium;
  /** What is wrong with the sizes of its pictures. A size that is not known yet is fine. */
  pictureProblem?(field: Field, input: Input, sizes: PictureSizes): ErrorCode | undefined;
  /** The limit that a picture breaks, by the code it is refused with. */
  pictureLimits?(field: Field): Partial<Record<ErrorCode, number | undefined>>;
  /** How many people the picture must show; checked before any points are held. */
  person?(field: Field): 'one_face' | undefined;
  /** What must be drawn; checked before any points are held. */
  marks?(field: Field): MarkCheck;
  /** What one of the values on offer is called, where the tool's own file says so. */
  valueName?(field: Field, value: string | number): Record<Language, string> | undefined;
  /** The quality tiers on offer if the tool names them; the landing page prices each. */
  tiers?(field: Field): readonly QualityTier[];
  /** Its text is spoken aloud, so it is written for speech. */
  saidAloud?: true;
  /** Its lines may name speech that was made for them earlier. */
  spoken?: true;
  /** Whether the field must be edited by hand before a run can start. */
  handmade?(field: Field): boolean;
  /** Its label if a tool has several such fields on its canvas. */
  tab?: Record<Language, string>;
}
