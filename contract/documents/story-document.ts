/**
 * A story: scenes with their lines and shots, and the places where they happen. Characters are rows of the project,
 * named by id, so that several stories share them.
 */
import { VOICE_EMOTIONS } from '../speech.ts';
import { SHOT_SIZES, type ShotSize } from '../story/shot-sizes.ts';
import { STORY_STYLES } from '../tools/styles.ts';
import { defineParts, HEAD, type PartsKind } from './parts/define-parts.ts';
import { choice, flag, integer, list, number, object, record, text } from './parts/fields.ts';
import type { Json, Part } from './parts/part.ts';

export const SCRIPT_LANGUAGES = ['en', 'zh'] as const;
/** Ratios of the pictures, by the labels of `RATIO_PRESETS`. */
export const STORY_RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3'] as const;
/** A camera that stays, or the moves 0 to 4 of the specification. */
export const SHOT_CAMERAS = ['still', 'push_in', 'pull_out', 'orbit', 'pan', 'crane_up'] as const;
export type ShotCamera = (typeof SHOT_CAMERAS)[number];
/** Kinds of paragraphs of a script; only a speech is spoken. */
export const LINE_TYPES = ['action', 'speech', 'aside', 'transition'] as const;
export type LineType = (typeof LINE_TYPES)[number];

export const STORY_LIMITS = {
  /** Seconds of a shot. */
  seconds: { least: 0.5, usual: 4, most: 60 },
  /** Characters of what a shot shows in words. */
  shotText: 2000,
  /** Characters in one shot, as many as its picture shows (`SHOT_CHARACTERS`). */
  roles: 4,
  /** Images that a shot keeps, oldest dropped; a dropped one stays in My creations. */
  images: 40,
} as const;

/** Ids of characters and looks. */
const rowId = text(36);
const source = text(100);
/** Hashes by the name of the input (`staleness.ts`). */
const fingerprint = record(text(64), 100);

/** A result of a run with what it was made from. `points` is what was charged; null if it was uploaded. */
const made = { file: source, made: fingerprint, points: integer(0, 1_000_000), at: text(30) };
/** Points charged for all runs of a part, those whose results are gone included. */
const spent = integer(0, 1_000_000_000);
const run = object(
  { state: choice(['waiting', 'running', 'failed']) },
  { task: rowId, batch: rowId, error: text(100) },
);

