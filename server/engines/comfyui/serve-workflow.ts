import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import type { EngineHost } from '../define-engine.ts';
import type {
  CapabilityEngine,
  Check,
  EngineFile,
  Failure,
  OfferedValues,
  Operation,
  StartContext,
} from '../engine.ts';
import { waitPlainly } from '../hosted/while-busy.ts';
import { SPOKEN_VALUES } from '../instructions/edits.ts';
import { bringPictures } from './bring-pictures.ts';
import { OFFERS, type Offer, workSize } from './capabilities.ts';
import { type ComfyFile, type PromptState, type Submitted, uploadedName } from './client.ts';
import { EDITS } from './edits.ts';
import type { Fleet, Server } from './fleet.ts';
import type { Plan } from './plan.ts';
import {
  forPictures,
  modelFiles,
  nodeOf,
  picturesOf,
  promptOf,
  type Value,
  type Workflow,
} from './workflow.ts';

export interface ServeDeps {
  fleet: Fleet;
  /** Temporary folder for pictures while they are sent. */
  folder: string;
  downloadToPath: EngineHost['downloadToPath'];
  decoding?: DecodeBudget | undefined;
}

/** Stored state of a run: where its prompt is, whose id is the run's, or why there is none. */
type Handed = { readonly server: string; readonly id: string; readonly count: number };
type NotHanded = { readonly refused: string; readonly retryable: boolean };
type RunOperation = (Handed | NotHanded) & Operation;

/** The input for the server that accepts the run. */
interface Prepared {
  files: Record<string, Buffer>;
  /** The workflow for these pictures. */
  workflow: Workflow;
  values: Record<string, Value>;
  count: number;
  seed: number;
}

/** How long a run looks for a server that accepts it, and the pauses in between, in milliseconds. */
const PATIENCE_MS = 45_000;
const PAUSE_MS = 3_000;
/** How long an unavailable server is waited for, in milliseconds, if another one could serve its runs. */
const GIVE_UP_MS = 60_000;
const AWAY_MS = 5_000;

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
const STAGES: { readonly [C in Capability]?: string } = {
  text_to_image: 'drawing',
  text_to_video: 'drawing',
  image_to_video: 'drawing',
  draw_from_lines: 'drawing',
  remove_object: 'filling',
  extend: 'filling',
  upscale: 'enlarging',
};

/** Serves a capability with a workflow, on the servers of a fleet. */
export function serveWorkflow<C extends Capability>(
  deps: ServeDeps,
  capability: C,
  workflow: Workflow,
): CapabilityEngine<CapabilityInput[C]> {
  const { fleet } = deps;
  const offers = workflow.isEdit ? EDITS : OFFERS;
  const offer = offers[capability] as unknown as Offer<CapabilityInput[C]>;
  const values = workflow.isEdit
    ? (SPOKEN_VALUES[capability] as OfferedValues<CapabilityInput[C]>)
    : undefined;
  const taking = (plan: Plan) => forPictures(workflow, sentPictures(plan));
  return {
    facts: {
      models: modelFiles(workflow),
      ...(workflow.isEdit ? { pictures: picturesOf(workflow).length - 1 } : {}),
    },
    ...(values ? { values } : {}),
    refuse: (input) =>
      offer.cannot?.(input) || !taking(offer.plan(input)) ? 'value_needs_engine' : undefined,
    prepare: (input, { owner }) => {
      const plan = offer.plan(input);
      const own = taking(plan);
      if (!own) throw new Error('a run with pictures that its workflow does not take');
      return prepare(deps, plan, own, owner);
    },
    start: (_input, context, prepared) => handOver(fleet, capability, context, prepared as Prepared),
    find: (context) => findRun(fleet, context),
    check: async (operation) => {
      const known = operation as unknown as Handed | NotHanded;
      if ('refused' in known) return { ...stopped(known.refused, known.retryable), notTaken: {} };
      const server = fleet.find(known.server);
      if (!server) return stopped(`${known.server} is not a server of this installation any more`, true);
      const seen = server.progress.seen(known.id);
      const state = await server.client.look(known.id, seen && 'running');
      fleet.note(server, state.state !== 'away' && state.state !== 'gone');
      // It is back: after a check, it may get the run again.
      if (state.state === 'absent' && !server.isUp) await fleet.refresh();
      const share = seen?.share ?? 0.1;
      return checkOf(state, { server, fleet, capability, workflow, count: known.count, share });
    },
    cancel: async (operation) => {
      const known = operation as unknown as Handed | NotHanded;
      if ('refused' in known) return;
      const server = fleet.find(known.server);
      if (!server) return;
      server.progress.forget(known.id);
      await server.client.cancel(known.id);
    },
  };
}

