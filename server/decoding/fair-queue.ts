/** The owner of a decode: turns rotate through the organisations, and within each through its people. */
export interface DecodeOwner {
  organisationId: string;
  userId: string;
}

export interface Waiter {
  owner: DecodeOwner;
  bytes: number;
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
  const first = () => {
    const [organisation] = organisations;
    const [person] = organisation?.[1] ?? [];
    const [waiter] = person?.[1] ?? [];
    return waiter;
  };
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
    /** The next turn, left in the queue. */
    peek: first,
    /** Removes the next turn from the queue, and moves its person and organisation to the end. */
    shift: (): void => {
      const waiter = first();
      if (!waiter) return;
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
