/**
 * Room in an organisation's storage. An upload reserves its size before its first byte is read, under the
 * lock of the organisation's `storage_accounts` row, and the statement that writes the row of the file
 * removes the reservation: stored and reserved bytes together never exceed the quota, however many uploads
 * run at a time. Triggers keep the sum (see the migration `storage_quota`).
 */
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../../clock.ts';
import { runTogether } from '../../../db/batch.ts';
import type { Db, DbOrTx } from '../../../db/connect.ts';
import { defineStatement, executePrepared, type Statement } from '../../../db/prepared.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Quotas } from './quotas.ts';

/** After this time no upload is still under way, in milliseconds: a request ends within ten minutes. */
const RESERVED_MS = 60 * 60 * 1000;

export interface RoomDeps {
  db: Db;
  clock: Clock;
  files: { quotas: Quotas };
}

/** Bytes that an organisation uses, uploads under way included, and its quota by the plan in force. */
export interface Usage {
  used: number;
  quota: number;
}

interface Account extends Usage {
  recent: number;
  hourly: number;
}

const TERMS = ['quotas', 'organisationId', 'now'] as const;
/** What an organisation's room depends on, as SQL: quotas as JSON, and the time. */
type Terms = Record<(typeof TERMS)[number], SQL>;
type TermName = keyof Terms;

/** Placeholders of the terms in a defined statement. */
const places = (value: (name: TermName) => SQL) =>
  Object.fromEntries(TERMS.map((name) => [name, value(name)])) as Terms;

/** The terms as the values of a defined statement. */
export const roomValues = (quotas: Quotas, organisationId: string, now: Date): Record<TermName, string> => ({
  quotas: JSON.stringify(quotas),
  organisationId,
  now: now.toISOString(),
});

/** Edition in force; the same as `editionOf` in the contract. */
const edition = ({ now }: Terms) =>
  sql`case when organisation.plan_expires_at > ${now}::timestamptz then organisation.plan else 'free' end`;

const quotaOf = (terms: Terms, which: keyof Quotas[keyof Quotas]) =>
  sql`(${terms.quotas}::jsonb -> (${edition(terms)}) ->> '${sql.raw(which)}')::bigint`;

/**
 * A scalar for other statements: bytes that are left, below 0 if the organisation is over its quota.
 * @param value the statement's placeholder for a value of `roomValues`
 */
export function storageLeft(value: (name: TermName) => SQL): SQL {
  const terms = places(value);
  return sql`(
    select ${quotaOf(terms, 'bytes')} - account.used
      from storage_accounts account join organisations organisation on organisation.id = account.organisation_id
     where account.organisation_id = ${terms.organisationId}::uuid)`;
}

const reserve = defineStatement<TermName | 'id' | 'size' | 'expiresAt'>((value) => {
  const terms = places(value);
  const [id, size, now] = [
    sql`${value('id')}::uuid`,
    sql`${value('size')}::bigint`,
    sql`${terms.now}::timestamptz`,
  ];
  return sql`
    with account as materialized (
      select account.used, ${quotaOf(terms, 'bytes')} as quota, ${quotaOf(terms, 'hourlyBytes')} as hourly,
             greatest(0, account.recent - ${quotaOf(terms, 'hourlyBytes')}
               * greatest(0, extract(epoch from ${now} - account.recent_at)) / 3600)::bigint as recent
        from storage_accounts account join organisations organisation on organisation.id = account.organisation_id
       where account.organisation_id = ${terms.organisationId}::uuid
         for update of account
    ), admitted as (
      select recent + ${size} as recent from account
       where used + ${size} <= quota and (recent = 0 or recent + ${size} <= hourly)
    ), reserved as (
      insert into storage_reservations (id, organisation_id, size, expires_at)
      select ${id}, ${terms.organisationId}::uuid, ${size}, ${value('expiresAt')}::timestamptz
        from admitted
      returning id
    ), counted as (
      update storage_accounts account set recent = admitted.recent, recent_at = ${now}
        from admitted where account.organisation_id = ${terms.organisationId}::uuid
    )
    select used::float8 as used, quota::float8 as quota, recent::float8 as recent, hourly::float8 as hourly,
           exists (select from reserved) as reserved
      from account`;
});

