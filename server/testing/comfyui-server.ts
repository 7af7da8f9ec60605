import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { NODES } from './comfyui-nodes.ts';
import { type Fault, type LocalReply, type LocalRequest, startLocalServer } from './pay/local-server.ts';

type Node = { class_type: string; inputs: Record<string, unknown> };
type Prompt = Record<string, Node>;
interface Item {
  number: number;
  id: string;
  prompt: Prompt;
  client: string | undefined;
}
type Event = [name: string, data: Record<string, unknown>];

/** How prompts that begin from now on will end. */
type Outcome = { error: string; message: string } | 'success' | 'no files' | 'dead link' | 'not a picture';

export interface ComfyServer {
  url: string;
  calls: string[];
  /** Ids of prompts in the order in which they were accepted, began and ended. */
  taken: string[];
  begun: string[];
  ended: string[];
  interrupted: string[];
  prompts: Map<string, Prompt>;
  uploads: Map<string, Uint8Array>;
  /** Duration of each node, in milliseconds; a promise delays the work. */
  pace: number | Promise<unknown>;
  outcome: Outcome;
  /** The films that it makes. */
  film: Buffer;
  version: string;
  /** Classes that are not installed, and choices in place of the usual ones, as `Class.input`. */
  without: Set<string>;
  choices: Map<string, string[]>;
  /** Called as soon as a prompt is in the queue, before the answer says so. */
  onTaken: ((id: string) => void) | undefined;
  /** Whether anyone listens to the server's messages. */
  listeners(): number;
  send(client: string, data: string): void;
  fail(fault: Fault, times?: number, call?: string): void;
  forgive(): void;
  loseNext(pathEnd: string): void;
  /** Ends the process: queue and history are lost. */
  kill(): Promise<void>;
  /** Restarts at the same address, with nothing in memory. */
  restart(): Promise<void>;
}

const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const reply = (body: unknown, status = 200): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
const empty: LocalReply = { status: 200 };

/**
 * A ComfyUI as far as its protocol is concerned, written from `server.py`, `execution.py` and
 * `comfy_execution/progress.py`: one prompt at a time, checked as the real one does, with the messages of each step.
 * Its pictures are one pixel large. One long function: every answer and message is made from the same queue, history
 * and sockets.
 */
