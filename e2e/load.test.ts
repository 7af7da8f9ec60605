/**
 * The product under load. First all attacks of a stranger at once, while another user works; then random
 * faults under working users, after each of which every guarantee must hold. `MINUTES` sets the duration of
 * each part instead of seconds and applies the bars; `OUTPUT` names a folder for graphs and figures; `SEED`
 * repeats the faults. `npm run load` sets all of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Db } from '../server/db/connect.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { randomFrom } from '../server/testing/random.ts';
import { SEED } from '../server/testing/rounds.ts';
import { callApi, registerByApi } from './support/api.ts';
import { findDamage } from './support/chaos-checks.ts';
import { Crowd } from './support/chaos-load.ts';
import { type Fleet, startAllInOne, startSeparate } from './support/fleet.ts';
import { faultsOf } from './support/load-faults.ts';
import { Bystander, Meter, openHandles, quantile, residentMb } from './support/load-meter.ts';
import { writeReport } from './support/load-report.ts';
import { registerFounder, setBalance } from './support/organisations.ts';
import { createSmallVolume, type SmallVolume } from './support/small-volume.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 0);
const OUTPUT = process.env['OUTPUT'];
const isLong = MINUTES > 0;
const ATTACK_MS = isLong ? MINUTES * 60_000 : 8_000;
/** For each of the two deployments. */
const FAULTS_MS = isLong ? MINUTES * 30_000 : 4_000;
/** Starting, coming to rest, and other load on the machine. */
const ROOM_MS = 400_000;
/** Of a stranger's connections; a few are the server's own. */
const HANDLES_LEFT = 40;
const REST_MS = 120_000;
/**
 * quality.md, Bars: memory of the server in MB, and the duration of others' small uploads in milliseconds.
 */
const BARS = { peakMb: 1200, idleMb: 600, uploadP95: 500 };
const SETTINGS = { LOG_LEVEL: 'fatal', ENGINE_THREADS: '1' };

const report = (name: string, meter: Meter, facts: Record<string, unknown>) => {
  if (OUTPUT !== undefined) writeReport(OUTPUT, name, meter.samples, facts);
  if (isLong) process.stdout.write(`${name}: ${JSON.stringify(facts)}\n`);
};

describe('all attacks at once', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startAllInOne(SETTINGS);
  });
  afterAll(() => fleet.close());

  test('neither disturb another user nor leave anything behind', {
    timeout: ATTACK_MS + ROOM_MS,
  }, async () => {
    const { url } = fleet;
    const [server = 0] = fleet.pids();
    const database = fleet.databasePid();
    const db = connect({ ...fleet.database, max: 1 });
    const { token, email, organisationId } = await registerFounder(url, 'beside@example.com');
    await setBalance(db, organisationId, 1_000_000);
    const stranger = await registerByApi(url, 'stranger@example.com');
    const bystander = new Bystander();
    const meter = new Meter();
    await bystander.start(url, token);
    meter.start(() => [server], bystander);
    const before = openHandles(server);
    const attackers = startAttackers({
      url,
      token: stranger,
      victim: email,
      scale: isLong ? 1 : 0.2,
    });
    await attackers.ready;
    meter.mark('the attacks begin');
    await pause(ATTACK_MS);
    const ownerSignIn = await signIn(url, email);
    meter.mark('the attacks end');
    const answers = await attackers.stop();
    await bystander.stop();
    await expect
      .poll(() => openHandles(server), { timeout: REST_MS })
      .toBeLessThanOrEqual(before + HANDLES_LEFT);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: REST_MS }).toBe(200);
    if (isLong) await pause(60_000);
    await meter.stop();
    const facts = {
      peakMb: Math.max(...meter.samples.map(({ rssMb }) => rssMb)),
      idleMb: Math.round(residentMb(server)),
      readP95: quantile(bystander.times.read, 0.95),
      uploadP95: quantile(bystander.times.upload, 0.95),
      runP95: quantile(bystander.times.run, 0.95),
      ownerSignIn,
      calls: bystander.times.read.length + bystander.times.upload.length,
      failures: bystander.failures,
      answers,
    };
    report('attacks', meter, facts);
    expect(fleet.pids()).toEqual([server]);
    expect(fleet.databasePid()).toBe(database);
    expect(bystander.failures).toEqual([]);
    expect(bystander.times.upload.length).toBeGreaterThan(0);
    // Every attack was really made.
    expect(Object.keys(answers)).toHaveLength(7);
    expect(await findViolations(db, new Date())).toEqual([]);
    await db.$client.end();
    if (!isLong) return;
    expect(ownerSignIn).toBe(200);
    expect(facts.peakMb).toBeLessThan(BARS.peakMb);
    expect(facts.idleMb).toBeLessThan(BARS.idleMb);
    expect(facts.uploadP95).toBeLessThan(BARS.uploadP95);
  });
});

