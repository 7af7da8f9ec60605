import type { adminOrderEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { EngineRoute } from '../../engines/routing.ts';
import { notifyOfEngines } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { lockForSave, saveRules } from '../engines/kept-rules.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

type Deps = Pick<AdminDeps, 'db' | 'table' | 'readEngines'>;

/**
 * Sets the order of the engines of capabilities and switches them on and off, in every process.
 * @throws AppError conflict if the named engines are not the current ones: the page is out of date, or if another
 * save is under way
 */
export async function orderEngines(
  { db, table, readEngines }: Deps,
  operator: Operator,
  { capabilities, engines }: BodyOf<typeof adminOrderEngines>,
): Promise<null> {
  const named = new Set(engines.map(({ engine }) => engine));
  const routes = capabilities.map((capability) => table[capability as Capability] ?? []);
  const isWhole = (there: readonly EngineRoute[]) =>
    there.length === named.size && there.every(({ engine }) => named.has(engine.id));
  if (named.size !== engines.length || !routes.every(isWhole)) throw new AppError('conflict');
  await db.transaction(async (tx) => {
    await lockForSave(tx);
    for (const [at, capability] of capabilities.entries()) {
      const pointsOf = (id: string) =>
        (routes[at] ?? []).find(({ engine }) => engine.id === id)?.points?.(capability as Capability);
      const rules = engines.map(({ engine, off, points = pointsOf(engine) ?? null }, position) => ({
        capability,
        engine,
        position,
        off,
        points,
      }));
      await saveRules(tx, capability, rules);
      const before = (routes[at] ?? []).map(({ engine, closed }) => ({
        engine: engine.id,
        off: closed?.(capability as Capability)?.why === 'off',
        points: pointsOf(engine.id) ?? null,
      }));
      await writeAudit(tx, operator, {
        action: 'engine.order',
        subject: 'engine',
        subjectId: capability,
        details: { before: inWords(before), after: inWords(rules) },
      });
    }
    await notifyOfEngines(tx);
  });
  await readEngines();
  return null;
}

/** As the audit log shows it. */
function inWords(engines: readonly { engine: string; off: boolean; points: number | null }[]) {
  const names = (off: boolean) =>
    engines
      .filter((each) => each.off === off)
      .map(({ engine }) => engine)
      .join(', ');
  const priced = engines.filter(({ points }) => points !== null);
  return {
    order: engines.map(({ engine }) => engine).join(', '),
    off: names(true),
    points: priced.map(({ engine, points }) => `${engine} ${points}`).join(', '),
  };
}
