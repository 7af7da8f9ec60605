/**
 * Parts of the product are killed with `kill -9` while people make pictures, buy plans and change their teams, and while
 * the shots of a story are drawn; after each round every guarantee must hold, and at the end reconciliation settles the
 * open orders. `ROUNDS` sets how many rounds each way of running the product has (1), and draws a long story; `SEED`
 * repeats a run.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Db } from '../server/db/connect.ts';
import { grantPoints } from '../server/features/billing/grant-points.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { type Random, randomFrom } from '../server/testing/random.ts';
import { isLongRun, roundsOf, SEED } from '../server/testing/rounds.ts';
import { callApi, registerByApi } from './support/api.ts';
import { findDamage } from './support/chaos-checks.ts';
import { Crowd } from './support/chaos-load.ts';
import { findTradeDamage, findUnsettled } from './support/chaos-order-checks.ts';
import { Storyteller } from './support/chaos-story.ts';
import { actAsTeam, type Team } from './support/chaos-team.ts';
import { type Fleet, startAllInOne, startSeparate } from './support/fleet.ts';

const ROUNDS = roundsOf({ usual: 1, most: 20 });
const PEOPLE = 3;
const RUNS_EACH = 3;
/**
 * A part is killed within this many calls of a kind after the round's start. Most calls are polls of runs, so
 * those of orders and teams are counted separately.
 */
const MOMENTS = [
  { calls: /./, most: 40 },
  { calls: /\/(order|payment|refund|org|join|reset)\b/, most: 20 },
] as const;
/** Milliseconds after those calls, in the middle of the work that they started. */
const LATER_MS = 20;
/**
 * Shots of the story that is drawn, kills meanwhile, and the longest time from an image to a kill, in milliseconds. A
 * short run draws it with one of the ways of running the product.
 */
const [SHOTS, KILLS] = isLongRun ? [40, 8] : [6, 1];
const STRIKE_MS = 1500;
const ENDED = { timeout: 300_000, interval: 200 };
const SETTINGS = { LOG_LEVEL: 'warn', ENGINE_THREADS: '1' };
const ROUND_MS = 400_000;

