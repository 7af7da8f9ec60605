import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What is wrong with the screen as it stands: rules of WCAG that it breaks, and sideways scrolling. With `SHOTS` set to
 * a folder it also leaves a picture of the screen there.
 *
 * @param name of the picture, without ending
 */
export async function findFlaws(page: Page, name: string): Promise<string[]> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`) });
  // In the page itself: the other way opens a second page for the result, for the sake of frames of other origins, which
  // the product does not have, and takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const flaws = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`),
  );
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sideways > 0 ? [...flaws, `the page is ${sideways} pixels too wide`] : flaws;
}