const selectUsage = defineStatement<TermName>((value) => {
  const terms = places(value);
  return sql`
    select account.used::float8 as used, ${quotaOf(terms, 'bytes')}::float8 as quota
      from storage_accounts account join organisations organisation on organisation.id = account.organisation_id
     where account.organisation_id = ${terms.organisationId}::uuid`;
});

/**
 * Reserves room for bytes that are about to come.
 * @param size in bytes, at least 1
 * @returns the reservation, for `insertFile` or `releaseRoom`
 * @throws AppError storage_full, too_many_uploads
 */
export async function reserveRoom(deps: RoomDeps, organisationId: string, size: number): Promise<string> {
  const { id } = await reserveRoomBeside(deps, organisationId, { size });
  return id;
}

/**
 * Reserves room like `reserveRoom`, in one round trip with other statements, all of them or none.
 * @returns the reservation, and the rows of each other statement
 * @throws AppError storage_full, too_many_uploads: the other statements were executed
 */
export async function reserveRoomBeside(
  deps: RoomDeps,
  organisationId: string,
  { size, beside = [] }: { size: number; beside?: readonly Statement[] },
): Promise<{ id: string; answers: unknown[][] }> {
  const { quotas } = deps.files;
  const now = deps.clock.now();
  const id = v7();
  const statement = reserve({
    ...roomValues(quotas, organisationId, now),
    id,
    size,
    expiresAt: new Date(now.getTime() + RESERVED_MS).toISOString(),
  });
  const [rows, ...answers] = await runTogether(deps.db, [statement, ...beside]);
  const [account] = rows as (Account & { reserved: boolean })[];
  if (account?.reserved) return { id, answers };
  throw refusalOf(account, size);
}

/** Releases room that no file used. The bytes still count for the last hour's uploads: they were sent. */
export async function releaseRoom(db: DbOrTx, reservations: readonly string[]): Promise<void> {
  await executePrepared(
    db,
    sql`delete from storage_reservations where id = any(${sql.param([...reservations])}::uuid[])`,
  );
}

/** Releases the room that killed processes had reserved. */
export async function forgetLateReservations(db: DbOrTx, now: Date): Promise<void> {
  await db.execute(
    sql`delete from storage_reservations where expires_at < ${now.toISOString()}::timestamptz`,
  );
}

/**
 * Refuses bytes that would not fit now, without reserving room, so that they are not sent in vain.
 * @throws AppError storage_full
 */
export async function requireRoom(deps: RoomDeps, organisationId: string, size: number): Promise<void> {
  const usage = await readUsage(deps, organisationId);
  if (usage.used + size > usage.quota) throw storageFull(usage, size);
}

/** What an organisation uses and may use, in bytes. */
export async function readUsage(
  deps: Omit<RoomDeps, 'db'> & { db: DbOrTx },
  organisationId: string,
): Promise<Usage> {
  const statement = selectUsage(roomValues(deps.files.quotas, organisationId, deps.clock.now()));
  const [[row] = []] = (await runTogether(deps.db, [statement])) as [Usage[]];
  if (!row) throw new Error(`no storage account of ${organisationId}`);
  return row;
}

function refusalOf(account: Account | undefined, size: number): AppError {
  if (!account) return new AppError('internal_error', { cause: new Error('no storage account') });
  if (account.used + size > account.quota) return storageFull(account, size);
  // An upload larger than an hour's share is accepted alone, once the others have drained.
  const waitSeconds = Math.ceil(
    (Math.min(account.recent, account.recent + size - account.hourly) / account.hourly) * 3600,
  );
  return new AppError('too_many_uploads', { retryAfter: waitSeconds });
}

/** @param needed bytes that were to be stored */
function storageFull({ used, quota }: Usage, needed: number): AppError {
  return new AppError('storage_full', { data: { used, quota, needed } });
}
