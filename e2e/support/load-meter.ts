import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { callApi } from './api.ts';
import { startRun, untilEnded } from './runs.ts';
import { uploadByApi } from './uploading.ts';

/** Measurements of one second of load. Times are those of a user working meanwhile, in milliseconds. */
export interface Sample {
  seconds: number;
  rssMb: number;
  handles: number;
  readP95: number | undefined;
  uploadP95: number | undefined;
  /** Events of this second. */
  event: string;
}

/** Time after which a call counts as hung. */
const HUNG_MS = 30_000;

/** A user who keeps reading their account, uploading a small image and running a tool during the attacks. */
export class Bystander {
  readonly times = { read: [] as number[], upload: [] as number[], run: [] as number[] };
  /** Calls with a wrong answer, with the reason. */
  readonly failures: string[] = [];
  private readonly over = new AbortController();
  private work: Promise<unknown> = Promise.resolve();

  async start(url: string, token: string): Promise<void> {
    const create = { width: 64, height: 64, channels: 3 as const, background: '#3a6' };
    const image = { bytes: await sharp({ create }).png().toBuffer(), type: 'image/png' };
    this.work = Promise.all([
      this.repeat('read', 100, async () => {
        const { code, status } = await callApi(url, 'GET', '/user/current', {
          token,
          signal: AbortSignal.timeout(HUNG_MS),
        });
        if (code !== 0) throw new Error(`answered ${status}`);
      }),
      this.repeat('upload', 500, () => uploadByApi(url, token, image)),
      this.repeat('run', 3000, async () => {
        const { state } = await untilEnded(url, token, await startRun(url, token));
        if (state !== 'SUCCEEDED') throw new Error(`a run ended as ${state}`);
      }),
    ]);
  }

  async stop(): Promise<void> {
    this.over.abort();
    await this.work;
  }

  private async repeat(what: keyof Bystander['times'], pauseMs: number, once: () => Promise<unknown>) {
    while (!this.over.signal.aborted) {
      const from = performance.now();
      await once().then(
        () => this.times[what].push(performance.now() - from),
        (error: Error) => this.failures.push(`${what}: ${error.message}`),
      );
      await pause(pauseMs);
    }
  }
}

/** Takes a sample each second until it is stopped. */
export class Meter {
  readonly samples: Sample[] = [];
  private readonly over = new AbortController();
  private events: string[] = [];
  private work: Promise<void> = Promise.resolve();

  start(pids: () => readonly number[], bystander: Bystander | undefined): void {
    const from = performance.now();
    const seen = { read: 0, upload: 0 };
    const p95 = (what: 'read' | 'upload') => {
      const fresh = bystander?.times[what].slice(seen[what]) ?? [];
      seen[what] += fresh.length;
      return quantile(fresh, 0.95);
    };
    this.work = (async () => {
      while (!this.over.signal.aborted) {
        await pause(1000, undefined, { signal: this.over.signal }).catch(() => undefined);
        const processes = pids();
        this.samples.push({
          seconds: Math.round((performance.now() - from) / 100) / 10,
          rssMb: Math.round(sum(processes.map(residentMb))),
          handles: sum(processes.map(openHandles)),
          readP95: p95('read'),
          uploadP95: p95('upload'),
          event: this.events.splice(0).join('; '),
        });
      }
    })();
  }

  /** Marks this second in the graphs. */
  mark(event: string): void {
    this.events.push(event);
  }

  async stop(): Promise<void> {
    this.over.abort();
    await this.work;
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The percentile of the values; undefined if there are none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Resident memory of a process in MB; 0 if it has ended, or if the system does not report it. */
export function residentMb(pid: number): number {
  return orNothing(() => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  });
}

/** How many files and connections a process has open. */
export function openHandles(pid: number): number {
  return orNothing(() => fs.readdirSync(path.join('/proc', String(pid), 'fd')).length);
}

function orNothing(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}
