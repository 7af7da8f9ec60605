import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { moveShot as endpoint, pollMovingShot } from '@inkreel/contract/api/moving-shots.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { CAMERA_MOVES, type CameraMove } from '@inkreel/contract/story/camera-moves.ts';
import { MOVE_CAMERA, MOVE_SHOT, MOVING_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { capabilityInput } from '@inkreel/contract/tools/fit-capability.ts';
import { polledAnswer } from '../../http/answer-shapes.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findPicture } from '../tools/check-inputs.ts';
import { type RunRequest, type RunToolDeps, runTool } from '../tools/run-tool.ts';

type Body = BodyOf<typeof endpoint>;

/** Longest side of a film, in pixels; its shorter one is at least `SHORTEST`. */
const LONGEST = 1280;
const SHORTEST = 256;

/** How a model is told of a camera move. */
const MOVES: Readonly<Record<CameraMove, string>> = {
  push_in: 'The camera slowly pushes in.',
  pull_out: 'The camera slowly pulls out.',
  orbit: 'The camera slowly orbits the subject.',
  pan: 'The camera slowly pans sideways.',
  crane_up: 'The camera slowly cranes up.',
};

/**
 * Starts the run that makes a moving shot: by a model if one is open, otherwise, or with the built-in engine, by a camera
 * move. A resting model is waited for or refused as in every run: nobody gets a camera move in place of an action.
 * @throws AppError value_needs_engine for a last frame without a model; those of `runTool`
 */
export async function moveShot(
  deps: RunToolDeps,
  user: Principal,
  { project_id: projectId, engine, expected_points: expectedPoints, no_save: noSave, ...wish }: Body,
  key: string | undefined,
): Promise<OutputOf<typeof endpoint>> {
  const picture = await findPicture(deps, user, 'image_url', wish.image_url);
  const request = { projectId, engine, expectedPoints, noSave, key };
  const film = { ...request, tool: MOVE_SHOT, input: filmInput(wish, picture) };
  const move = { ...request, tool: MOVE_CAMERA, input: moveInput(wish) };
  const isFilm = engine === undefined ? hasModel(deps, film.input) : !deps.routing.isBuiltin(engine);
  if (!isFilm && wish.last_image_url !== undefined) throw new AppError('value_needs_engine');
  const [first, other] = isFilm ? [film, move] : [move, film];
  const start = (one: RunRequest) => runTool(deps, user, one);
  const { taskId } = await start(first).catch((error: unknown) => {
    // A model was connected or closed since the first call with this key.
    if (!(error instanceof AppError) || error.code !== 'idempotency_mismatch') throw error;
    return start(other);
  });
  return { id: taskId };
}

/** Whether an engine with a model serves films of pictures, though it may be resting. */
function hasModel({ routing }: RunToolDeps, input: Record<string, unknown>): boolean {
  const asked = capabilityInput(MOVE_SHOT.capability, { ...input, seed: 0 });
  const chosen = routing.chooseFor(MOVE_SHOT.capability, asked);
  return !('refused' in chosen) || chosen.refused !== 'engine_unavailable';
}

/** What a film of a picture is to be. */
export type MovingWish = Omit<Body, 'project_id' | 'engine' | 'expected_points' | 'no_save'>;

/** The input of a film by a model. @param size of the picture, in pixels */
export function filmInput(
  { image_url, last_image_url, prompt = '', camera, seconds }: MovingWish,
  { width, height }: { width: number; height: number },
): Record<string, unknown> {
  const scale = LONGEST / Math.max(width, height);
  const side = (length: number) => Math.max(SHORTEST, Math.round((length * scale) / 2) * 2);
  const said = [prompt.trim(), camera ? MOVES[camera] : ''].filter((part) => part !== '').join('\n');
  return inputSchema(MOVE_SHOT).parse({
    image_url,
    ...(last_image_url === undefined ? {} : { last_image_url }),
    ...(said === '' ? {} : { prompt: said }),
    seconds,
    width: side(width),
    height: side(height),
  });
}

/** The input of a film by a camera move. */
export const moveInput = ({ image_url, camera = 'push_in', seconds }: MovingWish): Record<string, unknown> =>
  inputSchema(MOVE_CAMERA).parse({ image_url, mode: CAMERA_MOVES.indexOf(camera), seconds });

/**
 * What polling for a moving shot answers.
 * @throws AppError not_found for a run of something else
 */
export function movingShotAnswer(
  task: TaskRecord,
  told: { language: Language; requestId: string },
): OutputOf<typeof pollMovingShot> {
  if (!MOVING_RUNS.some(({ id }) => id === task.tool_id)) throw new AppError('not_found');
  const { output } = polledAnswer(task, told);
  const { task_id: id, task_status: status, results, code, message } = output;
  const url = results?.[0]?.url;
  return {
    id,
    status,
    ...(url === undefined ? {} : { url }),
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
  };
}
