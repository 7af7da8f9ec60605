/**
 * A film: tracks of clips, drawn lowest track first. Times in the film are whole frames of its rate, times in a source
 * whole microseconds: nothing is a float of seconds, so that edits add up.
 *
 * A clip shows its source from `source_in` on, at `speed` source seconds to a film second. A dissolve begins at the cut:
 * the clip before it goes on below it for that many frames, and stands on its last frame where its source has ended.
 */
import { type KeyFrame, keysFields } from '../film/key-frames.ts';
import { LUT_TEXT, MOST_LUTS } from '../film/looks.ts';
import { FILM_RATIOS, type FilmRatio } from '../film/ratios.ts';
import { repairTracks } from '../film/repair-tracks.ts';
import { CLIP_BLENDS, type ClipBlend, TRANSITIONS, type Transition } from '../film/transitions.ts';
import { ADJUSTMENTS, type Adjustment } from './image-adjustments.ts';
import { defineParts, HEAD, type PartsKind } from './parts/define-parts.ts';
import {
  choice,
  color,
  type FieldCheck,
  flag,
  integer,
  list,
  number,
  object,
  record,
  text,
} from './parts/fields.ts';
import type { Json, Part } from './parts/part.ts';
import { SHOT_CAMERAS, type ShotCamera } from './story-document.ts';

export const TRACK_TYPES = ['video', 'title', 'caption', 'audio'] as const;
export type TrackType = (typeof TRACK_TYPES)[number];
export const CLIP_TYPES = ['video', 'image', 'title', 'cover', 'caption', 'shape', 'audio'] as const;
export type ClipType = (typeof CLIP_TYPES)[number];
/** What a track of sound is for: music is lowered under voices. */
export const SOUND_ROLES = ['voice', 'music', 'effect'] as const;
export type SoundRole = (typeof SOUND_ROLES)[number];

/** Types of clips that editors put on a track. A clip elsewhere is drawn and heard all the same. */
export const TRACK_CLIPS: Readonly<Record<TrackType, readonly ClipType[]>> = {
  video: ['video', 'image', 'cover', 'title', 'shape'],
  title: ['title', 'cover', 'shape', 'image'],
  caption: ['caption'],
  audio: ['audio'],
};

export const FILM_LIMITS = {
  clips: 2000,
  tracks: 50,
  marks: 1000,
  luts: MOST_LUTS,
  /** Characters of the name of a place. */
  place: 80,
  /** Pixels of a side. */
  side: { least: 64, most: 4096 },
  /** Frames a second. */
  rate: { least: 23, most: 60 },
  /** Frames of one clip: four hours at the highest rate. */
  frames: 864_000,
  /** The last frame that a clip can start at: twice that of all clips one behind the other. */
  start: 4_000_000_000,
  speed: { least: 0.25, most: 4 },
  /** Size against that which fits the film. */
  scale: { least: 0.01, most: 20 },
  /** 1 leaves a sound as it is. */
  volume: 4,
  /** Decibels by which music is lowered under voices. */
  duck: { usual: 12, most: 30 },
  /** Characters of the text of a clip. */
  text: 2000,
  /** Per cent of the film's shorter side. */
  text_size: { least: 1, most: 40 },
  /** Results that a clip keeps, oldest dropped; a dropped one stays in My creations. */
  results: 20,
} as const;

const { side, frames, speed, scale, volume } = FILM_LIMITS;
/** Longest source: a day. */
const micros = integer(0, 86_400_000_000);
/** As documents name files (`fileSource`). */
const file = text(100);
const rowId = text(36);
const share = number(0, 1);
/** Film pixels, also outside of the frame. */
const coordinate = number(-20_000, 20_000);
/** Fields of a clip that can have key frames. */
const keyed = {
  /** Its centre; without them that of the film, captions at the place of their style. */
  x: coordinate,
  y: coordinate,
  /** Size against that at which it fits the film. */
  scale: number(scale.least, scale.most),
  /** Degrees, clockwise. */
  rotation: number(-3600, 3600),
  opacity: share,
  volume: number(0, volume),
};
/** What a run made of a clip. */
const result = object(
  {
    file,
    kind: choice(['image', 'video']),
    task: text(36),
    tool: text(100),
    points: integer(0, 1_000_000),
    /** Pixels; 0 where they are not known. */
    width: integer(0, 100_000),
    height: integer(0, 100_000),
    at: text(30),
  },
  { micros, has_sound: flag },
);
const rate: FieldCheck = (value) => {
  if (!object({ numerator: integer(1, 1_000_000), denominator: integer(1, 10_000) })(value)) return false;
  const { numerator, denominator } = value as unknown as FilmRate;
  const perSecond = numerator / denominator;
  return perSecond >= FILM_LIMITS.rate.least && perSecond <= FILM_LIMITS.rate.most;
};

