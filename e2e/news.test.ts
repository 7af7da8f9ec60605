/** A user in another tab learns of the end of a run: by the title, and by a notification if allowed. */
import { member } from '@inkreel/contract/messages/en/member.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRun } from './support/runs.ts';
import { type Principal, visitRegistered } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const { title, notification } = member;
const SEEN = { timeout: 60_000 };
const world = enterSite('intl');
let visitor: Principal;

/** The simulated state of the page, and the notifications that it showed. */
declare global {
  interface Window {
    away: boolean;
    notes: string[];
    refusesNotes: boolean;
  }
}

/** Runs in the page: simulates a hidden window, and records notifications. */
function lookAway(): void {
  window.away = false;
  window.notes = [];
  window.refusesNotes = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(text: string, options?: NotificationOptions) {
      if (window.refusesNotes) throw new TypeError('Illegal constructor');
      super(text, options);
      window.notes.push(`${text}: ${this.body}`);
    }
  };
}

beforeAll(async () => {
  const { url } = world.product;
  visitor = await visitRegistered(world);
  await visitor.context.grantPermissions(['notifications'], { origin: url });
  await visitor.page.addInitScript(lookAway);
  await visitor.page.goto('/my-creation');
  await visitor.page.locator('.job-chip').waitFor(SEEN);
});
afterAll(() => visitor.context.close());

const look = (away: boolean) =>
  visitor.page.evaluate((to) => {
    window.away = to;
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);
const titleIs = (wanted: string) => vi.waitUntil(async () => (await visitor.page.title()) === wanted, SEEN);

test('the title shows a run’s progress and its end until the page is seen; one notification reports the end', async () => {
  const own = await visitor.page.title();
  await look(true);
  await startRun(world.product.url, visitor.token, { prompt: 'a red mug' });
  await titleIs(title.done({ title: own }));
  await expect
    .poll(() => visitor.page.evaluate(() => window.notes))
    .toEqual([`${notification.done({ count: 1 })}: a red mug`]);
  await look(false);
  await titleIs(own);
});

test('a user with the page in front is not notified', async () => {
  const own = await visitor.page.title();
  await startRun(world.product.url, visitor.token, { prompt: 'a blue mug' });
  await visitor.page
    .getByRole('button', { name: /a blue mug/ })
    .first()
    .waitFor(SEEN);
  await titleIs(own);
  expect(await visitor.page.evaluate(() => window.notes.length)).toBe(1);
});

test('the page survives a browser that allows notifications and then throws', async () => {
  const own = await visitor.page.title();
  await visitor.page.evaluate(() => {
    window.refusesNotes = true;
  });
  await look(true);
  await startRun(world.product.url, visitor.token, { prompt: 'a green mug' });
  await titleIs(title.done({ title: own }));
  await look(false);
  await titleIs(own);
  expect(visitor.problems).toEqual([]);
});
