import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { checkRouting, createRouting } from './routing.ts';

const serve = { start: async () => ({}), check: async () => ({ state: 'done' as const, files: [] }) };
const engine = (id: string, builtin = false): Engine => ({ id, builtin, serves: { text_to_image: serve } });
const idle: Engine = { id: 'idle', builtin: false, serves: {} };
const closed = { engine: engine('hosted'), missing: () => 'its key is not set' };
const tool = { id: 'draws', capability: 'text_to_image' } as const;
const open = { engine: engine('own', true), missing: () => undefined };

test('takes the first open engine of the list', () => {
  const routing = createRouting({ text_to_image: [closed, open] });
  expect(routing.choose('text_to_image')?.engine.id).toBe('own');
  expect(createRouting({ text_to_image: [] }).choose('text_to_image')).toBeUndefined();
});

test('finds the engine of a begun operation also after its route was closed', () => {
  const routing = createRouting({ text_to_image: [open, closed] });
  expect(routing.find('hosted', 'text_to_image')?.engine.id).toBe('hosted');
  expect(routing.find('gone', 'text_to_image')).toBeUndefined();
});

test('knows which engines have no model behind them', () => {
  const routing = createRouting({ text_to_image: [closed, open] });
  expect([routing.isBuiltin('own'), routing.isBuiltin('hosted'), routing.isBuiltin('gone')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('refuses to start with a tool that nothing can do, and says what is missing', () => {
  const table = { text_to_image: [closed, { engine: idle, missing: () => undefined }] };
  expect(() => checkRouting(createRouting(table), table, [tool])).toThrow(
    'The tool draws has no engine (hosted: its key is not set; idle: does not serve text_to_image).',
  );
  const good = { text_to_image: [open] };
  expect(() => checkRouting(createRouting(good), good, [tool])).not.toThrow();
});
