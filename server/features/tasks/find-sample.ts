import { propertiesOf } from '@inkreel/contract/fields/field.ts';
import { SAMPLE_DAYS } from '@inkreel/contract/limits.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { hashOf } from './input-hash.ts';
import { tasks } from './tables.ts';

/** A sample whose rest may be ordered. */
export interface Sample {
  id: string;
  engine: string | null;
  /** The input of the sample. */
  input: Record<string, unknown>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The person's sample that a run is to complete, if it is a sample of the same input. Another person's sample does not
 * exist. The index `tasks_rest_once` guarantees that it is used once.
 * @param wanted.input with its files named; random values that it leaves open are those of the sample
 * @throws AppError not_found, sample_not_made, sample_expired, sample_differs
 */
export async function findSample(
  { db, clock }: { db: Db; clock: Clock },
  { userId, organisationId }: Person,
  wanted: {
    id: string;
    tool: Pick<Tool, 'id' | 'fields'>;
    input: Record<string, unknown>;
    engine: string | undefined;
  },
): Promise<Sample> {
  const { id, tool, engine } = wanted;
  const own = and(
    eq(tasks.id, id),
    eq(tasks.userId, userId),
    eq(tasks.organisationId, organisationId),
    eq(tasks.toolId, tool.id),
  );
  const [sample] = await db.select().from(tasks).where(own);
  if (!sample) throw new AppError('not_found');
  if (sample.part !== 'sample' || sample.state !== 'SUCCEEDED' || sample.finishedAt === null)
    throw new AppError('sample_not_made');
  if (clock.now().getTime() - sample.finishedAt.getTime() > SAMPLE_DAYS * DAY_MS)
    throw new AppError('sample_expired');
  const before = sample.input as Record<string, unknown>;
  const input = { ...drawnOf(tool, before), ...wanted.input };
  const isSame = hashOf(tool.id, input) === hashOf(tool.id, before);
  if (!isSame || (engine ?? null) !== sample.wantedEngine) throw new AppError('sample_differs');
  return { id, engine: sample.engine, input };
}

/** Properties that were drawn at random when the run was accepted. */
function drawnOf({ fields }: Pick<Tool, 'fields'>, input: Record<string, unknown>): Record<string, unknown> {
  const drawn = fields
    .flatMap((field) => Object.entries(propertiesOf(field)))
    .flatMap(([name, { random }]) => (random === undefined ? [] : [[name, input[name]]]));
  return Object.fromEntries(drawn);
}
