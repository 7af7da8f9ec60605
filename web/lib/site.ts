import { SITES, type Site, type SiteId } from '@inkreel/contract/site.ts';
import { createContext, use } from 'react';

/** The site of this page; the prerender writes it into the html element. */
export const SiteContext = createContext<Site>(SITES.intl);

/** The site variant that is shown. */
export function useSite(): Site {
  return use(SiteContext);
}

/** Reads the site that the prerender wrote; the international one if nothing is written. */
export function siteOfDocument(html: Pick<HTMLElement, 'dataset'>): Site {
  const id = html.dataset['site'];
  return SITES[(id === 'cn' ? id : 'intl') satisfies SiteId];
}
