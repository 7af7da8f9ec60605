import { EXPORT_FILM } from '@inkreel/contract/story/story-runs.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Tx } from '../../db/connect.ts';
import type { EngineFile } from '../../engines/engine.ts';
import type { Routing } from '../../engines/routing.ts';
import type { StorageDeps } from '../storage/files.ts';
import { insertFile, prepareFile } from '../storage/keep-file.ts';
import type { PreparedFile } from '../storage/kept-file.ts';
import type { Provenance } from '../storage/provenance/xmp.ts';
import { readFileToDisk } from '../storage/resolve-input-file.ts';
import { ownStageOutput, writeStageOutput } from '../storage/stage-outputs.ts';
import type { TaskRow } from './store.ts';

/** Stores finished candidates; tests replace it by something faster. */
export interface ResultFiles<Prepared = PreparedFile> {
  /** Stores the bytes. A crash before `insert` leaves nothing that the storage sweep does not remove. */
  prepare(task: TaskRow, file: EngineFile): Promise<Prepared>;
  /** Writes the row of the stored bytes, in the caller's transaction. */
  insert(tx: Tx, prepared: Prepared): Promise<{ id: string }>;
}

/** Stores the outputs of stages until their run ends. */
export interface StageFiles {
  /** Stores the output; a crash before `own` leaves nothing that the storage sweep does not remove. */
  write(path: string): Promise<string>;
  own(tx: Tx, key: string): Promise<void>;
  /** Writes the output to a path of this machine. */
  read(key: string, path: string): Promise<void>;
}

/** Outputs of stages in the product's storage. */
export function storeStageFiles(deps: StorageDeps): StageFiles {
  return {
    write: (path) => writeStageOutput(deps, path),
    own: ownStageOutput,
    read: (key, path) => readFileToDisk(deps, key, path),
  };
}

/** What a film is put together from, as it was when it was ordered. */
const madeOf = ({ capability, input }: TaskRow): Provenance | undefined =>
  capability === EXPORT_FILM.capability ? (input as CapabilityInput['export_film']).provenance : undefined;

/** Result files in the product's storage, each with machine-readable provenance (decisions, AI labels). */
export function storeResultFiles(deps: StorageDeps & { routing: Pick<Routing, 'isBuiltin'> }): ResultFiles {
  return {
    prepare: (task, file) => {
      const engine = task.engine ?? 'unknown';
      return prepareFile(deps, {
        source: file.source,
        contentType: file.contentType,
        poster: file.poster,
        organisationId: task.organisationId,
        userId: task.userId,
        projectId: task.projectId ?? undefined,
        name: `${task.toolId}-${task.id.slice(-8)}-${file.index + 1}`,
        fromType: 'result',
        shareType: 'public',
        provenance: madeOf(task) ?? {
          what: task.toolId,
          engine,
          builtin: deps.routing.isBuiltin(engine),
        },
      });
    },
    insert: insertFile,
  };
}
