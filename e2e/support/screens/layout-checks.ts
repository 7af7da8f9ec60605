import type { Page } from 'playwright-core';
import { takesAll } from '../../../server/testing/rounds.ts';

/** Widths in CSS pixels at which every screen holds, from a small phone to a wide desktop. */
const WIDTHS: readonly number[] = [320, 390, 768, 820, 1024, 1180, 1366, 1440, 1920];
/** The narrowest width of each layout: content that fits there fits at the others. */
const NARROWEST: readonly number[] = [320, 390, 768, 1024, 1366];
/** From this width up, the canvas of an editor keeps at least half of the window. */
const CANVAS_FROM = 768;
/** Height of the window for each width, in CSS pixels, as on devices of that width. */
const HEIGHTS: Record<number, number> = {
  320: 568,
  390: 844,
  768: 1024,
  820: 1180,
  1024: 768,
  1180: 820,
  1366: 768,
};

/** Widths at which a screen is checked: the narrowest of each layout, or all with `ROUNDS=all` or for screenshots. */
export const widthsFor = ({ pictures }: { pictures: boolean }): readonly number[] =>
  takesAll || pictures ? WIDTHS : NARROWEST;

export const heightOf = (width: number): number => HEIGHTS[width] ?? 900;

/**
 * Layout faults at the current width: sideways scrolling, controls that the window or a parent cuts
 * off, labels longer than their button, text squeezed into a column of a few letters, an editor whose canvas is too
 * narrow or that leaves a column empty.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((canvasFrom) => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth - width;
    if (wide > 0) faults.push(`the page is ${wide} pixels too wide`);

    const nameOf = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')} "${text}"`;
    };
    // Radio buttons and file inputs are hidden below their labels; skip links are outside the window.
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return style.clipPath === 'none' && box.width > 2 && box.height > 2 && box.bottom > -500;
    };
    const controls =
      'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]';
    for (const control of document.querySelectorAll(controls)) {
      if (!isShown(control) || control.closest('.skip-link, [inert], [aria-hidden=true]')) continue;
      const box = control.getBoundingClientRect();
      let [left, right] = [0, width];
      let scrolls = false;
      for (let parent = control.parentElement; parent && !scrolls; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        // Scrolling or dragging brings the controls of these into view.
        scrolls = /auto|scroll/.test(style.overflowX) && parent.scrollWidth > parent.clientWidth + 1;
        if (style.overflowX === 'visible' || parent === document.body) continue;
        const outer = parent.getBoundingClientRect();
        [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        if (style.position === 'fixed') break;
      }
      const cut = Math.max(left - box.left, box.right - right);
      if (!scrolls && cut > 1.5) faults.push(`${Math.round(cut)} pixels cut off: ${nameOf(control)}`);
      const inner = control as HTMLElement;
      const longer = inner.scrollWidth - inner.clientWidth;
      const style = getComputedStyle(inner);
      const hides = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (control.tagName === 'BUTTON' && hides && inner.clientWidth > 0 && longer > 1)
        faults.push(`label ${longer} pixels too long: ${nameOf(control)}`);
    }

    // Table heads for screen readers only have almost no width.
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const holder = text.parentElement;
      if (words.length < 4 || !holder || !isShown(holder)) continue;
      if (getComputedStyle(holder).writingMode !== 'horizontal-tb') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 3 && words.length / lines < 4 && !isClipped(holder))
        faults.push(`squeezed into ${lines} lines: ${nameOf(holder)}`);
    }

    const workspace = document.querySelector('.workspace');
    const canvas = workspace?.querySelector(':scope > .stage');
    if (workspace && canvas && width >= canvasFrom) {
      const share = canvas.getBoundingClientRect().width / width;
      if (share < 0.5) faults.push(`the canvas has ${Math.round(share * 100)} % of the width`);
      const ends = [...workspace.children].filter(isShown).map((pane) => pane.getBoundingClientRect().right);
      const empty = workspace.getBoundingClientRect().right - Math.max(...ends);
      if (empty > 1) faults.push(`an empty column of ${Math.round(empty)} pixels at the right`);
    }
    return [...new Set(faults)];
  }, CANVAS_FROM);
}

/**
 * Differences when every other style sheet of the product is loaded too: a page that then looks different depends on
 * the sheets of pages that its visitor may not have opened.
 *
 * @param sheets addresses of all style sheets of the build
 */
export async function findStyleDependencies(page: Page, sheets: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const LOOKS = [
      'display',
      'position',
      'fontSize',
      'fontWeight',
      'color',
      'backgroundColor',
      'paddingTop',
      'paddingLeft',
      'marginTop',
      'columnGap',
      'rowGap',
      'borderBottomWidth',
      'borderTopLeftRadius',
      'objectFit',
      'textAlign',
      'flexDirection',
    ] as const;
    const marks = [...document.querySelectorAll('#app *')]
      .filter((one) => !one.closest('svg'))
      .slice(0, 2500);
    const looks = () =>
      marks.map((mark) => {
        const style = getComputedStyle(mark);
        return LOOKS.map((look) => style[look]);
      });
    const before = looks();
    const there = new Set(
      [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => (link as HTMLLinkElement).href),
    );
    await Promise.all(
      all
        .filter((sheet) => !there.has(new URL(sheet, location.origin).href))
        .map((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
          document.head.append(link);
          return loaded;
        }),
    );
    const after = looks();
    const changed: string[] = [];
    marks.forEach((mark, at) => {
      LOOKS.forEach((look, place) => {
        const [was, is] = [before[at]?.[place], after[at]?.[place]];
        // Elements that have left the page meanwhile have no style.
        if (was !== is && is !== '')
          changed.push(`${mark.tagName.toLowerCase()}.${mark.className}: ${look} ${was} -> ${is}`);
      });
    });
    return changed.slice(0, 20);
  }, sheets);
}
