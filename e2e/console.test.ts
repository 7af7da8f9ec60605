/**
 * The operators' console in a real browser: points are corrected, an order is refunded, and both are
 * logged.
 */
import fs from 'node:fs';
import path from 'node:path';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { payOrder } from './support/orders.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { walkedLanguages } from './support/walked-languages.ts';
import { collectFlaws, expectPromises, startWorld } from './support/world.ts';

const BUILTIN = { en: 'Built-in engine', zh: '内置引擎' };
const REASON = 'Asked for by phone';

let operator: string;

const world = startWorld(() => ({}));
beforeAll(async () => {
  // The first account of an installation is its operator.
  operator = await registerByIdentity(world.product.url, studioOf('intl', 'en', 9), 'intl');
});

describe.each(walkedLanguages('intl', 'zh'))('in %s', (language) => {
  const studio = studioOf('intl', language, 2);
  const texts = adminTexts[language] as (typeof adminTexts)['en'];
  const { found, look: lookAt } = collectFlaws(`console-${language}`);
  let visitor: Visitor;
  let page: Page;
  let token: string;
  let order: string;

  const look = (step: string) => lookAt(page, step);
  const open = async (section: string) => {
    await page.goto(studio.path(`/admin${section}`));
    await page.getByRole('main').waitFor();
  };
  const balance = async () =>
    (
      await callApi<{ total: number }>(world.product.url, 'GET', '/cloud/request/system/org/current/point', {
        token,
      })
    ).data.total;
  const act = async (verb: string) => {
    await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem', { name: verb }).click();
  };

  beforeAll(async () => {
    token = await registerByIdentity(world.product.url, studio, 'intl');
    const { data } = await callApi<{ id: string }[]>(
      world.product.url,
      'GET',
      '/open/system/version/products',
      {},
    );
    order = await payOrder(world.product.url, token, data[0]?.id ?? '');
    visitor = await visit(world.browser, world.product.url, { language });
    ({ page } = visitor);
    await keepSession(visitor, world.product.url, operator);
  });

  test('every section opens with its content', async () => {
    for (const section of Object.keys(texts.sections)) {
      await open(section === 'overview' ? '' : `/${section}`);
      await page
        .getByRole('heading', { name: texts.sections[section as keyof typeof texts.sections] })
        .first()
        .waitFor();
      await look(section);
    }
  });

  test('the order of engines is changed by keyboard, one is switched off, and a key is set and removed', async () => {
    const { engines } = texts;
    const order = async () => {
      const { data } = await callApi<
        { capability: string; engines: { engine: string; off: boolean; missing: string | null }[] }[]
      >(world.product.url, 'GET', '/admin/engines', { token: operator });
      return data.find(({ capability }) => capability === 'upscale')?.engines ?? [];
    };
    const before = await order();
    await open('/engines');
    const tool = TOOLS.find(({ capability }) => capability === 'upscale')?.text[language].name ?? '';
    await page.getByRole('button', { name: tool, exact: true }).click();
    const list = page.getByRole('list', { name: engines.orderOf({ name: tool }) });
    const handle = list.getByRole('listitem').last().getByRole('button').first();
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await order()).at(-2)?.engine).toBe('builtin');
    const held = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(held).toBe(engines.move({ name: BUILTIN[language] }));
    await list.getByRole('switch').first().click();
    await expect.poll(async () => (await order())[0]?.off).toBe(true);
    await look('engines-order');
    await page.locator('.engines-possible').getByRole('button', { name: 'fal' }).click();
    await page
      .getByRole('textbox')
      .or(page.locator('input[type=password]'))
      .first()
      .fill('fal-key-0123456789');
    await look('engines-key');
    await page.getByRole('button', { name: engines.keys.save, exact: true }).click();
    await page.getByText('…6789').waitFor();
    const colon = language === 'zh' ? '：' : ': ';
    await page.getByRole('button', { name: `${engines.keys.edit}${colon}fal` }).click();
    await page.getByRole('button', { name: `${engines.keys.remove}${colon}FAL_KEY` }).click();
    await page.getByRole('button', { name: engines.keys.save, exact: true }).click();
    await page.getByText('…6789').waitFor({ state: 'detached' });
    // Restore the state for the other language.
    const rows = before.map(({ engine, off }) => ({ engine, off }));
    const body = { capabilities: ['upscale'], engines: rows };
    await callApi(world.product.url, 'PUT', '/admin/engines/order', { token: operator, body });
  });

  test('a route gets a price, which the studio shows; an outdated price is refused, and nothing is charged', async () => {
    const api = <Data = null>(method: 'GET' | 'PUT', path: string, body?: object) =>
      callApi<Data>(world.product.url, method, path, { token: operator, ...(body ? { body } : {}) });
    type Routes = { capability: string; engines: { engine: string; off: boolean }[] }[];
    const price = async (points: number | null) => {
      const { data } = await api<Routes>('GET', '/admin/engines');
      const there = data.find(({ capability }) => capability === 'text_to_image')?.engines ?? [];
      const engines = there.map(({ engine, off }) => ({
        engine,
        off,
        points: engine === 'builtin' ? points : null,
      }));
      await api('PUT', '/admin/engines/order', { capabilities: ['text_to_image'], engines });
    };
    const spent = async () =>
      (await api<{ total: number }>('GET', '/cloud/request/system/org/current/point')).data.total;
    const key = (FAL_KEY: string | null) =>
      api('PUT', '/admin/engines/settings', { engine: 'fal', values: { FAL_KEY } });
    await key('fal-key-0123456789');
    const tool = TOOLS.find(({ id }) => id === 'ai-image-generator')?.text[language].name ?? '';
    await open('/engines');
    await page.getByRole('button', { name: tool, exact: true }).click();
    const list = page.getByRole('list', { name: texts.engines.orderOf({ name: tool }) });
    const field = list.getByRole('listitem').last().getByRole('textbox');
    await field.fill('0');
    await field.press('Enter');
    await list.getByText(texts.engines.price.wrong).waitFor();
    await field.fill('33');
    await field.press('Enter');
    await list.getByText(texts.engines.price.own).waitFor();
    await look('engines-price');

    const { engines, run } = studio.texts.tools;
    await page.goto(studio.path('/img-tools/ai-image-generator/editor'));
    await page.locator('[data-prompt]').fill('a red apple on a table');
    const choice = page.getByLabel(engines.label, { exact: true });
    await choice.selectOption('builtin');
    const button = page.locator('.run-button');
    await button.getByText(run.price({ points: 33 })).waitFor();
    const before = await spent();
    await price(44);
    await button.click();
    await page
      .locator('.run-refused')
      .getByText(studio.texts.failures.priceNow({ points: 44 }))
      .waitFor();
    await button.getByText(run.price({ points: 44 })).waitFor();
    await look('price-changed');
    expect(await spent()).toBe(before);
    // Restore the state for the other language.
    await choice.selectOption('');
    await price(null);
    await key(null);
  });

  test('a file that is not the model of its name is found by the check, reported and deleted', async () => {
    const { acts, actOf, removing, states } = texts.engines.models;
    const name = 'MI-GAN';
    const folder = path.join(world.product.dataFolder, 'models');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'migan.onnx'), 'no model');
    await open('/engines');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(states.copied).waitFor();
    await row.getByRole('button', { name: actOf({ act: acts.copied, name }) }).click();
    await row.getByText(texts.engines.columns.lastError).click();
    await row.getByText(/checksum/u).waitFor();
    await look('engines-models');
    await row.getByRole('button', { name: actOf({ act: acts.remove, name }) }).click();
    await page.getByRole('dialog', { name: removing.title({ name }) }).waitFor();
    await look('engines-model-remove');
    await page.getByRole('dialog').getByRole('button', { name: acts.remove, exact: true }).click();
    await row.getByText(states.absent).waitFor();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('points are added with a reason, which the organisation sees', async () => {
    const { data } = await callApi<{ name: string }>(
      world.product.url,
      'GET',
      '/cloud/request/system/org/current',
      {
        token,
      },
    );
    const before = await balance();
    await open(`/organisations?search=${encodeURIComponent(data.name)}`);
    await act(texts.organisations.correct.action);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.organisations.correct.points, { exact: true }).fill('25');
    await dialog.getByLabel(texts.ask.reason).fill(REASON);
    await look('correct');
    // The last one of this name: the first chooses between adding and removing.
    await dialog.getByRole('button', { name: texts.organisations.correct.add, exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await balance()).toBe(before + 25);
    const records = await callApi<{ items: { reason: string; points: number }[] }>(
      world.product.url,
      'GET',
      '/credits/records?limit=1',
      { token },
    );
    expect(records.data.items[0]).toMatchObject({ reason: REASON, points: 25 });
  });

  test('an order is refunded; its points are revoked, and both are logged', async () => {
    await open(`/orders?search=${order}`);
    await act(texts.orders.refund.action);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.ask.reason).fill(REASON);
    await look('refund');
    await dialog.getByRole('button', { name: texts.orders.refund.action }).click();
    await dialog.waitFor({ state: 'hidden' });
    const status = async () =>
      (
        await callApi<{ status: number }>(
          world.product.url,
          'GET',
          `/cloud/request/system/org/order/${order}`,
          {
            token,
          },
        )
      ).data.status;
    await expect.poll(status, { timeout: 20_000 }).toBe(3);
    expect(await balance()).toBe(225);
    await open('/audit');
    await expect.poll(() => page.getByText(REASON).count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  });

  test('the console does not exist for anyone else', async () => {
    const other = await visit(world.browser, world.product.url, { language });
    await keepSession(other, world.product.url, token);
    await other.page.goto(studio.path('/admin/users'));
    await other.page.getByRole('heading', { name: studio.texts.pages.notFound.title }).waitFor();
    await Promise.all([visitor.context.close(), other.context.close()]);
    expect([...found, ...visitor.problems]).toEqual([]);
  });
});

test('after all these actions every guarantee about points holds', () => expectPromises(world));
