import type { Clock } from '../clock.ts';

/** Time that a test moves. Starts at the real time, since the database stamps rows with its own. */
export class TestClock implements Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Moves time forward (or back, with a negative number) by seconds. */
  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }
}
