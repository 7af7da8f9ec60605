import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { derivations, files } from '../../db/schema.ts';
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
