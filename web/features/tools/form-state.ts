/**
 * What a person has set in a tool's form: pure functions over the catalogue's fields. Values are the run's input
 * before it is checked, so that a half-written prompt is a value too.
 *
 * The rules are those of the contract's schemas, kept without the schema library because the browser does not load it;
 * the tests hold the two against each other.
 */

import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { CANDIDATES, LARGEST_SIDE, PICTURE_SIDE, PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { QUALITY_FACTORS } from '@inkreel/contract/pricing.ts';
import type { PictureSizes, Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field, FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { pictureMisfit } from '@inkreel/contract/tools/picture-rules.ts';
import { REFUSALS } from '@inkreel/contract/tools/refusals.ts';

export type FormValues = Readonly<Record<string, unknown>>;
type Fields = Pick<Tool, 'fields'>;

/** Seeds are unsigned 32-bit numbers. */
const LARGEST_SEED = 2 ** 32 - 1;

/** What a field adds to the form of a newcomer; an optional property starts as undefined. */
function fieldStart(field: Field): Record<string, unknown> {
  switch (field.kind) {
    case 'prompt':
      return { prompt: '' };
    case 'size':
      return { width: field.presets[0]?.width ?? 1024, height: field.presets[0]?.height ?? 1024 };
    case 'count':
      return { count: 1 };
    case 'quality':
      return { quality: 'standard' };
    case 'style':
      return { style: undefined };
    case 'seed':
      return { seed: undefined };
    case 'words':
      return { [field.name]: '' };
    case 'image':
    case 'images':
    case 'mask':
    case 'drawing':
      return { [field.name]: undefined };
    case 'strokes':
      return { keep_url: undefined, erase_url: undefined, box: undefined };
    case 'choice':
    case 'range':
    case 'flag':
    case 'color':
      return { [field.name]: field.initial };
    case 'frame':
      return { left: 0, top: 0, right: 0, bottom: 0 };
    case 'placement':
      return { placement: undefined };
    case 'texts':
      return { texts: undefined };
  }
}

/**
 * Stands in a form for what is drawn on the stage: the stage uploads it when the run starts, and puts its address in its
 * place.
 */
export const ON_STAGE = 'stage:';

const isWhole = (value: unknown, minimum: number, maximum: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;

/** True for a seed that the server takes; undefined means a new one each run. */
export function isSeed(value: unknown): boolean {
  return value === undefined || isWhole(value, 0, LARGEST_SEED);
}

/** Whether a property's value may be sent, by its field. */
function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'prompt':
      return typeof value === 'string' && promptObstacle(value, field.optional) === undefined;
    case 'size':
      return isWhole(value, PICTURE_SIDE.minimum, field.largest ?? PICTURE_SIDE.maximum);
    case 'count':
      return isWhole(value, CANDIDATES.minimum, CANDIDATES.maximum);
    case 'quality':
      return typeof value === 'string' && Object.hasOwn(QUALITY_FACTORS, value);
    case 'style':
      return value === undefined || (typeof value === 'string' && field.values.includes(value));
    case 'seed':
      return isSeed(value);
    case 'words':
      return typeof value === 'string' && value.length <= field.maximum && isReadable(value);
    case 'image':
    case 'mask':
    case 'drawing':
      return value === undefined || isAddress(value);
    case 'images':
      return (
        value === undefined ||
        (Array.isArray(value) && value.length <= field.maximum && value.every(isAddress))
      );
    case 'strokes':
      return value === undefined || isAddress(value) || isRecord(value);
    case 'choice':
      return (
        (value === undefined && field.initial === undefined) ||
        field.values.some((one) => one.value === value)
      );
    case 'range':
      return typeof value === 'number' && value >= field.minimum && value <= field.maximum;
    case 'flag':
      return typeof value === 'boolean';
    case 'color':
      return value === undefined ? field.initial === undefined : /^#[0-9a-f]{6}$/.test(String(value));
    case 'frame':
      return isWhole(value, 0, LARGEST_SIDE);
    case 'placement':
      return value === undefined || isRecord(value);
    case 'texts':
      return value === undefined || (Array.isArray(value) && value.length <= 100);
  }
}

const isReadable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const isAddress = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 2000;
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form as a newcomer finds it. */
export function startValues(tool: Fields): FormValues {
  return Object.assign({}, ...tool.fields.map(fieldStart));
}

/**
 * The form filled from something older: a saved form, or the input of a run ("reuse settings"). Each property is taken
 * where it still fits the tool's field; the rest keeps its start value.
 */
export function fillValues(tool: Fields, source: unknown): FormValues {
  const given = typeof source === 'object' && source !== null ? (source as Record<string, unknown>) : {};
  const filled = tool.fields.flatMap((field) =>
    Object.entries(fieldStart(field)).map(([name, start]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      // An unfinished prompt may not be sent, but it is what the person wrote.
      const kept =
        field.kind === 'prompt' || field.kind === 'words' ? typeof value === 'string' : fits(field, value);
      return [name, kept && value !== undefined ? value : start] as const;
    }),
  );
  return Object.fromEntries(filled);
}

/** Why the form cannot be run as it stands: of the form itself, or a code of the error catalogue. */
export type Obstacle = FormObstacle | ErrorCode;
export type FormObstacle = 'prompt' | 'prompt_too_long' | 'prompt_unreadable' | 'form';

function promptObstacle(prompt: string, optional = false): FormObstacle | undefined {
  if (prompt.length > PROMPT_CHARACTERS) return 'prompt_too_long';
  if (!isReadable(prompt)) return 'prompt_unreadable';
  return prompt.trim() === '' && !optional ? 'prompt' : undefined;
}

/** What a field lacks that a run cannot do without. */
function missing(field: Field, value: unknown): ErrorCode | undefined {
  if (!('required' in field) || field.required === false) return undefined;
  const empty =
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return empty ? field.required : undefined;
}

/**
 * The run's input as the server takes it, or what stands against it.
 * @param pictures pixels of the pictures that the values name, as far as they are known
 */
export function checkValues(
  tool: Pick<Tool, 'id' | 'fields'>,
  values: FormValues,
  pictures: PictureSizes = {},
): { input: Record<string, unknown> } | { obstacle: Obstacle } {
  const input: Record<string, unknown> = {};
  for (const field of tool.fields) {
    for (const name of Object.keys(fieldStart(field))) {
      const value = values[name];
      const lack = missing(field, value);
      if (lack) return { obstacle: lack };
      if (!fits(field, value)) {
        const prompt =
          field.kind === 'prompt' && typeof value === 'string' && promptObstacle(value, field.optional);
        return { obstacle: prompt || 'form' };
      }
      const sent = typeof value === 'string' ? value.trim() : value;
      if (sent !== undefined && sent !== '') input[name] = sent;
    }
    const misfit = pictureMisfit(field, input, pictures);
    if (misfit) return { obstacle: misfit };
  }
  const refused = REFUSALS[tool.id]?.(input, pictures);
  return refused ? { obstacle: refused } : { input };
}

/** The single pictures that the values name: property and address. What is still on the stage has none. */
export function pictureAddresses(tool: Fields, values: FormValues): [name: string, address: string][] {
  return tool.fields.flatMap((field): [string, string][] => {
    const names = field.kind === 'strokes' ? ['keep_url', 'erase_url'] : 'name' in field ? [field.name] : [];
    if (!['image', 'mask', 'drawing', 'strokes'].includes(field.kind)) return [];
    return names.flatMap((name): [string, string][] => {
      const address = values[name];
      return typeof address === 'string' && address !== ON_STAGE ? [[name, address]] : [];
    });
  });
}

/** The field of the picture that a tool is about: the first one that must be given. */
export function mainField(tool: Fields): FieldKinds['image'] | undefined {
  return tool.fields.find(
    (field): field is FieldKinds['image'] => field.kind === 'image' && field.required !== false,
  );
}

/** Its property. */
export function mainPicture(tool: Fields): string | undefined {
  return mainField(tool)?.name;
}

/** The property of what a tool's results are made from, to be compared with them: its picture, else its drawing. */
export function madeFrom(tool: Fields): string | undefined {
  return (
    mainPicture(tool) ??
    tool.fields.find((field): field is FieldKinds['drawing'] => field.kind === 'drawing')?.name
  );
}

/**
 * What has to be worked on in the centre before the tool can run: the address of the picture, or `paper` where there is
 * none below; undefined where nothing has to, or where its picture is not there yet.
 */
export function toWorkOn(tool: Fields, values: FormValues): string | undefined {
  const needed = tool.fields.find(
    (field) =>
      field.kind === 'frame' ||
      (['mask', 'drawing', 'texts'].includes(field.kind) && 'required' in field && field.required),
  );
  if (!needed) return undefined;
  const below = 'of' in needed ? values[needed.of] : 'paper';
  return typeof below === 'string' ? below : undefined;
}
