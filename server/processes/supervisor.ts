/**
 * Runs as a process: starts one program in its own process group and ends that group with SIGKILL when the program
 * ends, when a limit is passed, or when the server is gone. What left the group (setsid) is found by a mark in its
 * environment or by who started it, where there is /proc. The server's end cannot be missed: the kernel closes the
 * channel between the two, whatever killed it. See `run-program.ts`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { ProgramLimits, SupervisorReport } from './limits.ts';

const HAS_PROC = fs.existsSync('/proc/self/stat');
const PRLIMIT = '/usr/bin/prlimit';
/** Memory that a program may reserve beyond what it uses, as runtimes do: the kernel counts both. */
const RESERVED_BYTES = 2 ** 30;
const OPEN_FILES = 256;
/** Limit of processes of one program; threads do not count. */
const MOST_PROCESSES = 64;
const LOOK_MS = 100;
/** Every so many measurements all processes of the machine are scanned; between them only the known ones are read. */
const SCAN_LOOKS = 5;
/** Without /proc each measurement starts a program. */
const SLOW_LOOK_MS = 1000;

const [limitsText = '{}', program = '', ...args] = process.argv.slice(2);
const limits = JSON.parse(limitsText) as ProgramLimits;

/** A mark in the environment of each process of this job, unless the process removes it. */
const [MARK, JOB] = ['INKREEL_JOB', randomUUID()];
/** A process that starts others during the scan may need several scans. */
const LAST_LOOKS = 5;

const endGroup = () => {
  endDeserters();
  process.kill(0, 'SIGKILL');
};
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

/** Sets the kernel's limits if there is a tool for it; they hold between two measurements. */
function start() {
  const env = { ...process.env, [MARK]: JOB };
  if (!fs.existsSync(PRLIMIT)) return spawn(program, args, { stdio: 'inherit', env });
  const kernel = [
    `--data=${limits.memoryBytes + RESERVED_BYTES}`,
    `--fsize=${limits.outputBytes}`,
    `--nofile=${OPEN_FILES}`,
    '--core=0',
  ];
  return spawn(PRLIMIT, [...kernel, '--', program, ...args], { stdio: 'inherit', env });
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

/** Usage of the program and its descendants, without this process. */
function measureGroup(): Usage & { processes: number } {
  const own = HAS_PROC ? usageInProc() : usageByPs();
  const sum = (name: keyof Usage) => own.reduce((total, usage) => total + usage[name], 0);
  return { processes: own.length, bytes: sum('bytes'), cpuSeconds: sum('cpuSeconds') };
}

/**
 * Fields of /proc/<pid>/stat after the name, which may contain anything: parent, group, ticks in user and in kernel
 * mode, and start time (proc(5)).
 */
const STAT = { parent: 1, group: 2, user: 11, kernel: 12, started: 19 } as const;
/** The kernel reports times in hundredths of a second on every platform that Node supports. */
const TICKS = 100;

let looks = 0;
/** The processes of the job, each with its start time, since process ids are reused. */
let members = new Map<string, { started: string; group: number }>();

/** Memory and processor time of each process of the job. */
function usageInProc(): Usage[] {
  const isScan = looks % SCAN_LOOKS === 0;
  looks += 1;
  return isScan ? scan() : usageOf([...members.keys()]);
}

/** Reads every process of the machine, parents before their children. */
const scan = () =>
  usageOf(
    fs
      .readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
      .toSorted((one, other) => Number(one) - Number(other)),
  );

function usageOf(pids: readonly string[]): Usage[] {
  const before = members;
  members = new Map();
  return pids.flatMap((pid) => {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [group, started = ''] = [Number(fields[STAT.group]), fields[STAT.started]];
      const isMember =
        group === process.pid ||
        before.get(pid)?.started === started ||
        members.has(fields[STAT.parent] ?? '') ||
        isMarked(pid);
      if (!isMember) return [];
      const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1');
      members.set(pid, { started, group });
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

/** The kernel hides the environment of other accounts' processes, which this job cannot have started. */
function isMarked(pid: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK}=${JOB}`);
  } catch {
    return false;
  }
}

/** Ends processes that left the process group, and their new children. */
function endDeserters(): void {
  if (!HAS_PROC) return;
  for (let look = 0; look < LAST_LOOKS; look += 1) {
    scan();
    const left = [...members].filter(([, { group }]) => group !== process.pid);
    if (left.length === 0) return;
    for (const [pid] of left) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended since.
      }
    }
  }
}

function usageByPs(): Usage[] {
  const text = execFileSync('/bin/ps', ['-A', '-o', 'pid=,pgid=,rss=,time='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [pid, group, kilobytes, time = ''] = line.trim().split(/\s+/);
    if (Number(group) !== process.pid || Number(pid) === process.pid) return [];
    // Hours, minutes and seconds. A preceding number of days exceeds any limit, whatever its factor.
    const cpuSeconds = time.split(/[-:]/).reduce((total, part) => total * 60 + Number(part), 0);
    return [{ bytes: Number(kilobytes) * 1024, cpuSeconds }];
  });
}
