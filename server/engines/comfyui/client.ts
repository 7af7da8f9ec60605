import { z } from 'zod';
import { type Answer, ask } from './ask.ts';

/** A node of a prompt, in ComfyUI's API format; a link is `[node id, index of its output]`. */
export interface PromptNode {
  class_type: string;
  inputs: Record<string, unknown>;
}
export type Prompt = Record<string, PromptNode>;

/** A file that a node made or reads. */
export interface ComfyFile {
  filename: string;
  subfolder: string;
  type: string;
}

/** Outcome of submitting a prompt. */
export type Submitted =
  | { state: 'accepted' }
  /** The server checked the prompt and refused it. */
  | { state: 'refused'; detail: string }
  /** The server is busy or down: nothing was accepted. */
  | { state: 'away'; afterMs: number }
  /** It is unknown whether it accepted the prompt; it can be queried. */
  | { state: 'unknown'; detail: string };

/** State of a prompt. */
export type PromptState =
  | { state: 'pending'; ahead: number }
  | { state: 'running' }
  | { state: 'succeeded'; files: Record<string, ComfyFile[]> }
  | { state: 'failed'; interrupted: boolean; outOfMemory: boolean; detail: string }
  /** The server answers and has no such prompt. */
  | { state: 'absent' }
  /** Nothing listens: its queue is lost. */
  | { state: 'gone' }
  | { state: 'away'; afterMs: number; detail: string };

/** Inputs of a node, from `/object_info`. */
export type NodeInfo = z.output<typeof nodeInfo>;
/** A server's description of its nodes; `undefined` for a node that it lacks. */
export type Inspection =
  | { state: 'known'; version: string; nodes: Map<string, NodeInfo | undefined> }
  | { state: 'away'; detail: string };

/** One ComfyUI server. Every call is bounded in time and size, and none throws. */
export interface ComfyClient {
  /** Without a trailing slash. */
  url: string;
  upload(name: string, bytes: Uint8Array): Promise<Exclude<Submitted, { state: 'unknown' }>>;
  submit(id: string, prompt: Prompt, clientId: string): Promise<Submitted>;
  /**
   * The state of a prompt.
   * @param how `running`: the prompt is known to run, so the queue is not read; `glance`: absence may be reported
   *   wrongly for prompts submitted in the last half second
   */
  look(id: string, how?: 'running' | 'glance'): Promise<PromptState>;
  /** Removes a prompt from the queue, or stops it if it is running, and deletes its history. */
  cancel(id: string): Promise<void>;
  /** Number of waiting and running prompts; undefined if the server does not answer. */
  queueLength(): Promise<number | undefined>;
  inspect(classes: readonly string[]): Promise<Inspection>;
  addressOf(file: ComfyFile): string;
}

const SHORT = { ms: 10_000, bytes: 4 * 1024 * 1024 };
/** A queue holds whole prompts. */
const QUEUE = { ms: 20_000, bytes: 32 * 1024 * 1024 };
const SUBMIT = { ms: 60_000, bytes: 1024 * 1024 };
const UPLOAD = { ms: 120_000, bytes: 64 * 1024 };
/** Retry time for an unavailable server that names none, in milliseconds. */
const AWAY_MS = 5_000;
/** How long a queue reading is reused, in milliseconds. */
const QUEUE_FRESH_MS = 500;
/** Input pictures are in this folder of the server's temporary files, which it empties at its start. */
const SUBFOLDER = 'inkreel';

const json = { 'content-type': 'application/json' };
const post = (body: unknown): RequestInit => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

