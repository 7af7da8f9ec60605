/**
 * The brief: the parsed prompt, from which every renderer draws.
 * Plain data, so that it can be stored with the task, shown to the user and replayed with the same seed.
 */

/** The nine story image styles of the specification (section 3). */
export const STYLES = [
  'movie_stills',
  'anime',
  'retro_comics',
  'picture_book',
  '3d_cartoon',
  'ultra_realistic',
  'water_ink',
  'ukiyo_e',
  'cyberpunk',
] as const;
export type SketchStyle = (typeof STYLES)[number];

export const PLACES = [
  'field',
  'forest',
  'mountain',
  'lake',
  'sea',
  'beach',
  'river',
  'desert',
  'snowland',
  'village',
  'street',
  'city',
  'garden',
  'park',
  'farm',
  'road',
  'bridge',
  'harbour',
  'rooftop',
  'room',
  'kitchen',
  'bedroom',
  'library',
  'cafe',
  'classroom',
  'office',
  'stage',
  'table',
  'studio',
  'space',
  'moon',
  'underwater',
  'cave',
  'sky',
] as const;
export type Place = (typeof PLACES)[number];

export type TimeOfDay = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'storm' | 'fog' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Plants that name a place: a pine forest, a lavender field. */
export type Vegetation =
  | 'pine'
  | 'birch'
  | 'bamboo'
  | 'blossom'
  | 'maple'
  | 'palm'
  | 'bare'
  | 'sunflower'
  | 'lavender'
  | 'tulip'
  | 'flower'
  | 'wheat'
  | 'rice'
  | 'terrace';

/** A range of the prompt, in UTF-16 code units: [start, end). */
export interface Span {
  start: number;
  end: number;
}

/** Appearance of a person. The same specification and the same seed always give the same person. */
export interface PersonLook {
  gender: 'female' | 'male';
  age: 'child' | 'teen' | 'adult' | 'elder';
  skin: string;
  hairColor: string;
  hairStyle: 'bob' | 'pigtails' | 'ponytail' | 'long' | 'bun' | 'curly' | 'short' | 'messy' | 'side' | 'bald';
  outfit:
    | 'tshirt'
    | 'hoodie'
    | 'coat'
    | 'raincoat'
    | 'suit'
    | 'dress'
    | 'gown'
    | 'kimono'
    | 'hanfu'
    | 'spacesuit'
    | 'chef'
    | 'armour'
    | 'apron'
    | 'uniform'
    | 'swimwear'
    | 'doctor'
    | 'overalls';
  outfitColor: string;
  accentColor: string;
  trouserColor: string;
  accessories: (
    | 'glasses'
    | 'scarf'
    | 'hat'
    | 'fedora'
    | 'straw_hat'
    | 'cap'
    | 'backpack'
    | 'umbrella'
    | 'crown'
    | 'beard'
    | 'sword'
    | 'fishing_rod'
    | 'helmet'
    | 'headphones'
    | 'flower'
    | 'cape'
    | 'mask'
    | 'bag'
    | 'wings'
  )[];
  pose:
    | 'stand'
    | 'walk'
    | 'run'
    | 'sit'
    | 'wave'
    | 'jump'
    | 'dance'
    | 'ride'
    | 'hold'
    | 'read'
    | 'sleep'
    | 'point';
  mood: 'happy' | 'calm' | 'sad' | 'angry' | 'surprised' | 'laughing';
}

export type SubjectKind = 'person' | 'animal' | 'thing' | 'product';

/** One figure that the prompt names. `count` copies of it are drawn (1 to 7). */
export interface Subject {
  /** Position in `Brief.subjects`, used by relations. */
  index: number;
  kind: SubjectKind;
  /** Id in the noun table (`language/nouns.ts`); `person` for people. */
  noun: string;
  /** The words of the prompt, in the prompt's language, shown to the user as "understood". */
  words: string;
  span: Span;
  count: number;
  /** CSS colour `#rrggbb` from the prompt. */
  color?: string;
  material?: 'glass' | 'metal' | 'matte' | 'ceramic' | 'wood' | 'gold' | 'fabric' | 'stone' | 'paper';
  size?: 'tiny' | 'small' | 'big' | 'huge';
  look?: PersonLook;
  /** Action of an animal, if the prompt names one. */
  pose?: 'stand' | 'walk' | 'run' | 'sit' | 'sleep' | 'jump' | 'fly' | 'swim';
}

export type RelationKind =
  | 'in'
  | 'on'
  | 'under'
  | 'beside'
  | 'behind'
  | 'in_front_of'
  | 'above'
  | 'riding'
  | 'holding'
  | 'wearing'
  | 'between'
  | 'around'
  | 'looking_at';

/** `subject` stands in this relation to `object`: a cat (subject) under (kind) a table (object). Indexes into `subjects`. */
export interface Relation {
  kind: RelationKind;
  subject: number;
  object: number;
}

export interface Brief {
  prompt: string;
  language: 'en' | 'zh';
  seed: number;
  /** Seed of the composition, if it is not that of the place. */
  arranged?: number;
  style: SketchStyle;
  /** True if the style was named in the prompt or chosen in the form, not inferred. */
  styleAsked: boolean;
  /** The main place first; further places named in the prompt after it. Never empty. */
  places: Place[];
  placeAsked: boolean;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  /** Plants that characterise the place, if the prompt names them. */
  vegetation?: Vegetation;
  /** Shape of the moon in the sky, if the prompt names one. */
  moon?: 'full' | 'crescent';
  /** Table or backdrop surface of a product picture. */
  surface: 'plain' | 'wood' | 'marble' | 'concrete' | 'cloth' | 'stone' | 'sand' | 'water';
  light: 'studio' | 'window' | 'warm' | 'neon' | 'soft' | 'dramatic';
  subjects: Subject[];
  relations: Relation[];
  /** Understood words besides the subjects (place, time, weather, style, colour, light), for the report. */
  understood: { words: string; span: Span; as: string }[];
  /** Content words of the prompt that are not drawn, in prompt order. */
  notDrawn: string[];
}

/** Called between stages and inside long loops; `share` from 0 to 1. Throws to stop the work after a cancellation. */
export type StepReporter = (stage: SketchStage, share: number) => void;

/** Stage keys; their texts in both languages are in the messages catalogue. */
export type SketchStage =
  | 'reading'
  | 'composing'
  | 'drawing'
  | 'lighting'
  | 'shaping'
  | 'shading'
  | 'styling'
  | 'saving';

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
