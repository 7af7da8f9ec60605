/**
 * Saving one field of a document of 2 MB in 2,000 parts: the server's time, the bytes of question and answer, and what
 * the database writes. Bars: p50 10 ms; 16 KB moved and 64 KB written, where saving it whole moves and writes 2 MB.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { sql } from 'drizzle-orm';
import { systemClock } from '../server/clock.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { migrate } from '../server/db/migrate.ts';
import { members, organisations, users } from '../server/db/schema.ts';
import type { DocumentDeps } from '../server/features/documents/document-deps.ts';
import { addDocumentKind } from '../server/features/documents/kinds.ts';
import { listChanges } from '../server/features/documents/parts/read-parts.ts';
import { saveParts } from '../server/features/documents/parts/save-parts.ts';
import { createDocument } from '../server/features/documents/save-document.ts';
import { ALL_SCOPES, type Principal } from '../server/http/principal.ts';

const SAVES = 300;
const BARS = { p50Ms: 10, movedBytes: 16 * 1024, writtenBytes: 64 * 1024 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const postgres = await startEmbedded({ folder });
const db = connect({ ...postgres.connection, max: 4 });
await migrate(db);
addDocumentKind(boardKind);

const [userId, organisationId] = [randomUUID(), randomUUID()];
await db.insert(organisations).values({ id: organisationId, name: 'Studio' });
await db.insert(users).values({ id: userId, name: 'Ann', email: 'ann@example.com' });
await db.insert(members).values({ organisationId, userId, role: 'founder' });
const person: Principal = {
  kind: 'session',
  scopes: ALL_SCOPES,
  userId,
  organisationId,
  role: 'founder',
  isOperator: false,
  tokenHash: 'none',
};
// Parts name no file, so that the store itself is never used.
const deps = { db, clock: systemClock, files: { quotas: STORAGE_QUOTAS } } as unknown as DocumentDeps;
const parts = boardParts({ lists: 20, cards: 100, length: 1000 });
const { version: schema, kind } = boardKind;
const { id } = await createDocument(deps, person, {
  kind: kind as 'collage',
  name: 'Large',
  schema,
  content: { parts },
});

const writtenSoFar = async () => {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]?.bytes);
};
const times: number[] = [];
let moved = 0;
// The first changes of a page after a checkpoint are written whole, once.
await db.execute(sql`checkpoint`);
const before = await writtenSoFar();
for (let at = 0; at < SAVES; at += 1) {
  const body = {
    schema,
    save: `bench-save-${at}`,
    writer: 'bench-page',
    base: at + 1,
    changes: [{ id: `card-${at % 20}-${at % 100}`, set: { text: `Changed ${at} `.padEnd(1000, 'y') } }],
  };
  const begun = performance.now();
  const answer = await saveParts(deps, person, id, body);
  times.push(performance.now() - begun);
  moved += JSON.stringify(body).length + JSON.stringify(answer).length;
}
const written = (await writtenSoFar()) - before;
const opened = performance.now();
const whole = await listChanges(deps, person, id, { since: 0 });
const openMs = performance.now() - opened;

times.sort((a, b) => a - b);
const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
const line = (what: string, value: number, unit: string, bar: number) =>
  console.log(`${what}: ${value.toFixed(1)} ${unit}, ratio to the bar ${(bar / value).toFixed(2)}`);
console.log(
  `document: ${(JSON.stringify(whole.parts).length / 2 ** 20).toFixed(2)} MiB, ${parts.length} parts`,
);
line('save of one field, p50', quantile(0.5), 'ms', BARS.p50Ms);
console.log(`save of one field, p95: ${quantile(0.95).toFixed(1)} ms`);
line('moved for each save', moved / SAVES, 'bytes', BARS.movedBytes);
line('written to the log for each save', written / SAVES, 'bytes', BARS.writtenBytes);
console.log(`all of it read: ${openMs.toFixed(0)} ms`);

await db.$client.end();
await postgres.stop();
fs.rmSync(folder, { recursive: true, force: true });
