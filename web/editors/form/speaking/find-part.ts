import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { mediumOf, propertiesOf } from '@inkreel/contract/fields/field.ts';
import { SAMPLE_DAYS } from '@inkreel/contract/limits.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { hasSample, type PartWish } from '@inkreel/contract/tools/quote-run.ts';
import type { FormValues } from '../../kit/form-values.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What the form would run next: a sample, the rest if a sample of the same input exists, or the whole if it is no
 * longer than a sample or was made of the same input before. The server decides.
 * @param runs of the person, newest first
 */
export function findPart(
  tool: Pick<Tool, 'id' | 'fields' | 'sampleFirst'>,
  values: FormValues,
  runs: readonly TaskRecord[],
  now = Date.now(),
): PartWish {
  if (!hasSample(tool, values) || hasWhole(tool, values, runs)) return {};
  const sample = runs.find(
    (run) =>
      run.sample === true &&
      run.tool_id === tool.id &&
      run.state === 'SUCCEEDED' &&
      run.finished_at !== null &&
      now - Date.parse(run.finished_at) < SAMPLE_DAYS * DAY_MS &&
      isSame(tool, values, run.input) &&
      !runs.some(({ rest_of: of, state }) => of === run.id && state !== 'FAILED' && state !== 'CANCELED'),
  );
  return sample ? { restOf: sample.id } : { sample: true };
}

/** Whether the complete result for the form exists or is being made. */
const hasWhole = (
  tool: Pick<Tool, 'id' | 'fields'>,
  values: FormValues,
  runs: readonly TaskRecord[],
): boolean =>
  runs.some(
    (run) =>
      run.sample !== true &&
      run.tool_id === tool.id &&
      run.state !== 'FAILED' &&
      run.state !== 'CANCELED' &&
      isSame(tool, values, run.input),
  );

/** Whether a run was made of the form's values. Lengths are the server's, and random values are the run's. */
function isSame({ fields }: Pick<Tool, 'fields'>, values: FormValues, input: FormValues): boolean {
  const lengths = new Set(fields.flatMap((field) => mediumOf(field)?.secondsName ?? []));
  return fields
    .flatMap((field) => Object.entries(propertiesOf(field)))
    .filter(
      ([name, { random }]) => !lengths.has(name) && (random === undefined || values[name] !== undefined),
    )
    .every(([name]) => JSON.stringify(values[name]) === JSON.stringify(input[name]));
}
