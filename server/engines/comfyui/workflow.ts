import { z } from 'zod';
import type { Prompt, PromptNode } from './client.ts';

/** A value of a node's input; `undefined` keeps the file's value. */
export type Value = string | number | boolean | undefined;

/** An input of a node that takes a value of each run. */
interface Slot {
  node: string;
  input: string;
  /** Name of the value. */
  name: string;
}

/** An optional link of a node. */
interface Loose {
  node: string;
  input: string;
  /** The node that is linked instead; without one the input is left out. */
  instead: string | undefined;
}

/** A workflow file: a prompt in ComfyUI's API format, and the inputs that are filled for each run. */
export interface Workflow {
  nodes: Prompt;
  slots: readonly Slot[];
  loose: readonly Loose[];
  /** The node whose first file is the result. */
  result: string;
  /** Classes of its nodes, each once. */
  classes: readonly string[];
  /** It follows instructions, and serves every tool that can be described by one. */
  isEdit?: true;
}

const file = z.record(
  z.string(),
  z.object({
    class_type: z.string(),
    inputs: z.record(z.string(), z.unknown()),
    _meta: z.object({ title: z.string().optional() }).optional(),
  }),
);

/** Each candidate has a different seed, so nodes that depend on it are duplicated per candidate. */
const SEED = 'seed';

/**
 * Reads a workflow that was exported in API format. Titles of nodes name the inputs to fill in: `@text=prompt` puts the
 * value `prompt` into the input `text` of the node, and `@result` marks the node that has the result. `@mask?` marks
 * the input `mask` as optional if a run has no picture for it; with `@images?15` the node 15 is linked instead.
 *
 * @param names available values
 * @param needed values that the workflow must use
 * @throws Error that describes the problem of the file
 */
export function readWorkflow(
  name: string,
  content: unknown,
  names: readonly string[],
  needed: readonly string[],
): Workflow {
  const wrong = (what: string) => new Error(`The ComfyUI workflow ${name} ${what}.`);
  const parsed = file.safeParse(content);
  if (!parsed.success) throw wrong('is not in API format (in ComfyUI: Workflow, Export (API))');
  const titles = Object.entries(parsed.data).map(([node, { _meta }]) => ({
    node,
    title: _meta?.title ?? '',
  }));
  const slots = titles.flatMap(({ node, title }) =>
    [...title.matchAll(/@(\w+)=(\w+)/gu)].map(([, input = '', value = '']) => ({ node, input, name: value })),
  );
  const loose = titles.flatMap(({ node, title }) =>
    [...title.matchAll(/@(\w+)\?(\w+)?/gu)].map(([, input = '', instead]) => ({ node, input, instead })),
  );
  const unknown = slots.find((slot) => !names.includes(slot.name));
  if (unknown) throw wrong(`asks for ${unknown.name}; the values are: ${names.join(', ')}`);
  const absent = needed.find((each) => !slots.some((slot) => slot.name === each));
  if (absent !== undefined) throw wrong(`has no node with @...=${absent} in its title`);
  const results = titles.filter(({ title }) => /@result\b/u.test(title));
  const [result] = results;
  if (!result || results.length > 1) throw wrong('needs one node with @result in its title');
  const nodes: Prompt = Object.fromEntries(
    Object.entries(parsed.data).map(([node, { class_type, inputs }]) => [node, { class_type, inputs }]),
  );
  const dangling = Object.values(nodes)
    .flatMap(linksOf)
    .concat(loose.flatMap(({ instead }) => instead ?? []))
    .find((node) => !Object.hasOwn(nodes, node));
  if (dangling !== undefined) throw wrong(`links to the node ${dangling}, which it does not have`);
  const classes = [...new Set(Object.values(nodes).map(({ class_type }) => class_type))];
  return { nodes, slots, loose, result: result.node, classes };
}

/** Names of the pictures that a workflow loads. */
export const picturesOf = ({ slots }: Workflow): string[] => [
  ...new Set(slots.filter(({ input }) => input === 'image').map(({ name }) => name)),
];

/**
 * The workflow for a run with exactly these pictures: nodes that load others are left out with all nodes that depend on
 * them. Undefined if it does not load all of them, or its result node would be left out.
 */
