import * as errors from '@inkreel/contract/errors.ts';
import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import type { OptionSet } from '@inkreel/contract/fields/kind.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { routesOf } from '../web/all-routes.ts';
import type { Awaits } from './awaits.ts';
import { catalogueTexts } from './catalogue-texts.ts';

/** Whether the product has what a row waits for. */
export function isServed(awaits: Awaits): boolean {
  if ('route' in awaits)
    return Object.values(SITES).some((site) => routesOf(site).some(({ path }) => path === awaits.route));
  if ('tool' in awaits) return TOOLS.some(({ id }) => id === awaits.tool);
  if ('error' in awaits) return errors.isErrorCode(awaits.error);
  if ('choices' in awaits) return TOOLS.flatMap(optionSetsOf).some(hasAll(awaits.choices));
  return catalogueTexts('en').includes(awaits.text);
}

const hasAll =
  (choices: readonly (string | number)[]) =>
  ({ values }: OptionSet): boolean =>
    choices.every((choice) => values.includes(choice));

/** Prints how many rows of a section are tested, and how many wait. */
export function printCounts(section: number, rows: readonly { awaits?: Awaits | undefined }[]): void {
  const waiting = rows.filter(({ awaits }) => awaits !== undefined).length;
  process.stdout.write(
    `specification, section ${section}: ${rows.length - waiting} rows tested, ${waiting} of what the product does not have yet\n`,
  );
}
