import type { adminEngineSettings } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { EngineSetup } from '../../engines/define-engine.ts';
import { findUsers } from '../accounts/find-users.ts';
import { openSettings } from '../engines/current-engines.ts';
import { findSettings, findTests, type StoredTest } from '../engines/kept-rules.ts';
import type { AdminDeps } from './admin-deps.ts';
import { costOfTest } from './paid-test.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'engines' | 'box' | 'table'>;

/** Engines that the console can configure, what may be shown of them, and the result of the last test. */
export async function listEngineSettings({
  db,
  clock,
  engines,
  box,
  table,
}: Deps): Promise<OutputOf<typeof adminEngineSettings>> {
  const [stored, tests] = await Promise.all([findSettings(db), findTests(db)]);
  const opened = openSettings(box, stored);
  const people = await findUsers(db, [...new Set(stored.map(({ setBy }) => setBy))]);
  return engines
    .list()
    .filter(({ setup }) => isSettable(setup))
    .map(({ setup, capabilities, servers }) => {
      const test = tests.find(({ engine }) => engine === setup.id);
      return {
        engine: setup.id,
        name: setup.name,
        kind: setup.kind,
        missing: setup.missing ?? null,
        capabilities: [...capabilities],
        settings: setup.settings.map(({ name, isRequired, isSecret, isOpenToConsole, from, shown }) => {
          const row = from === 'environment' ? undefined : stored.find((each) => each.name === name);
          return {
            name,
            required: isRequired,
            secret: isSecret,
            open: isOpenToConsole,
            from: from ?? null,
            shown: shown ?? null,
            unreadable: row !== undefined && opened[setup.id]?.[name] === undefined,
            set_by: row ? (people.get(row.setBy)?.name ?? '') : null,
            set_at: row?.setAt.toISOString() ?? null,
          };
        }),
        testable: setup.isTestable,
        paid_test: paidTest({ table, clock }, setup),
        test: test ? testRecord(test) : null,
        servers: servers.map(({ address, isUp, queued, does, lacks }) => ({
          address,
          up: isUp,
          queued,
          does,
          lacks: [...lacks],
        })),
      };
    });
}

/** The cost of a test that has no free variant. */
function paidTest(
  deps: Pick<AdminDeps, 'table' | 'clock'>,
  setup: EngineSetup,
): OutputOf<typeof adminEngineSettings>[number]['paid_test'] {
  const draw = setup.isTestable ? undefined : drawingOf(deps, setup);
  if (!draw) return null;
  const { money } = costOfTest(draw, setup.prices, deps.clock.now());
  return { cost: money ?? null };
}

/** What a hosted engine serves text to image with; undefined if the engine is not open for it. */
export function drawingOf(
  { table }: Pick<AdminDeps, 'table'>,
  { id, kind }: Pick<EngineSetup, 'id' | 'kind'>,
) {
  const route = table.text_to_image?.find(({ engine }) => engine.id === id);
  const isOpen = route && route.missing() === undefined && route.closed?.('text_to_image')?.why !== 'retired';
  return kind === 'hosted' && isOpen ? route.engine.serves.text_to_image : undefined;
}

/** The built-in engine's threads are set by the environment only: changing them would end their work. */
export const isSettable = ({ settings, kind }: EngineSetup): boolean =>
  settings.length > 0 && kind !== 'builtin';

export const testRecord = ({ ok, tookMs, said, testedAt }: Omit<StoredTest, 'engine'>) => ({
  ok,
  took_ms: tookMs,
  said,
  tested_at: testedAt.toISOString(),
});
