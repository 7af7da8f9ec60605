/** What runs write into the parts of a story: their results, with what they were made from, and how they go. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import type { Fingerprint } from '@inkreel/contract/documents/parts/staleness.ts';
import { type MadeFile, type PartRun, type ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { keepImages } from '@inkreel/contract/story/shot-inputs.ts';
import { MOVING_RUNS, SPEAK_LINE, STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { AppError } from '../../http/app-error.ts';
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

/** The files of a kind that the run made, as parts keep them; its points are shared among them. */
function madeFiles({ files, target, task, points, at }: TargetResult, kind: string): MadeFile[] {
  const made = isFingerprint(target.made) ? target.made : {};
  const each = Math.floor(points / Math.max(1, files.length));
  return files
    .filter((file) => file.kind === kind)
    .map((file, place) => ({
      file: fileSource(file.id),
      made,
      points: place === 0 ? points - each * (files.length - 1) : each,
      at: at.toISOString(),
      task: task.id,
    }));
}

const isFingerprint = (value: unknown): value is Fingerprint =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string');

/** What is noted of runs once this one has ended; undefined if nothing changes, since another one is going on. */
function runAfter(
  run: PartRun | undefined,
  { task, state, error }: TargetResult,
): PartRun | null | undefined {
  const isOwn = run?.task === task.id;
  if (!isOwn && (state === 'CANCELED' || (run && run.state !== 'failed'))) return undefined;
  if (state !== 'FAILED') return null;
  return {
    state: 'failed',
    task: task.id,
    ...(run?.batch !== undefined && { batch: run.batch }),
    ...(error !== undefined && { error }),
  };
}

/**
 * The fields that the progress of an order changes.
 * @throws AppError conflict for an order of what is being made already
 */
export function fieldsOfProgress(
  { state, batchId, toolId, taskId, error }: TargetProgress,
  part: Part,
): Fields | undefined {
  const field = runField(toolId);
  if (!field) return undefined;
  const run = part[field] as unknown as PartRun | undefined;
  if (state === 'waiting') {
    if (run && run.state !== 'failed') throw new AppError('conflict');
    return { [field]: { state, batch: batchId } };
  }
  if (run?.batch !== batchId) return undefined;
  if (state === 'dropped') return run.state === 'waiting' ? { [field]: null } : undefined;
  return {
    [field]: {
      state,
      batch: batchId,
      ...(taskId !== undefined && { task: taskId }),
      ...(error !== undefined && { error }),
    },
  };
}
