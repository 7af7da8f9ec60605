import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { defineTool, toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { removeSubtitle } from '@inkreel/contract/tools/remove-subtitle.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, tasks } from '../../db/schema.ts';
import type { Engine } from '../../engines/engine.ts';
import { createRouting, type Routing } from '../../engines/routing.ts';
import { openApiDocument } from '../../http/openapi.ts';
import { TEST_DEVICES } from '../../testing/device-deps.ts';
import { createTestServer } from '../../testing/http.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { createPrices } from '../billing/prices.ts';
import { billingRoutes } from '../billing/routes.ts';
import { createTaskWorld, type TaskWorld } from '../tasks/testing/task-world.ts';
import { toolRoutes } from './routes.ts';

/** A tool of a known capability, built as in docs/add-a-tool.md; the web’s side is tested in web/editors/form. */
const [generator] = TOOLS;
if (!generator) throw new Error('the catalogue is empty');
const poster = defineTool({
  ...generator,
  id: 'poster',
  path: '/ai/image/poster',
  aliases: [],
  points: 35,
  fields: [
    { kind: 'prompt', samples: { en: ['x'], zh: ['x'] } },
    { kind: 'size', presets: [{ label: '2:3', value: '512x768', width: 512, height: 768 }] },
    { kind: 'count' },
    { kind: 'quality' },
    { kind: 'seed' },
  ],
});
/** One with a video, priced by its seconds. */
const clip = defineTool({ ...removeSubtitle, id: 'clip', path: '/ai/image/clip', points: 10, shape: 1 });
/** Serves the clip; it is never started here. */
const cleaner: Engine = {
  id: 'cleaner',
  builtin: true,
  serves: {
    remove_subtitles: { start: async () => ({}), check: async () => ({ state: 'done', outputs: [] }) },
  },
};

let world: TaskWorld;
let server: Awaited<ReturnType<typeof createTestServer>>;
let token: string;
beforeAll(async () => {
  world = await createTaskWorld();
  const tools = [...TOOLS, poster, clip];
  const ofClips = createRouting({ remove_subtitles: [{ engine: cleaner, missing: () => undefined }] });
  const chooseFor: Routing['chooseFor'] = (capability, ...rest) =>
    (capability === clip.capability ? ofClips : world.deps.routing).chooseFor(capability, ...rest);
  const routing = { ...world.deps.routing, chooseFor };
  const deps = { ...world.deps, routing, site: SITES.intl, prices: createPrices({ ...world.deps, tools }) };
  server = await createTestServer({
    db: world.db,
    clock: world.clock,
    routes: [
      ...accountRoutes({ ...deps, ...TEST_DEVICES }),
      ...billingRoutes(deps),
      ...toolRoutes(deps, tools),
    ],
  });
  const body = { email: 'maker@example.com', password: 'a long enough one' };
  const registered = await server.call<{ token: string }>('POST', '/passport/register/email', { body });
  token = registered.data.token;
});
afterAll(() => world.drop());

const submit = (body: unknown) => server.call('POST', '/cloud/request/ai/image/poster', { token, body });

test('it has its row in the points config', async () => {
  const { data } = await server.call('GET', '/open/system/org/point/config');
  expect(data).toMatchObject({ '/ai/image/text2image': 20, '/ai/image/poster': 35 });
});

test('its endpoint prices and starts a run, and knows its fields', async () => {
  const started = await submit({ prompt: 'a poster', width: 512, height: 768, count: 3 });
  expect(started).toMatchObject({ code: 0, data: { output: { task_status: 'PENDING' } } });
  const { data } = await server.call('GET', '/cloud/request/system/org/current/point', { token });
  expect(data).toMatchObject({ total: 200 - 105, held: 105 });
  const refused = await submit({ prompt: 'a poster', width: 512, height: 768, style: 'ink' });
  expect(refused.code).toBe(100422);
});

test('a run is charged by the seconds of the stored video, whatever its caller states', async () => {
  const { data } = await server.call<{ id: string; org_user: { org_id: string } }>('GET', '/user/current', {
    token,
  });
  const key = `2026/01/${'c'.repeat(32)}.mp4`;
  await world.db.insert(files).values({
    id: v7(),
    organisationId: data.org_user.org_id,
    userId: data.id,
    key,
    name: 'clip.mp4',
    contentType: 'video/mp4',
    size: 1000,
    sha256: '',
    durationMs: 12_400,
    fromType: 'tool',
    shareType: 'public',
  });
  const areas = [{ mode: 'remove', left: 0, top: 0.8, width: 1, height: 0.2 }];
  const input = { video_url: `/files/${key}`, areas, quality: 'draft' };
  const run = (more: object) =>
    server.call('POST', '/cloud/request/ai/image/clip', { token, body: { ...input, ...more } });
  expect(await run({ seconds: 1, expected_points: 10 })).toMatchObject({ data: { points: 15 } });
  expect(await run({ seconds: 1, expected_points: 15 })).toMatchObject({ code: 0 });
  const [task] = await world.db.select().from(tasks).where(eq(tasks.toolId, 'clip'));
  expect(task?.input).toMatchObject({ seconds: 12.4 });
});

test('it is in the OpenAPI document', () => {
  const document = openApiDocument(allEndpoints([...TOOLS, poster]), 'http://localhost');
  expect(Object.keys(document['paths'] as object)).toContain('/api.v1/cloud/request/ai/image/poster');
});

test('it has the addresses of the specification', () => {
  expect(toolPaths(poster)).toEqual({ landing: '/img-tools/poster', editor: '/img-tools/poster/editor' });
});
