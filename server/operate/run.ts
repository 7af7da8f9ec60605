// What `npm run backup` and `npm run restore` start: node server/operate/run.ts <backup|restore> [folder]
import path from 'node:path';
import { connect } from '../db/connect.ts';
import { FolderInUseError } from '../db/embedded/lock-folder.ts';
import { embeddedConnection } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { diskDriver } from '../features/storage/drivers/disk.ts';
import { readSettings, type Settings } from '../settings.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * A backup may run while the product runs: then the embedded database is open already, and we only connect to
 * it.
 */
async function openBeside(settings: Settings): Promise<OpenDatabase> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const connection = embeddedConnection(path.join(settings.dataFolder, 'postgres'));
    const db = connect(connection);
    return { db, connection, embedded: true, announce: () => undefined, close: () => db.$client.end() };
  }
}

async function main(): Promise<void> {
  const [what, folder] = process.argv.slice(2);
  const settings = readSettings(process.env, process.cwd());
  const driver = settings.s3 ? undefined : diskDriver(path.join(settings.dataFolder, 'files'));
  if (what === 'restore' && folder === undefined)
    throw new Error('Say which backup: npm run restore -- <folder>');
  const database = what === 'backup' ? await openBeside(settings) : await openDatabase(settings);
  try {
    if (what === 'backup') {
      const target = path.resolve(
        folder ?? path.join('backups', new Date().toISOString().replace(/[:.]/g, '-')),
      );
      const made = await backup(database.db, driver, target);
      say(`Backup of ${made.rows['users'] ?? 0} accounts and ${made.files} files in ${target}`);
      if (!driver) say('Files live in S3 and are not part of it.');
    } else {
      await migrate(database.db);
      const made = await restore(database.db, driver, path.resolve(folder ?? ''));
      say(
        `Restored ${made.rows['users'] ?? 0} accounts and ${made.files} files, as they were on ${made.madeAt}.`,
      );
    }
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
