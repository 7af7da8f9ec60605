import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../server/testing/random.ts';

interface Process {
  pid: number;
  parent: number;
  /** The script or program, without its folder. */
  name: string;
  commandLine: string;
}

/** All descendants of this process. Reads Linux's `/proc`. */
function processesBelow(pid: number): Process[] {
  const all = allProcesses();
  const below: Process[] = [];
  let parents = [pid];
  while (parents.length > 0) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    below.push(...children);
    parents = children.map((child) => child.pid);
  }
  return below;
}

/** Processes with this in their command line. */
export const processesNaming = (text: string): Process[] =>
  allProcesses().filter(({ commandLine }) => commandLine.includes(text));

/** Kills one of the programs below the server, its database excepted; undefined if none runs. */
export function killOneBelow(server: number, random: Random): string | undefined {
  const programs = processesBelow(server).filter(({ name }) => name !== 'postgres');
  if (programs.length === 0) return undefined;
  const { pid, name } = random.one(programs);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
  return name;
}

const allProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));

function readProcess(pid: number): Process[] {
  try {
    // pid (name) state parent ...; the name may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie: ended, but not yet reaped.
    if (state === 'Z') return [];
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    return [{ pid, parent: Number(parent), name: nameOf(words), commandLine: words.join(' ') }];
  } catch {
    return [];
  }
}

function nameOf(words: readonly string[]): string {
  const script = words.filter((word) => /\.(ts|mjs|js)$/.test(word)).at(-1);
  return path.basename(script ?? words[0] ?? '').split(':')[0] ?? '';
}
