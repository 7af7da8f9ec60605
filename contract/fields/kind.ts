/** What a field kind is. A kind is one file in `contract/tools/kinds/`, and one in `web/features/tools/kinds/`. */
import type { ErrorCode } from '../errors.ts';
import type { MediaLimits } from '../media-limits.ts';
import type { Quality, QuoteInputs } from '../pricing.ts';
import type { Language } from '../site.ts';
import type { Properties } from './rules.ts';

/** A text that belongs to one tool stands in the tool's own file, in both languages. */
export type Texts<Key extends string, Optional extends string = never> = Record<
  Language,
  Record<Key, string> & Partial<Record<Optional, string>>
>;
/** What a run without the field is refused with; `false` where the field may be empty. */
export type Required = ErrorCode | false;

/** The input of a run, or the values of a form. */
export type Input = Readonly<Record<string, unknown>>;
/** Pixels of the pictures that the input names, by the input's property. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number } | undefined>>;

/** A field that offers a set of values, by the property of the run that it sets. */
export interface OptionSet {
  name: string;
  values: readonly (string | number)[];
  /** Those of them that rules alone do not do. */
  needModel: readonly (string | number)[];
}

/** The darkest and the brightest pixel of a picture, 0 to 255. */
export interface Brightness {
  darkest: number;
  brightest: number;
}

/** The sound or video of a field. */
export interface Medium {
  kind: 'video' | 'audio';
  name: string;
  /** The property that holds how long it lasts, in seconds: the server fills it with what the stored file says. */
  secondsName: string;
  limits: MediaLimits;
  /** Files under `web/public/samples/` to begin with. */
  samples: readonly string[];
}

/** A quality tier with what it does in one tool. */
export interface QualityTier {
  value: Quality;
  text: Texts<'name', 'hint'>;
}

/** What someone drew: how it is read, and what is wrong with it. */
export interface MarkCheck {
  /** Lies behind what is transparent, `#rrggbb`. */
  background: string;
  problem: (marks: Brightness) => ErrorCode | undefined;
}

/** Why a form's value cannot be sent, where the person is told more than that it does not fit. */
export type ValueBlocker = 'prompt_too_long' | 'prompt_unreadable';

/**
 * A kind of field: pure, and on both sides the only place that knows it. Everything but `properties` is left out where
 * the kind has none of it.
 */
export interface Kind<Field extends { kind: string }> {
  /** What the field adds to the input of a run. Schema, first values and validity follow from it. */
  properties(field: Field): Properties;
  /** Why a value that does not fit cannot be sent. */
  blocker?(value: unknown): ValueBlocker | undefined;
  /** The set of values on offer. */
  options?(field: Field): OptionSet;
  /** What the price depends on. The input may still lack what does not bear on it. */
  price?(field: Field, input: Input): Omit<QuoteInputs, 'unitPoints'>;
  /** What a run may be refused with, beside what is required and the options that need a model. */
  refusals?(field: Field): readonly ErrorCode[];
  /** The sound or video that it takes. */
  medium?(field: Field): Medium;
  /** What stands against the sizes of its pictures. One that is not known yet is no obstacle. */
  pictureProblem?(field: Field, input: Input, sizes: PictureSizes): ErrorCode | undefined;
  /** The number that a picture misses, by the code that it is refused with. */
  pictureLimits?(field: Field): Partial<Record<ErrorCode, number | undefined>>;
  /** How many people the picture must show; looked at before any points are held. */
  person?(field: Field): 'one_face' | undefined;
  /** What must be drawn; looked at before any points are held. */
  marks?(field: Field): MarkCheck;
  /** What one of the values on offer is called, where the tool's own file says so. */
  valueName?(field: Field, value: string | number): Record<Language, string> | undefined;
  /** The quality tiers on offer where they have names of the tool's; the landing page prices each. */
  tiers?(field: Field): readonly QualityTier[];
  /** What is written for it is said aloud, and written that way. */
  saidAloud?: true;
  /** Its lines may name sounds that were spoken for them before. */
  spoken?: true;
  /** Whether no run can start before the field was worked on by hand. */
  handmade?(field: Field): boolean;
  /** What it is called where a tool has several such fields in its centre. */
  tab?: Record<Language, string>;
}
