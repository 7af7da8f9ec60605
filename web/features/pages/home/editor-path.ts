import { GENERATOR } from '../../../generator.static.ts';

/** Address of the generator's editor with a form that is filled in; `style` is a style's name in the contract. */
export function editorPath(start: { prompt: string; style?: string }): string {
  return `${GENERATOR.editor}?${new URLSearchParams(start)}`;
}
