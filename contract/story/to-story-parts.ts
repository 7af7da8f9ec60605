/** A split script as the parts of a story: scenes with their lines, a shot for each beat, and the places. */
import { generateNKeysBetween } from 'fractional-indexing';
import { HEAD } from '../documents/parts/define-parts.ts';
import type { Json, Part } from '../documents/parts/part.ts';
import { type LineType, STORY_LIMITS } from '../documents/story-document.ts';
import type { ScriptPart, ScriptScene, SplitScript } from '../script/split.ts';
import type { ShotSize } from './shot-sizes.ts';
import { originsOf, type TextOrigin } from './text-scenes.ts';

export interface StoryPartsOptions {
  language: 'en' | 'zh';
  /** Makes the id of a part. */
  createId: () => string;
  /** Ids of characters by the name of the speaker. */
  roles?: ReadonlyMap<string, string>;
  /** Further settings of the story, such as style and ratio. */
  head?: Readonly<Record<string, Json>>;
  /** The text that the script was taken from. */
  origin?: TextOrigin | undefined;
}

/** Characters of the fields (`story-document.ts`). */
const LINE = 5000;
const SHOT = 2000;
const HEADING = 500;
const NAME = 200;
/** Speeches that one shot holds. */
const SPEECHES = 2;
const SHOTS_BY_SPEECH = { one: 'close', more: 'medium' } as const satisfies Record<string, ShotSize>;
/** A piece of a sentence around a quote, such as "he said", shows nothing new. */
const TAG = { en: 40, zh: 14 } as const;
/** Characters spoken, and read in a description, in a second. */
const SPOKEN = { en: 15, zh: 4.5 } as const;
const DESCRIBED = { en: 30, zh: 10 } as const;
const ACTION_SECONDS = { least: 2, most: 8 } as const;

const TYPES: Record<ScriptPart['kind'], LineType> = {
  action: 'action',
  dialogue: 'speech',
  parenthetical: 'aside',
  transition: 'transition',
};

/** What one shot shows: a description, or up to two speeches. */
interface Beat {
  lines: ScriptPart[];
  action: string;
  speakers: string[];
  speeches: number;
}

/**
 * The parts of a story. Every word of the script is in a line; shots have what is seen, who is in it, and as many
 * seconds as its words take.
 */
export function toStoryParts(split: SplitScript, options: StoryPartsOptions): Part[] {
  const { createId, head, language } = options;
  const places = new Map<string, Part>();
  const scenes = split.scenes.filter(({ parts, heading }) => parts.length > 0 || heading !== '');
  const names = split.speakers.map(({ name }) => name);
  const parts: Part[] = [];
  const origins =
    options.origin &&
    originsOf(
      scenes.map(({ heading }) => heading),
      options.origin,
    );
  for (const [at, scene] of scenes.entries()) {
    const id = createId();
    const origin = origins?.[at];
    const place = placeOf(scene, places, createId);
    parts.push({
      id,
      kind: 'scene',
      parent: null,
      index: '',
      ...(scene.heading ? { heading: scene.heading.slice(0, HEADING) } : {}),
      ...(place ? { place: place.id } : {}),
      ...(scene.notes.length > 0 ? { description: scene.notes.join('\n').slice(0, LINE) } : {}),
      ...(origin ? { origin: { ...origin } } : {}),
    });
    parts.push(...partsOfScene(id, scene, names, options));
  }
  const top = [{ id: HEAD, kind: HEAD, parent: null, index: '', ...head, language }, ...places.values()];
  return withIndexes([...top, ...parts]);
}

function placeOf(
  { place }: ScriptScene,
  places: Map<string, Part>,
  createId: () => string,
): Part | undefined {
  if (!place) return;
  const key = place.toLowerCase();
  const known = places.get(key) ?? {
    id: createId(),
    kind: 'place',
    parent: null,
    index: '',
    name: place.slice(0, NAME),
  };
  places.set(key, known);
  return known;
}

function partsOfScene(
  scene: string,
  { parts }: ScriptScene,
  names: readonly string[],
  options: StoryPartsOptions,
): Part[] {
  const { createId, language, roles } = options;
  return beatsOf(parts, language).flatMap((beat, at) => {
    const shot = createId();
    const seen = [...new Set([...beat.speakers, ...names.filter((name) => mentions(beat.action, name))])];
    const ids = seen.flatMap((name) => roles?.get(name) ?? []);
    const size: ShotSize =
      at === 0
        ? 'wide'
        : beat.action !== ''
          ? 'full'
          : SHOTS_BY_SPEECH[beat.speakers.length > 1 ? 'more' : 'one'];
    const lines = beat.lines.flatMap((part) => linesOf(part, { scene, shot, createId, roles }));
    return [
      {
        id: shot,
        kind: 'shot',
        parent: scene,
        index: '',
        text: (beat.action || talk(beat.speakers, language)).slice(0, SHOT),
        size,
        seconds: secondsOf(beat, language),
        ...(ids.length > 0
          ? { roles: [...new Set(ids)].slice(0, STORY_LIMITS.roles).map((role) => ({ role })) }
          : {}),
      },
      ...lines,
    ];
  });
}

