/** What runs write into the parts of a story: their results, with what they were made from, and how they go. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { type MadeFile, type PartRun, type ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { keepImages } from '@inkreel/contract/story/shot-inputs.ts';
import { MOVING_RUNS, SPEAK_LINE, STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { madeFiles, runAfter, runOnProgress } from '../documents/parts/part-runs.ts';
import { partTarget } from '../documents/parts/part-target.ts';
import type { TargetProgress, TargetResult } from '../tasks/run-targets.ts';

type Fields = Record<string, Json>;

export const storyTarget = partTarget(fieldsOfEnd, fieldsOfProgress);

/** The fields that the end of a run changes. */
export function fieldsOfEnd(result: TargetResult, part: Part): Fields | undefined {
  const { points } = result;
  const field = runField(result.task.toolId);
  const run = field && runAfter(part[field] as unknown as PartRun | undefined, result);
  const spent = typeof part['spent'] === 'number' ? part['spent'] : 0;
  return {
    ...resultFields(result, part),
    ...(field && run !== undefined && { [field]: run as unknown as Json }),
    ...(points > 0 && { spent: spent + points }),
  };
}

/**
 * Where it is noted how a run goes; nowhere for a tool that changes an image: the shot has one, and nothing of it is
 * missing while another is made or has failed.
 */
function runField(toolId: string): 'run' | 'video_run' | undefined {
  if (MOVING_RUNS.some(({ id }) => id === toolId)) return 'video_run';
  return isOrdered(toolId) ? 'run' : undefined;
}

/** Whether it is ordered for the story, with a fingerprint of what the story says. */
const isOrdered = (toolId: string) => [...STORY_RUNS, SPEAK_LINE].some(({ id }) => id === toolId);

function resultFields(result: TargetResult, part: Part): Fields {
  if (part.kind === 'shot') {
    const [video] = madeFiles(result, 'video');
    if (video) return { video: { ...video, seconds: secondsOf(result) } };
    const images = isOrdered(result.task.toolId) ? madeFiles(result, 'image') : changedImages(result, part);
    return images.length > 0 ? { images: keepImages(part as ShotPart, images) as unknown as Json } : {};
  }
  const [speech] = part.kind === 'line' ? madeFiles(result, 'audio') : [];
  return speech ? { speech: { ...speech, seconds: secondsOf(result) } } : {};
}

/**
 * Images that a tool made from one of the shot. What the story said when that one was drawn holds for them too, so that
 * the change alone makes nothing stale, and what was stale remains it.
 */
function changedImages(result: TargetResult, part: Part): MadeFile[] {
  const shot = part as ShotPart;
  const sources = result.inputs.map(({ id }) => fileSource(id));
  const from = shot.images?.find(({ file }) => sources.includes(file));
  const kept = shot.kept && sources.includes(shot.kept.file) ? shot.kept.made : undefined;
  const made = kept ?? from?.made ?? {};
  return madeFiles(result, 'image').map((image) => ({ ...image, made, tool: result.task.toolId }));
}

/** Length of the sound or video that the run made. */
function secondsOf({ files }: TargetResult): number {
  const [file] = files;
  return (file?.durationMs ?? 0) / 1000;
}

/**
 * The fields that the progress of an order changes.
 * @throws AppError conflict for an order of what is being made already
 */
export function fieldsOfProgress(progress: TargetProgress, part: Part): Fields | undefined {
  const field = runField(progress.toolId);
  if (!field) return undefined;
  const run = runOnProgress(part[field] as unknown as PartRun | undefined, progress);
  return run === undefined ? undefined : { [field]: run as unknown as Json };
}
