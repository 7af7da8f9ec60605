import type { Order } from '@inkreel/contract/api/orders.ts';
import { type Random, randomFrom } from '../../server/testing/random.ts';
import type { Crowd } from './chaos-load.ts';
import { Shopper } from './chaos-shop.ts';

/** The people of one round: a founder with a new organisation, people who want to join it, and the operator. */
export interface Team {
  founder: { token: string; email: string };
  newcomers: string[];
  operator: string;
  /** See `Shopper`. */
  payUnnoticed: (orderId: string) => Promise<void>;
}

/** More than people who want to join, so that the seats run out first. */
export const INVITATION_USES = 5;
/** The free plan allows two besides the first. */
const PROJECTS_WANTED = 4;
/** Sign-in calls per minute are limited for each address. */
const SLOW_MS = 1000;

/**
 * A team's round while parts are killed: projects up to the cap, two orders at once, one of which opens a seat, two
 * people who want that seat, a run that is paid with the plan's points, a forgotten password, and a refund.
 */
export async function actAsTeam(crowd: Crowd, team: Team, round: string, random: Random): Promise<void> {
  const {
    operator,
    payUnnoticed,
    founder: { token, email },
  } = team;
  const people = { buyer: token, operator, payUnnoticed };
  const shopper = () => new Shopper(crowd, people, round, randomFrom(random.whole(0, 2 ** 31)));
  const [seats, other, runs] = [shopper(), shopper(), randomFrom(random.whole(0, 2 ** 31))];
  const isRefunded = random.fraction() < 0.3;

  await Promise.all(
    Array.from({ length: PROJECTS_WANTED }, (_, index) =>
      crowd.ask('POST', '/org/project', { token, body: { name: `Project ${index}` } }, [
        'project_limit_reached',
      ]),
    ),
  );
  const [order] = await Promise.all([
    openSeat(crowd, team, seats),
    other.buyAnything(),
    forgetPassword(crowd, email),
    crowd.act(token, `${round}/founder`, 1, runs),
  ]);
  if (order && isRefunded) await seats.refund(order);
}

/** Buys a plan with one free seat, which two people then want. */
async function openSeat(crowd: Crowd, team: Team, shopper: Shopper): Promise<Order | undefined> {
  const order = await shopper.order('seats', 'team', 2);
  if (!order) return undefined;
  await shopper.end(order, 'pay');
  const { data } = await crowd.ask<{ code: string }>('POST', '/org/invitation', {
    token: team.founder.token,
    body: { uses: INVITATION_USES, days: 1 },
  });
  await Promise.all(
    team.newcomers.map((token) =>
      crowd.ask(
        'POST',
        '/user/join',
        { token, body: { inviteCode: data.code }, pauseMs: SLOW_MS },
        // A user who joined without getting the answer learns it from the retry.
        ['no_free_seat', 'already_member'],
      ),
    ),
  );
  return order;
}

async function forgetPassword(crowd: Crowd, email: string): Promise<void> {
  const asked = await crowd.ask(
    'POST',
    '/passport/reset/password/email',
    { body: { email, lang: 'en' }, pauseMs: SLOW_MS },
    // The first request may have been counted before its server was killed.
    ['too_many_codes'],
  );
  if (asked.code === 0) crowd.resetCodes.push(email);
}
