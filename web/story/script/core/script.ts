/** A story as its script reads: scenes with their paragraphs, who speaks, how long it is. Pure. */
import { childrenByParent, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { LinePart, LineType, ShotPart } from '@inkreel/contract/documents/story-document.ts';

export interface Scene {
  /** A scene, or the part under which repair put paragraphs that had lost their scene. */
  part: Part;
  /** From 1; undefined of what is no scene. */
  number: number | undefined;
  lines: readonly LinePart[];
  shots: readonly ShotPart[];
}

export const isLine = (part: Part | undefined): part is LinePart => part?.kind === 'line';
const isShot = (part: Part): part is ShotPart => part.kind === 'shot';

/** The scenes in their order, and behind them what is in none. */
export function scenesIn(parts: Parts): Scene[] {
  const children = childrenByParent(parts);
  const top = children.get(null) ?? [];
  const scenes = top.filter(({ kind }) => kind === 'scene');
  const others = top.filter(({ id, kind }) => kind !== 'scene' && (children.get(id) ?? []).some(isLine));
  return [...scenes, ...others].map((part, at) => {
    const inside = children.get(part.id) ?? [];
    return {
      part,
      number: part.kind === 'scene' ? at + 1 : undefined,
      lines: inside.filter(isLine),
      shots: inside.filter(isShot),
    };
  });
}

/** The scenes, as the same objects where nothing of them changed, so that only the others are drawn again. */
export function keepScenes(before: readonly Scene[], after: readonly Scene[]): readonly Scene[] {
  const known = new Map(before.map((scene) => [scene.part.id, scene]));
  return after.map((scene) => {
    const old = known.get(scene.part.id);
    return old && isSameScene(old, scene) ? old : scene;
  });
}

const isSameScene = (a: Scene, b: Scene): boolean =>
  a.part === b.part && a.number === b.number && isSameList(a.lines, b.lines) && isSameList(a.shots, b.shots);
const isSameList = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at]);

export const typeOf = ({ type }: LinePart): LineType => type ?? 'action';
/** Text of a field; empty without one. */
export const wordsOf = (part: Part | undefined, field: string): string => {
  const value = part?.[field];
  return typeof value === 'string' ? value : '';
};

/** Who speaks: a character of the project by id, or a name alone. */
export interface Speaker {
  role?: string | undefined;
  name: string;
}

/** Names of the project's characters, by id. */
export type RoleNames = ReadonlyMap<string, string>;

export const isSpoken = (line: LinePart): boolean => typeOf(line) === 'speech' || typeOf(line) === 'aside';

/** Who speaks a speech, or whom an aside in one is for; undefined of others, and while nobody does. */
export function speakerOf(line: LinePart, roles: RoleNames): Speaker | undefined {
  if (!isSpoken(line)) return undefined;
  const name = (line.role === undefined ? undefined : roles.get(line.role)) ?? line.speaker ?? '';
  return name === '' ? undefined : { role: line.role, name };
}

export const isSameSpeaker = (a: Speaker | undefined, b: Speaker | undefined): boolean =>
  a?.role === undefined && b?.role === undefined ? a?.name === b?.name : a?.role === b?.role;

/**
 * Whether a paragraph goes on with the speech before it, whose name stands above: an aside after words of the same
 * speaker, and words after such an aside.
 */
export function goesOn(line: LinePart, before: LinePart | undefined, roles: RoleNames): boolean {
  if (before === undefined || !isSpoken(line) || !isSpoken(before)) return false;
  if (typeOf(line) === 'speech' && typeOf(before) === 'speech') return false;
  return isSameSpeaker(speakerOf(line, roles), speakerOf(before, roles));
}

export interface Cast extends Speaker {
  /** How many speeches are theirs. */
  lines: number;
}

/** Everybody who speaks, in the order of the script. */
export function castOf(scenes: readonly Scene[], roles: RoleNames): Cast[] {
  const cast = new Map<string, Cast>();
  for (const { lines } of scenes)
    for (const line of lines) {
      const speaker = speakerOf(line, roles);
      if (!speaker) continue;
      const known = cast.get(speaker.name) ?? { ...speaker, lines: 0 };
      cast.set(speaker.name, known);
      known.role ??= speaker.role;
      if (typeOf(line) === 'speech') known.lines += 1;
    }
  return [...cast.values()];
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Speaking rates: words of an alphabet, and Chinese characters, a second. */
const PACE = { words: 2.5, characters: 4.5 };

export interface TextLength {
  /** Words; of Chinese each character. */
  words: number;
  /** Of reading it aloud. */
  seconds: number;
}

/** The words of texts as word processors count them, and how long they take to read aloud. */
export function lengthOf(texts: readonly string[]): TextLength {
  let [words, characters] = [0, 0];
  for (const text of texts) {
    characters += text.match(HAN)?.length ?? 0;
    words += text.replace(HAN, ' ').match(WORD)?.length ?? 0;
  }
  return { words: words + characters, seconds: words / PACE.words + characters / PACE.characters };
}

/** Of paragraphs that did not change since they were measured. */
const measured = new WeakMap<LinePart, TextLength>();

export function lengthOfScene({ lines }: Scene): TextLength {
  const length = { words: 0, seconds: 0 };
  for (const line of lines) {
    const each = measured.get(line) ?? lengthOf([line.text ?? '']);
    measured.set(line, each);
    length.words += each.words;
    length.seconds += each.seconds;
  }
  return length;
}

/** Paragraphs whose speaker was guessed and not confirmed, in order. */
export const guessesIn = (scenes: readonly Scene[]): LinePart[] =>
  scenes.flatMap(({ lines }) => lines.filter(({ guessed }) => guessed === true));
