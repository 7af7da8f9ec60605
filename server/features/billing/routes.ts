import {
  creditRecords,
  creditRecordsFile,
  dailyCredits as dailyCreditsEndpoint,
  pointConfig,
  qrCode,
} from '@inkreel/contract/api/billing.ts';
import { currentPoints } from '@inkreel/contract/api/organisations.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import { dailyCredits } from './daily-credits.ts';
import { listRecords } from './list-records.ts';
import type { Prices } from './prices.ts';
import { sendQrCode } from './qr-code.ts';
import { readBalance } from './read-balance.ts';
import { sendRecordsFile } from './records-file.ts';

/** Points config, balance and ledger. */
export function billingRoutes(deps: { db: Db; clock: Clock; prices: Prices }): Route[] {
  return [
    route(pointConfig, async () => ({ ...(await deps.prices.all()) })),
    route(currentPoints, ({ user }) => readBalance(deps, user.organisationId)),
    route(creditRecords, ({ user, query }) => listRecords(deps, user, query)),
    route(creditRecordsFile, ({ user, query, language, raw }) =>
      sendRecordsFile(deps, user, query, language, raw.reply),
    ),
    route(dailyCreditsEndpoint, ({ user, query }) => dailyCredits(deps, user, query)),
    route(qrCode, ({ query, raw }) => sendQrCode(query.text, raw.reply)),
  ];
}
