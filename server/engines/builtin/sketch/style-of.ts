import { type SketchStyle, STYLES } from '@inkreel/sketch';

/** The style of that name; undefined if there is none: then the prompt decides. */
export function styleOf(name: string | undefined): SketchStyle | undefined {
  return STYLES.find((known) => known === name);
}
