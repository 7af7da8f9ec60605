import { DRAW_LOOK } from '@inkreel/contract/story/story-runs.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, looks, projects, results, tasks } from '../../db/schema.ts';
import { createRouting } from '../../engines/routing.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { findViolations } from '../../testing/invariants.ts';
import { createPrices } from '../billing/prices.ts';
import { readBalance } from '../billing/read-balance.ts';
import { cancelTask } from '../tasks/cancel-task.ts';
import { createRunTargets } from '../tasks/run-targets.ts';
import { createTaskWorld, type TaskWorld } from '../tasks/testing/task-world.ts';
import { deleteLook } from './change-look.ts';
import { createRole, deleteRole, updateRole } from './change-role.ts';
import { type MakeLookDeps, makeLook, ROLE_TARGET, roleTarget } from './make-look.ts';
import { getRole, listLooks } from './read-roles.ts';
import { lookWish, newRole } from './testing/role-bodies.ts';

let world: TaskWorld;
let deps: MakeLookDeps;
let person: Principal;
let role: string;
beforeAll(async () => {
  world = await createTaskWorld();
  const { serves } = world.engine.engine;
  const draw = { ...world.engine.engine, serves: { draw_look: serves.text_to_image } as never };
  const routing = createRouting({ draw_look: [{ engine: draw, missing: () => undefined }] }, world.clock.now);
  const prices = createPrices({ ...world.deps, tools: [DRAW_LOOK] });
  // Of the storage, only quotas and the addresses of public files are read.
  const storage = world.deps.files as MakeLookDeps['files'];
  const targets = createRunTargets({ ...world.deps, files: storage }, { [ROLE_TARGET]: roleTarget });
  Object.assign(world.deps, { routing, prices, targets });
  deps = { ...world.deps, files: storage };
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.engine.inputs.length = 0;
  const user = await world.newUser(100);
  const { organisationId, userId } = user;
  person = { ...user, kind: 'session', scopes: ALL_SCOPES, isOperator: false, tokenHash: '' };
  const project = { id: crypto.randomUUID(), organisationId, name: 'First', createdBy: userId };
  await world.db.insert(projects).values(project);
  const about = { description: 'A sailor of nine', traits: { hair: 'pigtails', clothes: 'dress' } } as const;
  role = (await createRole(deps, person, newRole(about))).id;
});

const make = (about: Parameters<typeof lookWish>[1] = {}, key?: string) =>
  makeLook(deps, person, lookWish(role, about), key);
const list = async () => (await listLooks(deps, person, role)).items;
/** Runs a look, and gives its picture a name like those of stored files. */
async function run({ task_id }: { task_id: string | null }) {
  await world.run(String(task_id));
  const key = `2026/03/${crypto.randomUUID().replaceAll('-', '')}.png`;
  const [made] = await world.db
    .select()
    .from(results)
    .where(eq(results.taskId, String(task_id)));
  if (made)
    await world.db.update(files).set({ key, width: 384, height: 512 }).where(eq(files.id, made.fileId));
}
const balance = () => readBalance(deps, person.organisationId);

