/** The part that we use of a library that brings no types. */
declare module 'fs-native-extensions' {
  /** @returns false if another open file holds the lock */
  export function tryLock(fd: number): boolean;
  export function unlock(fd: number): void;
}
