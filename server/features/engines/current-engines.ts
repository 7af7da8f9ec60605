import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import type { OpenEngines } from '../../engines/open-engines.ts';
import { findRules, findSettings, type StoredSetting } from './kept-rules.ts';
import { findRests } from './route-health.ts';
import type { SecretBox } from './secret-box.ts';

export interface EnginesDeps {
  db: Db;
  engines: Pick<OpenEngines, 'apply'>;
  box: SecretBox;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Keeps this process's engines in line with operators' settings and with the outcomes of runs in any process.
 */
export interface CurrentEngines {
  /**
   * Reads the settings and applies them; returns early if nothing has changed. A single engine's failure
   * never throws.
   */
  read(): Promise<void>;
}

/** Place of a setting in the secret box: a value cannot be moved to another setting. */
export const placeOf = ({ engine, name }: Pick<StoredSetting, 'engine' | 'name'>): string =>
  `${engine}/${name}`;

/** The values that this installation's key can decrypt, by engine and name. */
export function openSettings(
  box: SecretBox,
  stored: readonly StoredSetting[],
): Record<string, Record<string, string>> {
  const settings: Record<string, Record<string, string>> = {};
  for (const row of stored) {
    const value = box.open(row.sealed, placeOf(row));
    if (value !== undefined) settings[row.engine] = { ...settings[row.engine], [row.name]: value };
  }
  return settings;
}

/** One read at a time; settings changed meanwhile are picked up by the next one. */
export function createCurrentEngines({ db, engines, box, log }: EnginesDeps): CurrentEngines {
  let applied = '';
  let last: Promise<void> = Promise.resolve();
  const readOnce = async () => {
    const [routes, stored, rests] = await Promise.all([findRules(db), findSettings(db), findRests(db)]);
    const seen = JSON.stringify([routes, stored, rests]);
    if (seen === applied) return;
    let isWhole = true;
    await engines.apply({ routes, settings: openSettings(box, stored), rests }, (engine, error) => {
      isWhole = false;
      log.warn({ err: error, engine }, 'an engine does not open with its settings');
    });
    // A failure is retried by the next read.
    applied = isWhole ? seen : '';
  };
  return {
    read: () => {
      const next = last.then(readOnce);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
