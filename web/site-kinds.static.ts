import { SITES } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';

/** The kinds of tools that each site has: the header has a menu for each. */
export const KINDS_OF_SITE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(SITES).map(({ id }) => [
    id,
    [...new Set(TOOLS.filter(({ sites }) => sites.includes(id)).map(({ kind }) => kind))],
  ]),
);
