/** Puts the elements of a formatted script into scenes. */
import type { ScriptElement } from './elements.ts';
import { withoutEmphasis } from './fountain.ts';
import type { Comment } from './lines.ts';
import type { ScriptPart, ScriptScene } from './split.ts';

/** Scenes of a script's elements; notes go to the scene that they stand in. */
export function assembleScenes(
  elements: readonly ScriptElement[],
  comments: readonly Comment[],
): ScriptScene[] {
  const scenes: ScriptScene[] = [];
  const open = (from: number): ScriptScene => {
    const scene: ScriptScene = { heading: '', notes: [], parts: [], from, to: from };
    scenes.push(scene);
    return scene;
  };
  let scene: ScriptScene | undefined;
  let isAct = false;
  let speaker: string | undefined;
  let cue: ScriptElement | undefined;
  let comment = 0;
  for (const element of elements) {
    for (; (comments[comment]?.from ?? Number.POSITIVE_INFINITY) < element.from; comment += 1) {
      addComment((scene ??= open(element.from)), comments[comment] as Comment);
    }
    if (element.kind === 'heading') {
      const joins = scene && isAct && scene.parts.length === 0;
      if (scene && joins) {
        scene.heading = `${scene.heading} · ${element.text}`;
        scene.to = element.to;
      } else {
        scene = open(element.from);
        scene.heading = element.text;
      }
      Object.assign(scene, factsOf(element));
      isAct = element.level === 'act';
      speaker = undefined;
    } else if (element.kind === 'cue') {
      speaker = element.name;
      cue = element;
    } else if (element.kind === 'title') continue;
    else addElement((scene ??= open(element.from)), element, speaker, cue);
    if (scene) scene.to = element.to;
    if (element.kind === 'dialogue') cue = undefined;
  }
  for (; comment < comments.length; comment += 1) {
    const left = comments[comment] as Comment;
    addComment((scene ??= open(left.from)), left);
  }
  return withoutFrontMatter(scenes);
}

/** A cast list or a section title before the first heading is no scene: its notes go to the first one. */
function withoutFrontMatter(scenes: ScriptScene[]): ScriptScene[] {
  const [front, first, ...others] = scenes;
  if (!front || !first || front.heading !== '' || front.parts.length > 0) return scenes;
  return [{ ...first, notes: [...front.notes, ...first.notes] }, ...others];
}

const factsOf = ({ place, time, number }: ScriptElement) => ({
  ...(place ? { place } : {}),
  ...(time ? { time } : {}),
  ...(number ? { number } : {}),
});

const addComment = (scene: ScriptScene, { kind, text }: Comment): void => {
  scene.notes.push(kind === 'note' ? text : `/* ${text} */`);
};

function addElement(
  scene: ScriptScene,
  element: ScriptElement,
  speaker: string | undefined,
  cue: ScriptElement | undefined,
): void {
  const { kind, text, from, to, name, depth = 1 } = element;
  if (kind === 'section') scene.notes.push(`${'#'.repeat(depth)} ${text}`);
  else if (kind === 'synopsis') scene.notes.push(`= ${text}`);
  else if (kind === 'meta') {
    scene.notes.push(text);
    Object.assign(scene, factsOf(element));
  } else if (kind !== 'page-break') scene.parts.push(partOf(element, name ?? speaker, cue));
  scene.to = Math.max(scene.to, to, from);
}

function partOf(
  { kind, text, from, to, name }: ScriptElement,
  speaker: string | undefined,
  cue: ScriptElement | undefined,
): ScriptPart {
  const words = withoutEmphasis(text);
  const place = { text: words, confidence: 'named' as const, from, to };
  if (kind === 'dialogue' || (kind === 'lyric' && name !== undefined)) {
    return {
      kind: 'dialogue',
      ...(speaker ? { speaker } : {}),
      ...place,
      ...(cue?.dual ? { dual: true as const } : {}),
      ...(cue?.extension ? { voice: cue.extension } : {}),
    };
  }
  if (kind === 'parenthetical') return { kind, ...(speaker ? { speaker } : {}), ...place };
  return { kind: kind === 'transition' ? 'transition' : 'action', ...place };
}
