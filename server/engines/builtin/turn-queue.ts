import { Piscina } from 'piscina';

type TaskQueue = NonNullable<ConstructorParameters<typeof Piscina>[0]>['taskQueue'] & object;
type Task = Parameters<TaskQueue['push']>[0];

const turnOf = (task: Task): number =>
  (task as Task & { [Piscina.queueOptionsSymbol]: { turn?: number } | null })[Piscina.queueOptionsSymbol]
    ?.turn ?? 0;

/**
 * What waits for a thread, in the order of its run's turn. A run that has begun gets every thread that comes free before
 * the next one begins: its time counts from there, so no other run may use it up.
 */
export class TurnQueue implements TaskQueue {
  readonly #tasks: Task[] = [];

  get size(): number {
    return this.#tasks.length;
  }

  shift(): Task | null {
    return this.#tasks.shift() ?? null;
  }

  push(task: Task): void {
    const later = this.#tasks.findIndex((other) => turnOf(other) > turnOf(task));
    this.#tasks.splice(later < 0 ? this.#tasks.length : later, 0, task);
  }

  remove(task: Task): void {
    const at = this.#tasks.indexOf(task);
    if (at >= 0) this.#tasks.splice(at, 1);
  }
}
