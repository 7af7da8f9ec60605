/** The part that we use of a library without types. */
declare module 'fs-native-extensions' {
  /** @returns false if another open file holds the lock */
  export function tryLock(fd: number): boolean;
  export function unlock(fd: number): void;
}
