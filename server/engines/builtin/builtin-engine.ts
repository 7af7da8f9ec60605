import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { AppError } from '../../http/app-error.ts';
import { modelsFolder } from '../../inference/models-folder.ts';
import { canRead } from '../../ocr/open-reader.ts';
import { workFolder } from '../../work-folders.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { Analysis, Analyzer, CapabilityEngine, Engine, MediaCheck } from '../engine.ts';
import { ADDED_CAPABILITIES } from './add-ons.ts';
import { lackingPackage } from './optional-packages.ts';
import { createWorkPool, type PoolOptions } from './pool.ts';
import { REFUSALS } from './refusals.ts';
import { addressesOf, serveWork } from './serve-work.ts';
import type { MediaThreadData } from './subtitles/open-clip.ts';
import { VALUES } from './values.ts';
import { GENERATORS } from './works/index.ts';

/** Start options of its threads. */
export interface BuiltinWorkerData extends MediaThreadData {
  /** Where `npm run models` installs the runtime. */
  modelsFolder: string;
}

/** The built-in engine with its threads. */
type BuiltinRoutes = Required<Omit<EngineRoutes, 'servers' | 'voices' | 'retiring' | 'usualModels'>>;

/**
 * The engine that is always available: it works by rules on the CPU, without a key or a download, and marks
 * its results accordingly.
 *
 * @param dataFolder parent of this process's folder for unfinished pictures, which is emptied at every start
 * @param hasMedia whether an `ffmpeg` program or its library is installed: without either, video capabilities
 * are closed
 */
export function createBuiltinEngine(
  options: Pick<PoolOptions, 'threads' | 'worker'>,
  { dataFolder, downloadToPath, decoding }: EngineHost,
  hasMedia = true,
): BuiltinRoutes {
  const folder = workFolder(dataFolder, 'drawing');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const models = modelsFolder(dataFolder);
  const workerData: BuiltinWorkerData = { modelsFolder: models, mediaFolder: path.join(folder, 'media') };
  const pool = createWorkPool({ ...options, workerData, ...(decoding ? { decoding } : {}) });
  const serves = Object.keys(GENERATORS).map((name) => {
    const capability = name as Capability;
    const refuse = REFUSALS[capability] as CapabilityEngine<never>['refuse'];
    const values = VALUES[capability];
    return [
      capability,
      {
        ...serveWork({ pool, folder, downloadToPath }, capability),
        ...(values ? { values } : {}),
        ...(refuse ? { refuse } : {}),
      },
    ];
  });
  const analyze =
    (assist: Analysis): Analyzer =>
    async (input, signal, owner) => {
      if (READS.has(assist) && !canRead(models)) throw new AppError('text_reading_unavailable');
      const own = path.join(folder, randomUUID());
      await mkdir(own);
      try {
        const files: Record<string, string> = {};
        for (const [at, address] of addressesOf(input).entries()) {
          const file = path.join(own, String(at));
          await downloadToPath(address, file);
          files[address] = file;
        }
        return await pool.assist({ assist, input, files, owner }, signal);
      } catch (error) {
        if (signal.aborted) throw new AppError('server_busy', { retryAfter: 5, cause: error });
        throw asRefusal(error) ?? error;
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    };
  return {
    serves: Object.fromEntries(serves) as Engine['serves'],
    analyzes: {
      'cut-out': analyze('cut-out'),
      faces: analyze('faces'),
      texts: analyze('texts'),
      portrait: analyze('portrait') as Analyzer<MediaCheck>,
      retalk: analyze('retalk') as Analyzer<MediaCheck>,
      'subtitle-areas': analyze('subtitle-areas'),
      'subtitle-preview': analyze('subtitle-preview'),
    },
    closed: (capability) => {
      const what = lackingPackage(capability, { hasMedia, modelsFolder: models });
      return what === undefined ? undefined : { why: 'lacks', what };
    },
    threads: pool.threads,
    optional: ADDED_CAPABILITIES,
    close: async () => {
      await pool.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Requests that need text recognition. */
const READS: ReadonlySet<Analysis> = new Set(['texts', 'subtitle-areas', 'subtitle-preview']);

const ASSIST_REFUSALS = [
  'media_unreadable',
  'media_too_heavy',
  'engine_unavailable',
  'image_unreadable',
  'image_too_heavy',
  'images_busy',
  'server_busy',
  'text_reading_unavailable',
] as const;
const RETRY_SECONDS = 5;

/** Only the message leaves a worker thread. */
function asRefusal(error: unknown): AppError | undefined {
  const code = ASSIST_REFUSALS.find((each) => error instanceof Error && error.message === each);
  if (code === undefined) return undefined;
  const isBusy = code === 'images_busy' || code === 'server_busy';
  return new AppError(code, { cause: error, ...(isBusy ? { retryAfter: RETRY_SECONDS } : {}) });
}
