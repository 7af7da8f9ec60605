import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import type { Locator, Page } from 'playwright-core';
import { callApi } from './api.ts';
import { keepSession, type Visitor, visit } from './browser.ts';
import type { World } from './world.ts';

const TEXTS = { en, zh };

const PASSWORD = 'paper and ink 7';

/** The pages of the product in a language, by roles and names. */
export interface Studio {
  texts: typeof en;
  /** A path of the site in this language. */
  path(rest: string): string;
  /** The user's e-mail address, or mobile number if the site signs in by that. */
  identity: string;
  runButton(page: Page): Locator;
  prompt(page: Page): Locator;
  /** A choice with hidden radio buttons: ratio, candidates, quality, style. */
  choose(page: Page, group: string, choice: string): Promise<void>;
  fillSignIn(page: Page): Promise<void>;
  candidates(page: Page): Locator;
}

/** @param number distinguishes users of one site and language */
export function studioOf(site: SiteId, language: Language, number: number): Studio {
  const texts = TEXTS[language] as typeof en;
  const { defaultLanguage, signInWays } = SITES[site];
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  const byMobile = signInWays.includes('mobile');
  const person = LANGUAGE_NUMBERS[language] * 10 + number;
  const identity = byMobile ? `138001380${person}` : `person-${person}@example.com`;
  const { verb } = aiImageGenerator.text[language];
  return {
    texts,
    identity,
    path: (rest) => (prefix + rest).replace(/(.)\/$/, '$1'),
    runButton: (page) => page.getByRole('button', { name: new RegExp(`^${verb}`) }),
    prompt: (page) => page.getByRole('textbox', { name: new RegExp(`^${texts.tools.fields.prompt}`) }),
    choose: (page, group, choice) =>
      page
        .getByRole('radiogroup', { name: new RegExp(`^${group}`) })
        .getByRole('radio', { name: choice, exact: true })
        // The label covers the button and takes its click.
        .check({ force: true }),
    fillSignIn: async (page) => {
      await page.getByLabel(byMobile ? texts.signIn.mobile : texts.signIn.email).fill(identity);
      await page.getByRole('textbox', { name: texts.signIn.password, exact: true }).fill(PASSWORD);
    },
    candidates: (page) => page.getByRole('group', { name: texts.tools.candidates.label, exact: true }),
  };
}

const LANGUAGE_NUMBERS: Record<Language, number> = { en: 1, zh: 2 };

/** Another session of the same user, for the parts of a journey without a browser. */
export async function signInByApi(url: string, { identity }: Studio, site: SiteId): Promise<string> {
  const way = SITES[site].signInWays.includes('mobile') ? 'mobile' : 'email';
  const body = { [way]: identity, password: PASSWORD };
  const { data, message } = await callApi<{ token?: string }>(url, 'POST', `/passport/login/${way}`, {
    body,
  });
  if (data.token === undefined) throw new Error(message);
  return data.token;
}

/** Creates the user's account and returns its token. */
export async function registerByIdentity(url: string, { identity }: Studio, site: SiteId): Promise<string> {
  const way = SITES[site].signInWays.includes('mobile') ? 'mobile' : 'email';
  const body = { [way]: identity, password: PASSWORD };
  const { data, message } = await callApi<{ token?: string }>(url, 'POST', `/passport/register/${way}`, {
    body,
  });
  if (data.token === undefined) throw new Error(message);
  return data.token;
}

/** A user with an account, and the token of the session. */
export interface Principal extends Visitor {
  token: string;
}

/** A new user at the international site in English, signed in, without an open page. */
export async function visitRegistered({ product: { url }, browser }: World): Promise<Principal> {
  const token = await registerByIdentity(url, studioOf('intl', 'en', 9), 'intl');
  const visitor = await visit(browser, url, { language: 'en' });
  await keepSession(visitor, url, token);
  return { ...visitor, token };
}
