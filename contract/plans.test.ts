import { describe, expect, test } from 'vitest';
import { type PlanState, seatsInForce } from './plans.ts';

const now = new Date('2026-03-01T12:00:00Z');
const team: PlanState = { plan: 'team', seats: 5, expiresAt: new Date(now.getTime() + 1) };

describe('seats in force', () => {
  test.each([
    ['of a plan that runs are those that were bought', team, 2, 5],
    ['of a plan that runs do not grow with its members', team, 7, 5],
    ['are gone at the moment when the plan ends', { ...team, expiresAt: now }, 1, 1],
    ['of a plan that has ended are those that are taken', { ...team, expiresAt: now }, 4, 4],
    ['without a plan are one', { plan: 'free', seats: 9, expiresAt: null } satisfies PlanState, 1, 1],
    ['are never none', { plan: 'free', seats: 0, expiresAt: null } satisfies PlanState, 0, 1],
  ])('%s', (_what, state, members, seats) => {
    expect(seatsInForce(state, members, now)).toBe(seats);
  });
});
