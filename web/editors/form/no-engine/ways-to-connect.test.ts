import { expect, test } from 'vitest';
import { waysToConnect } from './ways-to-connect.ts';

const capabilities = [
  { id: 'shoe', capability: 'try_on_shoe' },
  { id: 'clothes', capability: 'replace_clothes' },
  { id: 'hair', capability: 'hair' },
  { id: 'upscaler', capability: 'upscale' },
];
const facts = {
  shoe: { open: false, builtin: false, unserved: {}, engines: [] },
  clothes: { open: false, builtin: false, unserved: {}, engines: [] },
  hair: { open: true, builtin: true, unserved: { hair: [101] }, engines: [] },
  upscaler: { open: true, builtin: true, unserved: {}, engines: [] },
};
const state = {
  builtin: false,
  kind: 'hosted' as const,
  facts: null,
  retiring: null,
  on_trial: false,
  off: false,
  points: null,
  succeeded: 0,
  failed: 0,
  running: 0,
  median_ms: null,
  sums: { runs: 0, unknown: 0, at_most: 0, points: 0, paid_points: 0, money: [] },
  closed: null,
  last_error: null,
};
const nameOf = (engine: string) => ({ engine, name: { en: engine, zh: engine } });
const engines = [
  { capability: 'try_on_shoe', engines: [{ ...state, ...nameOf('hosted'), missing: 'KEY' }] },
  {
    capability: 'replace_clothes',
    engines: [
      { ...state, ...nameOf('hosted'), missing: 'KEY' },
      { ...state, ...nameOf('other'), missing: 'OTHER_KEY' },
    ],
  },
  {
    capability: 'hair',
    engines: [
      { ...state, ...nameOf('own'), builtin: true, missing: null },
      { ...state, ...nameOf('hosted'), missing: 'KEY' },
    ],
  },
];

test('counts what each engine that lacks a setting would unlock', () => {
  expect(waysToConnect(engines, facts, capabilities, 'clothes')).toEqual([
    { ...nameOf('hosted'), missing: 'KEY', tools: 2, options: 1 },
    { ...nameOf('other'), missing: 'OTHER_KEY', tools: 1, options: 0 },
  ]);
});

test('leaves out engines that do not serve the tool', () => {
  expect(waysToConnect(engines, facts, capabilities, 'shoe').map(({ engine }) => engine)).toEqual(['hosted']);
});
