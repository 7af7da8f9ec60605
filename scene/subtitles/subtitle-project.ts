/** The subtitles of one clip as a saved document: lines, look, and the runs made from it. */
import { defineDocument } from '@inkreel/contract/documents/define-document.ts';
import { knownValue } from '@inkreel/contract/fields/known-value.ts';
import type { Properties, Rule } from '@inkreel/contract/fields/rules.ts';
import { VIDEO_UPLOAD } from '@inkreel/contract/limits.ts';
import { SPEECH_LANGUAGES, type SpeechLanguage, type SubtitleLanguage } from '@inkreel/contract/speech.ts';
import { SUBTITLE_SIZES } from '@inkreel/contract/subtitle-sizes.ts';
import type {
  SubtitleArea,
  SubtitleEffect,
  SubtitleFontKind,
  SubtitleLine,
  SubtitlePlace,
} from '@inkreel/contract/tools/capabilities.ts';
import { AREA, MOST_AREAS } from '@inkreel/contract/tools/kinds/areas.ts';
import { CUE_LIMITS, type Cue } from './cue.ts';

export type ProjectCue = Cue;

/** The clip of a project; another clip needs another project, with a separate price. */
export interface ProjectClip {
  /** As documents name files: `file:<id>`. */
  readonly source: string;
  readonly name: string;
  /** As the server measured it. */
  readonly seconds: number;
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
}

/** A fixed translation of a word. */
export interface GlossaryEntry {
  readonly term: string;
  readonly translation: string;
}

/** The voice of a speaker, for the dubbing. */
export interface SpeakerVoice {
  /** Empty for lines without a speaker. */
  readonly speaker: string;
  readonly voice: string;
  /** The engine that has the voice. */
  readonly engine?: string;
  readonly language?: SpeechLanguage;
}

/** How the new speech is mixed into the clip; the same values as in a run of the tool. */
export interface DubSettings {
  readonly background: number;
  readonly duck: boolean;
  readonly fastest: number;
  readonly subtitles: boolean;
}

export const USUAL_DUB: DubSettings = { background: 100, duck: true, fastest: 1.35, subtitles: false };

/** Steps of a project that are runs. */
export const PROJECT_STEPS = [
  'speech',
  'picture',
  'segments',
  'translate',
  'subtitles',
  'audio',
  'draft',
] as const;
export type ProjectStep = (typeof PROJECT_STEPS)[number];

/** A run of the project. Only the server knows its payments; this is just a reference. */
export interface ProjectRun {
  /** Id of the task. */
  readonly task: string;
  readonly step: ProjectStep;
}

export interface SubtitleProject {
  readonly clip?: ProjectClip;
  /** The spoken or shown language; `all` to detect it. */
  readonly language: SubtitleLanguage;
  /** ISO 639 code of the target language. */
  readonly to: string;
  /** By start. */
  readonly lines: readonly ProjectCue[];
  /** Id of a subtitle style, 001 to 015. */
  readonly style: string;
  /** Changes of the style; `lookOf` merges both. */
  readonly font?: SubtitleFontKind;
  readonly effect?: SubtitleEffect;
  /** In per cent, within `SUBTITLE_SIZES`. */
  readonly size?: number;
  readonly margin?: number;
  readonly place?: SubtitlePlace;
  /** Both languages are shown, the translation above the original. */
  readonly bilingual: boolean;
  /** Old subtitles are removed from the frames: in the areas, or wherever text is found. */
  readonly remove: boolean;
  readonly areas: readonly SubtitleArea[];
  readonly glossary: readonly GlossaryEntry[];
  readonly voices: readonly SpeakerVoice[];
  /** The default values if left out. */
  readonly dub?: DubSettings;
  /** Oldest first. */
  readonly runs: readonly ProjectRun[];
}

export const PROJECT_LIMITS = {
  /** Of the JSON of a project: about 4,000 lines with their translations, and below what a request may send. */
  bytes: 960 * 1024,
  glossary: 200,
  voices: 50,
  runs: 50,
  /** Characters of a word of the glossary. */
  term: 100,
} as const;

/** Revisions that the history keeps: each may be large, and counts towards the organisation's storage. */
const HISTORY = 20;

export const EMPTY_SUBTITLE_PROJECT: SubtitleProject = {
  language: 'all',
  to: 'en',
  lines: [],
  style: '001',
  bilingual: false,
  remove: false,
  areas: [],
  glossary: [],
  voices: [],
  runs: [],
};