const accepted = z.object({ prompt_id: z.string() });
const refusal = z.object({
  error: z.object({ type: z.string(), message: z.string().default(''), details: z.string().default('') }),
});
const uploaded = z.object({ name: z.string(), subfolder: z.string(), type: z.string() });
/** Number, id, and what is not needed here. */
const queueItem = z.tuple([z.number(), z.string()]).rest(z.unknown());
const queueAnswer = z.object({ queue_running: z.array(queueItem), queue_pending: z.array(queueItem) });
type Queue = z.output<typeof queueAnswer>;
const queueLengthAnswer = z.object({ exec_info: z.object({ queue_remaining: z.int().min(0) }) });
const fileName = z.string().min(1).max(255);
const outputFile = z.object({ filename: fileName, subfolder: z.string().max(255), type: z.string().max(16) });
const historyEntry = z.object({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  status: z
    .object({
      status_str: z.string(),
      messages: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).default([]),
    })
    .nullish(),
});
const nodeInfo = z.object({
  input: z.object({
    required: z.record(z.string(), z.unknown()).optional(),
    optional: z.record(z.string(), z.unknown()).optional(),
  }),
});
const systemAnswer = z.object({ system: z.object({ comfyui_version: z.string() }) });

/** Calls one server, whose routes are those of ComfyUI's `server.py`. */
export function createComfyClient(url: string): ComfyClient {
  const queue = recently(
    async () => queueAnswer.safeParse(jsonOf(await ask(`${url}/queue`, {}, QUEUE))).data,
  );
  const history = async (id: string): Promise<PromptState> => {
    const answer = await ask(`${url}/history/${encodeURIComponent(id)}`, {}, SHORT);
    if (answer.state === 'refused') return { state: 'gone' };
    const all = z.record(z.string(), z.unknown()).safeParse(jsonOf(answer));
    if (!all.success) return { state: 'away', afterMs: afterMsOf(answer), detail: detailOf(answer) };
    if (!Object.hasOwn(all.data, id)) return { state: 'absent' };
    const entry = historyEntry.safeParse(all.data[id]);
    return entry.success
      ? endOf(entry.data)
      : { state: 'failed', interrupted: false, outOfMemory: false, detail: 'a history of an unknown form' };
  };
  const look = async (id: string, how?: 'running' | 'glance'): Promise<PromptState> => {
    const ended = await history(id);
    if (ended.state !== 'absent') return ended;
    if (how === 'running') return { state: 'running' };
    const before = placeOf(await queue(QUEUE_FRESH_MS), id);
    if (before && (before.state !== 'absent' || how === 'glance')) return before;
    const now = placeOf(await queue(0), id);
    if (!now) return { state: 'away', afterMs: AWAY_MS, detail: 'the queue could not be read' };
    // Between the two calls it may have moved from the queue to the history, never the other way round.
    return now.state === 'absent' ? history(id) : now;
  };
  return {
    url,
    look,
    upload: async (name, bytes) => {
      const form = new FormData();
      form.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name);
      for (const [field, value] of Object.entries({ type: 'temp', subfolder: SUBFOLDER, overwrite: 'true' }))
        form.append(field, value);
      const answer = await ask(`${url}/upload/image`, { method: 'POST', body: form }, UPLOAD);
      const kept = uploaded.safeParse(jsonOf(answer)).data;
      if (kept?.name === name && kept.subfolder === SUBFOLDER && kept.type === 'temp')
        return { state: 'accepted' };
      return isRefusal(answer)
        ? { state: 'refused', detail: `upload: ${detailOf(answer)}` }
        : { state: 'away', afterMs: afterMsOf(answer) };
    },
    submit: async (id, prompt, clientId) => {
      const body = { prompt, prompt_id: id, client_id: clientId };
      const answer = await ask(`${url}/prompt`, post(body), SUBMIT);
      if (answer.state === 'refused') return { state: 'away', afterMs: AWAY_MS };
      if (answer.state === 'answered' && (answer.status === 429 || answer.status === 503))
        return { state: 'away', afterMs: afterMsOf(answer) };
      if (accepted.safeParse(jsonOf(answer)).data?.prompt_id === id) return { state: 'accepted' };
      if (!isRefusal(answer)) return { state: 'unknown', detail: detailOf(answer) };
      const said = refusal.safeParse(answer.state === 'answered' ? answer.json : undefined).data?.error;
      const detail = said ? `${said.type}: ${said.message} ${said.details}`.slice(0, 500) : detailOf(answer);
      return { state: 'refused', detail };
    },
    cancel: async (id) => {
      const { state } = await look(id, 'glance');
      if (state === 'succeeded' || state === 'failed') {
        await ask(`${url}/history`, post({ delete: [id] }), SHORT);
        return;
      }
      await ask(`${url}/queue`, post({ delete: [id] }), SHORT);
      const place = placeOf(await queue(0), id);
      // The server checks that this prompt is the running one, so that no other is stopped.
      if (place?.state === 'running') await ask(`${url}/interrupt`, post({ prompt_id: id }), SHORT);
    },
    queueLength: async () =>
      queueLengthAnswer.safeParse(jsonOf(await ask(`${url}/prompt`, {}, SHORT))).data?.exec_info
        .queue_remaining,
    inspect: async (classes) => {
      const about = await ask(`${url}/system_stats`, {}, SHORT);
      const system = systemAnswer.safeParse(jsonOf(about)).data?.system;
      if (!system) return { state: 'away', detail: detailOf(about) };
      const nodes = new Map<string, NodeInfo | undefined>();
      for (const name of classes) {
        const answer = await ask(`${url}/object_info/${encodeURIComponent(name)}`, {}, SHORT);
        const known = z.record(z.string(), nodeInfo).safeParse(jsonOf(answer));
        if (!known.success) return { state: 'away', detail: detailOf(answer) };
        nodes.set(name, known.data[name]);
      }
      return { state: 'known', version: system.comfyui_version, nodes };
    },
    addressOf: ({ filename, subfolder, type }) =>
      `${url}/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`,
  };
}

