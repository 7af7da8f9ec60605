import type { adminTestEngine } from '@inkreel/contract/api/admin-engines.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { EngineSetup, EngineTest } from '../../engines/define-engine.ts';
import { AppError } from '../../http/app-error.ts';
import { saveTest } from '../engines/kept-rules.ts';
import { isPublicAddress } from '../storage/public-address.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { drawingOf, testRecord } from './engine-settings.ts';
import { drawOnce } from './paid-test.ts';
import { findSetup, withValues } from './set-engine.ts';
import { writeAudit } from './write-audit.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'engines' | 'box' | 'table' | 'modelsFolder'>;

/** How long a provider has to answer, in milliseconds. */
const TEST_MS = 15_000;
/** How long it has for a picture: less than a browser waits. */
const PICTURE_MS = 45_000;
/** How much of the provider's message is stored. */
const LONGEST_SAID = 300;

/**
 * Makes a free call to an engine's provider, or one paid picture if there is no free call. The answer is stored if the
 * settings are those in use.
 * @throws AppError not_found, engine_setting_refused; conflict if nothing is free, a setting is missing, or a paid test
 * is in progress
 */
export async function testEngine(
  deps: Deps,
  operator: Operator,
  { engine, values, paid }: BodyOf<typeof adminTestEngine>,
): Promise<OutputOf<typeof adminTestEngine>> {
  const { db, clock } = deps;
  const current = findSetup(deps, engine);
  const setup = values === undefined ? current : await withValues(deps, current, values);
  const ask = paid && values === undefined ? paidTest(deps, operator, setup) : freeTest(deps, setup);
  if (!ask) throw new AppError('conflict');
  const begun = performance.now();
  const answer = await ask().catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    return { ok: false, said: reasonOf(error) };
  });
  const test = {
    ok: answer.ok,
    tookMs: Math.round(performance.now() - begun),
    said: without(answer.said, setup.secrets).slice(0, LONGEST_SAID),
    testedAt: clock.now(),
  };
  if (values === undefined) await saveTest(db, { engine, ...test });
  return testRecord(test);
}

function freeTest({ modelsFolder }: Deps, { test }: EngineSetup): (() => Promise<EngineTest>) | undefined {
  const signal = AbortSignal.timeout(TEST_MS);
  return test && (() => test({ signal, isPublic: isPublicAddress, modelsFolder }));
}

/** Engines with a paid test in progress in this process: a second click costs nothing. */
const underWay = new Set<string>();

/** One picture, which the provider bills; the audit log records who made it and its cost. */
function paidTest(
  deps: Deps,
  operator: Operator,
  setup: EngineSetup,
): (() => Promise<EngineTest>) | undefined {
  const draw = setup.isTestable ? undefined : drawingOf(deps, setup);
  if (!draw) return undefined;
  return async () => {
    if (underWay.has(setup.id)) throw new AppError('conflict');
    underWay.add(setup.id);
    const write = (details: Record<string, unknown>) =>
      deps.db.transaction((tx) =>
        writeAudit(tx, operator, {
          action: 'engine.paid_test',
          subject: 'engine',
          subjectId: setup.id,
          details,
        }),
      );
    try {
      const { cost, ...answer } = await drawOnce(draw, AbortSignal.timeout(PICTURE_MS));
      const { micros, currency } = cost.money ?? {};
      await write(
        micros === undefined
          ? {}
          : { before: { cost: '–' }, after: { cost: `${micros / 1_000_000} ${currency}` } },
      );
      return answer;
    } catch (error) {
      // It is unknown whether the provider bills it.
      await write({});
      throw error;
    } finally {
      underWay.delete(setup.id);
    }
  };
}

/** Some providers repeat the key that they refuse. */
function without(said: string, secrets: readonly string[]): string {
  return secrets.reduce<string>(
    (text, secret) => (secret.length < 4 ? text : text.replaceAll(secret, '…')),
    said,
  );
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: unknown } };
  if (name === 'TimeoutError') return `no answer within ${TEST_MS / 1000} s`;
  return typeof cause?.code === 'string' ? cause.code : message;
}
