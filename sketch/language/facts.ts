import type {
  PersonLook,
  Place,
  RelationKind,
  Season,
  SketchStyle,
  Span,
  Subject,
  TimeOfDay,
  Vegetation,
  Weather,
} from '../brief.ts';

type Surface = 'plain' | 'wood' | 'marble' | 'concrete' | 'cloth' | 'stone' | 'sand' | 'water';
type Light = 'studio' | 'window' | 'warm' | 'neon' | 'soft' | 'dramatic';

/** Traits of a person's look that words can state; the others are chosen from the seed. */
export type LookFacts = Partial<PersonLook>;

/** Properties of the whole picture that words can state. */
export interface Setting {
  place: Place;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  vegetation: Vegetation;
  style: SketchStyle;
  light: Light;
  surface: Surface;
}

/**
 * Position of a relation word: `before` its object (English prepositions, verbs of both languages), `after`
 * it (Chinese localizers such as 上面), or before the subject of a reversed relation ("surrounded by").
 */
type RelationForm = 'before' | 'after' | 'reversed';

/** One meaning of a word or phrase. A phrase may have several; the parser chooses by its context. */
export type Fact =
  | { is: 'noun'; id: string; plural: boolean }
  | { is: 'person'; id: string; look: LookFacts; plural: boolean }
  | { is: 'family'; members: readonly string[] }
  | {
      is: 'look';
      look: LookFacts;
      as: string;
      dyes?: 'hairColor' | 'outfitColor' | 'accentColor' | 'trouserColor';
    }
  | { is: 'pose'; person: PersonLook['pose']; animal: NonNullable<Subject['pose']> }
  | { is: 'color'; hex: string }
  | { is: 'count'; count: number }
  | { is: 'size'; size: NonNullable<Subject['size']> }
  | { is: 'material'; material: NonNullable<Subject['material']> }
  | { is: 'setting'; set: Partial<Setting>; nearest: boolean }
  | { is: 'relation'; kind: RelationKind | 'with'; form: RelationForm }
  | {
      is:
        | 'at'
        | 'have'
        | 'of'
        | 'and'
        | 'copula'
        | 'negation'
        | 'filler'
        | 'part'
        | 'opaque'
        | 'text'
        | 'mutual';
    };

export type FactOf<Kind extends Fact['is']> = Extract<Fact, { is: Kind }>;

/** A run of the prompt with its meanings; no meaning at all is an unknown word. */
export interface Token {
  span: Span;
  words: string;
  facts: readonly Fact[];
  script: 'han' | 'other' | 'mark';
  /** True for a mark that ends a sentence. */
  stop: boolean;
}

/** The token's meaning of that kind, if it has one. */
export function factOf<Kind extends Fact['is']>(
  token: Token | undefined,
  kind: Kind,
): FactOf<Kind> | undefined {
  return token?.facts.find((fact): fact is FactOf<Kind> => fact.is === kind);
}

/** One line of a word table: English forms and Chinese forms separated by `|`, and what they mean. */
export type WordRow<Meaning> = readonly [en: string, zh: string, meaning: Meaning];
