import { SERVICE_IDS } from '@inkreel/contract/text/services.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from '../../db/schema.ts';
import { findUnfinished } from './find-unfinished.ts';
import { tasks } from './tables.ts';
import { createTaskWorld, type TaskWorld } from './testing/task-world.ts';

let world: TaskWorld;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());

test('finds a person’s open runs of tools, oldest first, and none of services such as texts', async () => {
  const [user, colleague] = [await world.newUser(200), await world.newUser(200)];
  const { organisationId } = user;
  await world.db.insert(members).values({ ...colleague, organisationId, role: 'member' });
  const submit = async (by = user) => (await world.submit(by)).taskId;
  const [first, ended, service, second] = [await submit(), await submit(), await submit(), await submit()];
  await submit({ ...colleague, organisationId });
  await submit(colleague);
  await world.run(ended);
  const [toolId = ''] = SERVICE_IDS;
  await world.db.update(tasks).set({ toolId }).where(eq(tasks.id, service));
  expect(await findUnfinished(world.db, user)).toEqual([first, second]);
});