export const filmKind: PartsKind<'film'> = defineParts({
  kind: 'film',
  version: 1,
  upgrades: {},
  parts: {
    [HEAD]: {
      fields: {
        width: integer(side.least, side.most),
        height: integer(side.least, side.most),
        ratio: choice(FILM_RATIOS),
        /** Frames a second, as `scene/timeline/time.ts` has fractions. */
        rate,
        background: color,
        title: text(200),
        description: text(5000),
        cover: file,
        /** Id of the story that it is made from. */
        story: rowId,
        /** Whether the finished sound is brought to -14 LUFS. */
        loudness: flag,
      },
      parents: [null],
      sources: ({ cover }) => [cover].filter(isText),
      text: (part) => words(part, ['title', 'description']),
    },
    track: {
      fields: {
        type: choice(TRACK_TYPES),
        name: text(200),
        muted: flag,
        hidden: flag,
        locked: flag,
        volume: number(0, volume),
        /** Of tracks of sound. */
        sound: choice(SOUND_ROLES),
        /** Decibels by which this track is lowered while a voice track is heard; without it nothing is. */
        duck: number(0, FILM_LIMITS.duck.most),
      },
      parents: [null],
      text: (part) => words(part, ['name']),
    },
    /** A named time, which clips snap to. */
    mark: {
      fields: { at: integer(0, FILM_LIMITS.start), name: text(200), color },
      parents: [null],
      text: (part) => words(part, ['name']),
    },
    /** A look-up table that somebody brought: values of `LUT_SIDE` places a side, in base 64. */
    lut: {
      fields: { name: text(200), table: text(LUT_TEXT) },
      parents: [null],
      text: (part) => words(part, ['name']),
    },
    clip: {
      fields: {
        type: choice(CLIP_TYPES),
        /** The first frame of the film that shows it. */
        start: integer(0, FILM_LIMITS.start),
        frames: integer(1, frames),
        name: text(200),
        /** Of a sound also one of the library (`film/sound-library.ts`). */
        file,
        /** Where it begins in its source. */
        source_in: micros,
        /** Length of the whole source; none of an image. */
        source_length: micros,
        /** Whether its video has sound. */
        has_sound: flag,
        /** Whether a sound begins again at the end of its source; its source may begin anywhere then. */
        repeats: flag,
        speed: number(speed.least, speed.most),
        ...keyed,
        ...keysFields(frames, keyed),
        /** Pixels of the source, upright; of a shape its size and of a text its box in film pixels. */
        width: number(1, 20_000),
        height: number(1, 20_000),
        /** How a source lies in the film at scale 1: whole (`contain`), or over all of it (`cover`). */
        fit: choice(['contain', 'cover']),
        /** How it lay in the ratios that the film had. */
        fits: object({}, Object.fromEntries(FILM_RATIOS.map((name) => [name, choice(['contain', 'cover'])]))),
        /** Shares of the source that each edge loses. */
        crop: object({ left: share, top: share, right: share, bottom: share }),
        fade_in: integer(0, frames),
        fade_out: integer(0, frames),
        /** Frames that its dissolve from the clip before it takes; only where that one ends at its start. */
        dissolve: integer(0, frames),
        /** What it has in place of a dissolve for so many frames. */
        transition: choice(TRANSITIONS),
        /** How it is laid over what is below it. */
        blend: choice(CLIP_BLENDS),
        adjust: object({}, Object.fromEntries(ADJUSTMENTS.map((name) => [name, number(-100, 100)]))),
        /** One of `FILM_LOOKS`, or the id of a look-up table of the film; and how much of it. */
        look: text(64),
        look_strength: share,
        /** How the camera moves over a still image. */
        camera: choice(SHOT_CAMERAS),
        /** -1 is left, 1 is right. */
        pan: number(-1, 1),
        muted: flag,
        text: text(FILM_LIMITS.text),
        /** What is to be put here: without a file it is an open place, which videos leave out. */
        place: text(FILM_LIMITS.place),
        /** Words of a template: a text that still has them is not filled in. */
        sample: text(FILM_LIMITS.text),
        /** Id of a subtitle style. What follows changes it. */
        style: text(40),
        /** Id of a font style, which gives typeface, colours and lines in place of those of `style`. */
        font_style: text(40),
        font: choice(['sans', 'serif']),
        bold: flag,
        size: number(FILM_LIMITS.text_size.least, FILM_LIMITS.text_size.most),
        color,
        align: choice(['left', 'center', 'right']),
        /** Behind a text; of a shape and a cover its filling. */
        fill: color,
        shape: choice(['rect', 'ellipse']),
        stroke: color,
        /** Film pixels. */
        stroke_width: number(0, 500),
        radius: number(0, 5000),
        /** The part of a story that it shows or speaks, and what that was made from then (`staleness.ts`). */
        origin: object(
          { document: rowId, part: text(64) },
          { fingerprint: record(text(64), 100), kept: record(text(64), 100) },
        ),
        /** Ids of clips that are moved with it. */
        linked: list(text(64), 20),
        /**
         * Results in the place of its file, each by its run or its file: the first that is there is shown
         * (`film/shown-clip.ts`).
         */
        shown: list(text(100), 20),
      },
      system: {
        /** Oldest first. */
        results: list(result, FILM_LIMITS.results),
        /** The newest run, if it failed. */
        run: object(
          { state: choice(['failed']), task: text(36), tool: text(100), points: integer(0, 1_000_000) },
          { error: text(100) },
        ),
        /** Points charged for all its runs. */
        spent: integer(0, 1_000_000_000),
      },
      parents: ['track'],
      sources: (part) => [part['file'], ...resultsOf(part)].filter(isText),
      text: (part) => words(part, ['name', 'text']),
    },
  },
  repair: repairTracks,
  limits: {
    parts: 1 + FILM_LIMITS.clips + FILM_LIMITS.tracks + FILM_LIMITS.marks + FILM_LIMITS.luts,
    bytes: 8 * 1024 * 1024,
  },
});

