import type { adminSetEngine } from '@inkreel/contract/api/admin-engines.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { type EngineSetup, SettingError } from '../../engines/define-engine.ts';
import { notifyOfEngines } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { openSettings, placeOf } from '../engines/current-engines.ts';
import { findSettings, lockForSave, saveSettings } from '../engines/kept-rules.ts';
import { forgetHealth } from '../engines/route-health.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { isSettable } from './engine-settings.ts';
import { writeAudit } from './write-audit.ts';

type Values = BodyOf<typeof adminSetEngine>['values'];
type Deps = Pick<AdminDeps, 'db' | 'clock' | 'engines' | 'box' | 'readEngines'>;

/**
 * Sets, replaces and removes settings of an engine, in every process. Only what the list of settings shows is
 * revealed of their values.
 * @throws AppError not_found, engine_setting_refused; conflict while another save is under way
 */
export async function setEngine(
  deps: Deps,
  operator: Operator,
  { engine, values }: BodyOf<typeof adminSetEngine>,
): Promise<null> {
  const { db, clock, box } = deps;
  const before = findSetup(deps, engine);
  const setAt = clock.now();
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === null
      ? []
      : [{ engine, name, setBy: operator.userId, setAt, sealed: box.seal(value, placeOf({ engine, name })) }],
  );
  const removed = Object.keys(values).filter((name) => values[name] === null);
  await db.transaction(async (tx) => {
    await lockForSave(tx);
    const after = await withValues({ db: tx, box }, before, values);
    await saveSettings(tx, { set, removed });
    // Failures with the old settings say nothing about the new ones.
    await forgetHealth(tx, engine);
    await writeAudit(tx, operator, {
      action: removed.length > 0 && set.length === 0 ? 'engine.remove_settings' : 'engine.set_settings',
      subject: 'engine',
      subjectId: engine,
      details: { before: inWords(before, values), after: inWords(after, values) },
    });
    await notifyOfEngines(tx);
  });
  await deps.readEngines();
  return null;
}

/** @throws AppError not_found */
export function findSetup({ engines }: Pick<AdminDeps, 'engines'>, engine: string): EngineSetup {
  const found = engines.list().find(({ setup }) => setup.id === engine && isSettable(setup));
  if (!found) throw new AppError('not_found');
  return found.setup;
}

/**
 * The engine as it would be with these values beside those that are stored.
 * @throws AppError engine_setting_refused
 */
export async function withValues(
  { db, box }: Pick<AdminDeps, 'box'> & { db: DbOrTx },
  setup: EngineSetup,
  values: Values,
): Promise<EngineSetup> {
  const fromEnvironment = setup.settings.find(({ name, from }) => from === 'environment' && name in values);
  if (fromEnvironment) throw refused(fromEnvironment.name);
  const unknown = Object.keys(values).find(
    (wanted) => values[wanted] !== null && !setup.settings.some(({ name }) => name === wanted),
  );
  if (unknown !== undefined) throw refused(unknown);
  const stored = openSettings(box, await findSettings(db))[setup.id];
  const wanted = Object.entries({ ...stored, ...values }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  try {
    return setup.withStored(Object.fromEntries(wanted));
  } catch (error) {
    if (error instanceof SettingError) throw refused(error.setting);
    throw error;
  }
}

/** The cause is left out: it may contain the value. */
const refused = (setting: string) => new AppError('engine_setting_refused', { data: { setting } });

/** As the audit log shows it: the last characters, never a key. */
function inWords({ settings }: EngineSetup, values: Values): Record<string, string> {
  const words = settings
    .filter(({ name }) => name in values)
    .map(({ name, isSecret, shown }) => [name, shown === undefined ? '–' : isSecret ? `…${shown}` : shown]);
  return Object.fromEntries(words) as Record<string, string>;
}
