import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { ClosedRoute } from '../define-engine.ts';
import { isRecent, lacksOf, OLDEST_VERSION } from './check-workflow.ts';
import { type ComfyClient, createComfyClient } from './client.ts';
import { createProgressSocket, type ProgressSocket } from './progress-socket.ts';
import type { Workflow } from './workflow.ts';

/** The last known state of one server. */
export interface Server extends Pick<ComfyClient, 'url'> {
  client: ComfyClient;
  progress: ProgressSocket;
  /** Whether it may get runs. */
  isUp: boolean;
  /** Since when it has not answered, in milliseconds of `performance.now()`. */
  awaySince: number | undefined;
  /** Length of its last known queue, plus later submits. */
  queued: number;
  /** Runs that this process is submitting to it. */
  sending: number;
  /** What it lacks, by capability; undefined if it has not been checked. */
  lacks: ReadonlyMap<Capability, readonly string[]> | undefined;
  queueReadAt: number;
  inspectedAt: number;
}

/** The servers of one installation, and the choice of the one for the next run. */
export interface Fleet {
  servers: readonly Server[];
  find(url: string): Server | undefined;
  /**
   * The server with the shortest queue among those that can do the capability.
   * @param without URLs of servers that were tried already
   */
  choose(capability: Capability, without: ReadonlySet<string>): Promise<Server | undefined>;
  /** Whether a server other than this one could serve the capability now. */
  hasOther(capability: Capability, server: Server): boolean;
  /**
   * Records the outcome of a call: an unavailable server gets no runs until it answers again and has been
   * checked.
   */
  note(server: Server, isThere: boolean): void;
  /** Checks all servers; completely those that were unavailable, or not checked for a while. */
  refresh(): Promise<void>;
  /** Marks a server to be checked before its next run. */
  doubt(server: Server): void;
  /** Why a capability is closed; undefined if a server can serve it. */
  closed(capability: Capability): ClosedRoute | undefined;
  close(): void;
}

/** Interval of the availability checks, in milliseconds. */
const ROUND_MS = 10_000;
/** Interval at which an available server's nodes and models are read. */
const INSPECT_MS = 5 * 60_000;
/** How long a queue reading stays valid. */
const QUEUE_FRESH_MS = 1_000;
/** How long the start waits for the first check. */
const FIRST_LOOK_MS = 5_000;

/** Starts watching the servers; resolves when each was checked once, or after some seconds. */
export async function openFleet(
  urls: readonly string[],
  workflows: ReadonlyMap<Capability, Workflow>,
): Promise<Fleet> {
  const servers = urls.map(newServer);
  const classes = [...new Set([...workflows.values()].flatMap((workflow) => workflow.classes))];
  const inspect = async (server: Server) => {
    const seen = await server.client.inspect(classes);
    if (seen.state === 'away') return note(server, false);
    const old = isRecent(seen.version) ? [] : [`ComfyUI ${OLDEST_VERSION}`];
    server.lacks = new Map(
      [...workflows].map(([capability, workflow]) => [
        capability,
        [...old, ...lacksOf(workflow, seen.nodes)],
      ]),
    );
    server.inspectedAt = performance.now();
    server.isUp = true;
    server.awaySince = undefined;
  };
  const readQueue = async (server: Server) => {
    const length = await server.client.queueLength();
    server.queueReadAt = performance.now();
    if (length === undefined) return note(server, false);
    server.queued = length;
  };
  const refreshOne = async (server: Server) => {
    const isDue = performance.now() - server.inspectedAt > INSPECT_MS;
    if (!server.isUp || isDue) await inspect(server);
    if (server.isUp) await readQueue(server);
  };
  const refresh = async () => void (await Promise.all(servers.map(refreshOne)));
  const can = (server: Server, capability: Capability) =>
    server.isUp && server.lacks?.get(capability)?.length === 0;
  const timer = setInterval(() => void refresh(), ROUND_MS).unref();
  const first = refresh();
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_LOOK_MS).unref())]);
  return {
    servers,
    refresh,
    note,
    find: (url) => servers.find((server) => server.url === url),
    hasOther: (capability, server) => servers.some((other) => other !== server && can(other, capability)),
    doubt: (server) => {
      server.isUp = false;
      server.inspectedAt = Number.NEGATIVE_INFINITY;
    },
    choose: async (capability, without) => {
      const candidates = () =>
        servers.filter((server) => can(server, capability) && !without.has(server.url));
      const stale = candidates().filter(
        ({ queueReadAt }) => performance.now() - queueReadAt > QUEUE_FRESH_MS,
      );
      // The first reader keeps others from reading at the same time.
      for (const server of stale) server.queueReadAt = performance.now();
      await Promise.all(stale.map(readQueue));
      const load = ({ queued, sending }: Server) => queued + sending;
      return candidates().sort((one, other) => load(one) - load(other))[0];
    },
    closed: (capability) => closedBy(servers, capability),
    close: () => {
      clearInterval(timer);
      for (const { progress } of servers) progress.close();
    },
  };
}

function newServer(url: string): Server {
  return {
    url,
    client: createComfyClient(url),
    progress: createProgressSocket(url),
    isUp: false,
    awaySince: undefined,
    queued: 0,
    sending: 0,
    lacks: undefined,
    queueReadAt: Number.NEGATIVE_INFINITY,
    inspectedAt: Number.NEGATIVE_INFINITY,
  };
}

function note(server: Server, isThere: boolean): void {
  if (isThere) {
    server.awaySince = undefined;
    return;
  }
  server.isUp = false;
  server.awaySince ??= performance.now();
}

function closedBy(servers: readonly Server[], capability: Capability): ClosedRoute | undefined {
  const up = servers.filter(({ isUp }) => isUp);
  if (up.length === 0) return { why: 'no_answer', what: servers.map(({ url }) => url).join(', ') };
  const lacks = up.map(({ url, lacks }) => ({ url, names: lacks?.get(capability) ?? [] }));
  if (lacks.some(({ names }) => names.length === 0)) return undefined;
  return { why: 'lacks', what: lacks.map(({ url, names }) => `${names.join(', ')} (${url})`).join('; ') };
}
