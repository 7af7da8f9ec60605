import { Readable } from 'node:stream';
import type { creditRecordsFile } from '@inkreel/contract/api/billing.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { and, asc, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { checkTimeZone } from '../../time-zone.ts';
import { findUsers, nameIn } from '../accounts/find-users.ts';
import { namesOfProjects } from '../organisations/project-names.ts';
import { contentDisposition } from '../storage/content-disposition.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { type LedgerReader, seenRecords } from './seen-records.ts';
import { ledgerRows } from './tables.ts';

const PAGE_ROWS = 1000;
const texts = creditsTexts;

/**
 * Writes the filtered ledger to the reply as a CSV file, oldest line first, times in the reader's zone. Read a page at
 * a time: a ledger of years does not fill the memory.
 * @throws AppError invalid_input for an unknown time zone
 */
export async function sendRecordsFile(
  deps: { db: Db; clock: Clock },
  user: LedgerReader,
  query: QueryOf<typeof creditRecordsFile>,
  language: Language,
  reply: FastifyReply,
): Promise<null> {
  const zone = checkTimeZone(query.time_zone ?? 'UTC');
  const day = deps.clock.now().toISOString().slice(0, 10);
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition('attachment', `inkreel-points-${day}.csv`),
  });
  reply.send(Readable.from(lines(deps.db, user, query, language, zone)));
  return null;
}

async function* lines(
  db: Db,
  user: LedgerReader,
  query: QueryOf<typeof creditRecordsFile>,
  language: Language,
  zone: string,
): AsyncGenerator<string> {
  const { columns, types, reasons } = texts[language];
  yield BYTE_ORDER_MARK +
    csvLine([
      columns.line,
      `${columns.time} (${zone})`,
      columns.type,
      columns.points,
      columns.balance,
      columns.for,
      columns.member,
      columns.project,
    ]);
  // Sweden writes YYYY-MM-DD HH:MM:SS, which every spreadsheet program reads.
  const times = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  for (let after = 0, more = true; more; ) {
    const rows = await db
      .select()
      .from(ledgerRows)
      .where(and(seenRecords(user, query), gt(ledgerRows.line, after)))
      .orderBy(asc(ledgerRows.line))
      .limit(PAGE_ROWS);
    const people = await findUsers(
      db,
      rows.map(({ userId }) => userId),
    );
    const projects = await namesOfProjects(
      db,
      rows.map(({ projectId }) => projectId),
    );
    for (const row of rows) {
      const reason = row.reason && ((reasons as Record<string, string>)[row.reason] ?? row.reason);
      yield csvLine([
        row.line,
        times.format(row.createdAt),
        types[row.type as keyof typeof types],
        row.points,
        row.balanceAfter,
        row.toolId ?? reason,
        nameIn(people, row.userId)?.name ?? null,
        projects.get(row.projectId ?? '') ?? null,
      ]);
    }
    after = rows.at(-1)?.line ?? after;
    more = rows.length === PAGE_ROWS;
  }
}