/** Names of the pictures that a run sends. */
function sentPictures({ pictures, drops, marked }: Plan): string[] {
  const given = Object.keys(pictures).filter((name) => pictures[name] !== undefined && name !== drops);
  return marked === undefined ? given : [...given, marked];
}

async function prepare(
  { folder, downloadToPath, decoding }: ServeDeps,
  { pictures, values, size, count, seed, marked, drops }: Plan,
  workflow: Workflow,
  owner: StartContext['owner'],
): Promise<Prepared> {
  const turns = { decoding, owner };
  const { files, image, scale } = await bringPictures(pictures, folder, downloadToPath, turns, marked);
  if (drops !== undefined) delete files[drops];
  const wanted = size ? size(image, scale) : image;
  if (!wanted) throw new Error('a run without a picture and without a size');
  return { files, workflow, values: { ...wanted, ...workSize(wanted), ...values(scale) }, count, seed };
}

/**
 * Submits a run to the server with the shortest queue, and to the next one if that certainly did not accept
 * it. The prompt has the run's id, so that a server which accepted it can be found.
 */
async function handOver(
  fleet: Fleet,
  capability: Capability,
  { taskId, waitToSubmit = waitPlainly }: StartContext,
  { files, workflow, values, count, seed }: Prepared,
): Promise<RunOperation> {
  const tried = new Set<string>();
  let refused: string | undefined;
  for (let waited = 0; ; ) {
    const server = await fleet.choose(capability, tried);
    if (!server) {
      if (refused !== undefined) return { refused, retryable: false };
      if (waited >= PATIENCE_MS || !(await waitToSubmit(PAUSE_MS))) return NO_SERVER;
      waited += PAUSE_MS;
      tried.clear();
      await fleet.refresh();
      continue;
    }
    tried.add(server.url);
    const uploads = Object.keys(files).map((name) => [name, uploadedName(fileOf(taskId, name))]);
    const prompt = promptOf(workflow, { ...values, ...Object.fromEntries(uploads) }, { count, seed });
    server.sending += 1;
    const submitted = await give(server, taskId, prompt, files, waitToSubmit).finally(() => {
      server.sending -= 1;
    });
    if (submitted.state === 'stopped') return NO_SERVER;
    if (submitted.state === 'accepted') {
      server.queued += 1;
      return { server: server.url, id: taskId, count };
    }
    server.progress.forget(taskId);
    if (submitted.state === 'away') fleet.note(server, false);
    if (submitted.state === 'refused') {
      refused = `${server.url}: ${submitted.detail}`;
      fleet.doubt(server);
    }
  }
}

const NO_SERVER: NotHanded = { refused: 'no server took the run', retryable: true };

const fileOf = (taskId: string, name: string) => `${taskId}-${name}.png`;

/**
 * Hands a prompt to one server. A prompt that it already has, from a start whose answer was lost, is not sent
 * again.
 */
