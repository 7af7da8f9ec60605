import type { Look } from '@inkreel/contract/api/roles.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { DRAW_LOOK } from '@inkreel/contract/story/story-runs.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { SIZES } from '@inkreel/contract/tools/sizes.ts';
import { notifyOfRoles } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { StorageDeps } from '../storage/files.ts';
import { findFiles } from '../storage/find-files.ts';
import { followRuns } from '../tasks/follow-runs.ts';
import type { TargetWriter } from '../tasks/run-targets.ts';
import { type RunToolDeps, runTool } from '../tools/run-tool.ts';
import { addLook, type LookWish, traitsOf } from './change-look.ts';
import { lookOf } from './role-record.ts';
import {
  endPrimary,
  findLookOfRun,
  findLooks,
  findOwnLook,
  findRole,
  type LookRow,
  lockRoleById,
  makePrimary,
  setLookPicture,
} from './store.ts';

/** Name of characters as targets of runs. */
export const ROLE_TARGET = 'role';

/** What a run carries to its end. */
interface Made {
  isPrimary: boolean;
}

/** A whole figure fits it. */
const { width, height } = SIZES.find(({ label }) => label === '3:4') ?? SIZES[0]!;

const schema = inputSchema(DRAW_LOOK);

export type MakeLookDeps = RunToolDeps & StorageDeps;

/**
 * Starts the run that makes a look. The look is there at once, and its run with it: both or neither.
 * @param key `Idempotency-Key` of the call: with the same one the look of the first call is answered
 * @throws AppError not_found for a character that the person does not see; look_limit_reached; those of `runTool`
 */
export async function makeLook(
  deps: MakeLookDeps,
  person: Principal,
  wish: Omit<LookWish, 'image_url'>,
  key: string | undefined,
): Promise<Look> {
  const role = await findRole(deps.db, person, wish.role_id);
  if (!role) throw new AppError('not_found');
  const before = (await findLooks(deps.db, role.id)).find(({ isPrimary }) => isPrimary);
  // Another primary look is drawn from the character alone.
  const primary = wish.is_primary ? undefined : before;
  const pictures = await findFiles(deps.db, primary?.fileId ? [primary.fileId] : []);
  const traits = traitsOf(role, primary, wish);
  const input = schema.parse({
    width,
    height,
    name: role.name,
    prompt: promptOf([role.description, primary?.prompt ?? '', wish.prompt, primary ? wish.name : '']),
    traits,
    ...(pictures.size > 0 && {
      reference_urls: [...pictures.values()].map((file) => FILE_PATH_PREFIX + file.key),
    }),
  });
  // After the reads above: what a first call with this key added would change the input.
  const first = key === undefined ? undefined : await findOwnLook(deps.db, person.userId, key);
  if (first) return recordOf(deps, requireSame(first, wish));
  const { taskId } = await runTool(deps, person, {
    tool: DRAW_LOOK,
    input,
    projectId: role.projectId,
    engine: wish.engine,
    expectedPoints: wish.expected_points,
    target: { kind: ROLE_TARGET, id: role.id, made: { isPrimary: wish.is_primary } },
    charge: async (tx, run, quote) => {
      const about = { taskId: run, idempotencyKey: key ?? null, createdAt: deps.clock.now() };
      await addLook(tx, person, wish, about);
      return quote;
    },
    key,
  });
  const look = await findLookOfRun(deps.db, taskId);
  // Deleted since.
  if (!look) throw new AppError('not_found');
  return recordOf(deps, look);
}

/** @throws AppError idempotency_mismatch if the first call with this key wanted something else */
function requireSame(before: LookRow, wish: Omit<LookWish, 'image_url'>): LookRow {
  const { roleId, taskId, name, prompt } = before;
  if (roleId !== wish.role_id || taskId === null || name !== wish.name || prompt !== wish.prompt)
    throw new AppError('idempotency_mismatch');
  return before;
}

async function recordOf(deps: MakeLookDeps, look: LookRow): Promise<Look> {
  const { fileId, taskId } = look;
  const files = await findFiles(deps.db, fileId === null ? [] : [fileId]);
  const runs = await followRuns(deps.db, taskId === null ? [] : [taskId]);
  return lookOf(deps, look, { picture: files.get(fileId ?? ''), run: runs.get(taskId ?? '') });
}

/** Texts as one, without repetition. */
const promptOf = (texts: readonly string[]): string =>
  [...new Set(texts.filter((text) => text !== ''))].join('\n').slice(0, PROMPT_CHARACTERS);

/** Characters as targets of runs: the picture goes to the look that the run was started with. */
export const roleTarget: TargetWriter = {
  mayChange: async (db, person, { id }) => (await findRole(db, person, id)) !== undefined,
  write: async (tx, _deps, { target, task, state, files }) => {
    const [file] = files;
    // Also of one that failed: pages show how it went.
    await notifyOfRoles(tx, task.organisationId);
    if (state !== 'SUCCEEDED' || !file || !(await lockRoleById(tx, target.id))) return;
    const look = await setLookPicture(tx, task.id, file.id);
    if (look === undefined || !(target.made as Made | undefined)?.isPrimary) return;
    await endPrimary(tx, target.id);
    await makePrimary(tx, look);
  },
};
