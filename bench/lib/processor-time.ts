import fs from 'node:fs';

/** Clock ticks a second of Linux, as `getconf CLK_TCK` reports. */
const TICKS = 100;

/** Processor seconds since a start. */
export interface ProcessorTime {
  /** Of this process, threads included. */
  ours: number;
  /** Of a database server and the processes that it started; 0 if there is no /proc. */
  database: number;
}

/** Reads processor times so far; time of a process that has ended counts for the server. */
export function processorTime(postmaster: number | undefined): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return {
    ours: (user + system) / 1e6,
    database: postmaster === undefined ? 0 : familyTicks(postmaster) / TICKS,
  };
}

/** Processor seconds of this process and of its ended children; 0 if there is no /proc. */
export function timeWithEnded(): number {
  const stat = statOf(process.pid);
  return stat === undefined ? 0 : (stat.own + stat.ended) / TICKS;
}

function familyTicks(pid: number): number {
  const server = statOf(pid);
  if (!server) return 0;
  const running = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return running.reduce((sum, stat) => sum + (stat?.own ?? 0), server.own + server.ended);
}

/**
 * Parent, own ticks and those of ended children follow the name, which may contain any character
 * (proc(5)).
 */
function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
