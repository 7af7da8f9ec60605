import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type ProgramRequest, runProgram } from './run-program.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { wallMs: 60_000, memoryBytes: 512 * MEGABYTE, outputBytes: MEGABYTE };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-program-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const run = (program: string, args: string[], about: Partial<ProgramRequest> = {}) =>
  runProgram({ program, args, limits: LIMITS, cwd: folder, ...about });
const sh = (script: string, about: Partial<ProgramRequest> = {}) => run('sh', ['-c', script], about);
const node = (script: string, about: Partial<ProgramRequest> = {}) =>
  run(process.execPath, ['-e', script], about);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie still has a process id.
  return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
}
const ended = (pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 20_000 });
const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

describe('a program', () => {
  it('gets its arguments unchanged, without a shell', async () => {
    const args = [
      '$(touch here)',
      '; touch here',
      '`touch here`',
      '"a" \'b\'',
      '',
      'a\nb',
      '--',
      '*',
      '文字',
    ];
    const output = await run(process.execPath, [
      '-e',
      'console.log(JSON.stringify(process.argv.slice(1)))',
      '--',
      ...args,
    ]);
    expect(JSON.parse(String(output))).toEqual(args);
    expect(fs.existsSync(path.join(folder, 'here'))).toBe(false);
  });

  it('sees nothing of the server’s environment', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret');
    const names = String(await sh('env | cut -d= -f1', { env: { FONTS: '/fonts' } }));
    vi.unstubAllEnvs();
    expect(names).not.toContain('DATABASE_URL');
    expect(names).toContain('FONTS');
    expect(names).not.toContain('NODE_CHANNEL_FD');
  });

  it('reads its input as fast as it can, and reports progress line by line', async () => {
    const lines: string[] = [];
    async function* pieces() {
      for (let at = 0; at < 40; at += 1) yield Buffer.alloc(100_000, 'a');
    }
    const output = await sh('echo frame=1 >&2; wc -c; printf "frame=2\nframe=3" >&2', {
      input: pieces(),
      onLine: (line) => lines.push(line),
    });
    expect(Number(String(output))).toBe(4_000_000);
    expect(lines).toEqual(['frame=1', 'frame=2', 'frame=3']);
  });

  it('may stop reading early', async () => {
    async function* endless() {
      for (;;) yield Buffer.alloc(MEGABYTE);
    }
    expect(String(await sh('head -c 3', { input: endless() }))).toHaveLength(3);
  });

  it('leaves no process of its group behind, even one that holds its pipes', async () => {
    const output = await sh('sleep 600 & echo $!');
    await ended(numbers(String(output)));
  });

  it.runIf(fs.existsSync('/proc/self/stat'))(
    'leaves no process behind that left its group, nor that process’s children',
    async () => {
      const inner = `setsid sh -c 'sleep 600 & echo $$ $!; exec sleep 600' &`;
      const pids = numbers(String(await sh(`${inner} sleep 0.3`)));
      expect(pids).toHaveLength(2);
      await ended(pids);
    },
  );

  it.runIf(fs.existsSync('/proc/self/stat'))(
    'ends a process that left its group and removed the mark from its environment',
    async () => {
      // It is found while it lives as a child of the program.
      const inner = `setsid env -i /bin/sh -c 'echo $$; exec sleep 600' &`;
      const pids = numbers(String(await sh(`${inner} sleep 1.5`)));
      await ended(pids);
    },
  );

  it('counts the memory of a process that left its group', async () => {
    const limits = { ...LIMITS, memoryBytes: 150 * MEGABYTE };
    const hold = 'const held = Buffer.alloc(2e8, 1); setTimeout(() => held.length, 20000)';
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}],
      { detached: true, stdio: 'ignore' }); setTimeout(() => undefined, 20000)`;
    await expect(node(script, { limits })).rejects.toMatchObject({ reason: 'memory' });
  });
});

describe('a program that ends with an error', () => {
  it('is reported with the way it ended and its last output', async () => {
    await expect(run('no-such-program', [])).rejects.toMatchObject({ reason: 'start' });
    await expect(run('/etc/passwd', [])).rejects.toMatchObject({ name: 'ProgramError' });
    await expect(sh('echo wrong frame >&2; exit 3')).rejects.toMatchObject({
      reason: 'exit',
      message: expect.stringContaining('3: wrong frame'),
    });
    await expect(sh('kill -SEGV $$')).rejects.toMatchObject({ reason: 'exit' });
    await expect(run('true', [], { cwd: path.join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
  });

  it('is cut off when its output exceeds the limit, in lines or without line breaks', async () => {
    await expect(run('yes', [])).rejects.toMatchObject({ reason: 'output' });
    const lengths: number[] = [];
    const line = 'head -c 3000000 /dev/zero | tr "\\0" a >&2; exit 1';
    await expect(sh(line, { onLine: ({ length }) => lengths.push(length) })).rejects.toSatisfy(
      (error: Error) => error.message.length < 10_000,
    );
    expect(lengths).toEqual([4096]);
  });

  it('writes no larger file than it may', async () => {
    const file = path.join(folder, 'large');
    await expect(sh(`head -c 9000000 /dev/zero > ${file}`)).rejects.toMatchObject({ name: 'ProgramError' });
    expect(fs.statSync(file).size).toBe(LIMITS.outputBytes);
  });

  it('is ended when it has used its processor time, and not while it waits', async () => {
    const limits = { ...LIMITS, cpuSeconds: 0.5 };
    await expect(node('for (;;);', { limits })).rejects.toMatchObject({ reason: 'time' });
    expect(String(await sh('sleep 0.7; echo done', { limits }))).toBe('done\n');
  });

  it('is ended with its children when its time is over, whatever signals it ignores', async () => {
    const told: number[] = [];
    const running = sh('trap "" TERM HUP INT; sleep 600 & echo "$$ $!" >&2; wait', {
      limits: { ...LIMITS, wallMs: 700 },
      onLine: (line) => told.push(...numbers(line)),
    });
    await expect(running).rejects.toMatchObject({ reason: 'time' });
    expect(told).toHaveLength(2);
    await ended(told);
  });

  it('is ended when it and its children take too much memory together', async () => {
    const half =
      'const kept = []; setInterval(() => kept.length < 12 && kept.push(Buffer.alloc(10_000_000, 1)), 20)';
    const script = `require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]]); eval(process.argv[1])`;
    const limits = { ...LIMITS, memoryBytes: 280 * MEGABYTE };
    const both = run(process.execPath, ['-e', script, half], { limits });
    await expect(both).rejects.toMatchObject({ reason: 'memory' });
  });

  it('never has memory far beyond its limit, however fast it asks', async () => {
    const limits = { ...LIMITS, memoryBytes: 200 * MEGABYTE };
    // Refused by the kernel: the supervisor's measurement would come too late.
    await expect(node('Buffer.alloc(3_000_000_000, 1)', { limits })).rejects.toMatchObject({
      reason: 'exit',
    });
  });

  it('is ended when it starts processes without limit', async () => {
    const forks = 'for i in $(seq 80); do sleep 600 & done; wait';
    await expect(sh(forks)).rejects.toMatchObject({ reason: 'processes' });
  });
});

describe('a program that is no longer needed', () => {
  it('is ended with its children by the signal, before and after its start', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const running = sh('trap "" TERM; sleep 600 & echo "$$ $!" >&2; wait', {
      signal: controller.signal,
      onLine: (line) => {
        told.push(...numbers(line));
        controller.abort(new Error('cancelled'));
      },
    });
    await expect(running).rejects.toThrow('cancelled');
    expect(told).toHaveLength(2);
    await ended(told);
    await expect(sh('true', { signal: controller.signal })).rejects.toThrow('cancelled');
  });

  it('is ended by an error of its input, which is thrown', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('no more frames');
    }
    await expect(sh('sleep 600', { input: broken() })).rejects.toThrow('no more frames');
  });

  it.each(['process', 'thread'])('dies with the %s that started it when that is killed', async (kind) => {
    const script = fileURLToPath(new URL('./testing/run-and-report.ts', import.meta.url));
    const parent = spawn(process.execPath, [script, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
      const pids = numbers(line);
      expect(pids).toHaveLength(2);
      if (kind === 'process') parent.kill('SIGKILL');
      await ended(pids);
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
