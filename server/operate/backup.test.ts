import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SITES } from '@inkreel/contract/site.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '../db/connect.ts';
import { auditLog, files } from '../db/schema.ts';
import { register } from '../features/accounts/register.ts';
import { grantPoints } from '../features/billing/grant-points.ts';
import { diskDriver } from '../features/storage/drivers/disk.ts';
import { TestClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { TEST_DEVICES } from '../testing/device-deps.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { TABLES } from './tables.ts';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
const clock = new TestClock();
const key = `2026/11/${'a'.repeat(32)}.png`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'inkreel-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const newAccount = (db: Db, email: string) =>
  register(
    { db, clock, ...TEST_DEVICES },
    {
      identity: { way: 'email', value: email },
      password: 'ink\tand\\paper',
      inviteCode: undefined,
      language: SITES.cn.defaultLanguage,
      timeZone: undefined,
      address: '127.0.0.1',
    },
  );

const contents = async (db: Db) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [
        table,
        (await db.$client.query(`select * from ${table} order by 1, 2`)).rows,
      ]),
    ),
  );

test('a backup restored into an empty installation is the same, and continues', async () => {
  const disk = diskDriver(path.join(folder, 'files'));
  const bytes = Buffer.from([0, 1, 2, 255]);
  await disk.put(key, { bytes }, { contentType: 'image/png', size: 4 });
  await newAccount(source.db, 'one@example.com');
  const [owner] = (await source.db.$client.query('select organisation_id, user_id from members')).rows;
  await source.db.insert(files).values({
    id: uuid(),
    organisationId: owner.organisation_id,
    userId: owner.user_id,
    key,
    name: '图\t1.png',
    contentType: 'image/png',
    size: 4,
    sha256: 'x',
    fromType: 'temp',
    shareType: 'public',
  });
  const entry = { operatorId: owner.user_id, action: 'user.leave_as_is', subject: 'user', subjectId: 'x' };
  await source.db.insert(auditLog).values(entry);
  const made = await backup(source.db, disk, path.join(folder, 'backup'));
  expect(made).toMatchObject({ files: 1, missingFiles: [], rows: { users: 1, ledger_rows: 1, files: 1 } });

  const other = diskDriver(path.join(folder, 'other'));
  await restore(target.db, other, path.join(folder, 'backup'));
  expect(await contents(target.db)).toEqual(await contents(source.db));
  const copied = await other.read(key);
  expect(copied && (await buffer(copied))).toEqual(bytes);

  await target.db.transaction((tx) =>
    grantPoints(tx, { organisationId: owner.organisation_id, points: 5, reason: 'test' }),
  );
  const { rows: accounts } = await target.db.execute(`select balance::int from point_accounts`);
  expect(accounts).toEqual([{ balance: 205 }]);
  await target.db.insert(auditLog).values(entry);
  await expect(target.db.$client.query('update ledger_rows set points = 1')).rejects.toThrow('append-only');
});

test('a backup may take longer than any ordinary query, and so may a restore', async () => {
  const third = await createTestDatabase();
  const [from, to] = [source, third].map(({ connection }) => connect({ ...connection, query_timeout: 1 }));
  if (!from || !to) throw new Error('two connections');
  await backup(from, undefined, path.join(folder, 'slow'));
  await restore(to, undefined, path.join(folder, 'slow'));
  expect(await contents(third.db)).toEqual(await contents(source.db));
  await Promise.all([from.$client.end(), to.$client.end()]);
  await third.drop();
});

test('a restore into an installation with accounts is refused', async () => {
  await expect(restore(source.db, undefined, path.join(folder, 'backup'))).rejects.toThrow('has accounts');
});

test('a restore that breaks half way leaves nothing', async () => {
  const third = await createTestDatabase();
  await backup(source.db, undefined, path.join(folder, 'broken'));
  await writeFile(path.join(folder, 'broken', 'tables', 'tasks.copy'), 'not a row\n');
  await expect(restore(third.db, undefined, path.join(folder, 'broken'))).rejects.toThrow();
  expect(await third.db.$client.query('select * from users')).toMatchObject({ rows: [] });
  await third.drop();
});

test('a folder without a manifest is not a backup, and a backup never writes over another', async () => {
  await expect(restore(target.db, undefined, folder)).rejects.toThrow('no complete backup');
  await expect(backup(source.db, undefined, path.join(folder, 'backup'))).rejects.toThrow('exists already');
});
