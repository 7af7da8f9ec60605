import { parseArgs } from 'node:util';
import { findRuntime } from '../inference/find-runtime.ts';
import { addModel, checkModel } from '../inference/models/add-model.ts';
import type { OfferedModel } from '../inference/models/model-file.ts';
import { type ModelState, removeModel, stateOf, troubleOf } from '../inference/models/model-files.ts';
import { installRuntime } from '../inference/models/runtime.ts';

export interface ModelsDeps {
  folder: string;
  models: readonly OfferedModel[];
  say: (text: string) => void;
  /** Whether a line can be overwritten. */
  isTerminal: boolean;
  /** Installs the runtime; replaced in tests. */
  install?: (folder: string) => Promise<void>;
}

const STATES: Readonly<Record<ModelState, string>> = {
  ready: 'ready',
  damaged: 'damaged: add it again',
  copied: 'copied, not checked yet: add it',
  part: 'download begun: add it to go on',
  absent: 'not here',
};
const MEBIBYTE = 2 ** 20;
const sizeOf = (bytes: number) => `${Math.round(bytes / MEBIBYTE)} MiB`;

/**
 * The command `npm run models`: lists the models with their licences, adds models by download or from a copied file,
 * checks installed ones, removes models.
 * @throws Error with a sentence
 */
export async function models(deps: ModelsDeps, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { mirror: { type: 'string' } },
  });
  const [command = 'list', ...names] = positionals;
  if (command === 'list') return list(deps);
  if (command === 'check') return checkAll(deps);
  const chosen = names.map((name) => modelCalled(name, deps.models));
  if (chosen.length === 0 || !['add', 'remove'].includes(command))
    throw new Error('Say what to do: npm run models -- add <model> …, check, or remove <model> …');
  for (const model of chosen) {
    if (command === 'add') await add(deps, model, values.mirror);
    else await removeModel(deps.folder, model);
  }
  list(deps);
}

function modelCalled(name: string, all: readonly OfferedModel[]): OfferedModel {
  const model = all.find(({ id }) => id === name);
  if (!model) throw new Error(`There is no model ${name}: ${all.map(({ id }) => id).join(', ')}.`);
  return model;
}

function list({ folder, models: all, say }: ModelsDeps): void {
  if (all.length === 0) return say('No engine of this installation has models for this machine.\n');
  say(
    `Models in ${folder}${findRuntime(folder) ? '' : ', without the runtime: it comes with the first model'}\n\n`,
  );
  for (const model of all) {
    const state = stateOf(folder, model);
    const tools = model.capabilities.map((capability) => capability.replaceAll('_', ' '));
    const memory = model.memoryBytes === undefined ? '' : `, ${sizeOf(model.memoryBytes)} of memory`;
    say(`${model.id}  (${STATES[state]})\n`);
    say(`  ${model.name}: ${tools.join(', ')}; ${sizeOf(model.file.bytes)}${memory}\n`);
    say(`  ${model.licence}, ${model.licenceUrl}\n`);
    const trouble = troubleOf(folder, model);
    if (trouble) say(`  last trouble, ${trouble.at}: ${trouble.trouble}: ${trouble.detail}\n`);
  }
}

async function add(
  { folder, say, isTerminal, install = installRuntime }: ModelsDeps,
  model: OfferedModel,
  mirror: string | undefined,
): Promise<void> {
  const isFetched = ['damaged', 'part', 'absent'].includes(stateOf(folder, model));
  if (stateOf(folder, model) !== 'ready') say(`${model.name}, ${model.licence}: ${model.licenceUrl}\n`);
  let told = -1;
  await addModel({
    folder,
    model,
    mirror,
    install: async (into) => {
      say('Installing the runtime ...\n');
      await install(into);
    },
    onBytes: (bytes) => {
      const percent = Math.floor((100 * bytes) / model.file.bytes);
      if (percent === told || (!isTerminal && percent % 10 !== 0)) return;
      told = percent;
      say(`${isTerminal ? '\r' : ''}  ${percent} % of ${sizeOf(model.file.bytes)}${isTerminal ? '' : '\n'}`);
    },
  });
  if (isTerminal && isFetched) say('\n');
}

/** Checks every installed file; a changed one is reported and no longer used. */
async function checkAll({ folder, models: all, say }: ModelsDeps): Promise<void> {
  const here = all.filter((model) => ['ready', 'damaged'].includes(stateOf(folder, model)));
  const bad: string[] = [];
  for (const model of here) {
    try {
      await checkModel(folder, model);
      say(`${model.id}: right\n`);
    } catch (error) {
      bad.push((error as Error).message);
    }
  }
  if (bad.length > 0) throw new Error(bad.join('\n'));
  if (here.length === 0) say(`No model is in ${folder}.\n`);
}
