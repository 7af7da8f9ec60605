import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { createDecodeBudget } from '../../../decoding/decode-budget.ts';
import { ALL_SCOPES, type Principal } from '../../../http/principal.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { testPrincipals } from '../../../testing/http.ts';
import { sessions } from '../../accounts/sessions/tables.ts';
import { users } from '../../accounts/tables.ts';
import { hashToken } from '../../accounts/token.ts';
import { members, organisations, projects } from '../../organisations/tables.ts';
import { diskDriver } from '../drivers/disk.ts';
import type { StorageDeps } from '../files.ts';

export interface StorageWorld {
  deps: StorageDeps & { clock: { now(): Date; advance(milliseconds: number): void } };
  folder: string;
  /** A new organisation with its founder and a project. */
  newFounder(): Promise<Principal & { projectId: string }>;
  /** A further person in the organisation of `user`. */
  newMember(user: Principal, role: 'admin' | 'member'): Promise<Principal>;
  close(): Promise<void>;
}

/** A database, a file store in a temporary folder and a clock that only the test moves. */
export async function createStorageWorld(): Promise<StorageWorld> {
  const database = await createTestDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-storage-'));
  let now = Date.parse('2026-03-01T12:00:00Z');
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming);
  const { db } = database;
  const clock = {
    now: () => new Date(now),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };

  const addUser = async (organisationId: string, role: Principal['role']): Promise<Principal> => {
    const userId = randomUUID();
    await db.insert(users).values({ id: userId, name: role, email: `${userId}@example.com` });
    await db.insert(members).values({ organisationId, userId, role });
    const tokenHash = hashToken(userId);
    const expiresAt = new Date('2027-01-01T00:00:00Z');
    await db.insert(sessions).values({ tokenHash, userId, organisationId, expiresAt });
    return {
      kind: 'session',
      scopes: ALL_SCOPES,
      userId,
      organisationId,
      role,
      isOperator: false,
      tokenHash,
    };
  };

  return {
    deps: {
      db,
      clock,
      principals: testPrincipals({ db, clock }),
      files: {
        driver: diskDriver(path.join(folder, 'files')),
        secret: Buffer.from('a secret of the tests'),
        decoding: createDecodeBudget(),
        incoming,
        site: 'intl',
        visibleLabel: false,
        quotas: STORAGE_QUOTAS,
        mayReach: () => true,
        engineOrigins: new Set(),
      },
    },
    folder,
    newFounder: async () => {
      const organisationId = randomUUID();
      await db.insert(organisations).values({ id: organisationId, name: 'Studio' });
      const user = await addUser(organisationId, 'founder');
      const projectId = randomUUID();
      await db
        .insert(projects)
        .values({ id: projectId, organisationId, name: 'First', createdBy: user.userId });
      return { ...user, projectId };
    },
    newMember: (user, role) => addUser(user.organisationId, role),
    close: async () => {
      await database.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
