/**
 * Runs as a process: starts one program in its own process group and ends that group with SIGKILL when the program ends,
 * when a limit is passed, or when the server is gone. The server's end cannot be missed: the kernel closes the channel
 * between the two, whatever killed it. See `run-program.ts`.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { ProgramLimits, SupervisorReport } from './limits.ts';

const HAS_PROC = fs.existsSync('/proc/self/stat');
const PRLIMIT = '/usr/bin/prlimit';
/** What a program may set aside beyond what it uses, as runtimes do: the kernel counts both. */
const RESERVED_BYTES = 2 ** 30;
const OPEN_FILES = 256;
/** Of one program; its threads do not count. */
const MOST_PROCESSES = 64;
const LOOK_MS = 100;
/** Without /proc each look starts a program. */
const SLOW_LOOK_MS = 1000;

const [limitsText = '{}', program = '', ...args] = process.argv.slice(2);
const limits = JSON.parse(limitsText) as ProgramLimits;

const endGroup = () => process.kill(0, 'SIGKILL');
process.on('disconnect', endGroup);

let isReported = false;
function end(report: SupervisorReport): void {
  if (isReported) return;
  isReported = true;
  process.send?.(report, endGroup);
}

const child = start();
child.on('error', (error) => end({ reason: 'start', detail: String(error) }));
child.on('exit', (code, signal) => end({ reason: 'exit', code, signal }));
setTimeout(() => end({ reason: 'time' }), limits.wallMs);
setInterval(look, HAS_PROC ? LOOK_MS : SLOW_LOOK_MS);

/** The kernel's own limits are set where a tool for it is there; they hold in the moments between two looks. */
function start() {
  const stdio = ['inherit', 'inherit', 'inherit'] as const;
  if (!fs.existsSync(PRLIMIT)) return spawn(program, args, { stdio: [...stdio] });
  const kernel = [
    `--data=${limits.memoryBytes + RESERVED_BYTES}`,
    `--fsize=${limits.outputBytes}`,
    `--nofile=${OPEN_FILES}`,
    '--core=0',
  ];
  return spawn(PRLIMIT, [...kernel, '--', program, ...args], { stdio: [...stdio] });
}

function look(): void {
  const { processes, bytes } = measureGroup();
  if (bytes > limits.memoryBytes) end({ reason: 'memory' });
  else if (processes > MOST_PROCESSES) end({ reason: 'processes' });
}

/** The program and what it started, without this process. */
function measureGroup(): { processes: number; bytes: number } {
  const own = HAS_PROC ? sizesInProc() : sizesByPs();
  return { processes: own.length, bytes: own.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Field of /proc/<pid>/stat behind the name, which may hold anything: state, parent, group (proc(5)). */
const GROUP = 2;

/** Bytes of memory of each process of the group. */
function sizesInProc(): number[] {
  return fs.readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[GROUP]) !== process.pid) return [];
      const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1');
      return [Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

function sizesByPs(): number[] {
  const text = execFileSync('/bin/ps', ['-A', '-o', 'pid=,pgid=,rss='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [pid, group, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return group === process.pid && pid !== process.pid ? [kilobytes * 1024] : [];
  });
}
