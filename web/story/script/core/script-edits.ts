/** Edits of a script, each as the changes of one save and one step of undo, with where the caret goes. Pure. */
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { childrenOf, type Json, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { LINE_TYPES, type LinePart, type LineType } from '@inkreel/contract/documents/story-document.ts';
import { headingOf as readHeading } from '@inkreel/contract/script/headings.ts';
import { deletePart, insertParts, moveParts, type NewPart } from '../../../documents/parts/part-edits.ts';
import { newId } from '../../../lib/new-id.ts';
import {
  goesOn,
  isLine,
  isSameSpeaker,
  isSpoken,
  type RoleNames,
  type Scene,
  type Speaker,
  scenesIn,
  speakerOf,
  typeOf,
  wordsOf,
} from './script.ts';

/** A place of the caret: in the heading of a scene, or in a paragraph. `at` counts characters; the end without it. */
export interface Caret {
  id: string;
  at?: number | undefined;
}
export interface Edit {
  changes: readonly PartChange[];
  caret?: Caret | undefined;
}

/** Characters of a paragraph and of a heading (`storyKind`). */
export const LONGEST = { text: 5000, heading: 500, name: 200 } as const;
const NOTHING: Edit = { changes: [] };

/** A script while one edit of it is made. */
interface Script {
  parts: Parts;
  scenes: readonly Scene[];
  roles: RoleNames;
}
export const scriptOf = (parts: Parts, roles: RoleNames): Script => ({
  parts,
  roles,
  scenes: scenesIn(parts),
});

interface Found {
  scene: Scene;
  /** Among all scenes. */
  sceneAt: number;
  line: LinePart;
  /** Among the paragraphs of its scene. */
  at: number;
}

function find({ parts, scenes }: Script, id: string): Found | undefined {
  const line = parts.get(id);
  if (!isLine(line)) return undefined;
  const sceneAt = scenes.findIndex(({ part }) => part.id === line.parent);
  const scene = scenes[sceneAt];
  return scene && { scene, sceneAt, line, at: scene.lines.findIndex((each) => each.id === id) };
}

const newLine = (fields: Readonly<Record<string, Json>>): NewPart => ({ id: newId(), kind: 'line', fields });

/** The place directly before or behind a part, among all parts of its parent. */
function beside({ parts }: Script, { id, parent }: Part, where: 'before' | 'behind') {
  const at = childrenOf(parts, parent).findIndex((each) => each.id === id);
  return { parent, position: where === 'before' ? at : at + 1 };
}

/** The fields of a speech by somebody; of one by nobody yet without one. */
function speech(speaker: Speaker | undefined): Readonly<Record<string, Json>> {
  if (!speaker) return { type: 'speech' };
  const { role, name } = speaker;
  return { type: 'speech', speaker: name, ...(role === undefined ? {} : { role }) };
}

/** Who spoke last before the paragraph at `at`, the one there included. */
function lastSpeaker({ roles }: Script, { lines }: Scene, at: number): Speaker | undefined {
  for (const line of lines.slice(0, at + 1).reverse()) {
    const speaker = speakerOf(line, roles);
    if (speaker) return speaker;
  }
  return undefined;
}

/** Who answers: the one who spoke last, other than the last speaker, in this scene or else in the scenes before. */
function answering(script: Script, sceneAt: number, at: number): Speaker | undefined {
  const scene = script.scenes[sceneAt];
  const last = scene && lastSpeaker(script, scene, at);
  for (let place = sceneAt; place >= 0; place -= 1) {
    const lines = script.scenes[place]?.lines ?? [];
    for (const line of lines.slice(0, place === sceneAt ? at + 1 : undefined).reverse()) {
      const speaker = speakerOf(line, script.roles);
      if (speaker && !isSameSpeaker(speaker, last)) return speaker;
    }
  }
  return undefined;
}

/** The likeliest paragraph after the one found: an answer after a speech, speech after an aside, action else. */
function nextFields(script: Script, { line, scene, sceneAt, at }: Found): Readonly<Record<string, Json>> {
  const type = typeOf(line);
  if (type === 'speech') return speech(answering(script, sceneAt, at));
  if (type === 'aside') return speech(lastSpeaker(script, scene, at));
  return { type: 'action' };
}

/**
 * Enter in a heading or a paragraph, with `from` to `to` selected: at its end the likeliest next paragraph, in the
 * middle it is split, at its start an empty one is put before it. An empty paragraph becomes action.
 */
export function pressEnter(script: Script, id: string, from: number, to: number): Edit {
  const found = find(script, id);
  if (!found) return firstParagraph(script, id);
  const { line } = found;
  const text = line.text ?? '';
  const [head, tail] = [text.slice(0, from), text.slice(to)];
  if (text.trim() === '') return typeOf(line) === 'action' ? NOTHING : setType(script, id, 'action');
  if (head.trim() === '') {
    const { parent, position } = beside(script, line, 'before');
    const before = newLine({ type: 'action', text: '' });
    return { changes: insertParts(script.parts, { parent, position }, [before]), caret: { id, at: 0 } };
  }
  if (tail.trim() !== '') {
    const { type, speaker, role, emotion, shot } = line;
    const same = Object.entries({ type, speaker, role, emotion, shot }).filter(([, value]) => value);
    const rest = newLine({ ...(Object.fromEntries(same) as Record<string, string>), text: tail.trimStart() });
    return {
      changes: [
        { id, set: { text: head.trimEnd() } },
        ...insertParts(script.parts, beside(script, line, 'behind'), [rest]),
      ],
      caret: { id: rest.id, at: 0 },
    };
  }
  const kept: PartChange[] = head === text ? [] : [{ id, set: { text: head } }];
  if (typeOf(line) === 'action' && readHeading(text.trim())?.level === 'scene') return toScene(script, id);
  if (typeOf(line) === 'transition' && found.at === found.scene.lines.length - 1) {
    const scene = addScene(script, found.scene.part.id);
    return { ...scene, changes: [...kept, ...scene.changes] };
  }
  const next = newLine({ ...nextFields(script, found), text: '' });
  const added = insertParts(script.parts, beside(script, line, 'behind'), [next]);
  return { changes: [...kept, ...added], caret: { id: next.id } };
}

/** Enter in the heading of a scene: to its first paragraph, a new one unless that is empty. */
function firstParagraph({ parts, scenes }: Script, id: string): Edit {
  const scene = scenes.find(({ part }) => part.id === id);
  if (!scene) return NOTHING;
  const [first] = scene.lines;
  if (first && (first.text ?? '') === '') return { changes: [], caret: { id: first.id } };
  const added = newLine({ type: 'action', text: '' });
  return { changes: insertParts(parts, { parent: id, position: 0 }, [added]), caret: { id: added.id } };
}

/** A word of an alphabet at the end and one at the start need a space between them. */
const join = (head: string, tail: string): string =>
  /[^\s\p{Script=Han}，。！？：；、）」』”]$/u.test(head) &&
  /^[^\s\p{Script=Han}，。！？：；、（「『“]/u.test(tail)
    ? `${head} ${tail}`
    : `${head}${tail}`;

/**
 * Backspace at the start. An empty paragraph goes; a speech, aside or transition becomes action unless the one before
 * is of the same kind and speaker; others join the paragraph before. An empty heading joins its scene to the one
 * before.
 */
export function pressBackspace(script: Script, id: string): Edit {
  const { parts, roles } = script;
  const found = find(script, id);
  if (!found) return joinScene(script, id);
  const { line, scene, at } = found;
  const text = line.text ?? '';
  const before = scene.lines[at - 1];
  if (text === '')
    return { changes: deletePart(parts, id), caret: before ? { id: before.id } : headingOf(scene) };
  const isLike =
    before !== undefined &&
    typeOf(before) === typeOf(line) &&
    isSameSpeaker(speakerOf(before, roles), speakerOf(line, roles));
  if (typeOf(line) !== 'action' && !isLike) return { ...setType(script, id, 'action'), caret: { id, at: 0 } };
  if (!before) return { changes: [], caret: headingOf(scene) };
  if ((before.text ?? '') === '') return { changes: deletePart(parts, before.id), caret: { id, at: 0 } };
  const joined = join(before.text ?? '', text);
  if (joined.length > LONGEST.text) return NOTHING;
  return {
    changes: [{ id: before.id, set: { text: joined } }, ...deletePart(parts, id)],
    caret: { id: before.id, at: joined.length - text.length },
  };
}

const headingOf = ({ part }: Scene): Caret | undefined =>
  part.kind === 'scene' ? { id: part.id } : undefined;

function joinScene({ parts, scenes }: Script, id: string): Edit {
  const at = scenes.findIndex(({ part }) => part.id === id);
  const [scene, before] = [scenes[at], scenes[at - 1]];
  if (scene?.number === undefined || !before || wordsOf(scene.part, 'heading') !== '') return NOTHING;
  const last = before.lines.at(-1);
  const inside = childrenOf(parts, id).map((each) => each.id);
  const moved = moveParts(parts, inside, { parent: before.part.id, position: Number.POSITIVE_INFINITY });
  return { changes: [...moved, { id, delete: true }], caret: last ? { id: last.id } : headingOf(before) };
}

/** Delete at the end: the next paragraph joins this one. */
export function pressDelete(script: Script, id: string): Edit {
  const { scenes, parts } = script;
  const found = find(script, id);
  const lines = found ? found.scene.lines : (scenes.find(({ part }) => part.id === id)?.lines ?? []);
  const next = lines[found ? found.at + 1 : 0];
  if (!next) return NOTHING;
  if ((next.text ?? '') === '') return { changes: deletePart(parts, next.id) };
  if (!found) return NOTHING;
  const text = found.line.text ?? '';
  const joined = join(text, next.text ?? '');
  if (joined.length > LONGEST.text) return NOTHING;
  return {
    changes: [{ id, set: { text: joined } }, ...deletePart(parts, next.id)],
    caret: { id, at: text.length },
  };
}

/** What only a speech has. */
const NO_SPEECH = { speaker: null, role: null, emotion: null, guessed: null } as const;

/**
 * Another kind of paragraph. A new speech is by the one who would answer there, a new aside belongs to who spoke last;
 * between the two the speaker stays.
 */
export function setType(script: Script, id: string, type: LineType): Edit {
  const found = find(script, id);
  if (!found || typeOf(found.line) === type) return NOTHING;
  const { line, scene, sceneAt, at } = found;
  const isKept = isSpoken(line) && speakerOf(line, script.roles) !== undefined;
  if (type === 'action' || type === 'transition') return { changes: [{ id, set: { type, ...NO_SPEECH } }] };
  if (isKept) return { changes: [{ id, set: { type } }] };
  const speaker = type === 'speech' ? answering(script, sceneAt, at - 1) : lastSpeaker(script, scene, at - 1);
  return { changes: [{ id, set: { ...speech(speaker), type } }] };
}

/** The next kind, as Tab goes round them. */
export function cycleType(script: Script, id: string, step: -1 | 1): Edit {
  const line = script.parts.get(id);
  if (!isLine(line)) return NOTHING;
  const at = LINE_TYPES.indexOf(typeOf(line)) + step + LINE_TYPES.length;
  return setType(script, id, LINE_TYPES[at % LINE_TYPES.length] ?? 'action');
}

/** Who speaks, in a paragraph and all that goes on with it; it is no guess then. Action becomes a speech. */
export function setSpeaker(script: Script, id: string, { role, name }: Speaker): Edit {
  const found = find(script, id);
  if (!found) return NOTHING;
  const { scene, line, at } = found;
  const set = { role: role ?? null, speaker: name, guessed: null };
  const changes: PartChange[] = [
    { id, set: { ...set, type: typeOf(line) === 'aside' ? 'aside' : 'speech' } },
  ];
  let before = line;
  for (const next of scene.lines.slice(at + 1)) {
    if (!goesOn(next, before, script.roles)) break;
    changes.push({ id: next.id, set });
    before = next;
  }
  return { changes };
}

/** The guessed speaker is right. */
export const confirmSpeaker = (id: string): Edit => ({ changes: [{ id, set: { guessed: null } }] });

/** Confirms every guess of one name at once. */
export const confirmAll = (lines: readonly LinePart[]): Edit => ({
  changes: lines.map(({ id }) => ({ id, set: { guessed: null } })),
});

/** A paragraph becomes the heading of a new scene with all that follows it in its own. */
export function toScene(script: Script, id: string): Edit {
  const found = find(script, id);
  if (!found) return NOTHING;
  const { line, scene } = found;
  const inside = childrenOf(script.parts, scene.part.id);
  const following = inside.slice(inside.findIndex((each) => each.id === id) + 1).map((each) => each.id);
  const heading = (line.text ?? '').replaceAll('\n', ' ').slice(0, LONGEST.heading);
  const fresh: NewPart = { id: newId(), kind: 'scene', fields: { heading } };
  return {
    changes: [
      ...insertParts(script.parts, sceneBehind(script, scene.part.id), [fresh]),
      ...following.map((each) => ({ id: each, set: { parent: fresh.id } })),
      { id, delete: true },
    ],
    caret: { id: fresh.id },
  };
}

const sceneBehind = (script: Script, id: string | undefined) => {
  const part = id === undefined ? undefined : script.parts.get(id);
  const last = script.scenes.findLast(({ number }) => number !== undefined)?.part;
  const after = part?.kind === 'scene' ? part : last;
  return after ? beside(script, after, 'behind') : { parent: null, position: Number.POSITIVE_INFINITY };
};

/** A new scene behind the one given, or at the end. */
export function addScene(script: Script, behind?: string): Edit {
  const scene: NewPart = { id: newId(), kind: 'scene', fields: { heading: '' } };
  return {
    changes: insertParts(script.parts, sceneBehind(script, behind), [scene]),
    caret: { id: scene.id },
  };
}

/** A new paragraph at the end of a scene, the likeliest one. */
export function addLine(script: Script, sceneId: string): Edit {
  const sceneAt = script.scenes.findIndex(({ part }) => part.id === sceneId);
  const last = script.scenes[sceneAt]?.lines.at(-1);
  const found = last && find(script, last.id);
  if (last && (last.text ?? '') === '') return { changes: [], caret: { id: last.id } };
  const line = newLine({ ...(found ? nextFields(script, found) : { type: 'action' }), text: '' });
  const place = { parent: sceneId, position: Number.POSITIVE_INFINITY };
  return { changes: insertParts(script.parts, place, [line]), caret: { id: line.id } };
}

/** Deletes a paragraph; the caret goes to the one before. */
export function removeLine(script: Script, id: string): Edit {
  const found = find(script, id);
  if (!found) return NOTHING;
  const { scene, at } = found;
  const near = scene.lines[at - 1] ?? scene.lines[at + 1];
  return { changes: deletePart(script.parts, id), caret: near ? { id: near.id } : headingOf(scene) };
}

/** Deletes a scene with its paragraphs and shots. */
export function removeScene({ parts, scenes }: Script, id: string): Edit {
  const at = scenes.findIndex(({ part }) => part.id === id);
  const near = scenes[at - 1] ?? scenes[at + 1];
  return { changes: deletePart(parts, id), caret: near && headingOf(near) };
}

/** Moves a paragraph one up or down, over into the scene beside at the ends of a scene. */
export function moveLine(script: Script, id: string, step: -1 | 1): Edit {
  const found = find(script, id);
  if (!found) return NOTHING;
  const { parts, scenes } = script;
  const { scene, sceneAt, at } = found;
  const to = (parent: string, position: number): Edit => ({
    changes: moveParts(parts, [id], { parent, position }),
    caret: { id },
  });
  const other = scene.lines[at + step];
  if (other) {
    const staying = childrenOf(parts, scene.part.id).filter((each) => each.id !== id);
    const position = staying.findIndex((each) => each.id === other.id);
    return to(scene.part.id, step < 0 ? position : position + 1);
  }
  const next = scenes[sceneAt + step];
  if (next?.number === undefined) return NOTHING;
  return to(next.part.id, step < 0 ? Number.POSITIVE_INFINITY : 0);
}

/** Moves a scene with all that is in it one up or down. */
export function moveScene({ parts, scenes }: Script, id: string, step: -1 | 1): Edit {
  const at = scenes.findIndex(({ part }) => part.id === id);
  const other = scenes[at + step];
  if (scenes[at]?.number === undefined || other?.number === undefined) return NOTHING;
  const staying = childrenOf(parts, null).filter((each) => each.id !== id);
  const position = staying.findIndex((each) => each.id === other.part.id);
  return {
    changes: moveParts(parts, [id], { parent: null, position: step < 0 ? position : position + 1 }),
    caret: { id },
  };
}

/** A name and a colon at the start of what is typed. */
const CUE = /^([^:：\n]{1,40})[:：][ \u3000]?/u;

/**
 * A speech by the name that was typed with a colon at the start of an action or an unspoken speech: `Mina: `. Only
 * names that are known count, except where a speech has no speaker yet. Undefined if it is none.
 */
export function typedCue(line: LinePart, text: string, known: readonly Speaker[]): Edit | undefined {
  const type = typeOf(line);
  if (type !== 'action' && type !== 'speech') return undefined;
  const [whole, written = ''] = CUE.exec(text) ?? [];
  const name = written.trim();
  if (whole === undefined || name === '' || CUE.test(line.text ?? '')) return undefined;
  const lower = name.toLocaleLowerCase();
  const speaker = known.find((each) => each.name.toLocaleLowerCase() === lower);
  const isFree = type === 'speech' && line.role === undefined && (line.speaker ?? '') === '';
  if (!speaker && !isFree) return undefined;
  const said = text.slice(whole.length);
  const by = speaker ?? { name };
  const set = { type: 'speech', role: by.role ?? null, speaker: by.name, guessed: null, text: said };
  return {
    changes: [{ id: line.id, set }],
    caret: { id: line.id, at: (line.text ?? '').endsWith(said) ? 0 : undefined },
  };
}
