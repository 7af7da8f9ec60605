/**
 * Runs as a process: starts one program in its own process group and ends that group with SIGKILL when the program ends,
 * when a limit is passed, or when the server is gone. The server's end cannot be missed: the kernel closes the channel
 * between the two, whatever killed it. See `run-program.ts`.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { ProgramLimits, SupervisorReport } from './limits.ts';

const HAS_PROC = fs.existsSync('/proc/self/stat');
const PRLIMIT = '/usr/bin/prlimit';
/** What a program may set aside beyond what it uses, as runtimes do: the kernel counts both. */
const RESERVED_BYTES = 2 ** 30;
const OPEN_FILES = 256;
/** Of one program; its threads do not count. */
const MOST_PROCESSES = 64;
const LOOK_MS = 100;
/** Each so many looks every process of the machine is asked for its group; between them those are that were in it. */
const SCAN_LOOKS = 5;
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
// Written now: SIGKILL leaves no time for it.
flushCompileCache();
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
  const { processes, bytes, cpuSeconds } = measureGroup();
  if (bytes > limits.memoryBytes) end({ reason: 'memory' });
  else if (cpuSeconds > (limits.cpuSeconds ?? Number.POSITIVE_INFINITY)) end({ reason: 'time' });
  else if (processes > MOST_PROCESSES) end({ reason: 'processes' });
}

interface Usage {
  bytes: number;
  cpuSeconds: number;
}

/** The program and what it started, without this process. */
function measureGroup(): Usage & { processes: number } {
  const own = HAS_PROC ? usageInProc() : usageByPs();
  const sum = (name: keyof Usage) => own.reduce((total, usage) => total + usage[name], 0);
  return { processes: own.length, bytes: sum('bytes'), cpuSeconds: sum('cpuSeconds') };
}

/** Fields of /proc/<pid>/stat behind the name, which may hold anything: group, ticks in user and in kernel mode (proc(5)). */
const STAT = { group: 2, user: 11, kernel: 12 } as const;
/** The kernel tells times in hundredths on every platform that Node runs on. */
const TICKS = 100;

let looks = 0;
let members: string[] = [];

/** Memory and processor time of each process of the group. */
function usageInProc(): Usage[] {
  const pids = looks % SCAN_LOOKS === 0 ? fs.readdirSync('/proc') : members;
  looks += 1;
  members = [];
  return pids.flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[STAT.group]) !== process.pid) return [];
      const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1');
      members.push(pid);
      return [
        {
          bytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
          cpuSeconds: (Number(fields[STAT.user]) + Number(fields[STAT.kernel])) / TICKS,
        },
      ];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

function usageByPs(): Usage[] {
  const text = execFileSync('/bin/ps', ['-A', '-o', 'pid=,pgid=,rss=,time='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [pid, group, kilobytes, time = ''] = line.trim().split(/\s+/);
    if (Number(group) !== process.pid || Number(pid) === process.pid) return [];
    // Hours, minutes and seconds. Days before them are over any limit, whatever they are multiplied with.
    const cpuSeconds = time.split(/[-:]/).reduce((total, part) => total * 60 + Number(part), 0);
    return [{ bytes: Number(kilobytes) * 1024, cpuSeconds }];
  });
}
