import { parse } from './parse.ts';

/** Meanings that make a scene by themselves. */
const SCENE = new Set(['place', 'scenery', 'time', 'weather', 'season', 'vegetation']);
/** Meanings that only describe how a scene looks: enough if every other word is understood too. */
const LOOK = new Set(['style', 'nearest_style', 'light', 'surface']);

/**
 * Whether a prompt names anything that the picture would show: a subject, a scene, or a style and nothing else. Other
 * prompts are not drawn: they would all give the same empty meadow.
 */
export function understandsPrompt(prompt: string): boolean {
  const { subjects, understood, notDrawn } = parse(prompt);
  if (subjects.length > 0 || understood.some(({ as }) => SCENE.has(as))) return true;
  return notDrawn.length === 0 && understood.some(({ as }) => LOOK.has(as));
}
