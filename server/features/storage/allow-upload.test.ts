import { AUDIO_UPLOAD_BYTES, IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { allowUpload } from './allow-upload.ts';
import { readUsage } from './quota/room.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';
import { requireUploadToken } from './upload-token.ts';

const PREFIX = '/api.v1/storage/upload/';
type Asked = Parameters<typeof allowUpload>[2];
const ASKED: Asked = {
  file_name: 'C:\\cat.png',
  content_type: 'image/png',
  from_type: 'temp',
  share_type: 'public',
  folder_id: 0,
  parts: false,
};

let world: StorageWorld;
let user: Principal & { projectId: string };
beforeAll(async () => {
  world = await createStorageWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  user = await world.newFounder();
  world.deps.files.quotas = STORAGE_QUOTAS;
});

const ask = (changes: Partial<Asked> = {}) => allowUpload(world.deps, user, { ...ASKED, ...changes });
const allowed = async (changes: Partial<Asked> = {}) => {
  const { upload_url } = await ask(changes);
  expect(upload_url.startsWith(PREFIX)).toBe(true);
  return requireUploadToken(world.deps, upload_url.slice(PREFIX.length));
};

describe('an upload address', () => {
  test('states who may send what, under a clean name', async () => {
    expect(await allowed()).toEqual({
      user: user.userId,
      organisation: user.organisationId,
      kind: 'session',
      session: user.tokenHash,
      name: 'cat.png',
      type: 'image/png',
      from: 'temp',
      share: 'public',
      ends: world.deps.clock.now().getTime() + 600_000,
    });
    const project = {
      project_id: user.projectId,
      size: 5,
      from_type: 'tool',
      share_type: 'private',
    } as const;
    expect(await allowed(project)).toMatchObject({
      project: user.projectId,
      size: 5,
      from: 'tool',
      share: 'private',
    });
  });

  test('is valid for ten minutes, and for a day if the file comes in parts', async () => {
    const now = world.deps.clock.now().getTime();
    expect((await ask()).expires_at).toBe(new Date(now + 600_000).toISOString());
    expect((await ask({ parts: true, size: 5 })).expires_at).toBe(new Date(now + 86_400_000).toISOString());
    expect(await allowed({ parts: true, size: 5 })).toMatchObject({ parts: true, ends: now + 86_400_000 });
  });

  test('has the type by the name that the product uses', async () => {
    expect(await allowed({ content_type: 'Image/JPG; charset=x' })).toMatchObject({ type: 'image/jpeg' });
  });
});

describe('no upload address is given', () => {
  test.each(['text/html', 'image/svg+xml', 'audio/midi', ''])('for %j', async (content_type) => {
    await expect(ask({ content_type })).rejects.toMatchObject({ code: 'unsupported_file_type' });
  });

  test('for more bytes than a file of this type may have', async () => {
    await ask({ size: IMAGE_UPLOAD_BYTES });
    await expect(ask({ size: IMAGE_UPLOAD_BYTES + 1 })).rejects.toMatchObject({
      code: 'file_too_large',
      data: { limit: IMAGE_UPLOAD_BYTES },
    });
    await expect(ask({ content_type: 'audio/wav', size: AUDIO_UPLOAD_BYTES + 1 })).rejects.toMatchObject({
      data: { limit: AUDIO_UPLOAD_BYTES },
    });
  });

  test('for parts of a file of unknown size', async () => {
    await expect(ask({ parts: true })).rejects.toMatchObject({
      code: 'invalid_input',
      data: { fields: [{ field: 'size', problem: 'required' }] },
    });
  });

  test('for a project that the user does not see', async () => {
    const { projectId } = await world.newFounder();
    await expect(ask({ project_id: projectId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('for a file that no longer fits, even of one byte', async () => {
    const fill = (bytes: number) => {
      world.deps.files.quotas = { ...STORAGE_QUOTAS, free: { ...STORAGE_QUOTAS.free, bytes } };
    };
    fill(100);
    await ask({ size: 100 });
    await expect(ask({ size: 101 })).rejects.toMatchObject({
      code: 'storage_full',
      data: { used: 0, quota: 100, needed: 101 },
    });
    fill(1);
    await ask();
    fill(0);
    await expect(ask()).rejects.toMatchObject({ code: 'storage_full', data: { needed: 1 } });
    expect(await readUsage(world.deps, user.organisationId)).toEqual({ used: 0, quota: 0 });
  });
});
