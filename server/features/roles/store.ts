import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { matching } from '../../db/search.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FileRow, findFiles } from '../storage/find-files.ts';
import { roleSeenBy } from './access.ts';
import { looks, roles } from './tables.ts';

export type RoleRow = typeof roles.$inferSelect;
export type LookRow = typeof looks.$inferSelect;

export interface RoleFilter {
  limit: number;
  before?: string | undefined;
  project_id?: string | undefined;
  search?: string | undefined;
}

/** A character with its pictures. */
export interface WholeRole {
  role: RoleRow;
  avatar: FileRow | undefined;
  /** The picture of its primary look. */
  picture: FileRow | undefined;
  looks: number;
}

/** One more than `limit`, so that the caller sees whether there are more. Newest first: ids grow with time. */
export async function findRoles(db: DbOrTx, person: Person, filter: RoleFilter): Promise<RoleRow[]> {
  return db
    .select()
    .from(roles)
    .where(
      and(
        roleSeenBy(person),
        filter.before === undefined ? undefined : lt(roles.id, filter.before),
        filter.project_id === undefined ? undefined : eq(roles.projectId, filter.project_id),
        matching(filter.search, { texts: [roles.name, roles.description], ids: [roles.id] }),
      ),
    )
    .orderBy(desc(roles.id))
    .limit(filter.limit + 1);
}

/** The character, if the person sees it. */
export async function findRole(db: DbOrTx, person: Person, id: string): Promise<RoleRow | undefined> {
  const [row] = await db
    .select()
    .from(roles)
    .where(and(roleSeenBy(person), eq(roles.id, id)));
  return row;
}

/** The same, locked: changes of one character and its looks run one after the other. */
export async function lockRole(tx: Tx, person: Person, id: string): Promise<RoleRow | undefined> {
  const [row] = await tx
    .select()
    .from(roles)
    .where(and(roleSeenBy(person), eq(roles.id, id)))
    .for('update');
  return row;
}

/** Characters with their pictures, in the same order. */
export async function withPictures(db: DbOrTx, rows: readonly RoleRow[]): Promise<WholeRole[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({
      roleId: looks.roleId,
      looks: count(),
      picture: sql<string | null>`(array_agg(${looks.fileId}) filter (where ${looks.isPrimary}))[1]`,
    })
    .from(looks)
    .where(inArray(looks.roleId, ids))
    .groupBy(looks.roleId);
  const byRole = new Map(found.map((each) => [each.roleId, each]));
  const pictures = found.flatMap(({ picture }) => picture ?? []);
  const files = await findFiles(db, [...rows.flatMap(({ avatarId }) => avatarId ?? []), ...pictures]);
  return rows.map((role) => {
    const about = byRole.get(role.id);
    return {
      role,
      avatar: files.get(role.avatarId ?? ''),
      picture: files.get(about?.picture ?? ''),
      looks: about?.looks ?? 0,
    };
  });
}

/** Exact only under the project's lock. */
export async function countRoles(db: DbOrTx, projectId: string): Promise<number> {
  return db.$count(roles, eq(roles.projectId, projectId));
}

export async function insertRole(tx: Tx, row: RoleRow): Promise<void> {
  await tx.insert(roles).values(row);
}

export async function changeRole(tx: Tx, id: string, change: Partial<RoleRow>): Promise<void> {
  await tx.update(roles).set(change).where(eq(roles.id, id));
}

/** Deletes the character with its looks. */
export async function deleteRoleRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(roles).where(eq(roles.id, id));
}

/** Looks of a character: the primary one first, then the oldest. */
export async function findLooks(db: DbOrTx, roleId: string): Promise<LookRow[]> {
  return db
    .select()
    .from(looks)
    .where(eq(looks.roleId, roleId))
    .orderBy(desc(looks.isPrimary), asc(looks.id));
}

/** Those of an organisation's characters, without a check of access; ids may be any text. */
export async function findRolesById(
  db: DbOrTx,
  organisationId: string,
  ids: readonly string[],
): Promise<RoleRow[]> {
  const known = ids.filter((id) => isUuid(id));
  if (known.length === 0) return [];
  return db
    .select()
    .from(roles)
    .where(and(eq(roles.organisationId, organisationId), inArray(roles.id, known)));
}

/** Looks of several characters, the oldest first. */
export async function findLooksOf(db: DbOrTx, roleIds: readonly string[]): Promise<LookRow[]> {
  if (roleIds.length === 0) return [];
  return db
    .select()
    .from(looks)
    .where(inArray(looks.roleId, [...roleIds]))
    .orderBy(asc(looks.id));
}

/** The look, if the person sees its character. */
export async function findLook(db: DbOrTx, person: Person, id: string): Promise<LookRow | undefined> {
  const [row] = await db
    .select({ look: looks })
    .from(looks)
    .innerJoin(roles, eq(roles.id, looks.roleId))
    .where(and(roleSeenBy(person), eq(looks.id, id)));
  return row?.look;
}

/** The look that a run was started for. */
export async function findLookOfRun(db: DbOrTx, taskId: string): Promise<LookRow | undefined> {
  const [row] = await db.select().from(looks).where(eq(looks.taskId, taskId));
  return row;
}

/** The look that the person stored with this `Idempotency-Key`. */
export async function findOwnLook(db: DbOrTx, userId: string, key: string): Promise<LookRow | undefined> {
  const [row] = await db
    .select()
    .from(looks)
    .where(and(eq(looks.userId, userId), eq(looks.idempotencyKey, key)));
  return row;
}

/** @returns its id; undefined if the look is gone */
export async function setLookPicture(tx: Tx, taskId: string, fileId: string): Promise<string | undefined> {
  const [row] = await tx
    .update(looks)
    .set({ fileId })
    .where(eq(looks.taskId, taskId))
    .returning({ id: looks.id });
  return row?.id;
}

/** The character, locked; who may see it is not checked. */
export async function lockRoleById(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for('update');
  return rows.length === 1;
}

export async function insertLook(tx: Tx, row: LookRow): Promise<void> {
  await tx.insert(looks).values(row);
}

export async function deleteLookRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(looks).where(eq(looks.id, id));
}

/** Until the next one is made primary, in the same transaction. */
export async function endPrimary(tx: Tx, roleId: string): Promise<void> {
  await tx
    .update(looks)
    .set({ isPrimary: false })
    .where(and(eq(looks.roleId, roleId), eq(looks.isPrimary, true)));
}

export async function makePrimary(tx: Tx, id: string): Promise<void> {
  await tx.update(looks).set({ isPrimary: true }).where(eq(looks.id, id));
}
