import { expect, test } from 'vitest';
import { workSize } from './capabilities.ts';
import { isRecent, lacksOf } from './check-workflow.ts';
import { forPictures, promptOf, readWorkflow, settle } from './workflow.ts';

const node = (class_type: string, title: string, inputs: object) => ({
  class_type,
  inputs,
  _meta: { title },
});
const content = () => ({
  a: node('Loader', 'Model @name=checkpoint', { name: 'standard.pt' }),
  b: node('Text', '@text=prompt', { text: '', model: ['a', 0] }),
  c: node('Sampler', 'Sampler @seed=seed @steps=steps', { seed: 0, steps: 5, text: ['b', 0], pair: [1, 2] }),
  d: node('Preview', '@result', { images: ['c', 0] }),
});
const NAMES = ['prompt', 'seed', 'steps', 'checkpoint'];
const read = (of: object) => readWorkflow('a.json', of, NAMES, ['prompt', 'seed']);
const workflow = read(content());

test('titles name the inputs that a run fills in', () => {
  expect(workflow.slots).toEqual([
    { node: 'a', input: 'name', name: 'checkpoint' },
    { node: 'b', input: 'text', name: 'prompt' },
    { node: 'c', input: 'seed', name: 'seed' },
    { node: 'c', input: 'steps', name: 'steps' },
  ]);
  expect(workflow).toMatchObject({ result: 'd', classes: ['Loader', 'Text', 'Sampler', 'Preview'] });
});

test.each([
  ['is not in API format', { nodes: [] }],
  ['is not in API format', []],
  ['asks for promt; the values are: prompt, seed', { ...content(), b: node('Text', '@text=promt', {}) }],
  ['has no node with @...=prompt', { ...content(), b: node('Text', 'text', {}) }],
  ['needs one node with @result', { ...content(), d: node('Preview', '', { images: ['c', 0] }) }],
  ['needs one node with @result', { ...content(), e: node('Preview', '@result', {}) }],
  ['links to the node z', { ...content(), d: node('Preview', '@result', { images: ['z', 0] }) }],
  ['links to the node y', { ...content(), d: node('Preview', '@result @images?y', { images: ['c', 0] }) }],
])('a file that %s is refused', (sentence, file) => {
  expect(() => read(file)).toThrow(`The ComfyUI workflow a.json ${sentence}`);
});

test('each candidate has its seed-dependent nodes, and all share the rest', () => {
  const prompt = promptOf(
    workflow,
    { prompt: '@text=seed ["a", 0]', steps: undefined },
    { count: 3, seed: 40 },
  );
  expect(Object.keys(prompt)).toEqual(['a', 'b', 'c', 'd', 'c_c1', 'd_c1', 'c_c2', 'd_c2']);
  // Texts stay literal, and missing values stay as in the file.
  expect(prompt['b']?.inputs).toEqual({ text: '@text=seed ["a", 0]', model: ['a', 0] });
  expect(prompt['c']?.inputs).toEqual({ seed: 40, steps: 5, text: ['b', 0], pair: [1, 2] });
  expect(prompt['c_c2']?.inputs).toMatchObject({ seed: 42, text: ['b', 0] });
  expect(prompt['d_c2']).toEqual({ class_type: 'Preview', inputs: { images: ['c_c2', 0] } });
  expect(workflow.nodes['c']?.inputs['seed']).toBe(0);
});

const pictured = () => ({
  a: node('Load', '@image=image', { image: '' }),
  b: node('Load', '@image=second', { image: '' }),
  c: node('LoadMask', '@image=mask', { image: '' }),
  d: node('Edit', '@seed=seed @two?', { one: ['a', 0], two: ['b', 0], seed: 0 }),
  e: node('Soft', '', { mask: ['c', 0] }),
  f: node('Put back', '', { picture: ['d', 0], mask: ['e', 0] }),
  g: node('Preview', '@result @images?d', { images: ['f', 0] }),
});
const PICTURED = readWorkflow('b.json', pictured(), ['image', 'second', 'mask', 'seed'], ['image']);

test('nodes for missing pictures are left out, and nodes that do not need them stay', () => {
  expect(forPictures(PICTURED, ['image', 'second', 'mask'])?.nodes).toEqual(PICTURED.nodes);
  const plain = forPictures(PICTURED, ['image']);
  expect(plain?.nodes).toEqual({
    a: { class_type: 'Load', inputs: { image: '' } },
    d: { class_type: 'Edit', inputs: { one: ['a', 0], seed: 0 } },
    g: { class_type: 'Preview', inputs: { images: ['d', 0] } },
  });
  expect(plain?.slots.map(({ node: at }) => at)).toEqual(['a', 'd']);
  expect(Object.keys(forPictures(PICTURED, ['image', 'mask'])?.nodes ?? {})).toEqual([
    'a',
    'c',
    'd',
    'e',
    'f',
    'g',
  ]);
  expect(forPictures(PICTURED, ['mask'])).toBeUndefined();
  expect(forPictures(PICTURED, ['image', 'third'])).toBeUndefined();
  // Nodes that depend on a removed node are removed too, at any distance.
  const strict = pictured();
  strict.g = node('Preview', '@result', { images: ['f', 0] });
  const needs = readWorkflow('c.json', strict, ['image', 'second', 'mask', 'seed'], ['image']);
  expect(forPictures(needs, ['image'])).toBeUndefined();
});

test('missing models and nodes are named as on the server', () => {
  const known = new Map<
    string,
    { input: { required?: Record<string, unknown>; optional?: Record<string, unknown> } }
  >([
    ['Loader', { input: { required: { name: [['other.pt'], {}] } } }],
    ['Text', { input: { required: { text: ['STRING', {}], model: ['MODEL'] } } }],
    ['Sampler', { input: { required: { seed: ['INT'], steps: ['INT'], text: ['TEXT'], cfg: ['FLOAT'] } } }],
  ]);
  const lacks = (models: { checkpoint: string | undefined }) => lacksOf(settle(workflow, models), known);
  expect(lacks({ checkpoint: undefined })).toEqual(['Loader.name standard.pt', 'Sampler.cfg', 'Preview']);
  expect(lacks({ checkpoint: 'other.pt' })).toEqual(['Sampler.cfg', 'Preview']);
  // Newer nodes list their choices in another form.
  known.set('Loader', { input: { optional: { name: ['COMBO', { options: ['standard.pt'] }] } } });
  expect(lacks({ checkpoint: undefined })).toEqual(['Sampler.cfg', 'Preview']);
  expect(lacks({ checkpoint: 'other.pt' })).toContain('Loader.name other.pt');
});

test.each([
  ['0.3.57', true],
  ['0.3.56', false],
  ['0.4.0', true],
  ['v1.0.0', true],
  ['0.2.99', false],
  ['nightly', true],
])('version %s', (version, recent) => {
  expect(isRecent(version)).toBe(recent);
});

test.each([
  [
    { width: 512, height: 512 },
    { work_width: 1024, work_height: 1024 },
  ],
  [
    { width: 4000, height: 2000 },
    { work_width: 1448, work_height: 724 },
  ],
  [
    { width: 100, height: 100_000 },
    { work_width: 64, work_height: 32_384 },
  ],
])('a model works with its own number of pixels for %j', (size, work) => {
  const { work_width, work_height } = workSize(size);
  expect(work_width % 8).toBe(0);
  expect(work_height % 8).toBe(0);
  expect(work_width / work.work_width).toBeCloseTo(1, 1);
  expect(work_height / work.work_height).toBeCloseTo(1, 1);
});
