/** What runs write into the blocks of a text: the images that they made, and how they go. */
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import type { MadeFile, PartRun } from '@inkreel/contract/documents/story-document.ts';
import { TEXT_PART_LIMITS } from '@inkreel/contract/documents/text-document.ts';
import { madeFiles, runAfter, runOnProgress } from '../documents/parts/part-runs.ts';
import { partTarget } from '../documents/parts/part-target.ts';
import type { TargetProgress, TargetResult } from '../tasks/run-targets.ts';

type Fields = Record<string, Json>;

export const textTarget = partTarget(fieldsOfEnd, fieldsOfProgress);

const runOf = (part: Part) => part['run'] as unknown as PartRun | undefined;

/** The fields that the end of a run changes. A block shows the newest image. */
function fieldsOfEnd(result: TargetResult, part: Part): Fields | undefined {
  if (part.kind !== 'block') return undefined;
  const { points } = result;
  const images = madeFiles(result, 'image');
  const before = (part['images'] ?? []) as unknown as readonly MadeFile[];
  const run = runAfter(runOf(part), result);
  const spent = typeof part['spent'] === 'number' ? part['spent'] : 0;
  return {
    ...(images.length > 0 && {
      images: [...before, ...images].slice(-TEXT_PART_LIMITS.images) as unknown as Json,
    }),
    ...(run !== undefined && { run: run as unknown as Json }),
    ...(points > 0 && { spent: spent + points }),
  };
}

/**
 * The fields that the progress of an order changes.
 * @throws AppError conflict for an order of what is being made already
 */
function fieldsOfProgress(progress: TargetProgress, part: Part): Fields | undefined {
  const run = part.kind === 'block' ? runOnProgress(runOf(part), progress) : undefined;
  return run === undefined ? undefined : { run: run as unknown as Json };
}