/** Puts a scene's paragraphs into beats. Parentheticals go with the speech after them, tags with the one beside. */
function beatsOf(parts: readonly ScriptPart[], language: 'en' | 'zh'): Beat[] {
  const beats: Beat[] = [];
  const begin = (): Beat => {
    const beat: Beat = { lines: [], action: '', speakers: [], speeches: 0 };
    beats.push(beat);
    return beat;
  };
  let current: Beat | undefined;
  for (const [at, part] of parts.entries()) {
    const isSpoken = part.kind === 'dialogue' || part.kind === 'parenthetical';
    if (part.kind === 'transition' || isTag(parts, at, language)) {
      (current ??= begin()).lines.push(part);
      continue;
    }
    if (isSpoken) {
      const isNew = part.kind === 'dialogue' || parts[at + 1]?.kind === 'dialogue';
      const isFull = current !== undefined && current.speeches >= SPEECHES;
      if (!current || current.action !== '' || (isFull && isNew && !goesOn(current, part))) current = begin();
      if (part.kind === 'dialogue' && !goesOn(current, part)) current.speeches += 1;
      if (part.speaker && !current.speakers.includes(part.speaker)) current.speakers.push(part.speaker);
    } else {
      current = begin();
      current.action = part.text;
    }
    current.lines.push(part);
  }
  return beats;
}

/** Whether a speech is the rest of the last one, after a direction or a tag. */
function goesOn({ lines, speeches }: Beat, part: ScriptPart): boolean {
  const last = lines.findLast(({ kind }) => kind === 'dialogue');
  return speeches > 0 && part.speaker !== undefined && last?.speaker === part.speaker;
}

function isTag(parts: readonly ScriptPart[], at: number, language: 'en' | 'zh'): boolean {
  const part = parts[at] as ScriptPart;
  if (part.kind !== 'action' || part.text.length > TAG[language]) return false;
  const isBeside = (other: ScriptPart | undefined, gap: number) =>
    other?.kind === 'dialogue' && gap >= 0 && gap <= 3;
  const [before, after] = [parts[at - 1], parts[at + 1]];
  return isBeside(before, part.from - (before?.to ?? 0)) || isBeside(after, (after?.from ?? 0) - part.to);
}

function mentions(text: string, name: string): boolean {
  if (text === '') return false;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const isLetter = (letter: string | undefined) =>
    letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);
  return !(isLetter(text[at - 1]) || isLetter(text[at + name.length]));
}

/** What is seen while people speak. */
function talk(speakers: readonly string[], language: 'en' | 'zh'): string {
  if (speakers.length === 0) return '';
  if (language === 'zh') return `${speakers.join('和')}在说话`;
  return speakers.length === 1
    ? `${speakers[0]} speaks`
    : `${speakers.slice(0, -1).join(', ')} and ${speakers.at(-1)} talk`;
}

interface LinePlace {
  scene: string;
  shot: string;
  createId: () => string;
  roles: ReadonlyMap<string, string> | undefined;
}

function linesOf(part: ScriptPart, { scene, shot, createId, roles }: LinePlace): Part[] {
  const role = part.speaker === undefined ? undefined : roles?.get(part.speaker);
  return piecesOf(part.text, LINE).map((text) => ({
    id: createId(),
    kind: 'line',
    parent: scene,
    index: '',
    type: TYPES[part.kind],
    text,
    shot,
    ...(part.speaker ? { speaker: part.speaker.slice(0, NAME) } : {}),
    ...(role ? { role } : {}),
    ...(part.kind === 'dialogue' && part.confidence === 'guess' ? { guessed: true } : {}),
  }));
}

/** Cuts a text into pieces, after a sentence if there is one in the second half of a piece. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > most) {
    const window = text.slice(start, start + most);
    const end = Math.max(
      ...['. ', '! ', '? ', '。', '！', '？', '\n'].map((mark) => window.lastIndexOf(mark) + mark.length),
    );
    const space = window.lastIndexOf(' ') + 1;
    let cut = end > most / 2 ? end : space > most / 2 ? space : most;
    // A character of two units stays whole.
    if (/[\ud800-\udbff]$/.test(window.slice(0, cut))) cut -= 1;
    pieces.push(text.slice(start, start + cut).trim());
    start += cut;
  }
  pieces.push(text.slice(start).trim());
  return pieces.filter((piece) => piece !== '');
}

function secondsOf({ action, lines }: Beat, language: 'en' | 'zh'): number {
  const spoken = lines
    .filter(({ kind }) => kind === 'dialogue')
    .reduce((sum, { text }) => sum + text.length / SPOKEN[language] + 0.5, 0);
  const seen = Math.min(ACTION_SECONDS.most, ACTION_SECONDS.least + action.length / DESCRIBED[language]);
  const { least, most } = STORY_LIMITS.seconds;
  return Math.min(most, Math.max(least, Math.round(2 * Math.max(spoken, seen)) / 2));
}

/** Gives siblings their places, in the order of the list. */
function withIndexes(parts: readonly Part[]): Part[] {
  const siblings = Map.groupBy(parts, ({ parent }) => parent);
  const indexes = new Map<string, string>();
  for (const list of siblings.values()) {
    const keys = generateNKeysBetween(null, null, list.length);
    for (const [at, { id }] of list.entries()) indexes.set(id, keys[at] as string);
  }
  return parts.map((part) => ({ ...part, index: indexes.get(part.id) as string }));
}
