import { parse } from './parse.ts';

/** What a word can be understood as that makes a scene by itself. */
const SCENE = new Set(['place', 'scenery', 'time', 'weather', 'season', 'vegetation']);
/** What only says how a scene looks: enough where every other word is understood too. */
const LOOK = new Set(['style', 'nearest_style', 'light', 'surface']);

/**
 * Whether a prompt names anything that the picture would show: a subject, a scene, or a style and nothing else. A prompt
 * of which that cannot be said is not drawn: it would come out as the same empty meadow.
 */
export function understandsPrompt(prompt: string): boolean {
  const { subjects, understood, notDrawn } = parse(prompt);
  if (subjects.length > 0 || understood.some(({ as }) => SCENE.has(as))) return true;
  return notDrawn.length === 0 && understood.some(({ as }) => LOOK.has(as));
}
