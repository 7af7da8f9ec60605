/** What a person said about a split script before a story is made of it. */
import type { ScriptPart, ScriptScene, ScriptSpeaker, SplitScript } from './split.ts';

export interface Confirmation {
  /** New names by the name that was found; two speakers with one name become one. */
  names: Readonly<Record<string, string>>;
  /** Speakers, by the name that was found, who become no character. */
  dropped: readonly string[];
  /** Who says a speech, by its position; an empty name for nobody. */
  said: Readonly<Record<number, string>>;
  /** Positions of scenes that are one with the scene before. */
  joined: readonly number[];
}

export const NOTHING_SAID: Confirmation = { names: {}, dropped: [], said: {}, joined: [] };

/** The script as it was confirmed, with its speakers counted again. */
export function confirmSplit(split: SplitScript, confirmation: Confirmation): SplitScript {
  const { names, said } = confirmation;
  const nameOf = (name: string) => names[name]?.trim() || name;
  const confirmed = (part: ScriptPart): ScriptPart => {
    const { speaker, ...rest } = part;
    const chosen = said[part.from];
    if (chosen === '') return { ...rest, confidence: 'named' };
    if (chosen !== undefined) return { ...rest, speaker: nameOf(chosen), confidence: 'named' };
    return speaker === undefined ? part : { ...part, speaker: nameOf(speaker) };
  };
  const scenes = joinScenes(split.scenes, confirmation.joined).map((scene) => ({
    ...scene,
    parts: scene.parts.map(confirmed),
  }));
  return { ...split, scenes, speakers: countSpeakers(scenes, split.speakers, nameOf) };
}

function joinScenes(scenes: readonly ScriptScene[], joined: readonly number[]): ScriptScene[] {
  const kept: ScriptScene[] = [];
  for (const scene of scenes) {
    const before = kept.at(-1);
    if (!before || !joined.includes(scene.from)) {
      kept.push(scene);
      continue;
    }
    const heading: ScriptPart[] = scene.heading
      ? [
          {
            kind: 'action',
            text: scene.heading,
            confidence: 'named',
            from: scene.from,
            to: scene.from + scene.heading.length,
          },
        ]
      : [];
    const parts = [...before.parts, ...heading, ...scene.parts];
    kept[kept.length - 1] = { ...before, parts, notes: [...before.notes, ...scene.notes], to: scene.to };
  }
  return kept;
}

function countSpeakers(
  scenes: readonly ScriptScene[],
  found: readonly ScriptSpeaker[],
  nameOf: (name: string) => string,
): ScriptSpeaker[] {
  const speakers = new Map<string, ScriptSpeaker>();
  for (const { kind, speaker, confidence } of scenes.flatMap(({ parts }) => parts)) {
    if (kind !== 'dialogue' || speaker === undefined) continue;
    const known = speakers.get(speaker) ?? { name: speaker, aliases: [], lines: 0, confidence };
    speakers.set(speaker, { ...known, lines: known.lines + 1 });
  }
  for (const { name, aliases, confidence } of found) {
    const now = speakers.get(nameOf(name));
    if (!now) continue;
    const others = [...now.aliases, ...(name === now.name ? [] : [name]), ...aliases].filter(
      (alias) => alias !== now.name,
    );
    speakers.set(now.name, {
      ...now,
      aliases: [...new Set(others)],
      ...(name === now.name ? { confidence } : {}),
    });
  }
  return [...speakers.values()].toSorted((a, b) => b.lines - a.lines);
}

/** Speeches whose speaker is a guess or unknown, in the order of the script. */
export const guessesOf = ({ scenes }: SplitScript): ScriptPart[] =>
  scenes
    .flatMap(({ parts }) => parts)
    .filter(
      ({ kind, confidence, speaker }) =>
        kind === 'dialogue' && (confidence === 'guess' || speaker === undefined),
    );
