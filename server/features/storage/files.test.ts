import fs from 'node:fs';
import path from 'node:path';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../settings.ts';
import { workFolder } from '../../work-folders.ts';
import { openFiles } from './files.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

let world: StorageWorld;
beforeAll(async () => {
  world = await createStorageWorld();
});
afterAll(() => world.close());

type Changes = { folder?: string; publicUrl?: string } & Partial<Pick<Settings, 'SITE' | 'VISIBLE_LABEL'>>;

const settings = (changes: Changes = {}) => ({
  dataFolder: path.join(world.folder, changes.folder ?? 'data'),
  SITE: changes.SITE ?? ('intl' as const),
  VISIBLE_LABEL: changes.VISIBLE_LABEL ?? ('site' as const),
  s3: undefined,
  quotas: STORAGE_QUOTAS,
});

describe('opening the file store', () => {
  it('gives all servers of an installation the same secret', async () => {
    const servers = await Promise.all(Array.from({ length: 5 }, () => openFiles(world.deps.db, settings())));
    const secrets = new Set(servers.map(({ secret }) => secret.toString('hex')));
    expect(secrets.size).toBe(1);
    expect(servers[0]?.secret).toHaveLength(32);
  });

  it('gives each process a separate folder for unfinished files', async () => {
    const { incoming } = await openFiles(world.deps.db, settings());
    expect(path.relative(world.folder, incoming)).toBe(
      path.relative(world.folder, workFolder(path.join(world.folder, 'data'), 'incoming')),
    );
    expect(fs.statSync(incoming).isDirectory()).toBe(true);
  });

  it('refuses a folder that cannot be written, by name', async () => {
    const file = path.join(world.folder, 'a-file');
    fs.writeFileSync(file, '');
    await expect(openFiles(world.deps.db, settings({ folder: 'a-file/data' }))).rejects.toThrow(file);
  });

  it.each([
    ['intl', 'site', false],
    ['intl', 'on', true],
    ['intl', 'off', false],
    ['cn', 'site', true],
    ['cn', 'on', true],
    ['cn', 'off', false],
  ] as const)('labels pictures as %s does with the setting %s: %s', async (SITE, VISIBLE_LABEL, expected) => {
    const files = await openFiles(world.deps.db, settings({ SITE, VISIBLE_LABEL }));
    expect(files.visibleLabel).toBe(expected);
  });
});