export function forPictures(workflow: Workflow, given: readonly string[]): Workflow | undefined {
  const loaded = picturesOf(workflow);
  if (given.some((name) => !loaded.includes(name))) return undefined;
  const gone = new Set(
    workflow.slots
      .filter(({ input, name }) => input === 'image' && !given.includes(name))
      .map(({ node }) => node),
  );
  let left = Object.entries(workflow.nodes);
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    left = left.flatMap(([id, node]): [string, PromptNode][] => {
      if (gone.has(id)) return [];
      const inputs = withoutLinks(id, node, workflow.loose, gone);
      if (inputs) return [[id, { ...node, inputs }]];
      gone.add(id);
      return [];
    });
  }
  if (gone.has(workflow.result)) return undefined;
  const slots = workflow.slots.filter(({ node }) => !gone.has(node));
  return { ...workflow, nodes: Object.fromEntries(left), slots };
}

/** A node's inputs without the nodes that are left out; undefined if it needs one of them. */
function withoutLinks(
  id: string,
  { inputs }: PromptNode,
  loose: readonly Loose[],
  gone: ReadonlySet<string>,
): PromptNode['inputs'] | undefined {
  const kept: PromptNode['inputs'] = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (!isLink(input) || !gone.has(input[0])) {
      kept[name] = input;
      continue;
    }
    const way = loose.find((each) => each.node === id && each.input === name);
    if (!way || (way.instead !== undefined && gone.has(way.instead))) return undefined;
    if (way.instead !== undefined) kept[name] = [way.instead, 0];
  }
  return kept;
}

/** The workflow with values that are the same for all runs; missing values stay as in the file. */
export function settle(workflow: Workflow, values: Readonly<Record<string, Value>>): Workflow {
  const nodes = Object.entries(workflow.nodes).map(([id, node]): [string, PromptNode] => [
    id,
    { ...node, inputs: fill(id, node, workflow.slots, values) },
  ]);
  const slots = workflow.slots.filter(({ name }) => !Object.hasOwn(values, name));
  return { ...workflow, nodes: Object.fromEntries(nodes), slots };
}

/** Id of a candidate's node: the first candidate keeps the ids of the file. */
export const nodeOf = (node: string, candidate: number): string =>
  candidate === 0 ? node : `${node}_c${candidate}`;

/**
 * The prompt of a run. Loaders and other nodes that do not depend on the seed occur once, so that one prompt,
 * which a server accepts as a whole or not at all, makes all candidates.
 *
 * @param count how many candidates, each with the next seed
 */
export function promptOf(
  { nodes, slots }: Workflow,
  values: Readonly<Record<string, Value>>,
  { count, seed }: { count: number; seed: number },
): Prompt {
  const seeded = dependents(
    nodes,
    slots.filter(({ name }) => name === SEED).map(({ node }) => node),
  );
  const prompt: Prompt = {};
  for (let candidate = 0; candidate < count; candidate += 1)
    for (const [id, node] of Object.entries(nodes)) {
      if (candidate > 0 && !seeded.has(id)) continue;
      const filled = fill(id, node, slots, { ...values, [SEED]: seed + candidate });
      const relink = (input: unknown): unknown =>
        isLink(input) && seeded.has(input[0]) ? [nodeOf(input[0], candidate), input[1]] : input;
      const inputs = Object.entries(filled).map(([name, input]) => [name, relink(input)] as const);
      prompt[nodeOf(id, candidate)] = { class_type: node.class_type, inputs: Object.fromEntries(inputs) };
    }
  return prompt;
}

function fill(
  id: string,
  { inputs }: PromptNode,
  slots: Workflow['slots'],
  values: Readonly<Record<string, Value>>,
): PromptNode['inputs'] {
  const own = slots.filter(({ node, name }) => node === id && values[name] !== undefined);
  return { ...inputs, ...Object.fromEntries(own.map(({ input, name }) => [input, values[name]])) };
}

/** The nodes and all nodes that depend on them. */
function dependents(nodes: Prompt, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [id, node] of Object.entries(nodes))
      if (linksOf(node).some((linked) => found.has(linked))) found.add(id);
  }
  return found;
}

const isLink = (input: unknown): input is [string, number] =>
  Array.isArray(input) && input.length === 2 && typeof input[0] === 'string' && typeof input[1] === 'number';

const linksOf = ({ inputs }: PromptNode): string[] =>
  Object.values(inputs).flatMap((input) => (isLink(input) ? [input[0]] : []));

/** The model files that its nodes name, each once. */
export function modelFiles({ nodes }: Pick<Workflow, 'nodes'>): string[] {
  const values = Object.values(nodes).flatMap(({ inputs }) => Object.values(inputs));
  const files = values.filter(
    (value): value is string =>
      typeof value === 'string' && /\.(safetensors|ckpt|pth|pt|gguf|onnx)$/iu.test(value),
  );
  return [...new Set(files)];
}
