/** How many connections this process takes; docs/security.md has the arithmetic. */
export interface ConnectionLimits {
  /** Connections in all. */
  total: number;
  /** Connections, and calls in progress, of one source (`sourceOf`). */
  perSource: number;
  /** Request bodies of one source that are still on their way. */
  bodiesPerSource: number;
}

/** Limits from the settings; 0 means a suitable default. */
export interface ConnectionSettings {
  CONNECTIONS_TOTAL: number;
  CONNECTIONS_PER_ADDRESS: number;
  BODIES_PER_ADDRESS: number;
}

/** File handles reserved for the database (27), the engine, the file store, logs and health checks. */
const RESERVED_HANDLES = 256;
/** A call has its connection, and a file or a connection to the file store beside it. */
const HANDLES_PER_CONNECTION = 2;
const CONNECTIONS = 10_000;
const CONNECTIONS_PER_SOURCE = 500;
const BODIES_PER_SOURCE = 100;

/**
 * The limits that fit into the handles which the system allows this process (`ulimit -n`), whatever the settings say.
 * One source never gets more than half of them.
 * @param handles files and sockets that the process may have open
 */
export function chooseConnectionLimits(settings: ConnectionSettings, handles: number): ConnectionLimits {
  const fitting = Math.max(16, Math.floor((handles - RESERVED_HANDLES) / HANDLES_PER_CONNECTION));
  const total = Math.min(settings.CONNECTIONS_TOTAL || CONNECTIONS, fitting);
  const perSource = Math.min(
    settings.CONNECTIONS_PER_ADDRESS || CONNECTIONS_PER_SOURCE,
    Math.ceil(total / 2),
  );
  return {
    total,
    perSource,
    bodiesPerSource: Math.min(settings.BODIES_PER_ADDRESS || BODIES_PER_SOURCE, perSource),
  };
}

/**
 * The value of `ulimit -n` for this process; if the system sets no limit, a number that is practically
 * unlimited.
 */
export function openFileLimit(): number {
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : 1_000_000;
}