export const storyKind: PartsKind<'story'> = defineParts({
  kind: 'story',
  version: 3,
  // Since 2 images may say which tool made them, since 3 scenes which text they came from.
  upgrades: { 1: (part) => part, 2: (part) => part },
  parts: {
    [HEAD]: {
      fields: {
        language: choice(SCRIPT_LANGUAGES),
        style: choice(STORY_STYLES),
        ratio: choice(STORY_RATIOS),
        /** What the story is about, as its author said it first. */
        premise: text(5000),
      },
      parents: [null],
      text: (part) => words(part, ['premise']),
    },
    place: {
      fields: { name: text(200), prompt: text(2000), reference: source },
      parents: [null],
      sources: ({ reference }) => [reference].filter(isText),
      text: (part) => words(part, ['name', 'prompt']),
    },
    scene: {
      fields: {
        /** As the script has it: "EXT. BEACH - DUSK". */
        heading: text(500),
        /** Id of the part of its place. */
        place: text(64),
        description: text(5000),
        /** What all its pictures share, such as the light. */
        prompt: text(2000),
        /** The sections of a text that it was made of (`SceneOrigin`). */
        origin: object({ document: rowId, made: fingerprint }),
      },
      parents: [null],
      text: (part) => words(part, ['heading', 'description']),
    },
    line: {
      fields: {
        type: choice(LINE_TYPES),
        /** Id of the character who speaks. */
        role: rowId,
        /** The name in the script; of a speech whose character is not a role yet, all there is. */
        speaker: text(200),
        text: text(5000),
        emotion: choice(VOICE_EMOTIONS),
        /** Id of the part of the shot in which it is heard. */
        shot: text(64),
        /** Whether the speaker was guessed, and nobody confirmed it. */
        guessed: flag,
      },
      system: {
        speech: object({ ...made, seconds: number(0, 600) }, { task: rowId }),
        run,
        spent,
      },
      parents: ['scene'],
      sources: ({ speech }) => [fileOf(speech)].filter(isText),
      text: (part) => words(part, ['speaker', 'text']),
    },
    shot: {
      fields: {
        /** What is seen. */
        text: text(STORY_LIMITS.shotText),
        /** How it is to look, besides what is seen. */
        prompt: text(2000),
        size: choice(SHOT_SIZES),
        camera: choice(SHOT_CAMERAS),
        seconds: number(STORY_LIMITS.seconds.least, STORY_LIMITS.seconds.most),
        roles: list(object({ role: rowId }, { look: rowId }), STORY_LIMITS.roles),
        /** Id of the part of its place; without one, that of its scene. */
        place: text(64),
        /** The image that is shown; without one, or once another is made, the newest. */
        picked: source,
        /** The newest image when `picked` was chosen (`pickImage`). */
        picked_over: source,
        /** An image that is kept although its shot changed, with the inputs that it was kept for. */
        kept: object({ file: source, made: fingerprint }),
      },
      system: {
        /** Oldest first. */
        images: list(object(made, { task: rowId, tool: text(64) }), STORY_LIMITS.images),
        video: object({ ...made, seconds: number(0, 600) }, { task: rowId }),
        run,
        /** The run of its moving shot. */
        video_run: run,
        spent,
      },
      parents: ['scene'],
      sources: ({ images, video, picked }) =>
        [...((images ?? []) as Json[]).map(fileOf), fileOf(video), picked].filter(isText),
      text: (part) => words(part, ['text', 'prompt']),
    },
  },
  limits: { parts: 6000, bytes: 16 * 1024 * 1024 },
});

const isText = (value: unknown): value is string => typeof value === 'string';
const fileOf = (value: Json | undefined): string | undefined =>
  (value as { file?: string } | null | undefined)?.file;

function words(part: Part, fields: readonly string[]): string {
  return fields.flatMap((field) => (isText(part[field]) ? part[field] : [])).join('\n');
}

/** A result that a part of a story has. */
export interface MadeFile {
  /** As documents name files. */
  file: string;
  made: Readonly<Record<string, string>>;
  points: number;
  /** When it was made, ISO 8601. */
  at: string;
  task?: string;
  /** The tool that made it from an earlier image of the shot; absent for one that was drawn or brought. */
  tool?: string;
}
/** What is being made for a part, or failed; absent otherwise. */
export interface PartRun {
  state: 'waiting' | 'running' | 'failed';
  task?: string;
  batch?: string;
  /** A code of the error catalogue. */
  error?: string;
}

export interface ShotPart extends Part {
  readonly text?: string;
  readonly prompt?: string;
  readonly size?: ShotSize;
  readonly camera?: ShotCamera;
  readonly seconds?: number;
  readonly roles?: readonly { readonly role: string; readonly look?: string }[];
  readonly place?: string;
  readonly picked?: string;
  readonly picked_over?: string;
  readonly kept?: { readonly file: string; readonly made: Readonly<Record<string, string>> };
  readonly images?: readonly (MadeFile & { readonly [name: string]: Json })[];
  readonly video?: MadeFile & { readonly seconds: number; readonly [name: string]: Json };
  readonly run?: PartRun & { readonly [name: string]: Json };
  readonly video_run?: PartRun & { readonly [name: string]: Json };
  readonly spent?: number;
}
export interface LinePart extends Part {
  readonly type?: LineType;
  readonly role?: string;
  readonly speaker?: string;
  readonly text?: string;
  readonly emotion?: string;
  readonly shot?: string;
  readonly guessed?: boolean;
  readonly speech?: MadeFile & { readonly seconds: number; readonly [name: string]: Json };
  readonly run?: PartRun & { readonly [name: string]: Json };
  readonly spent?: number;
}
