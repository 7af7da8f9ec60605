import type { Properties, Property } from '../fields/rules.ts';
import { EXPORT_FORMATS, EXPORT_HEIGHTS, EXPORT_LIMITS, EXPORT_RATES } from '../film/film-runs.ts';
import { PROMPT_CHARACTERS } from '../limits.ts';
import { SPEECH_CHARACTERS, SPEECH_LANGUAGES, SPEECH_SPEED, VOICE_EMOTIONS } from '../speech.ts';
import { type Service, SPEECH } from '../text/services.ts';
import type { Field } from '../tools/kinds/index.ts';
import { SIZES } from '../tools/sizes.ts';
import { MODEL_STYLES, STORY_STYLES } from '../tools/styles.ts';
import { CAMERA_MOVES } from './camera-moves.ts';
import type { STORY_RUN_NAMES } from './run-names.ts';
import { SHOT_SIZES } from './shot-sizes.ts';
import { TRAITS_RULE } from './traits.ts';

/** A run that pages of a story start: like a tool's, without a form or a place in the menus. */
export interface StoryRun extends Service {
  id: keyof typeof STORY_RUN_NAMES;
  fields: readonly Field[];
  /** What its input has besides its fields. */
  properties: Properties;
}

/** Characters that one shot shows at most, and pictures that show what each looks like. */
export const SHOT_CHARACTERS = 4;
export const REFERENCES = 4;
const NAME = 200;
const DIRECTION = 200;

const text = (longest: number): Property => ({ rule: { type: 'text', longest, trimmed: true } });
const references: Property = {
  rule: { type: 'list', of: { type: 'file' }, longest: REFERENCES },
  optional: true,
};
const traits: Property = { rule: TRAITS_RULE, optional: true };

const FIELDS: readonly Field[] = [
  { kind: 'size', presets: SIZES },
  { kind: 'count' },
  { kind: 'style', values: STORY_STYLES, needsEngine: MODEL_STYLES },
  { kind: 'seed' },
];

/** A shot of a storyboard with its characters, the same in every shot (decisions, Story). */
export const DRAW_SHOT: StoryRun = {
  id: 'draw-shot',
  path: '/ai/story/shot',
  capability: 'draw_shot',
  points: 20,
  fields: [...FIELDS, { kind: 'quality' }],
  properties: {
    prompt: text(PROMPT_CHARACTERS),
    size: { rule: { type: 'one_of', values: SHOT_SIZES }, optional: true },
    camera: { ...text(DIRECTION), optional: true },
    characters: {
      rule: {
        type: 'list',
        longest: SHOT_CHARACTERS,
        of: {
          type: 'record',
          properties: {
            name: text(NAME),
            description: text(PROMPT_CHARACTERS),
            traits,
            reference_urls: references,
          },
        },
      },
    },
    place: {
      rule: {
        type: 'record',
        properties: {
          name: text(NAME),
          description: text(PROMPT_CHARACTERS),
          reference_url: { rule: { type: 'file' }, optional: true },
        },
      },
      optional: true,
    },
  },
};

/** The look of a character: the whole figure on plain ground (decisions, Role model). */
export const DRAW_LOOK: StoryRun = {
  id: 'draw-look',
  path: '/ai/story/look',
  capability: 'draw_look',
  points: 30,
  fields: FIELDS,
  properties: { name: text(NAME), prompt: text(PROMPT_CHARACTERS), traits, reference_urls: references },
};

/** The voice of a line: speech at its price (decisions, Tool prices), for the story. */
export const SPEAK_LINE: Service & Pick<StoryRun, 'fields' | 'properties'> = {
  ...SPEECH,
  fields: [],
  properties: {
    text: text(SPEECH_CHARACTERS),
    voice: text(NAME),
    language: { rule: { type: 'one_of', values: SPEECH_LANGUAGES }, optional: true },
    emotion: { rule: { type: 'one_of', values: VOICE_EMOTIONS }, optional: true },
    speed: {
      rule: { type: 'number', whole: true, minimum: SPEECH_SPEED.least, maximum: SPEECH_SPEED.most },
      initial: SPEECH_SPEED.usual,
    },
  },
};

