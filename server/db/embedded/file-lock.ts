import fs from 'node:fs';
import { tryLock, unlock } from 'fs-native-extensions';

/**
 * An exclusive lock on a file. It belongs to the open file: it lasts until every process that got `fd` has closed it.
 */
export interface FileLock {
  fd: number;
  /** True if we hold it, newly or already; false if another process does. */
  tryAcquire(): boolean;
  /** Drops our share. A child that inherited `fd` keeps the lock. */
  close(): void;
  /** Releases the lock, even while a child still holds `fd`: each inherits it for a moment as it is started. */
  release(): void;
}

/** Error codes of file systems without locks. */
const NO_LOCKS = ['ENOLCK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'];

/**
 * Opens a file to lock it. The kernel keeps the lock with the file, so it holds across containers and
 * namespaces that share the volume, and is released when its holders end, however they end (fcntl(2),
 * F_OFD_SETLK; flock(2) on macOS).
 * @throws Error of the file system, or a sentence if it knows no locks
 */
export function openFileLock(file: string, { create = false } = {}): FileLock {
  const fd = fs.openSync(file, fs.constants.O_RDWR | (create ? fs.constants.O_CREAT : 0), 0o600);
  return {
    fd,
    tryAcquire: () => {
      try {
        return tryLock(fd);
      } catch (cause) {
        if (!NO_LOCKS.includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
        throw new Error(
          `The file system of ${file} has no file locks. Put DATA_DIR on a local disk, or set DATABASE_URL.`,
          { cause },
        );
      }
    },
    close: () => fs.closeSync(fd),
    release: () => {
      unlock(fd);
      fs.closeSync(fd);
    },
  };
}
