import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { ledgerRows, pointAccounts, pointHolds, results, tasks } from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { insertFile, prepareFile } from '../../storage/keep-file.ts';
import type { PreparedFile } from '../../storage/kept-file.ts';
import type { Provenance } from '../../storage/provenance/xmp.ts';
import { createStorageWorld, type StorageWorld } from '../../storage/testing/storage-world.ts';

export interface MadeResult {
  id: string;
  taskId: string;
  file: PreparedFile;
}

export interface CreationWorld extends StorageWorld {
  /** Files are really stored; their run is written as a finished one. */
  addResult(
    user: Principal,
    about?: {
      prompt?: string;
      toolId?: string;
      projectId?: string;
      engine?: string;
      /** A PNG; a plain one by default. */
      bytes?: Buffer;
      /** Content type of `bytes`. */
      contentType?: string;
      provenance?: Provenance;
      /** It is not to be saved. */
      noSave?: boolean;
    },
  ): Promise<MadeResult>;
  /** The bytes that the store has under a key. */
  bytesOf(key: string): Promise<Buffer>;
}

/** The files' test world with finished runs. */
export async function createCreationWorld(): Promise<CreationWorld> {
  const world = await createStorageWorld();
  const { db, clock } = world.deps;
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#778899' } })
    .png()
    .toBuffer();

  const addResult: CreationWorld['addResult'] = async (user, about = {}) => {
    const { organisationId, userId } = user;
    const now = clock.now();
    const prompt = about.prompt ?? 'a red boat';
    const toolId = about.toolId ?? 'ai-image-generator';
    const projectId = about.projectId ?? null;
    const noSave = about.noSave ?? false;
    const taskId = v7();
    const id = v7();
    const quote = { points: 20, pointsEach: 20, unitPoints: 20 };
    const file = await prepareFile(world.deps, {
      source: { bytes: about.bytes ?? bytes },
      contentType: about.contentType ?? 'image/png',
      organisationId,
      userId,
      projectId: about.projectId,
      name: prompt,
      fromType: 'result',
      shareType: 'public',
      ...(about.provenance && { provenance: about.provenance }),
    });
    await db.transaction(async (tx) => {
      await tx.insert(pointAccounts).values({ organisationId }).onConflictDoNothing();
      const shared = { organisationId, userId, projectId, toolId };
      await tx.insert(ledgerRows).values({ id: v7(), organisationId, type: 'system_refill', points: 20 });
      await tx.insert(tasks).values({
        ...shared,
        noSave,
        id: taskId,
        capability: 'text_to_image',
        input: { prompt, width: 32, height: 32, count: 1 },
        inputHash: '',
        state: 'SUCCEEDED',
        engine: about.engine ?? 'sketch',
        deadlineAt: now,
        createdAt: now,
        finishedAt: now,
      });
      await tx
        .insert(pointHolds)
        .values({ taskId, organisationId, state: 'settled', held: 20, settled: 20, quote });
      await tx.insert(ledgerRows).values({ ...shared, id: v7(), taskId, type: 'consume', points: -20 });
      const fileId = (await insertFile(tx, file)).id;
      await tx
        .insert(results)
        .values({ ...shared, noSave, id, taskId, index: 0, fileId, seed: 7, prompt, createdAt: now });
    });
    return { id, taskId, file };
  };
  const bytesOf: CreationWorld['bytesOf'] = async (key) => {
    const stream = await world.deps.files.driver.read(key);
    if (!stream) throw new Error(`no bytes for ${key}`);
    return buffer(stream);
  };
  return { ...world, addResult, bytesOf };
}
