import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const created = () => instant('created_at').notNull().defaultNow();
/** Points, bytes: whole numbers that may exceed 32 bits. */
export const count = (name: string) => bigint(name, { mode: 'number' });