describe('a look that is made', () => {
  it('is there at once, and has its picture when its run ends', async () => {
    const look = await make({ prompt: 'at sea', expected_points: 30 });
    expect(look).toMatchObject({ status: 'making', is_primary: true, image_url: null, error: null });
    expect(await list()).toEqual([look]);
    await run(look);
    const [made] = await list();
    expect(made).toMatchObject({
      id: look.id,
      status: 'ready',
      image_url: expect.stringMatching(/^\/files\//),
    });
    expect(await getRole(deps, person, role)).toMatchObject({ image_url: made?.image_url, looks: 1 });
    expect(await balance()).toMatchObject({ total: 70 });
    expect(world.engine.inputs[0]).toMatchObject({
      name: 'Mara',
      prompt: 'A sailor of nine\nat sea',
      traits: { hair: 'pigtails', clothes: 'dress' },
    });
  });

  it('keeps the traits and the picture of the primary one, except what is named', async () => {
    await run(await make());
    const derived = await make({ name: 'green coat', traits: { clothes: 'coat', clothes_color: 'green' } });
    await run(derived);
    const [primary, second] = await list();
    const traits = { hair: 'pigtails', clothes: 'coat', clothes_color: 'green' };
    expect(second).toMatchObject({ name: 'green coat', is_primary: false, status: 'ready', traits });
    const input = world.engine.inputs[1];
    expect(input).toMatchObject({ traits, prompt: 'A sailor of nine\ngreen coat' });
    expect(input?.['reference_urls']).toEqual([primary?.image_url]);
  });

  it('takes the place of the primary one once it is made, from the traits that the character has now', async () => {
    await run(await make());
    await updateRole(deps, person, role, { traits: { hair: 'bob' } });
    const [before] = await list();
    const next = await make({ is_primary: true });
    expect(await list()).toMatchObject([{ id: before?.id }, { id: next.id, is_primary: false }]);
    await run(next);
    expect(await list()).toMatchObject([
      { id: next.id, is_primary: true, traits: { hair: 'bob' } },
      { id: before?.id, is_primary: false },
    ]);
    expect(world.engine.inputs[1]).not.toHaveProperty('reference_urls');
  });

  it('that was to be primary and fails leaves the primary one in its place', async () => {
    await run(await make());
    world.engine.answers.set('*', () => ({ state: 'failed', code: 'content_refused', retryable: false }));
    await run(await make({ is_primary: true }));
    expect(await list()).toMatchObject([
      { status: 'ready', is_primary: true },
      { status: 'failed', is_primary: false },
    ]);
  });

  it('that fails says why, and takes no points', async () => {
    world.engine.answers.set('*', () => ({ state: 'failed', code: 'content_refused', retryable: false }));
    await run(await make());
    expect((await list())[0]).toMatchObject({ status: 'failed', error: 'content_refused', image_url: null });
    expect(await balance()).toMatchObject({ total: 100 });
  });

  it('that is cancelled says so', async () => {
    const look = await make();
    await cancelTask(deps, person, String(look.task_id));
    expect((await list())[0]).toMatchObject({ status: 'failed', error: 'task_cancelled' });
    expect(await balance()).toMatchObject({ total: 100 });
  });

  it('is made and paid once, however often its call is sent', async () => {
    const [first, second] = await Promise.all([make({}, 'once'), make({}, 'once')]);
    expect(second.id).toBe(first.id);
    await run(first);
    expect(await make({}, 'once')).toMatchObject({ id: first.id, status: 'ready' });
    expect(await list()).toHaveLength(1);
    expect(await world.db.$count(tasks, eq(tasks.userId, person.userId))).toBe(1);
    expect(await balance()).toMatchObject({ total: 70 });
  });

  it('is not there without its points, and its points are not taken without it', async () => {
    for (const _ of [1, 2, 3]) await make();
    await expect(make()).rejects.toMatchObject({ code: 'not_enough_points' });
    expect(await list()).toHaveLength(3);
    const gone = { ...lookWish(crypto.randomUUID()) };
    await expect(makeLook(deps, person, gone, undefined)).rejects.toMatchObject({ code: 'not_found' });
    await expect(make({ expected_points: 29 })).rejects.toMatchObject({ code: 'price_changed' });
    expect(await world.db.$count(tasks, eq(tasks.userId, person.userId))).toBe(3);
    expect(await findViolations(world.db, world.clock.now())).toEqual([]);
  });

  it.each(['look', 'character'])('ends quietly if its %s was deleted meanwhile', async (what) => {
    const look = await make();
    const removal = { preview: false };
    if (what === 'look') await deleteLook(deps, person, look.id, removal);
    else await deleteRole(deps, person, role, removal);
    await run(look);
    expect(await world.db.$count(looks, eq(looks.id, look.id))).toBe(0);
    const [task] = await world.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, String(look.task_id)));
    expect(task?.state).toBe('SUCCEEDED');
  });
});
