import { CATALOGUE } from '../../../catalogue.static.ts';

/** The tool that the home page starts. */
export const GENERATOR = findGenerator();

/** Address of the generator's editor with a form that is filled in; `style` is a style's name in the contract. */
export function editorPath(start: { prompt: string; style?: string }): string {
  return `${GENERATOR.editor}?${new URLSearchParams(start)}`;
}

function findGenerator() {
  const found = CATALOGUE.find((tool) => tool.id === 'ai-image-generator');
  if (!found) throw new Error('The catalogue has no image generator');
  return found;
}