/** Whole seconds of a moving shot. */
export const MOVING_SECONDS = { minimum: 2, maximum: 10, usual: 5 } as const;

const SECONDS: Field = {
  kind: 'range',
  name: 'seconds',
  minimum: MOVING_SECONDS.minimum,
  maximum: MOVING_SECONDS.maximum,
  step: 1,
  initial: MOVING_SECONDS.usual,
  paidBySeconds: true,
  text: { en: { label: 'Length', unit: 's' }, zh: { label: '时长', unit: '秒' } },
};
const image: Property = { rule: { type: 'file' }, required: 'image_required' };

/** A moving shot by a model, per started 5 seconds (decisions, Story prices). */
export const MOVE_SHOT: StoryRun = {
  id: 'move-shot',
  path: '/ai/video/image/v3',
  capability: 'image_to_video',
  points: 80,
  fields: [
    { kind: 'size', presets: SIZES },
    { kind: 'count' },
    { kind: 'quality' },
    { kind: 'seed' },
    SECONDS,
  ],
  properties: {
    image_url: image,
    last_image_url: { rule: { type: 'file' }, optional: true },
    prompt: { ...text(PROMPT_CHARACTERS + DIRECTION), optional: true },
    sound: { rule: { type: 'flag' }, initial: false },
  },
};

/** A moving shot by a camera move of the built-in engine, per started 5 seconds. */
export const MOVE_CAMERA: StoryRun = {
  id: 'move-shot-camera',
  path: '/ai/video/image/v3/camera',
  capability: 'camera_move',
  points: 40,
  fields: [SECONDS],
  properties: {
    image_url: image,
    mode: { rule: { type: 'number', whole: true, minimum: 0, maximum: CAMERA_MOVES.length - 1 } },
    strength: { rule: { type: 'number', minimum: 0, maximum: 100 }, initial: 60 },
    size: { rule: { type: 'one_of', values: [1280, 1920] }, initial: 1280 },
  },
};

const words = (longest: number): Property => ({ rule: { type: 'text', longest } });

/** A film of a document as a video, made on the server. */
export const EXPORT_FILM: StoryRun = {
  id: 'export-film',
  path: '/ai/story/film',
  capability: 'export_film',
  points: 10,
  fields: [],
  properties: {
    /** Its parts, as JSON. */
    film: words(EXPORT_LIMITS.characters),
    /** How its clips name files, and their addresses in the same order. */
    sources: { rule: { type: 'list', of: { type: 'text', longest: 100 }, longest: EXPORT_LIMITS.files } },
    media_urls: { rule: { type: 'list', of: { type: 'text', longest: 2000 }, longest: EXPORT_LIMITS.files } },
    seconds: { rule: { type: 'number', minimum: 0, maximum: EXPORT_LIMITS.seconds } },
    height: { rule: { type: 'one_of', values: EXPORT_HEIGHTS } },
    format: { rule: { type: 'one_of', values: EXPORT_FORMATS }, optional: true },
    frame_rate: { rule: { type: 'one_of', values: EXPORT_RATES }, optional: true },
    document_id: words(36),
    title: words(200),
    description: words(5000),
    cover_url: { ...words(2000), optional: true },
  },
};

/** Runs that draw pictures of a story. */
const DRAWN_RUNS: readonly StoryRun[] = [DRAW_SHOT, DRAW_LOOK];
/** Runs that make films of its shots. */
export const MOVING_RUNS: readonly StoryRun[] = [MOVE_SHOT, MOVE_CAMERA];
export const STORY_RUNS: readonly StoryRun[] = [...DRAWN_RUNS, ...MOVING_RUNS, EXPORT_FILM];
