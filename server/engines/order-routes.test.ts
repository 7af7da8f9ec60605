import { expect, test } from 'vitest';
import type { EngineKind } from './define-engine.ts';
import { byDefault, byRules } from './order-routes.ts';
import type { EngineRoute } from './routing.ts';

const serve = { start: async () => ({}), check: async () => ({ state: 'done' as const, outputs: [] }) };
const route = (id: string, kind: EngineKind, breadth = 2): EngineRoute => ({
  engine: {
    id,
    builtin: kind === 'builtin',
    serves: { text_to_image: serve, ...(breadth > 1 ? { hair: serve } : {}) },
  },
  kind,
  missing: () => undefined,
});
const ids = (routes: readonly EngineRoute[]) => routes.map(({ engine }) => engine.id);
const rules = (...order: string[]) =>
  order.map((engine, position) => ({ capability: 'hair', engine, position, off: false }));

const all = byDefault([
  route('builtin', 'builtin'),
  route('comfyui', 'own', 1),
  route('wide', 'hosted'),
  route('zoned', 'hosted', 1),
  route('any', 'hosted'),
]);

test('hosted engines go first, specialised ones before the others, and the built-in one last', () => {
  expect(ids(all)).toEqual(['zoned', 'any', 'wide', 'comfyui', 'builtin']);
  const plain: EngineRoute = {
    engine: { id: 'here', builtin: false, local: true, serves: {} },
    missing: () => undefined,
  };
  expect(ids(byDefault([route('builtin', 'builtin'), plain, route('far', 'hosted')]))).toEqual([
    'far',
    'here',
    'builtin',
  ]);
});

test('servers of the operator go before models of this machine, whatever their other capabilities', () => {
  const here = route('local', 'own', 1);
  const own: EngineRoute = { ...here, engine: { ...here.engine, local: true } };
  expect(ids(byDefault([own, route('servers', 'own')]))).toEqual(['servers', 'local']);
});

test('voices that a provider adds do not change its order for pictures', () => {
  const speaking = route('any', 'hosted');
  const serves = { ...speaking.engine.serves, text_to_speech: serve, transcribe: serve };
  const wide = { ...speaking, engine: { ...speaking.engine, serves } };
  expect(ids(byDefault([route('other', 'hosted'), wide]))).toEqual(['any', 'other']);
});

test('an operator sets the order of one capability', () => {
  const order = ['builtin', 'wide', 'comfyui', 'any', 'zoned'];
  expect(ids(byRules(all, 'hair', rules(...order)))).toEqual(order);
  expect(ids(byRules(all, 'text_to_image', rules(...order)))).toEqual(ids(all));
});

test('a newer engine comes last, but before the built-in one; a removed one leaves no gap', () => {
  expect(ids(byRules(all, 'hair', rules('wide', 'builtin')))).toEqual([
    'wide',
    'zoned',
    'any',
    'comfyui',
    'builtin',
  ]);
  expect(ids(byRules(all, 'hair', rules('builtin', 'wide', 'gone')))).toEqual([
    'builtin',
    'wide',
    'zoned',
    'any',
    'comfyui',
  ]);
});