async function give(
  { client, progress }: Server,
  id: string,
  prompt: ReturnType<typeof promptOf>,
  files: Prepared['files'],
  waitToSubmit: (ms: number) => Promise<boolean>,
): Promise<Exclude<Submitted, { state: 'unknown' }> | { state: 'stopped' }> {
  const before = await client.look(id, 'glance');
  if (isHeld(before)) return { state: 'accepted' };
  if (before.state === 'away' || before.state === 'gone') return { state: 'away', afterMs: AWAY_MS };
  // An earlier attempt failed there: its end must not be taken for the end of this one.
  if (before.state === 'failed') await client.cancel(id);
  for (const [name, bytes] of Object.entries(files)) {
    const uploaded = await client.upload(fileOf(id, name), bytes);
    if (uploaded.state !== 'accepted') return uploaded;
  }
  // The uploads may have taken minutes.
  if (!(await waitToSubmit(0))) return { state: 'stopped' };
  progress.watch(id, Object.keys(prompt).length);
  const submitted = await client.submit(id, prompt, progress.clientId);
  if (submitted.state !== 'unknown') return submitted;
  // Even for a cancelled run: a prompt that it has is to be cancelled there.
  await waitToSubmit(1_000);
  const after = await client.look(id);
  if (isHeld(after)) return { state: 'accepted' };
  if (after.state === 'away') throw new Error(`${client.url} may have taken a prompt: ${submitted.detail}`);
  // A late arrival is removed before another server gets the run.
  await client.cancel(id);
  return { state: 'away', afterMs: AWAY_MS };
}

const isHeld = ({ state }: PromptState) =>
  state === 'pending' || state === 'running' || state === 'succeeded';

/** The server that has a run's prompt. If one cannot be reached, the prompt may be there. */
async function findRun(fleet: Fleet, { taskId }: StartContext): Promise<RunOperation | undefined> {
  const looks = await Promise.all(
    fleet.servers.map(async ({ url, client }) => ({ url, seen: await client.look(taskId) })),
  );
  const holder = looks.find(({ seen }) => isHeld(seen));
  if (holder) return { server: holder.url, id: taskId, count: 1 };
  const unsure = looks.find(({ seen }) => seen.state === 'away');
  if (unsure) throw new Error(`${unsure.url} cannot say whether it has the run`);
  return undefined;
}

interface CheckAbout {
  server: Server;
  fleet: Fleet;
  capability: Capability;
  workflow: Workflow;
  count: number;
  share: number;
}

function checkOf(state: PromptState, about: CheckAbout): Check {
  const { server, fleet, capability, count, share } = about;
  switch (state.state) {
    case 'pending':
      return pending('waiting', 0.02, count);
    case 'running':
      return pending(STAGES[capability] ?? 'changing', Math.min(0.98, Math.max(0.05, share)), count);
    case 'succeeded':
      return ended(state.files, about);
    case 'failed':
      return stopped(state.detail, state.outOfMemory);
    case 'absent':
      return stopped(`${server.url} does not know the prompt: it was restarted, or emptied its queue`, true);
    case 'gone':
      // Its queue is lost. If no other server can serve the run, it may come back before the run's deadline.
      return fleet.hasOther(capability, server)
        ? stopped(`${server.url} has ended`, true)
        : { state: 'away', afterMs: AWAY_MS };
    case 'away': {
      const awayMs = performance.now() - (server.awaySince ?? performance.now());
      return awayMs > GIVE_UP_MS && fleet.hasOther(capability, server)
        ? stopped(`${server.url} gave no answer: ${state.detail}`, true)
        : { state: 'away', afterMs: state.afterMs };
    }
  }
}

function pending(stage: string, share: number, count: number): Check {
  const candidates = Array.from({ length: count }, () => share);
  return { state: 'pending', stage, progress: share, candidates, outputs: [] };
}

function stopped(detail: string, retryable: boolean): Failure {
  return { state: 'failed', code: 'task_engine_stopped', retryable, detail: detail.slice(0, 500) };
}

function ended(
  files: Readonly<Record<string, readonly ComfyFile[]>>,
  { server, workflow: { result } }: CheckAbout,
): Check {
  const made: EngineFile[] = [];
  // A candidate has one node, and however many there are, they are numbered without a gap.
  for (let index = 0; files[nodeOf(result, index)] !== undefined; index += 1) {
    const file = files[nodeOf(result, index)]?.find(({ filename }) => typeOf(filename) !== undefined);
    if (!file) continue;
    const source = { url: server.client.addressOf(file), stay: true as const };
    made.push({ index, source, contentType: typeOf(file.filename) ?? '' });
  }
  return made.length > 0
    ? { state: 'done', outputs: made }
    : stopped(`the node ${result} of the workflow left no picture and no film`, false);
}

const typeOf = (filename: string) => TYPES[filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()];
