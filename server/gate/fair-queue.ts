/** Whose work it is: turns rotate through the organisations, and within each through its people. */
export interface Owner {
  organisationId: string;
  userId: string;
}

/** Work without a person takes turns as if it belonged to one person. */
export const NOBODY: Owner = { organisationId: '', userId: '' };

export interface Waiter {
  owner: Owner;
  weight: number;
  /** Called when its turn has come. */
  admit: () => void;
}

/**
 * Waiting work in the order of turns: one organisation after the other, within each one person after the
 * other, and of a person in the order it came. Insertion order of the maps is the order of turns: an owner
 * goes to the end after its turn.
 */
export function createFairQueue() {
  const organisations = new Map<string, Map<string, Set<Waiter>>>();
  let size = 0;
  const remove = (waiter: Waiter): void => {
    const { organisationId, userId } = waiter.owner;
    const people = organisations.get(organisationId);
    const own = people?.get(userId);
    if (!people || !own?.delete(waiter)) return;
    size -= 1;
    if (own.size === 0) people.delete(userId);
    if (people.size === 0) organisations.delete(organisationId);
  };
  return {
    size: () => size,
    push: (waiter: Waiter): void => {
      const { organisationId, userId } = waiter.owner;
      const people = organisations.get(organisationId) ?? new Map<string, Set<Waiter>>();
      organisations.set(organisationId, people);
      people.set(userId, (people.get(userId) ?? new Set()).add(waiter));
      size += 1;
    },
    /** The next turn of an owner that may have one, left in the queue. */
    next: (mayEnter: (owner: Owner) => boolean): Waiter | undefined => {
      for (const people of organisations.values()) {
        for (const [waiter] of people.values()) if (waiter && mayEnter(waiter.owner)) return waiter;
      }
      return undefined;
    },
    /** Removes a waiter whose turn it is, and moves its person and organisation to the end. */
    take: (waiter: Waiter): void => {
      const { organisationId, userId } = waiter.owner;
      remove(waiter);
      const people = organisations.get(organisationId);
      const own = people?.get(userId);
      if (people && own) {
        people.delete(userId);
        people.set(userId, own);
      }
      if (people) {
        organisations.delete(organisationId);
        organisations.set(organisationId, people);
      }
    },
    remove,
  };
}
