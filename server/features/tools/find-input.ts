import type { Db } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import type { InputFile } from '../storage/keep-copy.ts';
import { resolveInputFile } from '../storage/resolve-input-file.ts';

export interface FindInputDeps {
  db: Db;
  /** A photograph of the product's stock as a file of the person's; undefined for any other address. */
  keepShipped: (person: Person, address: string) => Promise<InputFile | undefined>;
}

/**
 * The file that an input names by its address: an upload, a result, or an item of the stock, the person's own or
 * everyone's.
 * @throws AppError not_found; those of `keepShipped`
 */
export async function findInput(deps: FindInputDeps, person: Person, address: string): Promise<InputFile> {
  return (await deps.keepShipped(person, address)) ?? resolveInputFile(deps, person, address);
}
