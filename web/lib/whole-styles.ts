/**
 * Loads the style sheets that a built page has in part (`web/build/used-styles.ts`), for what is drawn from now on. They
 * stand before the part, so that no rule of the page changes its rank.
 */
export function loadWholeStyles(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-part]')) {
    link.removeAttribute('data-part');
    link.disabled = false;
  }
}
