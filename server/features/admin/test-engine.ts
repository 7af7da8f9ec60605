import type { adminTestEngine } from '@inkreel/contract/api/admin-engines.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { AppError } from '../../http/app-error.ts';
import { saveTest } from '../engines/kept-rules.ts';
import { isPublicAddress } from '../storage/public-address.ts';
import type { AdminDeps } from './admin-deps.ts';
import { testRecord } from './engine-settings.ts';
import { findSetup, withValues } from './set-engine.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'engines' | 'box'>;

/** How long a provider has to answer, in milliseconds. */
const TEST_MS = 15_000;
/** What is kept of its words. */
const LONGEST_SAID = 300;

/**
 * Asks the provider of an engine for something that costs nothing. The answer is kept where the settings are those that
 * are in use.
 * @throws AppError not_found, engine_setting_refused; conflict where nothing is free or a setting is missing
 */
export async function testEngine(
  deps: Deps,
  { engine, values }: BodyOf<typeof adminTestEngine>,
): Promise<OutputOf<typeof adminTestEngine>> {
  const { db, clock } = deps;
  const current = findSetup(deps, engine);
  const setup = values === undefined ? current : await withValues(deps, current, values);
  if (!setup.test) throw new AppError('conflict');
  const begun = performance.now();
  const answer = await setup
    .test({ signal: AbortSignal.timeout(TEST_MS), isPublic: isPublicAddress })
    .catch((error: unknown) => ({ ok: false, said: reasonOf(error) }));
  const test = {
    ok: answer.ok,
    tookMs: Math.round(performance.now() - begun),
    said: without(answer.said, setup.secrets).slice(0, LONGEST_SAID),
    testedAt: clock.now(),
  };
  if (values === undefined) await saveTest(db, { engine, ...test });
  return testRecord(test);
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