// oxlint-disable-next-line max-lines-per-function -- see above: one state, many messages
export async function startComfyServer(): Promise<ComfyServer> {
  let queue: Item[] = [];
  let running: Item | undefined;
  let history: Record<string, unknown> = {};
  let stop = false;
  let life = 0;
  let counter = 0;
  const sockets = new Map<string, WebSocket>();

  const tell = (client: string | undefined, [type, data]: Event) => {
    if (client !== undefined) sockets.get(client)?.send(JSON.stringify({ type, data }));
  };
  const tellAll = () => {
    const status = { exec_info: { queue_remaining: queue.length + (running ? 1 : 0) } };
    for (const socket of sockets.values()) socket.send(JSON.stringify({ type: 'status', data: { status } }));
  };

  /** Works off the queue, in the order of its numbers. */
  async function work(): Promise<void> {
    const own = life;
    const isOver = () => own !== life;
    for (;;) {
      queue.sort((one, other) => one.number - other.number);
      const item = queue.shift();
      if (!item || isOver()) return;
      running = item;
      stop = false;
      server.begun.push(item.id);
      tellAll();
      const messages: Event[] = [];
      const add = (name: string, data: object) => {
        const event: Event = [name, { ...data, timestamp: Date.now() }];
        messages.push(event);
        tell(item.client, event);
      };
      const prompt_id = item.id;
      add('execution_start', { prompt_id });
      add('execution_cached', { nodes: [], prompt_id });
      const outputs: Record<string, unknown> = {};
      const done: string[] = [];
      const { outcome } = server;
      let end = 'execution_success';
      for (const node of inOrder(item.prompt)) {
        tell(item.client, ['executing', { node, display_node: node, prompt_id }]);
        const state = { value: 1, max: 2, state: 'running', node_id: node, prompt_id };
        tell(item.client, ['progress_state', { prompt_id, nodes: { [node]: state } }]);
        await (typeof server.pace === 'number' ? wait(server.pace) : server.pace);
        if (isOver()) return;
        const { class_type: type = '' } = item.prompt[node] ?? {};
        if (stop || typeof outcome === 'object') {
          end = stop ? 'execution_interrupted' : 'execution_error';
          const said = typeof outcome === 'object' ? outcome : { error: '', message: '' };
          const about = { exception_type: said.error, exception_message: said.message };
          add(end, { prompt_id, node_id: node, node_type: type, executed: done, ...(stop ? {} : about) });
          break;
        }
        done.push(node);
        const output = outputOf(type, String(counter + 1).padStart(5, '0'));
        if (!output) continue;
        counter += 1;
        if (outcome !== 'no files') outputs[node] = output;
        tell(item.client, ['executed', { node, display_node: node, output, prompt_id }]);
      }
      const isSuccess = end === 'execution_success';
      if (isSuccess) add(end, { prompt_id });
      const status = { status_str: isSuccess ? 'success' : 'error', completed: isSuccess, messages };
      history[item.id] = { prompt: [item.number, item.id, item.prompt, {}, []], outputs, status, meta: {} };
      running = undefined;
      server.ended.push(item.id);
      tell(item.client, ['executing', { node: null, prompt_id }]);
      tellAll();
    }
  }

  function submit(body: Record<string, unknown>): LocalReply {
    const prompt = body['prompt'] as Prompt;
    const node_errors = validate(prompt, server);
    if (typeof node_errors === 'string')
      return reply(
        { error: { type: 'invalid_prompt', message: node_errors, details: '' }, node_errors: {} },
        400,
      );
    if (Object.keys(node_errors).length > 0) {
      const details = Object.values(node_errors).flat().join('\n');
      const error = {
        type: 'prompt_outputs_failed_validation',
        message: 'Prompt outputs failed validation',
        details,
      };
      return reply({ error, node_errors }, 400);
    }
    const id = String(body['prompt_id'] ?? `own-${counter}`);
    const item = { number: server.taken.length, id, prompt, client: body['client_id'] as string | undefined };
    server.taken.push(id);
    server.prompts.set(id, prompt);
    queue.push(item);
    server.onTaken?.(id);
    if (!running) void work();
    return reply({ prompt_id: id, number: item.number, node_errors: {} });
  }

  async function upload(request: LocalRequest): Promise<LocalReply> {
    const headers = { 'content-type': request.header('content-type') };
    const form = await new Response(Uint8Array.from(request.body), { headers }).formData();
    const image = form.get('image') as File;
    const [type, subfolder] = [String(form.get('type')), String(form.get('subfolder'))];
    const isTaken = server.uploads.has(`${subfolder}/${image.name} [${type}]`);
    const name = isTaken && form.get('overwrite') !== 'true' ? image.name.replace('.', ' (1).') : image.name;
    server.uploads.set(`${subfolder}/${name} [${type}]`, new Uint8Array(await image.arrayBuffer()));
    return reply({ name, subfolder, type });
  }

  const tuple = ({ number, id, prompt }: Item) => [number, id, prompt, {}, []];

  async function handle(request: LocalRequest): Promise<LocalReply> {
    const { pathname, searchParams } = request.url;
    const body = () => JSON.parse(request.body.toString()) as Record<string, unknown>;
    const [, , last = ''] = pathname.split('/').map(decodeURIComponent);
    if (request.method === 'POST')
      switch (pathname) {
        case '/prompt':
          return submit(body());
        case '/upload/image':
          return upload(request);
        case '/queue':
          queue = queue.filter(({ id }) => !(body()['delete'] as string[]).includes(id));
          return empty;
        case '/history':
          for (const id of body()['delete'] as string[]) delete history[id];
          return empty;
        case '/interrupt':
          if (running && (!body()['prompt_id'] || running.id === body()['prompt_id'])) {
            server.interrupted.push(running.id);
            stop = true;
          }
          return empty;
      }
    if (pathname === '/prompt')
      return reply({ exec_info: { queue_remaining: queue.length + (running ? 1 : 0) } });
    if (pathname === '/queue')
      return reply({ queue_running: running ? [tuple(running)] : [], queue_pending: queue.map(tuple) });
    if (pathname.startsWith('/history/')) return reply(last in history ? { [last]: history[last] } : {});
    if (pathname.startsWith('/object_info/')) return reply(infoOf(last, server));
    if (pathname === '/system_stats')
      return reply({ system: { os: 'linux', comfyui_version: server.version }, devices: [] });
    if (pathname === '/view') {
      if (server.outcome === 'dead link') return { status: 404 };
      if (searchParams.get('type') === 'output')
        return { status: 200, headers: { 'content-type': 'video/mp4' }, bytes: server.film };
      const isHtml = server.outcome === 'not a picture';
      const bytes = isHtml ? Buffer.from('<html></html>') : TINY_PNG;
      return { status: 200, headers: { 'content-type': isHtml ? 'text/html' : 'image/png' }, bytes };
    }
    return { status: 404 };
  }

  let local = await startLocalServer(handle);
  const { port } = local.http.address() as AddressInfo;
  let websockets = listen();
  function listen() {
    const opened = new WebSocketServer({ server: local.http, path: '/ws' });
    opened.on('connection', (socket, request) => {
      const client = new URL(request.url ?? '', 'http://local').searchParams.get('clientId') ?? '';
      sockets.set(client, socket);
      socket.on('close', () => sockets.delete(client));
      socket.on('error', () => undefined);
      tellAll();
    });
    return opened;
  }

  const server: ComfyServer = {
    url: local.origin,
    calls: local.calls,
    taken: [],
    begun: [],
    ended: [],
    interrupted: [],
    prompts: new Map(),
    uploads: new Map(),
    pace: 0,
    outcome: 'success',
    film: Buffer.from('a film'),
    version: '0.3.64',
    without: new Set(),
    choices: new Map(),
    onTaken: undefined,
    listeners: () => sockets.size,
    send: (client, data) => sockets.get(client)?.send(data),
    fail: (fault, times, call) => local.fail(fault, times, call),
    forgive: () => local.forgive(),
    loseNext: (pathEnd) => local.loseNext(pathEnd),
    kill: async () => {
      life += 1;
      [queue, running, history] = [[], undefined, {}];
      for (const socket of sockets.values()) socket.terminate();
      websockets.close();
      await local.stop();
    },
    restart: async () => {
      local = await startLocalServer(handle, port);
      websockets = listen();
      if (!local.http.listening) await once(local.http, 'listening');
    },
  };
  return server;
}

