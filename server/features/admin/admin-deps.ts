import type { Site } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import type { OpenEngines } from '../../engines/open-engines.ts';
import type { Routing, RoutingTable } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import type { OfferedModel } from '../../inference/models/model-file.ts';
import type { Enqueue, JobStatements } from '../../jobs/jobs.ts';
import type { Prices } from '../billing/prices.ts';
import type { SecretBox } from '../engines/secret-box.ts';
import type { Quotas } from '../storage/quota/quotas.ts';
import type { RunTargets } from '../tasks/run-targets.ts';
import type { CheckInputsDeps } from '../tools/check-inputs.ts';
import type { RunToolDeps } from '../tools/run-tool.ts';

/** Dependencies of the operators' console. */
export interface AdminDeps {
  db: Db;
  clock: Clock;
  site: Site;
  /** The tools that this site offers. */
  tools: readonly Tool[];
  routing: Routing;
  /** The engines behind `routing`: all of each capability, open or not. */
  table: RoutingTable;
  /** The engines with their settings. */
  engines: Pick<OpenEngines, 'list'>;
  /** Encrypts the settings that operators set. */
  box: SecretBox;
  /** Applies settings in this process; others are notified. */
  readEngines: () => Promise<void>;
  /** Folder of the model files on this machine. */
  modelsFolder: string;
  /** The models that may be installed there. */
  models: readonly OfferedModel[];
  jobs: Enqueue & JobStatements;
  prices: Prices;
  targets: RunTargets;
  files: { quotas: Quotas };
  checkPerson: CheckInputsDeps['checkPerson'];
  checkSpeaker: RunToolDeps['checkSpeaker'];
  checkMarks: CheckInputsDeps['checkMarks'];
  keepShipped: CheckInputsDeps['keepShipped'];
  documentCharges: RunToolDeps['documentCharges'];
  /** Lower-case addresses of operators named in the settings. */
  adminEmails: readonly string[];
  /** Asks the provider about an order and acts on the answer. */
  checkOrder: (orderId: string) => Promise<unknown>;
  /** Gives the money of a paid order back, and takes its points. */
  refundOrder: (orderId: string, reason: string) => Promise<unknown>;
}

/** The acting operator, already authorised before the handler ran. */
export type Operator = Pick<Principal, 'userId'>;

/**
 * Lets a use case that opens a transaction run inside this one, as a savepoint, so that its change and its
 * line in the audit log are atomic. Such a use case must not need the pool itself.
 */
export function within(tx: Tx): Db {
  return tx as unknown as Db;
}
