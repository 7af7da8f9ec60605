import { createHash } from 'node:crypto';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { UNFINISHED_TASKS } from '@inkreel/contract/limits.ts';
import { type Quote, quote } from '@inkreel/contract/pricing.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import { estimateTokens, type TextService, textMeter } from '@inkreel/contract/text/services.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import { runTogether } from '../../db/batch.ts';
import type { Db, Tx } from '../../db/connect.ts';
import type { Engine, TextStream } from '../../engines/engine.ts';
import type { NoEngine, Routing } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal, Principals } from '../../http/principal.ts';
import { checkKeyPoints } from '../api-keys/check-key-points.ts';
import { holdPoints } from '../billing/hold-points.ts';
import type { Prices } from '../billing/prices.ts';
import { askForRoute } from '../engines/route-health.ts';
import type { Person } from '../organisations/project-access.ts';
import type { Quotas } from '../storage/quota/quotas.ts';
import { insertTask, readAdmission } from '../tasks/insert-task.ts';
import { startLiveText } from '../tasks/live-text.ts';
import type { RunTarget } from '../tasks/run-target.ts';
import type { RunTargets } from '../tasks/run-targets.ts';
import { type FindInputDeps, findInput } from '../tools/find-input.ts';
import { refusedBy } from '../tools/refused-by.ts';
import { requirePrice } from '../tools/require-price.ts';
import type { WaitingTexts } from './waiting-texts.ts';

export type TextInput = CapabilityInput['write_text'] & { max_tokens: number };

export interface TextDeps extends FindInputDeps {
  db: Db;
  clock: Clock;
  routing: Routing;
  prices: Prices;
  targets: RunTargets;
  files: { quotas: Quotas };
  principals: Pick<Principals, 'findLive'>;
  /** One for the process. */
  waitingTexts: WaitingTexts;
  /** Interval for storing new text, in milliseconds; shorter in tests. */
  keepMs?: number;
}

export type TextCaller = Person & Pick<Principal, 'apiKeyId'>;

export interface TextRequest {
  service: TextService;
  input: TextInput;
  projectId?: string | undefined;
  /** The chosen engine. */
  engine?: string | undefined;
  /** Its price instead of the service's, determined in the transaction that starts it. */
  charge?: ((tx: Tx, taskId: string) => Promise<Quote>) | undefined;
  /** The price that the caller was shown. */
  expectedPoints?: number | undefined;
  /** What gets its result when it ends; the person has to be able to change it. */
  target?: RunTarget | undefined;
}

/** A text whose points are held, about to be submitted. */
export interface BegunText {
  taskId: string;
  engineId: string;
  serve: TextStream<CapabilityInput['write_text']>;
  input: TextInput;
  quote: Quote;
  /** Estimated tokens of the prompt. */
  asked: number;
}

/**
 * Writes the run of a text and holds its points, in one transaction: its price, or by tokens the price of the
 * estimated prompt and the longest answer.
 *
 * @throws AppError image_gone, engine_unavailable, engine_not_open, engine_resting, value_needs_engine, price_changed,
 * not_enough_points, key_points_spent, too_many_tasks, what `charge` refuses, not_found for a project that the caller
 * does not see; nothing was written
 */