describe.each([
  ['one process with its own database', startAllInOne],
  ['web, worker and database apart', startSeparate],
] as const)('%s', (name, start) => {
  const random = randomFrom(SEED);
  let fleet: Fleet;
  let db: Db;
  let tokens: string[];
  const resetCodes: string[] = [];
  const accidents: Record<string, number> = {};

  beforeAll(async () => {
    fleet = await start(SETTINGS);
    db = connect({ ...fleet.database, max: 4 });
    tokens = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      tokens.push(await newcomer(fleet.url, db, `chaos-${person}@example.com`));
    }
  });
  afterAll(async () => {
    // A connection broken with the database may never return to its pool; the end of the process closes it.
    void db.$client.end().catch(() => undefined);
    await fleet.close();
  });

  test.for(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    `round %i survives (seed ${SEED})`,
    { timeout: ROUND_MS },
    async (round, { onTestFailed }) => {
      const accident = random.one(Object.keys(fleet.accidents));
      accidents[accident] = (accidents[accident] ?? 0) + 1;
      onTestFailed(() => {
        process.stderr.write(`${name}, ${accident} killed:\n${fleet.output().slice(-6000)}\n`);
      });
      const team = await newTeam(fleet.url, db, round, tokens[0]!);
      const { crowd, strike } = makeCrowd(fleet, accident, random);
      const people = tokens.map((token, person) =>
        crowd.act(token, `${round}/${person}`, RUNS_EACH, randomFrom(random.whole(0, 2 ** 31))),
      );
      const trade = actAsTeam(crowd, team, `${round}`, randomFrom(random.whole(0, 2 ** 31)));
      const [outcome] = await Promise.allSettled([Promise.all([...people, trade])]);
      await strike();
      if (outcome.status === 'rejected') throw outcome.reason;
      for (const token of [...tokens, team.founder.token]) await crowd.watch(token);
      resetCodes.push(...crowd.resetCodes);
      const damage = await findDamage({ url: fleet.url, dataFolder: fleet.dataFolder, db }, crowd, round);
      expect(damage, `after ${accident} was killed`).toEqual([]);
    },
  );

  const hasStory = isLongRun || (start === startSeparate) === (SEED % 2 === 1);
  test.for(hasStory ? [SHOTS] : [])(
    `a story of %i shots keeps every saved edit and gets every image once (seed ${SEED})`,
    { timeout: ROUND_MS },
    async (shots) => {
      const crowd = new Crowd(fleet.url, () => undefined);
      const teller = new Storyteller(crowd, await newcomer(fleet.url, db, 'teller@example.com'));
      await teller.begin(shots);
      const drawn = teller.edit(randomFrom(random.whole(0, 2 ** 31)));
      const strikes = async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          const due = Math.floor((shots * kill) / KILLS) + random.whole(0, Math.floor(shots / KILLS / 2));
          await expect.poll(() => teller.ended(), ENDED).toBeGreaterThanOrEqual(due);
          await pause(random.whole(0, STRIKE_MS));
          await fleet.accidents[random.one(Object.keys(fleet.accidents))]?.();
        }
      };
      await Promise.all([drawn, strikes()]);
      expect([...crowd.surprises, ...(await teller.findDamage(db))]).toEqual([]);
      expect(teller.saved.size).toBeGreaterThan(0);
    },
  );

  test('all payments are settled in the end', { timeout: ROUND_MS }, async () => {
    expect(await findUnsettled(db, resetCodes)).toEqual([]);
    expect(await findViolations(db, new Date())).toEqual([]);
    expect(await findTradeDamage(db, [])).toEqual([]);
    const { rows } = await db.execute<{ pay_way: string; status: number; orders: number }>(
      sql`select pay_way, status, count(*)::int as orders from orders group by 1, 2 order by 1, 2`,
    );
    if (isLongRun)
      process.stdout.write(`${name}, seed ${SEED}: ${JSON.stringify({ accidents, orders: rows })}\n`);
    // Without a paid order, nothing would have been tested.
    const { paid, refunded } = ORDER_STATUS;
    expect(rows.some(({ status }) => status === paid || status === refunded)).toBe(true);
  });
});

/**
 * A team for one round. The rate limits per address are reset: in this test everyone has the same address.
 */
async function newTeam(url: string, db: Db, round: number, operator: string): Promise<Team> {
  await db.execute(sql`delete from rate_counters`);
  const email = `founder-${round}@example.com`;
  const founder = { token: await registerByApi(url, email), email };
  const newcomers: string[] = [];
  for (const name of ['one', 'two']) {
    newcomers.push(await registerByApi(url, `${name}-${round}@example.com`));
  }
  const payUnnoticed = async (orderId: string) => {
    const paid = sql`update sandbox_payments set state = case when captures then 'approved' else 'paid' end
                      where order_id = ${orderId} and state = 'waiting'`;
    // No one can pay while the database is down.
    await db.execute(paid).catch(() => undefined);
  };
  return { founder, newcomers, operator, payUnnoticed };
}

/** Runs the people, and an accident in the middle of their calls, at the latest when they are done. */
function makeCrowd(fleet: Fleet, accident: string, random: Random) {
  const { calls, most } = random.one(MOMENTS);
  let callsLeft = random.whole(1, most);
  const later = random.whole(0, LATER_MS);
  let happening: Promise<void> | undefined;
  const strike = () => {
    happening ??= pause(later).then(fleet.accidents[accident]);
    return happening;
  };
  const crowd = new Crowd(fleet.url, (path) => {
    if (calls.test(path)) callsLeft -= 1;
    // A part that does not come back is reported at the end of the round, which awaits it.
    if (callsLeft === 0) strike().catch(() => undefined);
  });
  return { crowd, strike };
}

/** A user with enough points for any number of rounds. */
async function newcomer(url: string, db: Db, email: string): Promise<string> {
  const token = await registerByApi(url, email);
  const { data } = await callApi<{ org_user: { org_id: string } }>(url, 'GET', '/user/current', { token });
  const grant = { organisationId: data.org_user.org_id, points: 1_000_000, reason: 'test' };
  await db.transaction((tx) => grantPoints(tx, grant));
  return token;
}
