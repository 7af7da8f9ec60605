import type { FormValues } from '../../kit/form-values.ts';

/** In how many areas of a form something is to be removed. Apart from the editor, so that the button loads without it. */
export function countToRemove({ areas }: FormValues): number {
  return Array.isArray(areas)
    ? areas.filter((area) => (area as { mode?: unknown }).mode === 'remove').length
    : 0;
}
