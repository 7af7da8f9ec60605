/**
 * Parts of the product are killed with `kill -9` while people use it; after each round everything that is promised must
 * hold. `ROUNDS` sets how many rounds each way of running the product has (3), `SEED` repeats a run.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Db } from '../server/db/connect.ts';
import { grantPoints } from '../server/features/billing/grant-points.ts';
import { callApi, registerByApi } from './support/api.ts';
import { findDamage } from './support/chaos-checks.ts';
import { Crowd } from './support/chaos-load.ts';
import { type Fleet, startAllInOne, startSeparate } from './support/fleet.ts';
import { type Random, randomFrom } from './support/random.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const PEOPLE = 3;
const RUNS_EACH = 3;
/** A part is killed within this many calls from the round's start: submits, cancels and polls are all among them. */
const CALLS_BEFORE_ACCIDENT = 40;
const SETTINGS = { LOG_LEVEL: 'warn', ENGINE_THREADS: '1' };
const ROUND_MS = 180_000;

describe.each([
  ['one process with its own database', startAllInOne],
  ['web, worker and database apart', startSeparate],
] as const)('%s', (name, start) => {
  const random = randomFrom(SEED);
  let fleet: Fleet;
  let db: Db;
  let tokens: string[];

  beforeAll(async () => {
    fleet = await start(SETTINGS);
    db = connect({ ...fleet.database, max: 4 });
    tokens = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      tokens.push(await newcomer(fleet.url, db, `chaos-${person}@example.com`));
    }
  });
  afterAll(async () => {
    // A connection that broke with the database may never come back to its pool; the process ends it.
    void db.$client.end().catch(() => undefined);
    await fleet.close();
  });

  test.for(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    `round %i survives (seed ${SEED})`,
    { timeout: ROUND_MS },
    async (round, { onTestFailed }) => {
      const accident = random.one(Object.keys(fleet.accidents));
      onTestFailed(() => {
        process.stderr.write(`${name}, ${accident} killed:\n${fleet.output().slice(-6000)}\n`);
      });
      const { crowd, strike } = makeCrowd(fleet, accident, random);
      const people = tokens.map((token, person) =>
        crowd.act(token, `${round}/${person}`, RUNS_EACH, randomFrom(random.whole(0, 2 ** 31))),
      );
      const [outcome] = await Promise.allSettled([Promise.all(people)]);
      await strike();
      if (outcome.status === 'rejected') throw outcome.reason;
      for (const token of tokens) await crowd.watch(token);
      const damage = await findDamage({ url: fleet.url, dataFolder: fleet.dataFolder, db }, crowd, round);
      expect(damage, `after ${accident} was killed`).toEqual([]);
    },
  );
});

/** People, and an accident that happens in the middle of their calls, at the latest when they are done. */
function makeCrowd(fleet: Fleet, accident: string, random: Random) {
  let callsLeft = random.whole(1, CALLS_BEFORE_ACCIDENT);
  let happening: Promise<void> | undefined;
  const strike = () => {
    happening ??= fleet.accidents[accident]?.() ?? Promise.reject(new Error(accident));
    return happening;
  };
  const crowd = new Crowd(fleet.url, () => {
    callsLeft -= 1;
    // A failure to come back is reported by whoever waits for it at the end of the round.
    if (callsLeft === 0) strike().catch(() => undefined);
  });
  return { crowd, strike };
}

/** Somebody with points enough for any number of rounds. */
async function newcomer(url: string, db: Db, email: string): Promise<string> {
  const token = await registerByApi(url, email);
  const { data } = await callApi<{ org_user: { org_id: string } }>(url, 'GET', '/user/current', { token });
  const grant = { organisationId: data.org_user.org_id, points: 1_000_000, reason: 'test' };
  await db.transaction((tx) => grantPoints(tx, grant));
  return token;
}
