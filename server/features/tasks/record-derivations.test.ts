import { asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { derivations, files } from '../../db/schema.ts';
import { getTask } from './get-task.ts';
import { recordDerivations } from './record-derivations.ts';
import { createTaskWorld } from './testing/task-world.ts';

let world: Awaited<ReturnType<typeof createTaskWorld>>;

beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());

it('writes an edge for every result of a run and every file of its input', async () => {
  const user = await world.newUser(200);
  const source = v7();
  await world.db.insert(files).values({
    id: source,
    organisationId: user.organisationId,
    userId: user.userId,
    key: `key-${source}`,
    name: 'a',
    contentType: 'image/png',
    size: 1,
    sha256: 'hash',
    fromType: 'tool',
    shareType: 'public',
  });
  const { taskId } = await world.submit(user, 2);
  const input = JSON.stringify({ image_url: `/files/key-${source}`, mask_url: '/files/unknown' });
  await world.db.execute(sql`update tasks set input = input || ${input}::jsonb where id = ${taskId}`);
  await world.run(taskId);
  const edges = await world.db.select().from(derivations);
  expect(edges).toHaveLength(2);
  for (const edge of edges)
    expect(edge).toMatchObject({
      field: 'image_url',
      position: 0,
      sourceFileId: source,
      sourceHash: 'hash',
      sourceResultId: null,
    });
});

it('writes existing files only, each with its field, its index and the result that it belongs to', async () => {
  const user = await world.newUser(200);
  const keys: string[] = [];
  for (let run = 0; run < 2; run += 1) {
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    const [made] = (await getTask(world.deps, user, taskId)).results;
    keys.push(made?.file.url ?? '');
  }
  const { taskId } = await world.submit(user);
  await world.run(taskId);
  const [target] = (await getTask(world.deps, user, taskId)).results;
  const resultId = target?.id ?? '';
  const edges = () =>
    world.db
      .select()
      .from(derivations)
      .where(eq(derivations.resultId, resultId))
      .orderBy(asc(derivations.field), asc(derivations.position));
  const record = (input: unknown) => world.db.transaction((tx) => recordDerivations(tx, resultId, input));

  for (const input of [
    undefined,
    null,
    {},
    { prompt: 'a cat', seed: 7, more: [1, null] },
    { file: '/files/gone' },
  ])
    await record(input);
  expect(await edges()).toEqual([]);

  await record({
    images: ['no file', keys[1], '/files/gone', keys[0]],
    mask: keys[0],
    text: `see ${keys[0]}`,
    characters: [
      { name: 'Mina', description: keys[0], reference_urls: [keys[1], keys[0]] },
      { name: 'Theo' },
    ],
    place: { name: 'Beach', reference_url: keys[1] },
  });
  const ids = await world.db.execute<{ key: string; file: string; result: string }>(
    sql`select '/files/' || f.key as key, f.id as file, r.id as result from files f join results r on r.file_id = f.id`,
  );
  const known = (key: string | undefined) => ids.rows.find((each) => each.key === key);
  expect(await edges()).toMatchObject(
    [
      ['characters', 0, keys[1]],
      ['characters', 1, keys[0]],
      ['images', 1, keys[1]],
      ['images', 3, keys[0]],
      ['mask', 0, keys[0]],
      ['place', 0, keys[1]],
    ].map(([field, position, key]) => ({
      field,
      position,
      sourceFileId: known(String(key))?.file,
      sourceResultId: known(String(key))?.result,
    })),
  );
});
