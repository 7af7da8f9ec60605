import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { startChores } from './composition/chores.ts';
import { openCore, type Start } from './composition/core.ts';
import { openEvents } from './composition/events.ts';
import { openPayments } from './composition/payments.ts';
import { startQueue } from './composition/queue.ts';
import { serve } from './composition/serve.ts';
import type { Settings } from './settings.ts';

export interface RunningApp {
  /** The URL it listens at; undefined if this process only runs jobs. */
  url: string | undefined;
  /** True while nobody has registered. */
  isNew: boolean;
  stop(): Promise<void>;
}

/**
 * The composition root: everything is created here once and passed to its users.
 * @param catalogue the product's tools; tests add some
 * @param whenBuilt resolves once the pages are built, for a server that starts meanwhile
 */
export async function startApp(
  settings: Settings,
  log: FastifyBaseLogger,
  catalogue: readonly Tool[] = TOOLS,
  whenBuilt: Start['whenBuilt'] = async () => undefined,
): Promise<RunningApp> {
  const cleanUps: Start['cleanUps'] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) {
      await cleanUp().catch((error: unknown) => log.warn({ err: error }, 'while stopping'));
    }
  };
  try {
    return { ...(await compose({ settings, log, catalogue, whenBuilt, cleanUps })), stop };
  } catch (error) {
    // Errors from now on are caused by the shutdown and would bury the one message that helps.
    log.level = 'silent';
    await stop();
    throw error;
  }
}

async function compose(start: Start): Promise<Omit<RunningApp, 'stop'>> {
  const { ROLE } = start.settings;
  const core = await openCore(start);
  const jobs = await startQueue(start, core);
  const payments = await openPayments(start, core, jobs);
  if (ROLE !== 'web') startChores(start, core, jobs, payments);
  const isNew = (await core.deps.db.execute(sql`select 1 from users limit 1`)).rows.length === 0;
  const hub = openEvents(start, core);
  if (ROLE === 'worker') return { url: undefined, isNew };
  const url = await serve(start, core, jobs, payments, hub);
  core.database.announce(url);
  return { url, isNew };
}
