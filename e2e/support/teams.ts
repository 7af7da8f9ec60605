import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callApi } from './api.ts';
import { type Visitor, visit } from './browser.ts';
import { payOrder } from './orders.ts';
import { RUN_PATH, SMALL_RUN, untilEnded } from './runs.ts';
import { registerByIdentity, type Studio, studioOf } from './studio.ts';
import { walkedLanguages } from './walked-languages.ts';
import { collectFlaws, enterSite, type World } from './world.ts';

/**
 * Two people of one team: buying seats, accepting an invitation, roles, projects up to the cap, leaving.
 */
export function describeTeams(site: SiteId): void {
  const world = enterSite(site);
  describe.each(walkedLanguages(site, SITES[site].defaultLanguage))('in %s', (language) => {
    describeTeam(world, site, language);
  });
}

function describeTeam(world: World, site: SiteId, language: Language): void {
  const texts = teamTexts[language] as (typeof teamTexts)['en'];
  const { team, invitations, join, projects } = texts;
  const [boss, friend] = [studioOf(site, language, 7), studioOf(site, language, 8)];
  const visitors: Visitor[] = [];
  const { found, look } = collectFlaws(`${site}-${language}`);
  let token: string;
  let founder: Page;
  let guest: Page;
  let names: { boss: string; friend: string };

  const enter = async (width?: number) => {
    const visitor = await visit(world.browser, world.product.url, {
      language,
      ...(width === undefined ? {} : { width, height: 844 }),
    });
    visitors.push(visitor);
    return visitor.page;
  };
  const signIn = async (page: Page, studio: Studio) => {
    await page.getByRole('button', { name: studio.texts.shell.signIn }).first().click();
    await studio.fillSignIn(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: studio.texts.signIn.login, exact: true })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  const actionsOf = (name: string) => founder.getByRole('button', { name: team.actions({ name }) });
  const members = async () =>
    (
      await callApi<{ items: { name: string; role: string }[] }>(world.product.url, 'GET', '/org/members', {
        token,
      })
    ).data.items;

  test('a founder buys seats and makes an invitation', async () => {
    token = await registerByIdentity(world.product.url, boss, site);
    const { data } = await callApi<{ id: string; type: string }[]>(
      world.product.url,
      'GET',
      '/open/system/version/products',
      {},
    );
    await payOrder(world.product.url, token, data.find(({ type }) => type === 'team')?.id ?? '', 2);
    founder = await enter();
    await founder.goto(boss.path('/team'));
    await signIn(founder, boss);
    await founder.getByRole('heading', { name: team.title, exact: true }).waitFor();
    await founder.getByText(team.seats({ taken: 1, seats: 2 })).waitFor();
    await founder.getByRole('button', { name: invitations.create }).click();
    await founder
      .getByRole('textbox', { name: /\/|[A-Z2-9]{4}/ })
      .first()
      .waitFor();
    await look(founder, 'team-founder');
  });

  test('a program uses a key of the team until it is revoked', async () => {
    const { form, once, list } = apiKeyTexts[language] as (typeof apiKeyTexts)['en'];
    await founder.getByRole('link', { name: texts.apiKeys.manage }).click();
    await founder.getByLabel(form.name).fill('Shop');
    await founder.getByRole('button', { name: form.create }).click();
    await founder.getByRole('heading', { name: once.title }).waitFor();
    const key = (await founder.locator('.key-text').textContent()) ?? '';
    await look(founder, 'api-key-made');
    const { url } = world.product;
    const run = () =>
      callApi<{ output: { task_id: string } }>(url, 'POST', RUN_PATH, {
        token: key,
        key: 'order-1',
        body: SMALL_RUN,
      });
    const [first, again] = [await run(), await run()];
    expect(again.data.output.task_id).toBe(first.data.output.task_id);
    const { state, results } = await untilEnded(url, key, first.data.output.task_id);
    expect(state).toBe('SUCCEEDED');
    // An absolute URL.
    expect((await fetch(results[0]?.file.url ?? '')).headers.get('content-type')).toBe('image/png');
    await founder.getByRole('button', { name: once.saved }).click();
    await founder.reload();
    await founder.getByText('Shop', { exact: true }).waitFor();
    expect(await founder.content()).not.toContain(key.slice(0, -4));
    await founder.getByRole('button', { name: list.revokeOf({ name: 'Shop' }) }).click();
    await founder.getByRole('dialog').getByRole('button', { name: list.revoke }).click();
    await founder.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await run()).status).toBe(401);
    await look(founder, 'api-key-revoked');
    await founder.goBack();
  });

  test('a guest on a phone follows the link, registers and is in the team', async () => {
    const link = await founder.getByRole('main').locator('input[readonly]').inputValue();
    guest = await enter(390);
    const code = link.split('/').at(-1) ?? '';
    await guest.goto(boss.path(`/join/${code}`));
    await guest.getByRole('button', { name: join.signIn }).click();
    const dialog = guest.getByRole('dialog');
    await dialog.getByRole('button', { name: friend.texts.signIn.register }).click();
    await friend.fillSignIn(guest);
    await expect.poll(() => dialog.getByLabel(friend.texts.signIn.inviteCode).inputValue()).toBe(code);
    await dialog.getByRole('button', { name: friend.texts.signIn.register, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await members()).length, { timeout: 20_000 }).toBe(2);
    // The invitation was for one person, so its code is used up by now.
    const { data } = await callApi<{ name: string }>(
      world.product.url,
      'GET',
      '/cloud/request/system/org/current',
      { token },
    );
    await guest.getByRole('heading', { name: join.joined({ team: data.name }) }).waitFor();
    await look(guest, 'joined-phone');
    const [first, second] = await members();
    names = { boss: first?.name ?? '', friend: second?.name ?? '' };
  });

  test('the founder sees the new member, no free seat, and makes an admin of them', async () => {
    await founder.reload();
    await founder.getByText(team.seats({ taken: 2, seats: 2 })).waitFor();
    await founder.getByText(invitations.noSeat).waitFor();
    await actionsOf(names.friend).click();
    await founder.getByRole('button', { name: team.makeAdmin }).click();
    await expect.poll(async () => (await members())[1]?.role, { timeout: 20_000 }).toBe('admin');
    await look(founder, 'team-two');
  });

  test('the role is passed on only after the dialog has explained what changes', async () => {
    await actionsOf(names.friend).click();
    await founder.getByRole('button', { name: team.passOn }).click();
    const dialog = founder.getByRole('dialog', { name: team.passOnTitle({ name: names.friend }) });
    await dialog.waitFor();
    await look(founder, 'pass-on');
    await dialog.getByRole('button', { name: team.passOnDo({ name: names.friend }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await members()).map(({ role }) => role), { timeout: 20_000 })
      .toEqual(['admin', 'founder']);
  });

  test('on a phone the menus of the lists work as well', async () => {
    await guest.goto(friend.path('/team'));
    await guest.getByRole('button', { name: team.actions({ name: names.boss }) }).click();
    await guest.getByRole('button', { name: team.makeMember }).click();
    await expect.poll(async () => (await members())[0]?.role, { timeout: 20_000 }).toBe('member');
    await look(guest, 'team-phone');
  });

  test('a project is created and archived', async () => {
    await founder.goto(boss.path('/projects'));
    await founder.getByRole('button', { name: projects.new }).click();
    await founder.getByRole('textbox', { name: projects.name }).fill('Autumn');
    await founder.getByRole('button', { name: projects.create }).click();
    await founder.getByText('Autumn').first().waitFor();
    await look(founder, 'projects');
    await founder.getByRole('button', { name: projects.actions({ name: 'Autumn' }) }).click();
    await founder.getByRole('button', { name: projects.archive, exact: true }).click();
    await founder
      .getByText(projects.archivedNow({ name: 'Autumn' }))
      .first()
      .waitFor();
  });

  test('a user without another team learns why they cannot leave', async () => {
    await founder.goto(boss.path('/team'));
    await founder.getByText(team.leaveOnly).waitFor();
  });

  test('no screen had a layout fault, and no script logged an error', async () => {
    for (const { context } of visitors) await context.close();
    expect([...found, ...visitors.flatMap(({ problems }) => problems)]).toEqual([]);
  });
}
