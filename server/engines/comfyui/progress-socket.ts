import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** Progress of a prompt of this process, as reported by a server. */
export interface SeenProgress {
  /** 0 to 1 */
  share: number;
}

/**
 * Progress messages of one server about this process's prompts. They only refine progress: the outcome is
 * read from the history, so lost or false messages change no run.
 */
export interface ProgressSocket {
  /** The client id of our prompts, so that the server sends us their progress. */
  clientId: string;
  /** @param nodes how many nodes the prompt has */
  watch(id: string, nodes: number): void;
  /** Undefined if the server has not mentioned it for a while. */
  seen(id: string): SeenProgress | undefined;
  forget(id: string): void;
  close(): void;
}

/** Previews come as frames of some 100 KB. */
const MESSAGE_BYTES = 8 * 1024 * 1024;
const RECONNECT_MS = 5_000;
/** How long without news of a prompt before it is polled, in milliseconds. */
const FRESH_MS = 30_000;
/** Maximum prompts tracked per server; the oldest is dropped. */
const MOST_WATCHED = 1_000;

/** Messages of `execution.py` and `comfy_execution/progress.py` that say where a prompt is. */
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execution_start'), data: z.object({ prompt_id: z.string() }) }),
  z.object({
    type: z.literal('execution_cached'),
    data: z.object({ prompt_id: z.string(), nodes: z.array(z.string()) }),
  }),
  z.object({
    type: z.literal('executing'),
    data: z.object({ prompt_id: z.string(), node: z.string().nullable() }),
  }),
  z.object({
    type: z.literal('progress'),
    data: z.object({ prompt_id: z.string(), node: z.string(), value: z.number(), max: z.number() }),
  }),
  z.object({
    type: z.literal('progress_state'),
    data: z.object({
      prompt_id: z.string(),
      nodes: z.record(z.string(), z.object({ value: z.number(), max: z.number(), state: z.string() })),
    }),
  }),
  z.object({ type: z.literal('executed'), data: z.object({ prompt_id: z.string(), node: z.string() }) }),
]);
type Message = z.output<typeof message>;
/** The end of a prompt: from here on its history is polled. */
const ENDS: ReadonlySet<unknown> = new Set(['execution_success', 'execution_error', 'execution_interrupted']);
const ending = z.object({ type: z.string(), data: z.object({ prompt_id: z.string() }) });

interface Watched {
  nodes: number;
  /** Shares of its nodes. */
  shares: Map<string, number>;
  /** When it was last mentioned; undefined if it is not known to run. */
  heardAt: number | undefined;
}

/** Listens to one server while it has prompts of this process. */
export function createProgressSocket(url: string): ProgressSocket {
  const clientId = randomUUID();
  const watched = new Map<string, Watched>();
  let socket: WebSocket | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  const connect = () => {
    const now = performance.now();
    if (socket || now - triedAt < RECONNECT_MS) return;
    triedAt = now;
    const address = `${url.replace(/^http/u, 'ws')}/ws?clientId=${clientId}`;
    const opened = new WebSocket(address, {
      maxPayload: MESSAGE_BYTES,
      handshakeTimeout: RECONNECT_MS,
      followRedirects: false,
      perMessageDeflate: false,
    });
    socket = opened;
    opened.on('message', (data, isBinary) => {
      if (!isBinary) hear(watched, String(data));
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
    });
  };
  return {
    clientId,
    watch: (id, nodes) => {
      const [oldest] = watched.keys();
      if (watched.size >= MOST_WATCHED && oldest !== undefined) watched.delete(oldest);
      watched.set(id, { nodes, shares: new Map(), heardAt: undefined });
      connect();
    },
    seen: (id) => {
      const known = watched.get(id);
      if (known && !socket) connect();
      if (known?.heardAt === undefined || performance.now() - known.heardAt > FRESH_MS) return undefined;
      const done = [...known.shares.values()].reduce((sum, share) => sum + share, 0);
      return { share: Math.min(1, done / Math.max(1, known.nodes)) };
    },
    forget: (id) => {
      watched.delete(id);
      if (watched.size > 0) return;
      socket?.terminate();
      socket = undefined;
      triedAt = Number.NEGATIVE_INFINITY;
    },
    close: () => {
      watched.clear();
      socket?.terminate();
    },
  };
}

function hear(watched: ReadonlyMap<string, Watched>, text: string): void {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return;
  }
  const end = ending.safeParse(said).data;
  const known = end && watched.get(end.data.prompt_id);
  if (!known) return;
  if (ENDS.has(end.type)) known.heardAt = undefined;
  const parsed = message.safeParse(said).data;
  if (!parsed) return;
  known.heardAt = performance.now();
  for (const [node, share] of sharesOf(parsed, known))
    if (known.shares.has(node) || known.shares.size < known.nodes) known.shares.set(node, share);
}

function sharesOf({ type, data }: Message, { shares }: Watched): [string, number][] {
  const share = (value: number, max: number) => (max > 0 ? Math.max(0, Math.min(1, value / max)) : 0);
  switch (type) {
    case 'execution_start':
      return [];
    case 'execution_cached':
      return data.nodes.map((node) => [node, 1]);
    case 'executing':
      // The previous one is done, which older servers signal in no other way.
      return [...shares.keys()]
        .map((node): [string, number] => [node, 1])
        .concat(data.node === null ? [] : [[data.node, 0]]);
    case 'progress':
      return [[data.node, share(data.value, data.max)]];
    case 'progress_state':
      return Object.entries(data.nodes).map(([node, { value, max, state }]) => [
        node,
        state === 'finished' ? 1 : share(value, max),
      ]);
    case 'executed':
      return [[data.node, 1]];
  }
}
