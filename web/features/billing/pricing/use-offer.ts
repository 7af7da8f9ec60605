import { listProducts, type Product, purchaseTerms } from '@inkreel/contract/api/orders.ts';
import { firstProducts } from '@inkreel/contract/first-products.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { QUERY_KEYS, useSiteFactsQuery } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useSite } from '../../../lib/site.ts';
import type { Terms } from './offer.ts';
import { useAwake } from './use-awake.ts';

const TERMS_KEY = ['pricing', 'terms'] as const;

/**
 * The catalogue in the order of the cards, in the language that is shown. It is public: kept when someone signs out.
 */
export function useProducts() {
  const { language } = useLanguage();
  return useQuery(productsQuery(language));
}

const productsQuery = (language: Language) =>
  queryOptions<readonly Product[]>({
    queryKey: [...QUERY_KEYS.pointConfig, 'products', language],
    queryFn: ({ signal }) => call(listProducts, { query: {}, signal }),
    staleTime: 60_000,
  });

function useTermsQuery() {
  return useQuery({
    queryKey: TERMS_KEY,
    queryFn: ({ signal }) => call(purchaseTerms, { signal }),
    enabled: useSignedIn(),
  });
}

/** What the organisation may buy now; undefined for guests and until it is known. */
export function useTerms(): Terms | undefined {
  const { data } = useTermsQuery();
  return useSignedIn() ? data : undefined;
}

/** Whether the server has said on this page that its prices are the prerendered ones. */
const asBuilt = typeof document !== 'undefined' && document.querySelector('[data-live=""]') !== null;

/**
 * The cards' products, undefined until they are known. A prerendered page shows those of a new installation (`built`)
 * until the server has answered; one whose prices are others hides them (pricing.css).
 */
export function useOffered(): { products: readonly Product[] | undefined; built: boolean } {
  const { data } = useProducts();
  const { language } = useLanguage();
  const site = useSite();
  const [awake, settled] = [useAwake(), useSettled()];
  const built = !awake || (asBuilt && !settled);
  return { products: built ? firstProducts(site, language) : settled ? data : undefined, built };
}

/**
 * The server's product for a card, fetched if it is not known yet: the prerendered cards have no ids.
 * @returns undefined if the server sells no such product, or cannot be reached
 */
export async function findSold(
  client: QueryClient,
  language: Language,
  { type, valid_days: days, price, point }: Product,
): Promise<Product | undefined> {
  const sold = await client.fetchQuery(productsQuery(language)).catch((): readonly Product[] => []);
  return sold.find(
    (one) => one.type === type && one.valid_days === days && one.price === price && one.point === point,
  );
}

/** Whether products, site facts and terms have been fetched, with or without success. */
export function useSettled(): boolean {
  const queries = [useProducts(), useSiteFactsQuery(), useTermsQuery()];
  const isLoading = queries.some((query) => query.isLoading);
  return useAwake() && !isLoading;
}

/** The terms, fetched now; undefined if unavailable: then the server decides at the order. */
export async function fetchTerms(client: QueryClient): Promise<Terms | undefined> {
  try {
    return await client.fetchQuery({ queryKey: TERMS_KEY, queryFn: () => call(purchaseTerms), staleTime: 0 });
  } catch {
    return undefined;
  }
}

/** After a payment: balance, plan, terms and ledger are out of date. */
export function refreshMoney(client: QueryClient): void {
  const publicKeys: readonly unknown[] = [QUERY_KEYS.pointConfig[0], QUERY_KEYS.siteFacts[0]];
  void client.invalidateQueries({ predicate: (query) => !publicKeys.includes(query.queryKey[0]) });
}
