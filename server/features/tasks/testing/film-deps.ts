import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import type { Db } from '../../../db/connect.ts';
import { createDecodeBudget } from '../../../decoding/decode-budget.ts';
import { createBuiltinEngine } from '../../../engines/builtin/builtin-engine.ts';
import type { Engine } from '../../../engines/engine.ts';
import { createRouting } from '../../../engines/routing.ts';
import { testPrincipals } from '../../../testing/http.ts';
import { diskDriver } from '../../storage/drivers/disk.ts';
import { downloadToPath } from '../../storage/resolve-input-file.ts';
import { storeResultFiles, storeStageFiles } from '../result-files.ts';
import type { RunTaskDeps } from '../run-context.ts';
import { createSampleClips } from '../sample-clips.ts';
import { NO_TARGETS } from './no-targets.ts';

/** Dependencies of a worker process that makes films: the real engine, and a real store in a folder. */
export function createFilmDeps(db: Db, folder: string) {
  const incoming = path.join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true });
  const decoding = createDecodeBudget();
  const files = {
    driver: diskDriver(path.join(folder, 'files')),
    secret: Buffer.from('a secret of the tests'),
    decoding,
    incoming,
    site: 'intl' as const,
    visibleLabel: false,
    quotas: STORAGE_QUOTAS,
    mayReach: () => false,
    engineOrigins: new Set<string>(),
  };
  const builtin = createBuiltinEngine(
    { threads: 1 },
    { dataFolder: folder, decoding, downloadToPath: (address, to) => downloadToPath({ files }, address, to) },
  );
  const engine: Engine = { id: 'builtin', builtin: true, local: true, serves: builtin.serves };
  const routing = createRouting({
    camera_move: [{ engine, missing: () => undefined }],
    export_film: [{ engine, missing: () => undefined }],
  });
  const clock = { now: () => new Date() };
  const base = { db, clock, files, routing, principals: testPrincipals({ db, clock }) };
  const runDeps: RunTaskDeps = {
    ...base,
    resultFiles: storeResultFiles(base),
    stageFiles: storeStageFiles(base),
    clips: createSampleClips(base, []),
    log: { warn: () => undefined, error: () => undefined },
    pause: async () => undefined,
    targets: NO_TARGETS,
  };
  return { ...base, runDeps, close: builtin.close };
}