/** Nodes after those that they are linked to. */
function inOrder(prompt: Prompt): string[] {
  const order: string[] = [];
  const visit = (id: string) => {
    if (order.includes(id)) return;
    for (const input of Object.values(prompt[id]?.inputs ?? {}))
      if (Array.isArray(input)) visit(String(input[0]));
    order.push(id);
  };
  for (const id of Object.keys(prompt)) visit(id);
  return order;
}

/** Entry of a node in the history; films are stored with the pictures, in a folder that is not emptied. */
function outputOf(type: string, number: string): Record<string, unknown> | undefined {
  if (type === 'PreviewImage')
    return { images: [{ filename: `ComfyUI_temp_abcde_${number}_.png`, subfolder: '', type: 'temp' }] };
  if (type === 'SaveVideo')
    return {
      images: [{ filename: `Inkreel_${number}_.mp4`, subfolder: 'video', type: 'output' }],
      animated: [true],
    };
  return undefined;
}

function infoOf(name: string, { without, choices }: ComfyServer): Record<string, unknown> {
  const node = NODES[name];
  if (!node || without.has(name)) return {};
  const inputs = (isOptional: boolean) =>
    Object.fromEntries(
      Object.entries(node.takes)
        .filter(([input]) => input.endsWith('?') === isOptional)
        .map(([input, type]) => {
          const own = input.replace('?', '');
          return [own, Array.isArray(type) ? [choices.get(`${name}.${own}`) ?? type, {}] : [type, {}]];
        }),
    );
  const output_node = outputOf(name, '') !== undefined;
  return { [name]: { input: { required: inputs(false), optional: inputs(true) }, name, output_node } };
}

/** Refusals of the real server: unknown nodes, missing inputs, dangling links, unknown choices and missing pictures. */
function validate(prompt: Prompt, server: ComfyServer): Record<string, string[]> | string {
  const errors: Record<string, string[]> = {};
  for (const [id, { class_type: name, inputs }] of Object.entries(prompt)) {
    const info = infoOf(name, server)[name] as { input: { required: Record<string, unknown[]> } } | undefined;
    if (!info) return `Cannot execute because node ${name} does not exist.`;
    const wrong = Object.entries(info.input.required).flatMap(([input, [type]]) => {
      const value = inputs[input];
      if (value === undefined) return [`Required input is missing: ${input}`];
      if (Array.isArray(value)) return prompt[String(value[0])] ? [] : [`Bad link: ${input}`];
      if (input === 'image' && Array.isArray(type))
        return server.uploads.has(String(value)) ? [] : [`Invalid image file: ${String(value)}`];
      if (Array.isArray(type))
        return type.includes(value) ? [] : [`Value not in list: ${input}: '${String(value)}'`];
      const kind = typeof type === 'string' && ['INT', 'FLOAT'].includes(type) ? 'number' : undefined;
      return kind === undefined || typeof value === kind
        ? []
        : [`Failed to convert an input value: ${input}`];
    });
    if (wrong.length > 0) errors[id] = wrong;
  }
  return errors;
}
