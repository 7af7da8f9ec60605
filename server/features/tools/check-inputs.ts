import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { fileNames, kindOf, mediumOf, pictureMisfit } from '@inkreel/contract/fields/field.ts';
import type { MarkCheck } from '@inkreel/contract/fields/kind.ts';
import type { Properties } from '@inkreel/contract/fields/rules.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { REFUSALS } from '@inkreel/contract/tools/refusals.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { checkLetters } from './check-letters.ts';
import { checkMedium } from './check-medium.ts';
import { checkSense } from './check-sense.ts';
import { checkSpokenLines } from './check-spoken-lines.ts';
import { type FindInputDeps, findInput } from './find-input.ts';
import { nameFiles } from './name-files.ts';

export interface CheckInputsDeps extends FindInputDeps {
  /** What is wrong with the person in the stored picture; undefined if exactly one face is clear. */
  checkPerson: (address: string, owner: Owner) => Promise<ErrorCode | undefined>;
  /** What is wrong with the painting in the stored picture. */
  checkMarks: (check: MarkCheck, address: string, owner: Owner) => Promise<ErrorCode | undefined>;
}
type Input = Readonly<Record<string, unknown>>;
type Sizes = Record<string, { width: number; height: number }>;

/**
 * Checks the pictures that a run names: whether they exist and the person may use them, whether they fit the tool and
 * each other, and whether they contain what is needed: a face, or a painting. Nothing is held yet.
 *
 * @returns the input with each file named by its path alone, however it was written, and with how long each sound and
 * video lasts, whatever the caller stated
 * @throws AppError media_gone and its like (`checkMedium`), image_gone, image_too_small, image_too_large,
 * mask_size_mismatch, extension_required, extension_too_large, result_too_large, mask_required, mask_covers_all,
 * drawing_required, dub_untranslated and its like (`checkSense`), letters_missing, no_face and its like, or the tool's own refusal
 */
export async function checkInputs(
  deps: CheckInputsDeps,
  person: Person,
  tool: Pick<Tool, 'id' | 'fields'> & { properties?: Properties },
  input: Input,
  refusals = REFUSALS,
): Promise<Record<string, unknown>> {
  const sizes: Sizes = {};
  const named: Record<string, unknown> = {};
  for (const field of tool.fields) {
    const medium = mediumOf(field);
    if (medium) Object.assign(named, await checkMedium(deps, person, medium, input));
    else if (kindOf(field).spoken) Object.assign(named, await checkSpokenLines(deps, person, input));
    else
      for (const name of fileNames(field)) {
        const given = input[name];
        if (given === undefined) continue;
        const found = await Promise.all(
          [given].flat().map((one) => findPicture(deps, person, name, String(one))),
        );
        named[name] = Array.isArray(given) ? found.map(({ address }) => address) : found[0]?.address;
        if (found[0]) sizes[name] = found[0];
      }
    const misfit = pictureMisfit(field, input, sizes);
    if (misfit) throw refusalOf(field, misfit);
  }
  const find = async (name: string, address: string) =>
    (await findPicture(deps, person, name, address)).address;
  Object.assign(named, await nameFiles(tool.properties ?? {}, input, find));
  const refused = refusals[tool.id]?.(input, sizes);
  if (refused) throw new AppError(refused);
  checkSense(tool.id, { ...input, ...named });
  checkLetters(tool.id, input);
  for (const field of tool.fields) {
    const wrong = await lookAt(deps, person, field, named);
    if (wrong) throw refusalOf(field, wrong);
  }
  return { ...input, ...named };
}

/** Wrong or missing content of a field's picture. */
async function lookAt(
  deps: CheckInputsDeps,
  person: Person,
  field: Field,
  named: Input,
): Promise<ErrorCode | undefined> {
  const kind = kindOf(field);
  const [address] = fileNames(field).map((name) => named[name]);
  if (typeof address !== 'string') return undefined;
  const marks = kind.marks?.(field);
  if (marks) return deps.checkMarks(marks, address, person);
  return kind.person?.(field) && deps.checkPerson(address, person);
}

/**
 * A stored picture that an input names, by its path.
 * @throws AppError image_gone, naming the property
 */
export async function findPicture(
  deps: FindInputDeps,
  person: Person,
  name: string,
  address: string,
): Promise<{ address: string; width: number; height: number }> {
  const gone = (cause: unknown) =>
    new AppError('image_gone', { cause, data: { fields: [{ field: name, problem: 'image_gone' }] } });
  const file = await findInput(deps, person, address).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw gone(error);
    throw error;
  });
  const { key, width, height } = file;
  if (width === null || height === null || !file.contentType.startsWith('image/'))
    throw gone(new Error(`${key} is not a picture`));
  return { address: FILE_PATH_PREFIX + key, width, height };
}

/** The error for a picture outside a limit, naming the field and the limit. */
function refusalOf(field: Field, code: ErrorCode): AppError {
  const fields = [{ field: 'name' in field ? field.name : field.kind, problem: code }];
  const limit = kindOf(field).pictureLimits?.(field)[code];
  return new AppError(code, { data: { fields, limit } });
}
