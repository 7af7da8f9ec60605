import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { availability, checkRouting, createRouting, createRoutingTable, openModelTools } from './routing.ts';

const serve = { start: async () => ({}), check: async () => ({ state: 'done' as const, outputs: [] }) };
const engine = (id: string, builtin = false): Engine => ({ id, builtin, serves: { text_to_image: serve } });
const idle: Engine = { id: 'idle', builtin: false, serves: {} };
const closed = { engine: engine('hosted'), missing: () => 'its key is not set' };
const tool = { id: 'draws', capability: 'text_to_image' } as const;
const open = { engine: engine('own', true), missing: () => undefined };

const input = { prompt: 'a', width: 1, height: 1, seed: 0, count: 1, quality: 'draft' } as const;

test('takes the first open engine of the list', () => {
  const routing = createRouting({ text_to_image: [closed, open] });
  expect(routing.chooseFor('text_to_image', input)).toMatchObject({ engine: { id: 'own' } });
  expect(createRouting({ text_to_image: [] }).chooseFor('text_to_image', input)).toEqual({
    refused: 'engine_unavailable',
  });
});

test('a resting engine is skipped, and used if there is no other one and the rest is short', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const resting = (id: string, seconds: number) => ({
    engine: engine(id),
    missing: () => undefined,
    closed: () => ({
      why: 'resting' as const,
      what: new Date(now.getTime() + seconds * 1000).toISOString(),
    }),
  });
  const chosen = (
    routes: Parameters<typeof createRoutingTable>[0],
    choice?: Parameters<ReturnType<typeof createRouting>['chooseFor']>[2],
  ) => createRouting(createRoutingTable(routes), () => now).chooseFor('text_to_image', input, choice);
  const [long, short] = [resting('long', 90), resting('short', 20)];
  expect(chosen([long, short, open], { patienceMs: 60_000 })).toMatchObject({ engine: { id: 'own' } });
  expect(chosen([long, short, closed])).toEqual({ refused: 'engine_resting', afterMs: 20_000 });
  expect(chosen([long, short, closed], { patienceMs: 60_000 })).toMatchObject({ engine: { id: 'short' } });
  expect(chosen([long], { patienceMs: 60_000 })).toEqual({ refused: 'engine_resting', afterMs: 90_000 });
  // Pages keep showing the engine as connected meanwhile.
  expect(availability(createRoutingTable([long]), [tool])).toMatchObject({ draws: { open: true } });
});

test('finds the engine of an operation even after its route was closed', () => {
  const away = {
    ...closed,
    missing: () => undefined,
    closed: () => ({ why: 'no_answer' as const, what: '' }),
  };
  const routing = createRouting({ text_to_image: [open, away] });
  expect(routing.find('hosted', 'text_to_image')?.engine.id).toBe('hosted');
  expect(routing.find('gone', 'text_to_image')).toBeUndefined();
});

test('finds no engine without settings, except one that works in this process', () => {
  const here = { engine: { ...engine('here', true), local: true }, missing: () => 'a package' };
  const routing = createRouting({ text_to_image: [closed, here] });
  expect(routing.find('hosted', 'text_to_image')).toBeUndefined();
  expect(routing.find('here', 'text_to_image')?.engine.id).toBe('here');
});

