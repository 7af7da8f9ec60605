/**
 * The values of a tool's form. Values are the run's input before it is checked, so that a half-written prompt
 * is a value too.
 */
import { fillBlanks } from '@inkreel/contract/fields/check-values.ts';
import { counts, kindOf, singlePictureNames } from '@inkreel/contract/fields/field.ts';
import type { Input } from '@inkreel/contract/fields/kind.ts';
import { isValid } from '@inkreel/contract/fields/rules.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { drawingName } from '@inkreel/contract/tools/kinds/drawing.ts';
import { type ImageField, requiredImages } from '@inkreel/contract/tools/kinds/image.ts';

export type FormValues = Input;
type Fields = Pick<Tool, 'fields'>;

/**
 * Placeholder in a form for a drawing on the stage: the stage uploads it when the run starts, and replaces
 * this with its address.
 */
export const ON_STAGE = 'stage:';

/**
 * The form filled from something older: a saved form, or the input of a run ("reuse settings"). Each property is taken
 * if it still fits the tool's field; the rest keeps its start value.
 */
export function fillValues({ fields }: Fields, source: unknown): FormValues {
  const given = typeof source === 'object' && source !== null ? (source as Record<string, unknown>) : {};
  return fillBlanks(fields, (name, { rule }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    // Unfinished text may be invalid, but it is the person's.
    const kept = rule.type === 'text' ? typeof value === 'string' : isValid(rule, value);
    return kept ? value : undefined;
  });
}

/** The single pictures that the values name: property and address. What is still on the stage has none. */
export function pictureAddresses({ fields }: Fields, values: FormValues): [name: string, address: string][] {
  return fields.flatMap(singlePictureNames).flatMap((name): [string, string][] => {
    const address = values[name];
    return typeof address === 'string' && address !== ON_STAGE ? [[name, address]] : [];
  });
}

/** The field of the picture that a tool is about: the first one that must be given. */
export function mainField({ fields }: Fields): ImageField | undefined {
  return requiredImages(fields)[0];
}

/** Its property. */
export function mainPicture(tool: Fields): string | undefined {
  return mainField(tool)?.name;
}

/** The property of what a tool's results are made from, to be compared with them: its picture, else its drawing. */
export function sourceProperty(tool: Fields): string | undefined {
  return mainPicture(tool) ?? drawingName(tool.fields);
}

/**
 * What has to be worked on in the centre before the tool can run: the address of the picture, or `paper` if there is
 * none below; undefined if nothing has to, or if its picture is missing.
 */
export function pendingHandwork({ fields }: Fields, values: FormValues): string | undefined {
  const needed = fields.find((field) => counts(field, values) && kindOf(field).handmade?.(field));
  if (!needed) return undefined;
  const below = 'of' in needed ? values[needed.of] : 'paper';
  return typeof below === 'string' ? below : undefined;
}
