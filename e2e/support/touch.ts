import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

const REST_MS = 200;

type Spot = Readonly<{ x: number; y: number }>;

/** Puts a finger down, moves it and lifts it. */
export async function dragByTouch(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  // It rests before it is lifted: a tap right after a fling would only stop the fling.
  await setTimeout(REST_MS);
  await send('touchMove', to);
  await send('touchEnd');
  await session.detach();
}

/** The middle of the visible part of an element. */
export async function middleOf(shown: Locator): Promise<Spot> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Touch targets less than 44 pixels high or less than 32 wide: neighbours share the space between them. Targets that
 * are scrolled away or covered are left out.
 */
export function smallTargets(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const reach = (element: Element, x: number, y: number, across: number, down: number) => {
      const answers = (distance: number) => {
        const hit = document.elementFromPoint(x + across * distance, y + down * distance);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      let most = 0;
      while (most < 44 && answers(most + 1)) most += 1;
      return most;
    };
    return [
      ...root.querySelectorAll('button, select, input:not([type=radio], .sr-only), [role=slider]'),
    ].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!seen || !element.contains(document.elementFromPoint(x, y))) return [];
      const down = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1;
      const across = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return down < 43 || across < 32 ? [`${name}: ${across} × ${down}`] : [];
    });
  });
}

/**
 * Touch targets less than 44 pixels high, anywhere on a page. Links within a sentence are as high as their line;
 * covered targets are left out.
 */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    const reach = (element: Element, x: number, y: number, step: number) => {
      let most = 0;
      while (most < 44 && within(element, x, y + step * (most + 1))) most += 1;
      return most;
    };
    const kinds =
      'a[href], button, select, summary, input, label:has(input[type=radio], input[type=checkbox])';
    return [...document.querySelectorAll(kinds)].flatMap((element) => {
      const { display } = getComputedStyle(element);
      const isText = element.matches('a') && display === 'inline';
      if (isText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.matches('input:is([type=radio], [type=checkbox], [type=file], .sr-only)')) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || height < 2 || !within(element, x, y)) return [];
      const high = reach(element, x, y, -1) + reach(element, x, y, 1) + 1;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return high < 43 ? [`${element.localName} ${name}: ${high}`] : [];
    });
  });
}