const NAME: Rule = { type: 'text', longest: 200 };
const WORDS: Rule = { type: 'text', longest: CUE_LIMITS.characters };
const TIME: Rule = { type: 'number', minimum: 0, maximum: CUE_LIMITS.time, whole: true };
const SECONDS: Rule = { type: 'number', minimum: 0, maximum: VIDEO_UPLOAD.seconds };
const SIDE: Rule = { type: 'number', minimum: 1, maximum: VIDEO_UPLOAD.longestSide, whole: true };
const FLAG: Rule = { type: 'flag' };
const PLACE: Rule = { type: 'one_of', values: ['bottom', 'middle', 'top'] };
const LANGUAGE: Rule = { type: 'one_of', values: ['en', 'zh', 'all', 'ja', 'ko', 'ar'] };

const record = (properties: Properties): Rule => ({ type: 'record', properties });
const list = (of: Rule, longest: number): Rule => ({ type: 'list', of, longest });
const rangeOf = ({ minimum, maximum }: { minimum: number; maximum: number }): Rule => ({
  type: 'number',
  minimum,
  maximum,
});
const one = (rule: Rule) => ({ rule });
const maybe = (rule: Rule) => ({ rule, optional: true });

const CUE = record({
  id: one({ type: 'text', longest: 40 }),
  start: one(TIME),
  end: one(TIME),
  text: one(WORDS),
  translation: one(WORDS),
  speaker: maybe(NAME),
  place: maybe(PLACE),
  take: maybe({ type: 'number', minimum: 1, maximum: 999, whole: true }),
});

const VOICE = record({
  speaker: one(NAME),
  voice: one(NAME),
  engine: maybe(NAME),
  language: maybe({ type: 'one_of', values: SPEECH_LANGUAGES }),
});

const DUB = record({
  background: one({ type: 'number', minimum: 0, maximum: 100, whole: true }),
  duck: one(FLAG),
  fastest: one({ type: 'number', minimum: 1, maximum: 2 }),
  subtitles: one(FLAG),
});

const PROJECT = record({
  clip: maybe(
    record({
      source: one(NAME),
      name: one(NAME),
      seconds: one(SECONDS),
      width: one(SIDE),
      height: one(SIDE),
    }),
  ),
  language: one(LANGUAGE),
  to: one({ type: 'text', longest: 20 }),
  lines: one(list(CUE, CUE_LIMITS.cues)),
  style: one({ type: 'text', longest: 3 }),
  font: maybe({ type: 'one_of', values: ['sans', 'serif'] }),
  effect: maybe({ type: 'one_of', values: ['none', 'fade', 'sweep'] }),
  size: maybe(rangeOf(SUBTITLE_SIZES.size)),
  margin: maybe(rangeOf(SUBTITLE_SIZES.margin)),
  place: maybe(PLACE),
  bilingual: one(FLAG),
  remove: one(FLAG),
  areas: one(list(AREA, MOST_AREAS)),
  glossary: one(
    list(
      record({
        term: one({ type: 'text', longest: PROJECT_LIMITS.term }),
        translation: one({ type: 'text', longest: PROJECT_LIMITS.term }),
      }),
      PROJECT_LIMITS.glossary,
    ),
  ),
  voices: one(list(VOICE, PROJECT_LIMITS.voices)),
  dub: maybe(DUB),
  runs: one(
    list(
      record({
        task: one({ type: 'text', longest: 40 }),
        step: one({ type: 'one_of', values: PROJECT_STEPS }),
      }),
      PROJECT_LIMITS.runs,
    ),
  ),
});

export const subtitleProjectKind = defineDocument<SubtitleProject>({
  kind: 'subtitle-project',
  version: 1,
  upgrades: {},
  parse: parseProject,
  sources: ({ clip }) => (clip ? [clip.source] : []),
  history: HISTORY,
  bytes: PROJECT_LIMITS.bytes,
});

function parseProject(content: unknown): SubtitleProject | undefined {
  const project = knownValue(PROJECT, content) as SubtitleProject | undefined;
  if (!project) return undefined;
  const { lines } = project;
  const isWhole =
    lines.every(({ start, end }) => start < end) && new Set(lines.map(({ id }) => id)).size === lines.length;
  // Operations on cues rely on their order.
  return isWhole ? { ...project, lines: lines.toSorted((a, b) => a.start - b.start) } : undefined;
}

/**
 * Cues as the input of runs: in seconds, without those that have no text yet.
 * @param seconds of the clip: later cues are left out
 */
export function runLines(cues: readonly ProjectCue[], seconds = Number.POSITIVE_INFINITY): SubtitleLine[] {
  return cues
    .filter(({ text, translation }) => text.trim() !== '' || translation.trim() !== '')
    .filter(({ start }) => start < seconds * 1000)
    .map(({ start, end, text, translation, speaker, place }) => ({
      start: start / 1000,
      end: Math.min(end / 1000, seconds),
      text,
      ...(translation.trim() === '' ? {} : { translation }),
      ...(speaker === undefined ? {} : { speaker }),
      ...(place === undefined ? {} : { place }),
    }));
}
