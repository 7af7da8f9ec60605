import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';

let shared: Promise<Browser> | undefined;

/** The browser of this worker, for one test file after another: it ends with the process. */
export async function openBrowser(): Promise<Browser> {
  const open = await shared;
  if (open?.isConnected()) return open;
  shared = launchBrowser();
  return shared;
}

/** Ends everything that a test file left open: profiles, pages, their workers. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/**
 * Features of Chromium that are off. The switch replaces Playwright's, so the list begins with Playwright's features that
 * matter here: upgrades to HTTPS, painting held back, prompts before leaving, requests to the outside.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Pages of the address bar and other parts of a window that no test sees. They are loaded for each new profile, which
  // takes a third of a second of processor time: more than many of our own pages.
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'InitialWebUI',
].join(',');

/** Chromium without background network traffic; `CHROMIUM_PATH` is its path. */
const LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // One process for the pages of a profile, and no spare process.
    '--process-per-site',
    '--renderer-process-limit=1',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES}`,
  ],
};
const launchBrowser = (): Promise<Browser> => chromium.launch(LAUNCH);

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors that the page's scripts threw or logged. */
  problems: string[];
}

/** A new visitor: an empty browser profile in a language. */
export async function visit(browser: Browser, url: string, options: ProfileOptions): Promise<Visitor> {
  const context = await browser.newContext(profileOf(url, options));
  return visitorOf(context, await context.newPage());
}

/** A visitor in a browser that keeps its profile in this folder, also when it is killed. */
export async function visitWithProfile(
  folder: string,
  url: string,
  options: { language: 'en' | 'zh' },
): Promise<Visitor> {
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...profileOf(url, options) });
  return visitorOf(context, context.pages()[0] ?? (await context.newPage()));
}

type ProfileOptions = { language: 'en' | 'zh'; width?: number; height?: number; touch?: boolean };

const profileOf = (url: string, options: ProfileOptions) => ({
  baseURL: url,
  locale: options.language === 'zh' ? 'zh-CN' : 'en-GB',
  viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
  reducedMotion: 'reduce' as const,
  ...(options.touch ? { hasTouch: true, isMobile: true } : {}),
});

function visitorOf(context: BrowserContext, page: Page): Visitor {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser logs refused requests itself, and journeys provoke those.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  return { page, context, problems };
}

/** Signs a visitor in, by the cookie of a host other than `localhost`. */
export async function keepSession({ context }: Visitor, url: string, token: string): Promise<void> {
  await context.addCookies([{ name: 'inkreel.token', value: token, url }]);
}

/** Turns the wheel over the middle of an element to zoom in, so fast that nothing is drawn in between. */
export function turnWheel(over: Locator, turns: number): Promise<void> {
  return over.evaluate((element, count) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2, deltaY: -100 };
    for (let turn = 0; turn < count; turn += 1)
      element.dispatchEvent(new WheelEvent('wheel', { ...place, bubbles: true, cancelable: true }));
  }, turns);
}