test('knows which engines have no model', () => {
  const routing = createRouting({ text_to_image: [closed, open] });
  expect([routing.isBuiltin('own'), routing.isBuiltin('hosted'), routing.isBuiltin('gone')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('refuses to start with a tool that no engine could serve, and starts with one whose engines are closed', () => {
  expect(() => checkRouting(createRoutingTable([{ ...open, engine: idle }]), [tool])).toThrow(
    'The tool draws has no engine for text_to_image.',
  );
  expect(() => checkRouting(createRoutingTable([closed]), [tool])).not.toThrow();
  expect(() => checkRouting({}, [{ ...tool, runs: 'browser' }])).not.toThrow();
});

test('starts without the engine of a capability that a removable package serves', () => {
  const optional = new Set([tool.capability]);
  expect(() => checkRouting({}, [tool], optional)).not.toThrow();
  expect(() => checkRouting({}, [tool, { id: 'grows', capability: 'upscale' }], optional)).toThrow(
    /^The tool grows has no engine for upscale\.$/,
  );
  expect(availability({}, [tool])).toMatchObject({ draws: { open: false } });
});

test('the engine that took an input keeps it while its route is open', () => {
  const other = { engine: engine('other'), missing: () => undefined };
  const routing = createRouting(createRoutingTable([open, other, closed]));
  const chosen = (preferred: string, ...without: string[]) =>
    routing.chooseFor('text_to_image', input, { preferred, without: new Set(without) });
  expect(chosen('other')).toMatchObject({ engine: { id: 'other' } });
  expect(chosen('hosted')).toMatchObject({ engine: { id: 'own' } });
  expect(chosen('other', 'other')).toMatchObject({ engine: { id: 'own' } });
});

test('an engine that the user chose is the only one tried', () => {
  const other = { engine: engine('other'), missing: () => undefined, points: () => 35 };
  const routing = createRouting(createRoutingTable([open, other, closed]));
  const chosen = (only: string) => routing.chooseFor('text_to_image', input, { only });
  expect(chosen('other')).toMatchObject({ engine: { id: 'other' } });
  for (const id of ['hosted', 'gone']) expect(chosen(id)).toEqual({ refused: 'engine_not_open' });
  expect(routing.pointsOf('text_to_image', 'other')).toBe(35);
  expect(routing.pointsOf('text_to_image', 'own')).toBeUndefined();
});

test('lists the open engines of a tool if there are several, with their prices', () => {
  const other = {
    engine: engine('other'),
    name: { en: 'Other', zh: '另一个' },
    missing: () => undefined,
    points: () => 35,
  };
  const choices = (...routes: Parameters<typeof createRoutingTable>[0]) =>
    availability(createRoutingTable(routes), [tool])['draws']?.engines;
  expect(choices(other, open, closed)).toEqual([
    { engine: 'other', name: { en: 'Other', zh: '另一个' }, kind: 'hosted', points: 35, unserved: {} },
    { engine: 'own', name: { en: 'own', zh: 'own' }, kind: 'builtin', points: null, unserved: {} },
  ]);
  expect(choices(open, closed)).toEqual([]);
});

test('tries the next engine if one refuses an input, and returns the reason if all do', () => {
  const picky: Engine = {
    id: 'picky',
    builtin: true,
    serves: { text_to_image: { ...serve, refuse: () => 'value_needs_engine' } },
  };
  const strict = { engine: picky, missing: () => undefined };
  const chosen = (routes: Parameters<typeof createRoutingTable>[0]) =>
    createRouting(createRoutingTable(routes)).chooseFor('text_to_image', input);
  expect(chosen([strict, open])).toMatchObject({ engine: { id: 'own' } });
  expect(chosen([strict, closed])).toEqual({ refused: 'value_needs_engine' });
  expect(chosen([closed])).toEqual({ refused: 'engine_unavailable' });
});

const oils = ['oil', 'ink', 'photo'];
const styled = { ...tool, options: [{ name: 'style', values: oils }] } as const;
const painter = (id: string, values: string[] | undefined): Engine => ({
  id,
  builtin: true,
  serves: { text_to_image: { ...serve, ...(values && { values: { style: values } }) } },
});
const route = (made: Engine, missing?: string) => ({ engine: made, missing: () => missing });

test('refuses a value that no open engine lists, and accepts a run without one', () => {
  const routing = createRouting(
    createRoutingTable([route(painter('ink', ['ink'])), route(painter('oil', ['oil'])), closed]),
  );
  const chosen = (style?: string) => routing.chooseFor('text_to_image', { ...input, style });
  expect(chosen('ink')).toMatchObject({ engine: { id: 'ink' } });
  expect(chosen('oil')).toMatchObject({ engine: { id: 'oil' } });
  expect(chosen()).toMatchObject({ engine: { id: 'ink' } });
  expect(chosen('photo')).toEqual({ refused: 'value_needs_engine' });
});

test('reports which values of an option no open engine supports', () => {
  const unserved = (...routes: Parameters<typeof createRoutingTable>[0]) =>
    availability(createRoutingTable(routes), [styled])['draws']?.unserved;
  expect(unserved(route(painter('ink', ['ink'])))).toEqual({ style: ['oil', 'photo'] });
  expect(unserved(route(painter('ink', ['ink'])), route(painter('oil', ['oil'])))).toEqual({
    style: ['photo'],
  });
  expect(unserved(route(painter('ink', ['ink'])), route(painter('all', undefined), 'KEY'))).toEqual({
    style: ['oil', 'photo'],
  });
  expect(unserved(route(painter('ink', ['ink'])), route(painter('all', undefined)))).toEqual({});
});

test('reports the unsupported values of each engine on offer', () => {
  const routes = [route(painter('ink', ['ink'])), route(painter('all', undefined))];
  const choices = availability(createRoutingTable(routes), [styled])['draws']?.engines;
  expect(choices?.map(({ engine: id, unserved }) => [id, unserved])).toEqual([
    ['ink', { style: ['oil', 'photo'] }],
    ['all', {}],
  ]);
});

test('skips an engine only for a capability that is closed at the moment', () => {
  const closed = (capability: string) =>
    capability === 'text_to_image' ? { why: 'lacks' as const, what: 'a model' } : undefined;
  const hosted: Engine = { id: 'hosted', builtin: false, serves: { text_to_image: serve, hair: serve } };
  const table = createRoutingTable([{ engine: hosted, missing: () => undefined, closed }, open]);
  const routing = createRouting(table);
  const face = { image_url: '/a.png', strength: 50 };
  expect(routing.chooseFor('text_to_image', input)).toMatchObject({ engine: { id: 'own' } });
  expect(routing.chooseFor('hair', face)).toMatchObject({ engine: { id: 'hosted' } });
  expect(availability(table, [tool, { id: 'hair', capability: 'hair' }])).toMatchObject({
    draws: { open: true, builtin: true },
    hair: { open: true, builtin: false },
  });
});

test('reports for each tool whether an engine is connected, but neither which one nor what is missing', () => {
  const closedTool = { id: 'waits', capability: 'extend' } as const;
  const hosted: Engine = { id: 'hosted', builtin: false, serves: { text_to_image: serve, extend: serve } };
  const table = createRoutingTable([{ engine: hosted, missing: () => 'KEY' }, open]);
  expect(availability(table, [tool, closedTool, { ...tool, id: 'here', runs: 'browser' }])).toEqual({
    draws: { open: true, builtin: true, unserved: {}, engines: [] },
    waits: { open: false, builtin: false, unserved: {}, engines: [] },
  });
});

test('the built-in engine stands alone if no other one is open, in whatever order they come', () => {
  const isBuiltin = (routes: Parameters<typeof createRoutingTable>[0]) =>
    availability(createRoutingTable(routes), [tool])['draws']?.builtin;
  const hosted = engine('hosted');
  expect(isBuiltin([open, { engine: hosted, missing: () => 'KEY' }])).toBe(true);
  expect(isBuiltin([open, { engine: hosted, missing: () => undefined }])).toBe(false);
  expect(isBuiltin([{ engine: hosted, missing: () => undefined }, open])).toBe(false);
});

test('names the tools that need a model and have one', () => {
  const tools = [
    { id: 'shoe', capability: 'try_on_shoe' },
    { id: 'clothes', capability: 'replace_clothes' },
    { id: 'draws', capability: 'text_to_image' },
  ] as const;
  const dresser = (...capabilities: ('try_on_shoe' | 'replace_clothes')[]): Engine => ({
    id: 'dresser',
    builtin: false,
    serves: Object.fromEntries(capabilities.map((capability) => [capability, serve])),
  });
  const open = (made: Engine, missing?: string) =>
    openModelTools(createRoutingTable([route(made, missing)]), tools);
  expect(open(dresser('try_on_shoe'))).toEqual(['shoe']);
  expect(open(dresser('try_on_shoe', 'replace_clothes'))).toEqual(['shoe', 'clothes', 'any']);
  expect(open(dresser('try_on_shoe'), 'KEY')).toEqual([]);
});
