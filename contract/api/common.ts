import { z } from 'zod';
import { LANGUAGES } from '../site.ts';

/** Ids are UUIDs, strings in JSON. */
export const id = z.uuid();
export const idParams = z.object({ id });
export const language = z.enum(LANGUAGES as ['en', 'zh']);
/** An instant, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });
/** Whole points; the database holds 64 bits, JSON a number below 2^53. */
export const points = z.int();
/** Postgres text cannot hold NUL; lone surrogates cannot be encoded. */
export const safeText = z
  .string()
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), { error: 'unreadable_characters' });
/** Newest first; `before` is the id of the previous page's last row. */
export const page = { limit: z.coerce.number().int().min(1).max(100).default(40), before: id.optional() };
/** Marks a string in an answer as an address of this product, which the server's edge makes absolute. */
export const ADDRESSES = z.registry<{ kind: 'address' | 'origin' | 'inputs' }>();
/** An address of this product, from the site's root inside the server, absolute in the answer (decisions, Addresses). */
export const address = z.string().meta({ format: 'uri' }).register(ADDRESSES, { kind: 'address' });
/** The origin that the answer's addresses begin with. */
export const origin = z.string().meta({ format: 'uri' }).register(ADDRESSES, { kind: 'origin' });
/** A run's input, whose file references are addresses too. */
export const runInput = z.record(z.string(), z.unknown()).register(ADDRESSES, { kind: 'inputs' });
/** Query flags arrive as text. */
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
/**
 * Specification, section 4, noSave: the result stays out of My creations and the projects and is deleted after a day;
 * points, receipt and ledger are as always (decisions, `no_save`).
 */
export const noSave = z.boolean().optional();
export const nothing = z.null();