/** The value of an uploaded picture in a node that loads one. */
export const uploadedName = (name: string): string => `${SUBFOLDER}/${name} [temp]`;

const jsonOf = (answer: Answer) =>
  answer.state === 'answered' && answer.status === 200 ? answer.json : undefined;

const isRefusal = (answer: Answer) =>
  answer.state === 'answered' && answer.status >= 400 && answer.status < 500 && answer.status !== 429;

const afterMsOf = (answer: Answer) =>
  answer.state === 'answered' ? (answer.retryAfterMs ?? AWAY_MS) : AWAY_MS;

function detailOf(answer: Answer): string {
  if (answer.state === 'refused') return 'nothing listens there';
  return answer.state === 'silent' ? answer.detail : `answered ${answer.status}: ${answer.text}`;
}

function placeOf(queue: Queue | undefined, id: string): PromptState | undefined {
  if (!queue) return undefined;
  if (queue.queue_running.some(([, running]) => running === id)) return { state: 'running' };
  // The list is a heap: the first entry has the smallest number.
  const own = queue.queue_pending.find(([, pending]) => pending === id);
  if (!own) return { state: 'absent' };
  return { state: 'pending', ahead: queue.queue_pending.filter(([number]) => number < own[0]).length };
}

function endOf({ outputs, status }: z.output<typeof historyEntry>): PromptState {
  if (status?.status_str === 'success') return { state: 'succeeded', files: filesOf(outputs) };
  const messages = new Map(status?.messages);
  const error = messages.get('execution_error');
  const said = (name: string) => String(error?.[name] ?? '');
  return {
    state: 'failed',
    interrupted: messages.has('execution_interrupted'),
    outOfMemory: /OutOfMemory/u.test(said('exception_type')),
    detail: error
      ? `${said('node_type')} ${said('node_id')}: ${said('exception_message')}`.slice(0, 500)
      : 'stopped at the server',
  };
}

/** Files by node, from every list in a node's outputs. */
function filesOf(outputs: Record<string, Record<string, unknown>>): Record<string, ComfyFile[]> {
  const ofNode = (lists: Record<string, unknown>) =>
    Object.values(lists)
      .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
      .flatMap((file) => outputFile.safeParse(file).data ?? []);
  return Object.fromEntries(Object.entries(outputs).map(([node, lists]) => [node, ofNode(lists)]));
}

/** Shares one answer among concurrent callers, and for some milliseconds after it. */
function recently<Value>(read: () => Promise<Value>): (freshMs: number) => Promise<Value> {
  let last: { value: Promise<Value>; begun: number } | undefined;
  return (freshMs) => {
    const now = performance.now();
    if (last && now - last.begun < freshMs) return last.value;
    last = { value: read(), begun: now };
    return last.value;
  };
}
