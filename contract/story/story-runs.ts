import type { Properties, Property } from '../fields/rules.ts';
import { PROMPT_CHARACTERS } from '../limits.ts';
import type { Language } from '../site.ts';
import type { Service } from '../text/services.ts';
import type { Field } from '../tools/kinds/index.ts';
import { SIZES } from '../tools/sizes.ts';
import { MODEL_STYLES, STORY_STYLES } from '../tools/styles.ts';
import { SHOT_SIZES } from './shot-sizes.ts';
import { TRAITS_RULE } from './traits.ts';

/** A run that pages of a story start: like a tool's, without a form or a place in the menus. */
export interface StoryRun extends Service {
  fields: readonly Field[];
  /** What its input has besides its fields. */
  properties: Properties;
  name: Record<Language, string>;
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
  name: { en: 'Story shot', zh: '分镜画面' },
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
  name: { en: 'Character look', zh: '角色造型' },
  fields: FIELDS,
  properties: { name: text(NAME), prompt: text(PROMPT_CHARACTERS), traits, reference_urls: references },
};

export const STORY_RUNS: readonly StoryRun[] = [DRAW_SHOT, DRAW_LOOK];