/** The answer to the owner of an account while strangers guess its password. */
async function signIn(url: string, email: string): Promise<number> {
  const body = { email, password: 'a long enough one' };
  return (await callApi(url, 'POST', '/passport/login/email', { body })).status;
}

function startAttackers(given: { url: string; token: string; victim: string; scale: number }) {
  const script = path.join(import.meta.dirname, 'support', 'load-attacks.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = readline.createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    ready: lines.next(),
    /** Ends the attacks; returns the answers to each, by status. */
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      const { value } = await lines.next();
      await ended;
      return JSON.parse(value ?? '{}') as Record<string, Record<string, number>>;
    },
  };
}

describe.each([
  ['one process', startAllInOne],
  ['web and worker apart', startSeparate],
] as const)('faults at random, %s', (name, start) => {
  // Not the same faults for both.
  const random = randomFrom(SEED + name.length);
  let volume: SmallVolume;
  let clockFile: string;
  let fleet: Fleet;
  let db: Db;

  beforeAll(async () => {
    volume = createSmallVolume();
    clockFile = path.join(volume.folder, 'clock');
    const clock = new URL('./support/moved-clock.ts', import.meta.url).href;
    fleet = await start(
      { ...SETTINGS, CLOCK_FILE: clockFile, NODE_OPTIONS: `--import ${clock}` },
      path.join(volume.folder, 'data'),
    );
    db = connect({ ...fleet.database, max: 2 });
    db.$client.on('error', () => undefined);
  });
  afterAll(async () => {
    void db.$client.end().catch(() => undefined);
    await fleet.close();
    volume.remove();
  });

  test(`leave everything intact (seed ${SEED})`, { timeout: FAULTS_MS + ROOM_MS }, async ({
    onTestFailed,
  }) => {
    onTestFailed(() => void process.stderr.write(fleet.output().slice(-6000)));
    const tokens: string[] = [];
    for (const email of ['one@example.com', 'two@example.com']) {
      const person = await registerFounder(fleet.url, email);
      await setBalance(db, person.organisationId, 1_000_000);
      tokens.push(person.token);
    }
    const meter = new Meter();
    meter.start(fleet.pids, undefined);
    const faults = faultsOf(fleet, volume, clockFile);
    const struck: Record<string, number> = {};
    const restMb: number[] = [];
    const end = performance.now() + FAULTS_MS;
    let waiting: typeof faults = [];
    for (let round = 1; round === 1 || performance.now() < end; round += 1) {
      // Each fault once before any is repeated.
      if (waiting.length === 0) waiting = [...faults];
      const [fault] = waiting.splice(random.whole(0, waiting.length - 1), 1);
      if (!fault) throw new Error('there is no fault');
      struck[fault.name] = (struck[fault.name] ?? 0) + 1;
      const crowd = new Crowd(fleet.url, () => undefined);
      const work = Promise.all(
        tokens.map((token, at) =>
          crowd.act(token, `${round}/${at}`, 3, randomFrom(random.whole(0, 2 ** 31))),
        ),
      );
      await pause(random.whole(0, 1500));
      meter.mark(fault.name);
      const [worked] = await Promise.allSettled([work, fault.strike(random)]);
      if (worked.status === 'rejected') throw worked.reason;
      for (const token of tokens) await crowd.watch(token);
      const at = { url: fleet.url, dataFolder: fleet.dataFolder, db };
      expect(await findDamage(at, crowd, round, fault.excused), `round ${round}: ${fault.name}`).toEqual([]);
      expect(await findStuck(db), `round ${round}: ${fault.name}`).toEqual([]);
      restMb.push(Math.round(Math.max(...fleet.pids().map(residentMb))));
    }
    await expect
      .poll(async () => (await fetch(`${fleet.url}/readyz`)).status, { timeout: REST_MS })
      .toBe(200);
    await meter.stop();
    report(`faults, ${name}`, meter, { seed: SEED, struck, restMb, diskFull: volume.fill !== undefined });
    expect(quantile(restMb, 1)).toBeLessThan(BARS.peakMb);
  });
});

/** Leaked transactions and locks of the product: one line each. */
async function findStuck(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select state || ' for ' || (now() - xact_start) || ': ' || left(query, 80) as line from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database() and xact_start < now() - interval '30 seconds'`);
  return rows.map(({ line }) => line);
}
