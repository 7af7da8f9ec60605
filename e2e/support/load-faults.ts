import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../server/db/connect.ts';
import type { Random } from '../../server/testing/random.ts';
import type { Fleet } from './fleet.ts';
import type { SmallVolume } from './small-volume.ts';

/** A fault that is over when `strike` ends. */
export interface Fault {
  name: string;
  /** Error codes of runs that may fail because of it; their points are refunded. */
  excused: readonly string[];
  strike(random: Random): Promise<void>;
}

/** How long a fault that is not a kill lasts, in milliseconds. */
const LASTS = { least: 500, most: 4000 };
/** More connections than any database here allows. */
const MANY = 1000;
const MINUTE = 60_000;
/** How far the clock is set forward and back: also by more than a run may take, and by the queue limit. */
const MOVES_MS = [-60 * MINUTE, -MINUTE, MINUTE, 60 * MINUTE];

const lasting = (random: Random) => pause(random.whole(LASTS.least, LASTS.most));

/** Every fault of an installation: its kills, and faults of a few seconds. */
export function faultsOf(fleet: Fleet, volume: SmallVolume, clockFile: string): Fault[] {
  const kills = Object.entries(fleet.accidents).map(([part, kill]) => ({
    name: `kill ${part}`,
    excused: [],
    strike: kill,
  }));
  const { fill } = volume;
  return [
    ...kills,
    { name: 'pause a server', excused: [], strike: (random) => pauseFor(random, [random.one(fleet.pids())]) },
    {
      name: 'pause the database',
      excused: [],
      strike: (random) => pauseFor(random, withChildren(fleet.databasePid())),
    },
    {
      name: 'use up the connections',
      excused: [],
      strike: (random) => takeConnections(fleet.database, random),
    },
    {
      name: 'move the clock',
      excused: ['task_deadline', 'task_queue_timeout'],
      strike: async (random) => {
        fs.writeFileSync(clockFile, String(random.one(MOVES_MS)));
        await lasting(random);
        fs.rmSync(clockFile);
      },
    },
    ...(fill === undefined
      ? []
      : [
          {
            name: 'fill the disk',
            excused: ['storage_unavailable'],
            strike: async (random: Random) => {
              fill();
              await lasting(random);
              volume.free();
            },
          },
        ]),
  ];
}

async function pauseFor(random: Random, pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await lasting(random);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // A process of the database ends when its client does.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function withChildren(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = fs.existsSync(list) ? fs.readFileSync(list, 'utf8').trim().split(/\s+/) : [];
  return [pid, ...children.filter((child) => child !== '').map(Number)];
}

/** Takes every connection that the database allows, and each that becomes free meanwhile. */
async function takeConnections(database: Fleet['database'], random: Random): Promise<void> {
  const pool = connect({ ...database, max: MANY, connectionTimeoutMillis: 2000 }).$client;
  pool.on('error', () => undefined);
  const taken: { release(destroy: boolean): void }[] = [];
  const over = new AbortController();
  const lane = async () => {
    while (!over.signal.aborted) {
      await pool.connect().then(
        (client) => {
          // The connection may be cut while it is held.
          client.on('error', () => undefined);
          taken.push(client);
        },
        () => pause(20),
      );
    }
  };
  const lanes = Promise.all(Array.from({ length: 4 }, lane));
  await lasting(random);
  over.abort();
  await lanes;
  for (const client of taken) client.release(true);
  await pool.end();
}
