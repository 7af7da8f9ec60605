import { randomBytes } from 'node:crypto';
import { mediumOf, propertiesOf } from '@inkreel/contract/fields/field.ts';
import type { Property } from '@inkreel/contract/fields/rules.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { CAPABILITY_INPUTS } from '@inkreel/contract/tools/capability-inputs.ts';
import { fileNamesOf, type Tool, toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Engine } from '../../engines/engine.ts';
import { createRouting, createRoutingTable } from '../../engines/routing.ts';
import { TEST_DEVICES } from '../../testing/device-deps.ts';
import { createTestServer } from '../../testing/http.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { grantPoints } from '../billing/grant-points.ts';
import { createPrices } from '../billing/prices.ts';
import { taskRoutes } from '../tasks/routes.ts';
import { createTaskWorld, pictureFile, type TaskWorld } from '../tasks/testing/task-world.ts';
import { toolRoutes } from './routes.ts';

/** Takes an input only as its capability describes it. */
const servesAll = Object.fromEntries(
  Object.entries(CAPABILITY_INPUTS).map(([capability, schema]) => [
    capability,
    {
      start: async (input: unknown) => {
        schema.strict().parse(input);
        return { count: (input as { count?: number }).count ?? 1 };
      },
      check: async ({ count }: { count: number }) => ({
        state: 'done',
        outputs: Array.from({ length: count }, (_, index) => pictureFile(index)),
      }),
    },
  ]),
) as Engine['serves'];
const engine: Engine = { id: 'strict', builtin: true, local: true, serves: servesAll };
const routing = createRouting(createRoutingTable([{ engine, missing: () => undefined }]));

let world: TaskWorld;
let server: Awaited<ReturnType<typeof createTestServer>>;
let token: string;
/** A stored file of each medium, by its address. */
const stored: Record<'image' | 'video' | 'audio', string> = { image: '', video: '', audio: '' };
beforeAll(async () => {
  world = await createTaskWorld();
  const prices = createPrices({ ...world.deps, tools: TOOLS });
  const deps = { ...world.deps, routing, prices, site: SITES.intl };
  server = await createTestServer({
    db: world.db,
    clock: world.clock,
    routes: [...accountRoutes({ ...deps, ...TEST_DEVICES }), ...toolRoutes(deps, TOOLS), ...taskRoutes(deps)],
  });
  const body = { email: 'maker@example.com', password: 'a long enough one' };
  const registered = await server.call<{ token: string }>('POST', '/passport/register/email', { body });
  token = registered.data.token;
  const { data } = await server.call<{ id: string; org_user: { org_id: string } }>('GET', '/user/current', {
    token,
  });
  const owner = { organisationId: data.org_user.org_id, userId: data.id };
  await world.db.transaction((tx) => grantPoints(tx, { ...owner, points: 100_000, reason: 'test' }));
  const types = { image: 'image/png', video: 'video/mp4', audio: 'audio/wav' };
  for (const medium of ['image', 'video', 'audio'] as const) {
    const [, extension] = types[medium].split('/');
    const key = `2026/01/${randomBytes(16).toString('hex')}.${extension}`;
    stored[medium] = `/files/${key}`;
    await world.db.insert(files).values({
      ...owner,
      id: v7(),
      key,
      name: medium,
      contentType: types[medium],
      size: 1000,
      sha256: '',
      ...(medium === 'audio' ? {} : { width: 1024, height: 1024 }),
      ...(medium === 'image' ? {} : { durationMs: 4000 }),
      ...(medium === 'video' ? { frameRate: 30 } : {}),
      fromType: 'tool',
      shareType: 'public',
    });
  }
});
afterAll(() => world.drop());

/** The input of the tool's first sample, with stored files for those that it names and those that the tool needs. */
function inputOf(tool: Tool): Record<string, unknown> {
  const input: Record<string, unknown> = { ...tool.samples[0]?.input };
  for (const field of tool.fields) {
    const address = stored[mediumOf(field)?.kind ?? 'image'];
    for (const [name, property] of Object.entries(propertiesOf(field)) as [string, Property][]) {
      if (!fileNamesOf({ fields: [field] }).includes(name)) continue;
      if (!property.required && input[name] === undefined) continue;
      input[name] = property.rule.type === 'list' ? [address] : address;
    }
  }
  return input;
}

const offered = TOOLS.filter(({ runs }) => runs !== 'browser');
test.each(offered.map((tool) => [tool.id, tool] as const))(
  '%s makes its result through the API',
  async (_id, tool) => {
    const [own] = toolEndpoints(tool);
    const started = await server.call<{ output: { task_id: string } }>('POST', own?.endpoint.path ?? '/', {
      token,
      body: inputOf(tool),
      headers: { prefer: 'respond-async' },
    });
    expect(started).toMatchObject({ code: 0 });
    const taskId = started.data.output.task_id;
    await world.runWith({ ...world.runDeps(), routing }, taskId);
    const { data } = await server.call('GET', `/tasks/${taskId}`, { token });
    expect(data).toMatchObject({ state: 'SUCCEEDED' });
  },
);
