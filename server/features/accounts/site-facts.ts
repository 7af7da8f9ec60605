import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { siteFacts } from '@inkreel/contract/api/sign-in.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import type { Clock } from '../../clock.ts';
import { type Route, route } from '../../http/route.ts';

interface SiteFactsDeps {
  clock: Clock;
  /** The provider of social sign-in; undefined if the site does not offer it or none is set up. */
  social: { name: string } | undefined;
  /** Whether mails are really sent. */
  mail: boolean;
  /** Address of the contact button; undefined if the site shows none or none is set. */
  contact: string | undefined;
  payWays: readonly PayWay[];
  /** Whether payments are only tests. */
  testPayments: boolean;
  /** The engines' current state for the site's tools. */
  tools: () => OutputOf<typeof siteFacts>['tools'];
  /** Names of the engines that are open. */
  engines: () => OutputOf<typeof siteFacts>['engines'];
}

/** What this installation offers, which prebuilt pages cannot know. */
export function siteRoutes(deps: SiteFactsDeps): Route[] {
  return [
    route(siteFacts, async () => ({
      social: deps.social?.name ?? null,
      mail: deps.mail,
      contact: deps.contact ?? null,
      pay_ways: [...deps.payWays],
      test_payments: deps.testPayments,
      tools: deps.tools(),
      engines: deps.engines(),
      now: deps.clock.now().toISOString(),
    })),
  ];
}