export async function beginText(
  deps: TextDeps,
  user: TextCaller,
  { service, input: given, projectId, engine: wanted, charge, expectedPoints, target }: TextRequest,
): Promise<BegunText> {
  if (target) await deps.targets.require(deps.db, user, target);
  const input = await nameFiles(deps, user, given);
  const { capability } = service;
  const taskId = v7();
  const { engine, serve } = await chooseWriter(deps, capability, input, { taskId, only: wanted });
  const asked = askedTokens(input);
  const prices = await deps.prices.all();
  const ofEngine = wanted === undefined ? undefined : deps.routing.pointsOf(capability, wanted);
  const unitPoints = ofEngine ?? prices[service.path] ?? service.points;
  const quoted = quote(
    service.pricedBy === 'text' ? { unitPoints } : { unitPoints, meter: textMeter(asked, input.max_tokens) },
  );
  const now = deps.clock.now();
  const { userId, organisationId } = user;
  const task = {
    id: taskId,
    userId,
    organisationId,
    toolId: service.id,
    capability,
    input: { ...input },
    inputHash: createHash('sha256').update(JSON.stringify(input)).digest('hex'),
    idempotencyKey: undefined,
    apiKeyId: user.apiKeyId,
    engineId: engine.id,
    wantedEngine: wanted,
    target,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + runLimits(capability).waitMs),
  };
  const found = await readAdmission(deps.db, user, { ...task, projectId, quotas: deps.files.quotas, now });
  if (found.unfinishedOfOrganisation >= UNFINISHED_TASKS)
    throw new AppError('too_many_tasks', { retryAfter: 30 });
  const insert = insertTask(task, found.projectId, [{ type: 'balance', organisationId }]);
  const charged = await deps.db.transaction(async (tx) => {
    await runTogether(tx, [insert]);
    await startLiveText(tx, { taskId, capability, engineId: engine.id }, now);
    const own = charge ? await charge(tx, taskId) : quoted;
    requirePrice(own, expectedPoints);
    if (user.apiKeyId !== undefined) await checkKeyPoints(tx, user.apiKeyId, { points: own.points, now });
    // Last, since it locks the organisation's account.
    await holdPoints(tx, { ...task, taskId, projectId: found.projectId, quote: own, now });
    return own;
  });
  return { taskId, engineId: engine.id, serve, input, quote: charged, asked };
}

/**
 * The first open engine that takes the input and may get a run now; only the chosen one if there is one.
 * @throws AppError engine_unavailable, engine_not_open, engine_resting, value_needs_engine
 */
async function chooseWriter(
  deps: TextDeps,
  capability: TextService['capability'],
  input: TextInput,
  { taskId, only }: { taskId: string; only: string | undefined },
): Promise<Pick<BegunText, 'serve'> & { engine: Engine }> {
  const without = new Set<string>();
  let resting: NoEngine | undefined;
  for (;;) {
    const chosen = deps.routing.chooseFor(capability, input, { without, only });
    if ('refused' in chosen) throw refusedBy(resting ?? chosen);
    const { engine, serve } = chosen;
    if (!('stream' in serve)) throw new AppError('engine_unavailable');
    const afterMs = await askForRoute(deps, { capability, engine: engine.id }, taskId);
    if (afterMs === undefined) return { engine, serve };
    resting ??= { refused: 'engine_resting', afterMs };
    without.add(engine.id);
  }
}

function askedTokens({ prompt, instructions = '', history = [], image_urls = [] }: TextInput): number {
  const texts = [instructions, ...history.map(({ text }) => text), prompt];
  const pictures = history.reduce((sum, { image_urls: shown = [] }) => sum + shown.length, image_urls.length);
  return estimateTokens(texts, pictures);
}

/** The input with each picture named by its path alone, if the caller may use it. */
async function nameFiles(deps: TextDeps, user: TextCaller, input: TextInput): Promise<TextInput> {
  const named = async (addresses: readonly string[] | undefined) =>
    addresses && Promise.all(addresses.map((address) => nameFile(deps, user, address)));
  const said = (input.history ?? []).map(async (each) => ({
    ...each,
    image_urls: await named(each.image_urls),
  }));
  return { ...input, image_urls: await named(input.image_urls), history: await Promise.all(said) };
}

async function nameFile(deps: TextDeps, user: TextCaller, address: string): Promise<string> {
  const file = await findInput(deps, user, address).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError('image_gone', { cause: error });
    throw error;
  });
  if (!file.contentType.startsWith('image/')) throw new AppError('image_gone');
  return FILE_PATH_PREFIX + file.key;
}