/** A film that others are started from. Everybody in the organisation sees it. */
export const filmTemplateKind: PartsKind<'film-template'> = defineParts({
  ...filmKind,
  kind: 'film-template',
});

const isText = (value: unknown): value is string => typeof value === 'string';
const resultsOf = ({ results }: ClipPart) => results?.map((each) => each.file) ?? [];

function words(part: Part, fields: readonly string[]): string {
  return fields.flatMap((field) => (isText(part[field]) ? part[field] : [])).join('\n');
}

/** Frames a second. */
export interface FilmRate {
  readonly numerator: number;
  readonly denominator: number;
}

export interface FilmHead extends Part {
  readonly width?: number;
  readonly height?: number;
  readonly ratio?: FilmRatio;
  readonly rate?: FilmRate & { readonly [name: string]: number };
  readonly background?: string;
  readonly title?: string;
  readonly description?: string;
  readonly cover?: string;
  readonly story?: string;
  readonly loudness?: boolean;
}

export interface TrackPart extends Part {
  readonly type?: TrackType;
  readonly name?: string;
  readonly muted?: boolean;
  readonly hidden?: boolean;
  readonly locked?: boolean;
  readonly volume?: number;
  readonly sound?: SoundRole;
  readonly duck?: number;
}

export interface LutPart extends Part {
  readonly name?: string;
  readonly table?: string;
}

export interface ClipPart extends Part {
  readonly type?: ClipType;
  readonly start?: number;
  readonly frames?: number;
  readonly name?: string;
  readonly file?: string;
  readonly source_in?: number;
  readonly source_length?: number;
  readonly has_sound?: boolean;
  readonly repeats?: boolean;
  readonly speed?: number;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly fit?: 'contain' | 'cover';
  readonly fits?: Readonly<Partial<Record<FilmRatio, 'contain' | 'cover'>>> & {
    readonly [name: string]: Json;
  };
  readonly scale?: number;
  readonly rotation?: number;
  readonly opacity?: number;
  readonly crop?: ClipCrop & { readonly [name: string]: number };
  readonly fade_in?: number;
  readonly fade_out?: number;
  readonly dissolve?: number;
  readonly transition?: Transition;
  readonly blend?: ClipBlend;
  readonly adjust?: Readonly<Partial<Record<Adjustment, number>>> & { readonly [name: string]: number };
  readonly look?: string;
  readonly look_strength?: number;
  readonly camera?: ShotCamera;
  readonly volume?: number;
  readonly keys_position?: ClipKeys;
  readonly keys_scale?: ClipKeys;
  readonly keys_rotation?: ClipKeys;
  readonly keys_opacity?: ClipKeys;
  readonly keys_volume?: ClipKeys;
  readonly pan?: number;
  readonly muted?: boolean;
  readonly text?: string;
  readonly place?: string;
  readonly sample?: string;
  readonly style?: string;
  readonly font_style?: string;
  readonly font?: 'sans' | 'serif';
  readonly bold?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly fill?: string;
  readonly shape?: 'rect' | 'ellipse';
  readonly stroke?: string;
  readonly stroke_width?: number;
  readonly radius?: number;
  readonly origin?: ClipOrigin & { readonly [name: string]: Json };
  readonly linked?: readonly string[];
  readonly shown?: readonly string[];
  readonly results?: readonly (ClipResult & { readonly [name: string]: Json })[];
  readonly run?: ClipRun & { readonly [name: string]: Json };
  readonly spent?: number;
}

type ClipKeys = readonly (KeyFrame & { readonly [name: string]: Json })[];

/** What a run made of a clip; `micros` is the length of a video in microseconds. */
export interface ClipResult {
  readonly file: string;
  readonly kind: 'image' | 'video';
  readonly task: string;
  readonly tool: string;
  readonly points: number;
  readonly width: number;
  readonly height: number;
  readonly at: string;
  readonly micros?: number;
  readonly has_sound?: boolean;
}

/** A run that failed. */
export interface ClipRun {
  readonly state: 'failed';
  readonly task: string;
  readonly tool: string;
  /** Charged all the same. */
  readonly points: number;
  readonly error?: string;
}

export interface ClipOrigin {
  /** Id of the story. */
  readonly document: string;
  readonly part: string;
  /** Of what the part was made from when the clip was placed. */
  readonly fingerprint?: Readonly<Record<string, string>>;
  /** The fingerprint of a newer state that somebody chose not to take. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Shares that the edges lose. */
export interface ClipCrop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
