import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * The checker without its comments, which halves what the browser parses; each page gets it once, however often it is
 * inspected.
 */
const SOURCE = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Flaws of the current screen: violated WCAG rules, and sideways scrolling. With `SHOTS` set to a folder it also saves
 * a screenshot there.
 *
 * @param name of the picture, without ending
 */
export async function findFlaws(page: Page, name: string): Promise<string[]> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`) });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    // Only a rule that is off by default needs the style sheets preloaded; the product has no frames.
    const { violations } = await checker.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      iframes: false,
    });
    const flaws = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth - clientWidth;
    return sideways > 0 ? [...flaws, `the page is ${sideways} pixels too wide`] : flaws;
  });
}
